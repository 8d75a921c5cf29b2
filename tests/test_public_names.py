"""What others may build on: the names of `vivamos`, as the README tells them, each with words about it."""

from __future__ import annotations

import ast
import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import vivamos

HERE = Path(__file__).parents[1]
README = (HERE / "README.md").read_text(encoding="utf-8")
CONTRIBUTING = (HERE / "CONTRIBUTING.md").read_text(encoding="utf-8")
PAGES = [README, *(path.read_text(encoding="utf-8") for path in sorted((HERE / "docs").glob("*.md")))]
FOLDERS = {path.stem for path in Path(vivamos.__file__).parent.iterdir()}  # `vivamos.engine` is a place, not a name


def test_the_readme_tells_exactly_the_public_names() -> None:
    table = re.search(r"^\| name \| is \|\n(?:\|.*\n)+", README, re.MULTILINE)
    assert table is not None
    assert sorted(re.findall(r"`vivamos\.(\w+)`", table[0])) == sorted(vivamos.__all__)


def test_the_docs_use_no_other_names() -> None:
    used = {name for page in PAGES for name in re.findall(r"(?<![\w/\"'@-])vivamos\.(\w+)\b(?!\.sqlite)", page)}
    assert used - FOLDERS - set(vivamos.__all__) == set()
    assert {"deal", "bot", "replay"} <= used


def test_every_public_name_is_there() -> None:
    assert len(set(vivamos.__all__)) == len(vivamos.__all__)
    assert [name for name in vivamos.__all__ if not hasattr(vivamos, name)] == []
    assert set(vivamos.__all__) <= set(dir(vivamos))
    with pytest.raises(AttributeError, match="no attribute 'Tabel'"):
        vivamos.Tabel  # noqa: B018


def documented() -> Iterator[tuple[str, Any]]:
    """The public functions and classes, and what of the classes has no underscore."""
    for name in vivamos.__all__:
        found = getattr(vivamos, name)
        if callable(found):
            yield name, found
        if inspect.isclass(found):
            for part in found.__mro__:
                if part.__module__.startswith("vivamos"):
                    yield from (
                        (f"{part.__name__}.{key}", value) for key, value in vars(part).items() if is_told(key, value)
                    )


def is_told(name: str, value: Any) -> bool:
    return not name.startswith("_") and (callable(value) or isinstance(value, (property, cached_property, classmethod)))


def test_every_public_name_has_words_about_it() -> None:
    names = dict(documented())
    assert {"deal", "Table", "Table.play", "Table.seat", "Game.rules_text", "Bot.pick"} <= names.keys()
    assert [name for name, found in names.items() if not (found.__doc__ or "").strip()] == []


def test_importing_it_costs_next_to_nothing() -> None:
    code = "import sys, vivamos; print(sorted({'numba', 'numpy', 'vivamos.engine.table'} & sys.modules.keys()))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.strip() == "[]"


def for_games() -> dict[str, set[str]]:
    """The public names of the engine, module by module."""
    names = (path.stem for path in sorted((Path(vivamos.__file__).parent / "engine").glob("[!_]*.py")))
    modules = {name: import_module(f"vivamos.engine.{name}") for name in names}
    return {name: set(module.__all__) for name, module in modules.items() if hasattr(module, "__all__")}


def test_what_contributing_tells_of_the_engine_is_public_and_nothing_else() -> None:
    told: dict[str, set[str]] = {}
    module = ""
    for name, names in re.findall(r"^\| (`\w+`)? ?\| ((?:`[^`]+`(?:, )?)+) \|", CONTRIBUTING, re.MULTILINE):
        module = name.strip("`") or module
        told.setdefault(module, set()).update(re.findall(r"`(\w+)", names))
    public = for_games()
    assert len(public) >= 10
    errors = public.pop("errors")
    assert {name: told.get(name) for name in public} == public
    assert told["errors"] | set(vivamos.__all__) >= errors >= told["errors"]


def test_the_games_use_nothing_else_of_these_modules() -> None:
    public = for_games()
    used: dict[str, set[str]] = {}
    for path in (Path(vivamos.__file__).parent / "games").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("vivamos.engine."):
                used.setdefault(node.module.split(".")[2], set()).update(name.name for name in node.names)
    assert len(used) >= 10
    assert {name: used[name] - public[name] for name in used.keys() & public.keys() if used[name] - public[name]} == {}
