"""One name for one thing: names that were given up, because they meant something else or needed a glossary."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = ["*.py", "*.js", "*.ts", "*.css", "*.md", "*.toml", "Makefile"]
GIVEN_UP = {
    r"\w*cloth\w*": "`table`; the textile on the cards of Iyadosu is a `fabric`",
    r"_say|say_alive|say_goodbye": "what it does: `_log_event`, `_send`, `note_alive`; people `talk`",
    r"sayin|saying(?=\()": "`talk-text`, `prompted`",
    r"(?:best|choose)_by_thumb": "`…_by_rule`",
    r"(?:Night|Standing)Line": "`…Row`; a line is one of the log",
    r"from scripts import|tests/scripts\.py": "`tests/building.py`",
    r"told_by|Happened|looked_up|hushed": "what it is",
}


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    listed = subprocess.run(["git", "ls-files", "-z", "--", *FILES], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode:
        pytest.skip("this is not a checkout of git")
    names = {name for name in listed.stdout.decode().split("\0") if name} - {"CHANGELOG.md"}
    files = [ROOT / name for name in names if (ROOT / name).is_file() and ROOT / name != Path(__file__)]
    assert len(files) > 300
    return {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in files}


@pytest.mark.parametrize(("given_up", "instead"), GIVEN_UP.items(), ids=GIVEN_UP.values())
def test_a_name_that_was_given_up_stays_so(texts: dict[str, str], given_up: str, instead: str) -> None:
    name = re.compile(rf"(?<![\w/])(?:{given_up})(?!\w)", re.IGNORECASE if "cloth" in given_up else 0)
    found = [
        f"{path}:{number}: {line.strip()[:100]}"
        for path, text in sorted(texts.items())
        if name.search(text)
        for number, line in enumerate(text.splitlines(), 1)
        if name.search(line)
    ]
    assert found == [], f"call it {instead}"
