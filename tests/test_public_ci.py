"""The files for the code host say nothing that is not there: targets of make, extras, groups, scripts, paths."""

from __future__ import annotations

import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from vivamos.cli import build_parser

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([.a-z/]+):(?!=)", MAKEFILE, re.MULTILINE))
TOOLS = ("ruff", "mypy", "lint-imports")


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def steps(workflow: Any) -> Iterator[dict[str, Any]]:
    for job in workflow["jobs"].values():
        yield from job["steps"]


def lines(path: Path) -> list[list[str]]:
    """The words of every command that a workflow runs."""
    runs = [step["run"] for step in steps(read(path)) if "run" in step]
    return [shlex.split(part) for run in runs for line in run.splitlines() for part in re.split(r"&&|&$", line) if part]


def test_there_are_workflows_for_changes_releases_and_documentation() -> None:
    assert [path.stem for path in WORKFLOWS] == ["ci", "docs", "release"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_calls_what_there_is(path: Path) -> None:
    commands = lines(path)
    assert commands
    for words in commands:
        match words:
            case ["make", *targets]:
                assert set(targets) <= TARGETS, words
            case [program, *rest] if program.split("/")[-1] == "vivamos":
                if rest != ["--version"]:
                    build_parser().parse_args(rest)
            case ["python" | "alone/bin/pip", *rest] if "install" in rest:
                files = [rest[place + 1] for place, word in enumerate(rest) if word.endswith("-constraint")]
                groups = {rest[place + 1] for place, word in enumerate(rest) if word == "--group"}
                assert all((ROOT / file).is_file() for file in files), words
                assert groups <= set(PROJECT["dependency-groups"]), words
            case ["python", "-m", "pytest", *rest]:
                assert [word for word in rest if word.startswith("tests/") and not (ROOT / word).exists()] == []
            case [script] if "/" in script:
                assert (ROOT / script).is_file(), words
    for step in steps(read(path)):
        assert ("uses" in step) != ("run" in step)
        assert re.fullmatch(r"[\w-]+/[\w-]+@(v\d+|release/v\d+)", step.get("uses", "a/b@v1"))


def test_the_matrix_is_what_we_say_we_run_on() -> None:
    jobs = read(ROOT / ".github" / "workflows" / "ci.yml")["jobs"]
    said = [re.search(r"3\.\d+$", text) for text in PROJECT["project"]["classifiers"]]
    versions = [found[0] for found in said if found]
    assert {job["runs-on"].split("-")[0] for job in jobs.values()} == {"ubuntu", "macos", "windows"}
    assert all(job["strategy"]["matrix"]["python"] == versions for job in jobs.values())
    assert versions


def test_commits_are_looked_at_with_the_tools_of_make_lint() -> None:
    (own,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert own["repo"] == "local"
    called = [hook["entry"].split()[0].removeprefix(".venv/bin/") for hook in own["hooks"]]
    assert sorted(set(called)) == sorted(TOOLS)
    lint = re.search(r"^lint:.*\n(?:\t.*\n)+", MAKEFILE, re.MULTILINE)
    assert lint is not None
    assert all(f"$(BIN)/{tool}" in lint[0] for tool in TOOLS)


def test_the_forms_for_issues_can_be_read_by_the_host() -> None:
    folder = ROOT / ".github" / "ISSUE_TEMPLATE"
    for path in folder.glob("[!c]*.yml"):
        form = read(path)
        assert {"name", "description", "body"} <= form.keys()
        ids = [field["id"] for field in form["body"]]
        assert len(set(ids)) == len(ids)
        assert all(field["type"] in ("input", "textarea") and field["attributes"]["label"] for field in form["body"])


def test_the_citation_has_what_its_format_wants() -> None:
    """The fields that Citation File Format 1.2.0 requires, and no other names than its own."""
    known = ["abstract", "authors", "cff-version", "keywords", "license", "message", "title", "type"]
    citation = read(ROOT / "CITATION.cff")
    assert sorted(citation) == known
    assert citation["cff-version"] == "1.2.0"
    assert citation["type"] == "software"
    assert citation["license"] == PROJECT["project"]["license"]
    assert all(isinstance(citation[name], str) for name in ("abstract", "message", "title"))
    holder = re.search(r"^Copyright \(c\) \d+ (.+)$", (ROOT / "LICENSE").read_text(encoding="utf-8"), re.MULTILINE)
    assert holder is not None
    assert citation["authors"] == [{"name": holder[1]}]
