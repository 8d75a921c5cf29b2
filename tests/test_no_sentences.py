"""What a player reads stands in the catalogues alone: no sentence in the code of engine, games, server and pages.

Docstrings, comments, logs, errors for contributors and the help of the command line stay English in the code.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from vivamos.engine.words import LANGUAGES

SOURCE = Path(__file__).parents[1] / "src" / "vivamos"
PARTS = ("bots", "coach", "engine", "games", "server", "teach", "terminal")
PYTHON = sorted(path for part in PARTS for path in (SOURCE / part).rglob("*.py") if "migrations" not in path.parts)
NOT_FOR_PLAYERS = {  # what these files say is for whoever runs the server, or programs against it
    "engine/observation.py": "the table of the docs",
    "server/api.py": "the interface's own documentation",
    "server/api_page.py": "the interface's own documentation",
    "server/app.py": "the interface's own documentation",
    "server/connections.py": "why a connection ends that sends no text",
    "server/limits.py": "the help of the command line",
    "server/metrics.py": "what Prometheus shows to hosts",
    "server/old_texts.py": "what stores from before facts hold",
    "server/serve.py": "the command line",
    "engine/places.py": "the text of a function, for the compiler",
    "teach/lesson.py": "what is wrong with the file of a lesson, for its author",
}
PAGES = sorted((SOURCE / "web").rglob("*.js"))

# Words that make a text a sentence of English.
SMALL = (
    "a an and are as at be but by can cannot for from has have in is it may must no not of on or so that the their "
    "there they this to was were will with you your"
)
SENTENCE = re.compile(rf"\b({SMALL.replace(' ', '|')})\b", re.IGNORECASE)
FOR_CONTRIBUTORS = {
    "TypeError",
    "ValueError",
    "AssertionError",
    "RuntimeError",
    "LookupError",
    "AttributeError",
    "NotImplementedError",
    "GameFilesError",
    "part",  # of an observation vector, for the docs
}
LOGS = {"debug", "info", "warning", "error", "exception", "critical"}


def is_sentence(text: str) -> bool:
    """Two words or more, one of them small; not a path, a list of classes, SQL or something in braces."""
    words = re.findall(r"[^\W\d_]+(?:’s)?", text)
    return len(words) >= 3 and " " in text.strip() and SENTENCE.search(text) is not None and not CODE.search(text)


CODE = re.compile(
    r"^[\s\w.-]*[{<]\w+[ >]|^[MmzLlHhVvCcSsQqAa\d\s.,-]+$"
    r"|^\w+ = \w+$|\b(SELECT|INSERT|UPDATE|DELETE|PRAGMA|CREATE|NULL|default-src|translate|rgb)\b"
)


PLANTED = """
'A docstring is not for players.'
LOG.warning("The store is out of order.")
raise ValueError("This is for a contributor.")
raise UsageError("You cannot do that.")
text = f"It is {name}'s turn."
told = fact("not-your-turn", seat=2)
"""
PLANTED_IN_A_PAGE = """
// It is the turn of somebody.
console.error("This is for a contributor.");
h("p", null, "It is your turn.");
h("p", null, `You took ${count} cards.`);
h("button", { class: "tb big" }, "Leave");
text("not-your-turn");
"""


def test_planted_sentences_are_found() -> None:
    assert [text for _, text in sentences(PLANTED)] == ["You cannot do that.", "It is …'s turn."]
    assert sentences_in_page(PLANTED_IN_A_PAGE) == ["It is your turn.", "You took … cards.", "Leave"]


def test_the_page_for_browsers_without_scripts_is_in_every_language() -> None:
    page = (SOURCE / "web" / "index.html").read_text(encoding="utf-8")
    shown = page[page.index("<noscript>") :]
    assert re.findall(r'<p lang="(\w+)">', shown) == list(LANGUAGES)


READ = [path for path in PYTHON if path.relative_to(SOURCE).as_posix() not in NOT_FOR_PLAYERS]


@pytest.mark.parametrize("path", READ, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_sentence_in_python(path: Path) -> None:
    assert sentences(path.read_text(encoding="utf-8")) == []


def sentences(code: str) -> list[tuple[int, str]]:
    return [(node.lineno, text) for node, text in _texts(ast.parse(code)) if is_sentence(text)]


def _texts(tree: ast.AST) -> Iterator[tuple[ast.expr, str]]:
    """Every text that is neither a docstring nor said to a contributor or a log."""
    if isinstance(tree, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        body = tree.body
        first = body[0] if body else None
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
            tree = type(tree)(**{**dict(ast.iter_fields(tree)), "body": body[1:]})
    if isinstance(tree, ast.Call) and _name(tree.func) in FOR_CONTRIBUTORS | LOGS:
        return
    if isinstance(tree, ast.Expr) and isinstance(tree.value, ast.Constant):  # a docstring of a field
        return
    if isinstance(tree, ast.JoinedStr):
        yield tree, "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in tree.values)
        return
    if isinstance(tree, ast.Constant) and isinstance(tree.value, str):
        yield tree, tree.value
        return
    for child in ast.iter_child_nodes(tree):
        yield from _texts(child)


def _name(found: ast.expr) -> str:
    return found.id if isinstance(found, ast.Name) else found.attr if isinstance(found, ast.Attribute) else ""


LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`')
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`\w])//[^\n]*", re.DOTALL)
SAID_TO_CONTRIBUTORS = re.compile(r"console\.\w+\([^;]*\);|new (Type|Range)?Error\([^;]*\);")
# Words of two letters or more that begin with a capital: a label, unless the browser has named it so.
LABEL = re.compile(r"^[A-Z][a-zé]+(?: [\w’é]+)*[.!?…]?$")
NAMED_BY_BROWSER = re.compile(
    r"^(Arrow\w+|Enter|Escape|Tab|Home|End|Delete|Backspace|Page\w+|Content-Type|Accept|Authorization|Bearer.*|Space|Shift|Vivamos|English|Deutsch|Español)$"
)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_word_for_players_in_the_pages(path: Path) -> None:
    assert sentences_in_page(path.read_text(encoding="utf-8")) == []


def sentences_in_page(code: str) -> list[str]:
    code = SAID_TO_CONTRIBUTORS.sub("", COMMENT.sub("", code))
    found = []
    for match in LITERAL.finditer(code):
        text = re.sub(r"\$\{[^}]*\}", "…", match[1] if match[1] is not None else match[2])
        label = LABEL.match(text) and not NAMED_BY_BROWSER.match(text)
        if label or is_sentence(text):
            found.append(text)
    return found
