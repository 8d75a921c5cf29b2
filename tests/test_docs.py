"""What the README and the page about bots say is true: their Python runs, their commands run."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from vivamos.cli import main

HERE = Path(__file__).parents[1]
PAGES = [HERE / "README.md", HERE / "docs" / "bots.md"]
COMMANDS = [
    line for page in PAGES for line in re.findall(r"^vivamos .+$", page.read_text(encoding="utf-8"), re.MULTILINE)
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_python_on_the_page_runs(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 5
    assert failed == 0


@pytest.mark.parametrize("line", [line for line in COMMANDS if not re.match(r"vivamos (play|bench)", line)])
def test_the_commands_run(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    command = line.split("#")[0]
    if "replay" in command:
        assert main(["simulate", "slambo", "--games", "3", "--records", "games.jsonl"]) == 0
    assert main(shlex.split(command)[1:]) == 0
    assert capsys.readouterr().out
