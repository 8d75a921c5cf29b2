"""What Linux forgives and other systems do not: encodings, modules that are not there, names of files."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = [*sorted((ROOT / "src").rglob("*.py")), *sorted(ROOT.glob("*.py"))]
NOT_EVERYWHERE = ("uvloop", "fcntl", "termios", "tty", "pty", "resource", "pwd", "grp", "posix")
ON_ONE_SYSTEM = {  # what not every system has: only behind a look at the system, or whether it is there
    "os": {"fork", "nice", "sched_getaffinity", "setpriority", "getuid", "killpg", "setsid", "getpriority"},
    "signal": {"SIGKILL", "SIGSTOP", "SIGCONT", "SIGUSR1", "SIGHUP", "alarm"},
    "socket": {"AF_UNIX", "SO_REUSEPORT", "SO_EXCLUSIVEADDRUSE"},
}
LOOKS = re.compile(r"sys\.platform|hasattr\(os")


def calls(path: Path) -> Iterator[ast.Call]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def without_encoding(call: ast.Call) -> bool:
    """Whether a call reads or writes text by the encoding of whoever runs it."""
    given = {word.arg for word in call.keywords}
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if "encoding" in given or None in given:
        return False
    match name:
        case "read_text":
            return not call.args
        case "write_text":
            return len(call.args) < 2
        case "open" | "fdopen":
            first = 1 if isinstance(call.func, ast.Name) or name == "fdopen" else 0  # where the mode stands
            mode = next((word.value for word in call.keywords if word.arg == "mode"), (*call.args[first:], None)[0])
            if mode is None:
                return first == 1 or not call.args
            return isinstance(mode, ast.Constant) and bool(re.fullmatch(r"[rwax]\+?t?", str(mode.value)))
        case "run" | "Popen" | "check_output":
            return bool(given & {"text", "universal_newlines"}) and ast.unparse(call.func).startswith("subprocess")
    return False


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("path.read_text()", True),
        ("path.read_text('utf-8')", False),
        ("path.write_text(text)", True),
        ("path.write_text(text, encoding='utf-8')", False),
        ("path.open()", True),
        ("path.open('rb')", False),
        ("path.open('w', encoding='utf-8')", False),
        ("open(path, 'a')", True),
        ("os.fdopen(handle, 'wb')", False),
        ("Image.open(path)", False),
        ("subprocess.run(command, text=True)", True),
        ("subprocess.run(command, encoding='utf-8')", False),
    ],
)
def test_the_look_at_encodings_finds_them(line: str, wrong: bool) -> None:
    call = ast.parse(line, mode="eval").body
    assert isinstance(call, ast.Call)
    assert without_encoding(call) is wrong


def test_every_text_is_read_and_written_with_an_encoding() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{call.lineno}" for path in SOURCES for call in calls(path) if without_encoding(call)
    ]
    assert wrong == []


def test_what_not_every_system_has_is_used_with_care() -> None:
    """In the package, in a function or a file that looks first where it runs."""
    wrong = []
    for path in (ROOT / "src").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        used = [
            f"{path.relative_to(ROOT)}: {node.value.id}.{node.attr}"
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
            if node.attr in ON_ONE_SYSTEM.get(node.value.id, ())
        ]
        wrong += used if not LOOKS.search(text) else []
    assert wrong == []


def test_no_file_has_a_name_that_windows_refuses() -> None:
    files = [path for folder in ("src", "docs", "tests") for path in (ROOT / folder).rglob("*")]
    names = {path.relative_to(ROOT).as_posix() for path in files if "__pycache__" not in path.parts}
    assert [
        name for name in names if re.search(r'[<>:"|?*\\]|[. ]$|(^|/)(con|prn|aux|nul)(\.|/|$)', name.lower())
    ] == []
    assert len({name.lower() for name in names}) == len(names), "two names that differ in capitals only"


@pytest.mark.slow
def test_every_module_loads_without_what_not_every_system_has() -> None:
    code = f"""
import sys, importlib, pkgutil
import asyncio, subprocess, tempfile, socket, webbrowser  # the library's own modules look first
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {NOT_EVERYWHERE!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
for name in {NOT_EVERYWHERE!r}:
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Missing())
import vivamos
names = [module.name for module in pkgutil.walk_packages(vivamos.__path__, "vivamos.")]
asked = ("vivamos.__main__", "vivamos.server.draw_png", "vivamos.server.migrations")  # programs, and what alembic runs
for name in names:
    if not name.startswith(asked):
        importlib.import_module(name)
from vivamos.server.connections import Config
from vivamos.server.limits import Limits
Config(None, Limits(), []).get_loop_factory()().close()
print(len(names))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 150


def test_a_terminal_without_our_letters_gets_question_marks() -> None:
    command = [sys.executable, "-m", "vivamos", "rules", "slambo", "--language", "ja"]
    environment = os.environ | {"PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"}
    done = subprocess.run(command, env=environment, capture_output=True)
    assert done.returncode == 0, done.stderr.decode("latin-1")
    assert b"???" in done.stdout
    assert b"SL-1" in done.stdout
