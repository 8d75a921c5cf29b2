"""The package as it is published: a wheel that holds everything it needs."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import vivamos

ROOT = Path(__file__).parents[1]


@pytest.mark.slow
def test_the_wheel_holds_every_game_and_its_rules_page(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    unpacked = tmp_path / "site"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(unpacked)
    code = (
        "import vivamos; print(vivamos.__file__); "
        "[print(game.rules_text('de')[:20]) for game in vivamos.catalogue().values()]; "
        "print(*(game.pitch for game in vivamos.catalogue().values()))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env={"PYTHONPATH": str(unpacked)}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    first, *pages = done.stdout.splitlines()
    assert first.startswith(str(unpacked))
    inside = unpacked / "vivamos"
    assert (inside / "py.typed").is_file(), "others may rely on our types"
    assert (inside / "web" / "index.html").is_file(), "the pages"
    assert list((inside / "server" / "migrations" / "versions").glob("*.py")), "the store's migrations"
    assert below(inside, "*.ftl") == below(ROOT / "src" / "vivamos", "*.ftl") != set(), "the words"
    assert below(inside / "docs", "*.md") == below(ROOT / "docs", "games/*.md"), "the rules in every language"
    assert all(game.pitch in pages[-1] for game in vivamos.catalogue().values())
    assert [page for page in pages if page.startswith("# ")] == [
        f"# {game.name}"[:20] for game in vivamos.catalogue().values()
    ]


def below(folder: Path, pattern: str) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob(pattern)}
