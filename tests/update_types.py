"""Write the types of what the server tells the pages, from its structs: `python tests/update_types.py`."""

from __future__ import annotations

import ast
from itertools import pairwise
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Required, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import Meta, Struct, UnsetType
from msgspec.structs import fields

from vivamos.server import club, frames, profile

WEB = Path(frames.__file__).parent.parent / "web"
HEADS = {
    frames: "What goes over the stream of a table.",
    profile: "What somebody is told about themselves.",
    club: "What the people of a club night are told.",
}
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "any"}
CLASSES = [
    node
    for module in HEADS
    for node in ast.parse(Path(str(module.__file__)).read_text("utf-8")).body
    if isinstance(node, ast.ClassDef)
]
NOTES = {  # what stands below a field
    (one.name, field.target.id): note.value.value
    for one in CLASSES
    for field, note in pairwise(one.body)
    if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
    if isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant)
}
UNIONS = {name: kind for name, kind in vars(frames).items() if isinstance(kind, UnionType)}


def types(module: ModuleType) -> str:
    """The whole file for one module."""
    name = module.__name__.rpartition(".")[2]
    head = f"/** {HEADS[module]} Made from server/{name}.py by tests/update_types.py: change that. */\n"
    written = {}
    for name, kind in vars(module).items():
        is_frame = isinstance(kind, type) and issubclass(kind, Struct) and kind.__module__ == module.__name__
        if name in UNIONS and module is frames:
            written[name] = f"export type {name} = {_union(kind)};\n"
        elif is_typeddict(kind) or (is_frame and not _is_base(kind)):
            written[name] = _interface(name, kind)
    return "\n".join([head, *written.values()])


def file_of(module: ModuleType) -> Path:
    return WEB / f"{module.__name__.rpartition('.')[2]}.d.ts"


def _is_base(kind: type[Struct]) -> bool:
    """Whether it is only there for others to have its fields; no frame is one."""
    return kind in (frames.Event, frames.ShowingEvent, frames.FromServer, frames.FromClient, frames.AnAction)


def _interface(name: str, kind: Any) -> str:
    config = getattr(kind, "__struct_config__", None)
    members = [f"  {config.tag_field}: {_text(config.tag)};"] if config and config.tag is not None else []
    wire = {field.name: field.encode_name for field in fields(kind)} if config else {}
    for field, hint in get_type_hints(kind, include_extras=True).items():
        optional = _may_be_unset(hint) or not (getattr(kind, "__total__", True) or get_origin(hint) is Required)
        if note := _note(kind, field):
            members.append(f"  /** {note} */")
        members.append(f"  {wire.get(field, field)}{'?' if optional else ''}: {_type(hint)};")
    if is_typeddict(kind):  # each game has its own beside these
        members.append("  [key: string]: any;")
    doc = f"/** {' '.join(kind.__doc__.split())} */\n" if kind.__doc__ else ""
    return f"{doc}export interface {name} {{\n" + "\n".join(members) + "\n}\n"


def _type(hint: Any) -> str:
    origin, parts = get_origin(hint), get_args(hint)
    if name := _name(hint):
        return name
    if hint in PLAIN:
        return PLAIN[hint]
    if origin is Annotated:
        shapes = [part for part in parts[1:] if not isinstance(part, Meta)]
        return _type(shapes[0] if shapes else parts[0])
    if origin is Required:
        return _type(parts[0])
    if origin is Literal:
        return " | ".join(_text(part) for part in parts)
    if origin is list:
        inner = _type(parts[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {_type(parts[1])}>"
    if origin in (Union, UnionType):
        return _union(hint)
    raise TypeError(f"no TypeScript for {hint}")


def _union(hint: Any) -> str:
    """Its parts, and the unions in it by their names."""
    left = [part for part in get_args(hint) if part is not UnsetType]
    found = []
    for name, kind in UNIONS.items():
        inner = get_args(kind)
        if kind != hint and len(inner) < len(left) and all(part in left for part in inner):
            left = [part for part in left if part not in inner]
            found.append(name)
    return " | ".join([*found, *(_type(part) for part in left)])


def _name(hint: Any) -> str | None:
    """How a struct, a dictionary or a union is called in frames.py."""
    if isinstance(hint, type) and (issubclass(hint, Struct) or is_typeddict(hint)):
        return hint.__name__
    return next((name for name, kind in UNIONS.items() if kind == hint), None)


def _may_be_unset(hint: Any) -> bool:
    return hint is UnsetType or any(_may_be_unset(part) for part in get_args(hint))


def _note(kind: type, field: str) -> str | None:
    """What is said of a field, where it is declared."""
    return next((NOTES[one.__name__, field] for one in kind.__mro__ if (one.__name__, field) in NOTES), None)


def _text(value: object) -> str:
    return f'"{value}"'


if __name__ == "__main__":
    for module in HEADS:
        file_of(module).write_text(types(module), encoding="utf-8")
        print(f"{file_of(module).name} written")
