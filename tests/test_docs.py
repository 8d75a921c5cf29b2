"""What the README says is true: its Python runs, its commands run."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from vivamos.cli import main

README = Path(__file__).parents[1] / "README.md"
COMMANDS = re.findall(r"^vivamos .+$", README.read_text(encoding="utf-8"), re.MULTILINE)


def test_the_python_in_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 5
    assert failed == 0


@pytest.mark.parametrize("line", [line for line in COMMANDS if not re.match(r"vivamos (play|bench)", line)])
def test_the_commands_in_the_readme_run(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    command = line.split("#")[0]
    if "replay" in command:
        assert main(["simulate", "slambo", "--games", "3", "--records", "games.jsonl"]) == 0
    assert main(shlex.split(command)[1:]) == 0
    assert capsys.readouterr().out
