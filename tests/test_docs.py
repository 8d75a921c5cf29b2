"""What the README and the pages beside it say is true: Python and commands run, links lead somewhere."""

from __future__ import annotations

import asyncio
import doctest
import io
import re
import shlex
import tomllib
from functools import partial
from pathlib import Path

import pytest

from vivamos.cli import build_parser, commands_of, main
from vivamos.server.settings import database_url
from vivamos.server.store import Store
from vivamos.study import bench
from vivamos.terminal.links import read_link

from serving import Server

HERE = Path(__file__).parents[1]
TEXTS = [
    *(HERE / name for name in ("README.md", "CONTRIBUTING.md", "CODE_OF_CONDUCT.md", "SECURITY.md", "CHANGELOG.md")),
    HERE / "benchmarks" / "RESULTS.md",
    *sorted((HERE / "docs").rglob("*.md")),
]
WITH_PYTHON = [HERE / "README.md", *(HERE / "docs" / f"{name}.md" for name in ("api", "bots", "coach", "environments"))]
TARGETS = set(re.findall(r"^([a-z]+):", (HERE / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
PARSERS = commands_of(build_parser())

# A block of code without a language is commands, and each of them is tried below or stands here with a reason.
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
NOT_TRIED = {
    "pipx install .": "it would fill the home folder; test_wheel.py installs the package",
    "uv tool install .": "the same",
    "python3 -m venv .venv": "the tests run in one",
    "deploy/start-local /tmp/room 8400": "tests/server/test_fleet.py starts it in a folder of its own",
    "deploy/stop-local /tmp/room": "the same",
    "vivamos warmup": "`make test` begins with it",
    "vivamos train slambo --updates 2 --players 2 --hidden 48 --cluster local": "tests/learn/test_training.py does so",
    "vivamos train slambo --minutes 10": "tests/learn/test_training.py trains for seconds",
    "vivamos train vamos-dia --deck my-deck.toml --players 4 --minutes 60": "the same",
    "vivamos tournament slambo policy:training-slambo/policy.weights expert": "there is no such policy",
}


def commands() -> list[str]:
    """All of them, each once, without what is said of them behind a #."""
    blocks = (block for page in TEXTS for block in BLOCK.findall(page.read_text(encoding="utf-8")))
    lines = (line for language, text in blocks if not language for line in text.splitlines())
    bare = (line.split(" #")[0].strip().removeprefix(".venv/bin/") for line in lines)
    return [line for line in dict.fromkeys(bare) if line]


COMMANDS = commands()
SERVING = [line for line in COMMANDS if line.startswith("vivamos serve")]


def test_what_is_not_tried_is_told_somewhere() -> None:
    assert [line for line in NOT_TRIED if line not in COMMANDS] == []


@pytest.mark.parametrize("page", WITH_PYTHON, ids=lambda page: page.name)
def test_the_python_on_the_page_runs(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried >= 5
    assert failed == 0


@pytest.mark.parametrize("line", [line for line in COMMANDS if line not in NOT_TRIED])
def test_the_commands_run(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    program, *words = shlex.split(line)
    match program, words:
        case "vivamos", ["--version"]:
            with pytest.raises(SystemExit, match="0"):
                main(words)
            assert capsys.readouterr().out.startswith("vivamos ")
        case "vivamos", ["serve", *_]:  # it would not end; the first one is started below
            chosen = build_parser().parse_args(words)
            assert chosen.database is None or database_url(chosen.database)
        case "vivamos", ["join", *_]:  # tests/terminal/test_joining.py has a server and a terminal
            assert read_link(build_parser().parse_args(words).url)
        case "vivamos", ["replay", "--view", *_]:  # tests/terminal/test_replaying.py has a terminal
            assert build_parser().parse_args(words).view
        case "vivamos", _:
            run_here(words, monkeypatch)
            assert capsys.readouterr().out
        case "make", [target]:
            assert target in TARGETS
        case "python", ["-m", "pytest", *rest]:
            assert [path for path in rest if path.startswith("tests/") and not (HERE / path).exists()] == []
        case "pip", ["install", "--constraint", file, package]:
            assert (HERE / file).is_file()
            known = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
            assert set(re.findall(r"\w+", package)) <= set(known["optional-dependencies"])
        case _:
            pytest.fail(f"Say here how it is tried, or in NOT_TRIED why not: {line}")


def run_here(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    if words[0] in ("replay", "analyse"):
        assert main(["simulate", "slambo", "--games", "3", "--records", "games.jsonl"]) == 0
    if words[0] in ("backup", "restore", "admin"):
        asyncio.run(new_store(Path("tables.sqlite3")))
    if words[0] == "restore":
        assert main(["backup", "--database", "tables.sqlite3", "monday.backup.gz"]) == 0
    if words[0] == "bench":
        monkeypatch.setattr(bench, "REPEATS", 1)
        for name in ("one_core", "all_cores"):
            monkeypatch.setattr(bench, name, partial(getattr(bench, name), seconds=0.01))
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))  # of what is played at the prompt
    assert main(words) == 0


async def new_store(file: Path) -> None:
    await (await Store.open(database_url(str(file)))).close()


@pytest.mark.parametrize("page", TEXTS, ids=lambda page: page.name)
def test_commands_within_a_sentence_exist(page: Path) -> None:
    text = BLOCK.sub("", page.read_text(encoding="utf-8"))
    for line in re.findall(r"`(?:\.venv/bin/)?((?:vivamos|make|python) [^`…]+)`", text):
        program, first, *rest = line.split()
        if program == "make":
            assert first in TARGETS, line
        elif program == "python":
            files = [word for word in (first, *rest) if word.endswith(".py")]
            assert [file for file in files if not (HERE / file).exists()] == [], line
        elif first not in ("--version", "--help"):
            assert first in PARSERS, line
            known = PARSERS[first].format_help()
            assert [word for word in rest if word.startswith("--") and f"{word} " not in known] == [], line


@pytest.mark.slow
def test_a_server_of_the_readme_answers(tmp_path: Path) -> None:
    """With all that is said of one in the README, but on a free port and a store of its own."""
    chosen = build_parser().parse_args(shlex.split(SERVING[0])[1:])
    server = Server(tmp_path, "--host", chosen.host)
    server.start(from_scratch=True)
    try:
        assert server.ask("GET", "/api/health").json()["status"] == "ok"
    finally:
        server.kill()


@pytest.mark.parametrize("page", TEXTS, ids=lambda page: page.name)
def test_the_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#\s]+)", text) + re.findall(r'src="([^"]+)"', text)
    files = [link for link in links if not re.match(r"<?\w+:", link)]  # no addresses, and no cards of a rules page
    assert [link for link in files if not (page.parent / link).exists()] == []
