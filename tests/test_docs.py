"""What the README and the pages beside it say is true: Python and commands run, links lead somewhere."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from vivamos.cli import build_parser, main
from vivamos.server.settings import database_url

from serving import Server

HERE = Path(__file__).parents[1]
PAGES = [HERE / "README.md", HERE / "docs" / "bots.md"]
TEXTS = [HERE / "README.md", HERE / "CONTRIBUTING.md", HERE / "SECURITY.md", *sorted((HERE / "docs").rglob("*.md"))]
COMMANDS = [
    line for page in TEXTS for line in re.findall(r"^vivamos .+$", page.read_text(encoding="utf-8"), re.MULTILINE)
]
SERVING = [line for line in COMMANDS if line.startswith("vivamos serve")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_python_on_the_page_runs(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 5
    assert failed == 0


@pytest.mark.parametrize("line", [line for line in COMMANDS if not re.match(r"vivamos (play|bench|serve)", line)])
def test_the_commands_run(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    command = line.split("#")[0]
    if "replay" in command:
        assert main(["simulate", "slambo", "--games", "3", "--records", "games.jsonl"]) == 0
    assert main(shlex.split(command)[1:]) == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize("line", SERVING)
def test_the_servers_are_understood(line: str) -> None:
    chosen = build_parser().parse_args(shlex.split(line.split("#")[0])[1:])
    assert chosen.database is None or database_url(chosen.database)


@pytest.mark.slow
def test_a_server_of_the_readme_answers(tmp_path: Path) -> None:
    """With all that is said of one in the README, but on a free port and a store of its own."""
    chosen = build_parser().parse_args(shlex.split(SERVING[0].split("#")[0])[1:])
    server = Server(tmp_path, "--host", chosen.host)
    server.start()
    try:
        assert server.ask("GET", "/api/health").json()["status"] == "ok"
    finally:
        server.kill()


@pytest.mark.parametrize("page", TEXTS, ids=lambda page: page.name)
def test_the_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#\s]+)", text) + re.findall(r'src="([^"]+)"', text)
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []
