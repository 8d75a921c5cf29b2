"""Fluent catalogues as data: read, made longer for the pseudo-language, and written for the pages."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

_ACCENTS = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    "ȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑ",
)

_EDGE = re.compile(r"(\s|\*\*)+$")  # blanks, and what only begins or ends something bold


def parsed(source: str) -> ast.Resource:
    """The entries of a catalogue; raises ValueError where it cannot be read."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"a catalogue cannot be read: {entry.annotations[0].message}: {entry.content!r}")
    return resource


def longer(resource: ast.Resource) -> None:
    """Put accents on every letter and make every text 40 % longer: whatever is no message stands out."""
    _Longer().visit(resource)


class _Longer(Visitor):
    _share = 0.4

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802  (the name of the node)
        # What stands between the things of a list keeps its length: blanks and bars are at its end.
        self._share = 0.0 if node.id.name.startswith("list-") else 0.4
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        more = math.ceil(self._share * len(node.value.replace("**", "").strip()))
        text = node.value.translate(_ACCENTS)
        body = _EDGE.sub("", text)
        node.value = body + " ǿǿǿǿǿ" * (more // 6) + "ǿ" * (more % 6) + text[len(body) :]


def compact(resources: Iterable[ast.Resource]) -> dict[str, Any]:
    """The messages for `web/words.js`: names, each with its pattern."""
    made: dict[str, Any] = {}
    for resource in resources:
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term) and entry.value is not None:
                prefix = "-" if isinstance(entry, ast.Term) else ""
                made[prefix + entry.id.name] = _pattern(entry.value)
    return made


def _pattern(pattern: ast.Pattern) -> Any:
    """A text, or a list of texts and things to be put in."""
    parts = [
        each.value if isinstance(each, ast.TextElement) else _expression(each.expression) for each in pattern.elements
    ]
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _expression(found: Any) -> Any:
    """Something to be put in: what it is, then what it needs."""
    if isinstance(found, ast.StringLiteral):
        return found.parse()["value"]
    if isinstance(found, ast.NumberLiteral):
        return ["number", found.parse()["value"]]
    if isinstance(found, ast.VariableReference):
        return ["given", found.id.name]
    if isinstance(found, ast.MessageReference):
        return ["message", found.id.name]
    if isinstance(found, ast.TermReference):
        named = found.arguments.named if found.arguments else []
        return ["term", f"-{found.id.name}", {each.name.name: _expression(each.value) for each in named}]
    if isinstance(found, ast.FunctionReference):
        return ["function", found.id.name, *[_expression(each) for each in found.arguments.positional]]
    if isinstance(found, ast.SelectExpression):
        variants = {_key(each.key): _pattern(each.value) for each in found.variants}
        default = next(_key(each.key) for each in found.variants if each.default)
        return ["choice", _expression(found.selector), variants, default]
    if isinstance(found, ast.Placeable):
        return _expression(found.expression)
    raise ValueError(f"a catalogue holds {type(found).__name__}, which the pages do not know")


def _key(key: Any) -> str:
    return str(key.name if isinstance(key, ast.Identifier) else key.value)
