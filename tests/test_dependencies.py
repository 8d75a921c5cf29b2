"""What is installed for deployment and by CI is locked: constraints.txt has a version for all of it."""

from __future__ import annotations

import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
LOCKED = [
    Requirement(line)
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]
WANTED = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
DIRECT = [
    Requirement(text)
    for text in (
        *WANTED["project"]["dependencies"],
        *WANTED["project"]["optional-dependencies"]["postgres"],
        *WANTED["project"]["optional-dependencies"]["cluster"],
        *WANTED["dependency-groups"]["dev"],
        *WANTED["dependency-groups"]["docs"],
        *WANTED["dependency-groups"]["learn"],
        *WANTED["build-system"]["requires"],
    )
]


def version_of(name: str, python: str | None = None) -> str:
    """The version that is locked for a Python, or for this one."""
    here = {} if python is None else {"python_version": python, "python_full_version": f"{python}.0"}
    fitting = [
        one
        for one in LOCKED
        if canonicalize_name(one.name) == canonicalize_name(name) and (one.marker is None or one.marker.evaluate(here))
    ]
    assert len(fitting) == 1, f"{name} must be locked once"
    (pin,) = fitting[0].specifier
    assert pin.operator == "=="
    return pin.version


@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13"])
def test_what_pyproject_asks_for_is_locked_within_its_range(python: str) -> None:
    wrong = [one for one in DIRECT if not one.specifier.contains(version_of(one.name, python))]
    assert wrong == []


def test_what_those_ask_for_is_locked_too() -> None:
    todo = [(one.name, frozenset(one.extras)) for one in DIRECT]
    done = set()
    while todo:
        name, extras = todo.pop()
        if (name, extras) in done:
            continue
        done.add((name, extras))
        version_of(name)
        try:
            below = [Requirement(text) for text in requires(name) or []]
        except PackageNotFoundError:
            continue  # for another system than this one
        for one in below:
            if one.marker is None or any(one.marker.evaluate({"extra": extra}) for extra in (extras or {""})):
                todo.append((one.name, frozenset(one.extras)))
    assert len(done) > len(DIRECT)


def test_the_lock_names_versions_and_no_places() -> None:
    text = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    assert "://" not in text
    assert "--" not in text.replace("make lock", "")
    assert all(one.url is None for one in LOCKED)
