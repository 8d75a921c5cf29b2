"""Puts into the package which commit it was built from, and of what day: `vivamos --version` tells it."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PLACES = {"wheel": "vivamos/build.txt", "sdist": "src/vivamos/build.txt"}


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """In an editable install nothing is written: there the command asks git itself."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        place = PLACES.get(self.target_name)
        text = commit_and_day(Path(self.root))
        if version == "editable" or place is None or text is None:
            return
        self._folder = tempfile.TemporaryDirectory()
        file = Path(self._folder.name) / "build.txt"
        file.write_text(f"{text}\n", encoding="utf-8")
        build_data["force_include"][str(file)] = place

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_folder"):
            self._folder.cleanup()


def commit_and_day(root: Path) -> str | None:
    """Of this very tree, not of a repository that it happens to lie in; None without git."""
    if not (root / ".git").exists():
        return None
    command = ["git", "-C", str(root), "log", "-1", "--abbrev=9", "--format=%h %cs"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True, encoding="utf-8").stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None
