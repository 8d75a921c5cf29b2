"""What this copy of Vivamos was built from."""

from __future__ import annotations

import subprocess
from pathlib import Path

import vivamos

PACKAGE = Path(__file__).parent
BUILT = PACKAGE / "build.txt"  # a built package has it: see hatch_build.py
CHECKOUT = PACKAGE.parents[1]


def version_and_build() -> str:
    """`0.2.0 (commit 1a2b3c4d5 of 2026-11-18)`; without the bracket where nobody knows."""
    known = _written() or _asked()
    if not known:
        return vivamos.__version__
    commit, _, day = known.partition(" ")
    return f"{vivamos.__version__} (commit {commit} of {day})"


def _written() -> str:
    try:
        return BUILT.read_text(encoding="utf-8").strip()
    except OSError:
        return ""


def _asked() -> str:
    """In a checkout, from git."""
    if not (CHECKOUT / ".git").exists():
        return ""
    command = ["git", "-C", str(CHECKOUT), "log", "-1", "--abbrev=9", "--format=%h %cs"]
    try:
        return subprocess.run(command, capture_output=True, check=True, timeout=10).stdout.decode().strip()
    except (OSError, subprocess.SubprocessError):
        return ""
