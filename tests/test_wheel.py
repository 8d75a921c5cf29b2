"""The package as it is published: a wheel that holds all it needs, in an environment with nothing of ours beside."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
import urllib.request
import venv
import zipfile
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import vivamos
from vivamos.cli import build_parser, commands_of

pytestmark = pytest.mark.xdist_group("wheel")  # one is enough
ROOT = Path(__file__).parents[1]
NONE_OF_OURS = {"PYTHONPATH": "", "PYTHONSAFEPATH": "1", "LC_ALL": "C.UTF-8"}

# Every command, what it reads, what it must say, and its exit code.
COMMANDS: list[tuple[str, str, str, int]] = [
    ("games", "", "SLAMBO!", 0),
    ("rules slambo --language ja", "", "SL-1", 0),
    ("play slambo --players 2 --seed 1 --bots newcomer", "quit\n", "Your move", 0),
    ("simulate slambo --players 2 --games 3 --records games.jsonl", "", "3 games, seed 1", 0),
    ("replay games.jsonl", "", "3 of 3 records are right.", 0),
    ("analyse games.jsonl --worlds 8 --language de --html review.html", "", "Glück", 0),
    ("tournament slambo casual newcomer --players 2 --games 2", "", "2 games, seed 1", 0),
    ("warmup slambo", "", "Ready: SLAMBO!.", 0),
    ("join http://cards.example/t/ab12cd34ef", "", "needs a terminal", 2),
    ("backup room.gz --database nowhere.sqlite3", "", "There is no database", 2),  # with one: below
    ("restore games.jsonl --check", "", "is no backup of Vivamos", 1),
    ("admin tables --database nowhere.sqlite3", "", "There is no database", 2),
    ("bench slambo --players 2 --json", "", '"one_core_moves_per_s"', 0),
    ("train slambo --updates 1", "", "pip install vivamos[learn]", 2),
]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts of an environment with the wheel and what it asks for: no editable copy, no tool of the tests."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, symlinks=os.name != "nt", with_pip=False)
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    command = [sys.executable, "-m", "pip", "--python", str(scripts / "python"), "install", "--quiet", "--no-index"]
    subprocess.run([*command, "--no-deps", "--disable-pip-version-check", str(wheel)], check=True, capture_output=True)
    (site,) = folder.rglob("site-packages")
    for name in needed(site):
        found = distribution(name)
        for top in {file.parts[0] for file in found.files or [] if ".." not in file.parts}:
            link = site / top
            if top != "__pycache__" and not link.exists():
                link.symlink_to(Path(str(found.locate_file(top))))
    return scripts


def needed(site: Path) -> set[str]:
    """What the wheel asks for, and what that asks for."""
    (ours,) = site.glob("vivamos-*.dist-info")
    todo = below(PathDistribution(ours), set())
    done: dict[str, set[str]] = {}
    while todo:
        one = todo.pop()
        name = canonicalize_name(one.name)
        if name not in done or not one.extras <= done[name]:
            done[name] = done.get(name, set()) | one.extras
            todo += below(distribution(name), done[name])
    return set(done)


def below(one: Distribution, extras: set[str]) -> list[Requirement]:
    asked = [Requirement(text) for text in one.requires or []]
    return [each for each in asked if not each.marker or any(each.marker.evaluate({"extra": x}) for x in {"", *extras})]


@pytest.mark.slow
def test_the_wheel_holds_what_the_sources_hold(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        inside = {name.removeprefix("vivamos/") for name in archive.namelist() if name.startswith("vivamos/")}
        built = archive.read("vivamos/build.txt").decode() if "build.txt" in inside else ""
    sources = ROOT / "src" / "vivamos"
    here = {path.relative_to(sources).as_posix() for path in sources.rglob("*") if path.is_file()}
    pages = {f"docs/games/{path.name}" for path in (ROOT / "docs" / "games").glob("*.md")}
    assert inside - {"build.txt"} == {name for name in here if "__pycache__" not in name} | pages
    assert "py.typed" in inside, "others may rely on our types"
    assert (ROOT / ".git").exists() == bool(re.fullmatch(r"[0-9a-f]{9,} \d{4}-\d\d-\d\d\n", built))


@pytest.mark.slow
def test_every_command_runs_from_the_wheel(installed: Path, tmp_path: Path) -> None:
    tried = {line.split()[0] for line, *_ in COMMANDS}
    assert tried | {"serve"} == set(commands_of(build_parser())), "each command is tried here"
    code = (
        "import contextlib, io, json, shlex, sys, vivamos\n"
        "from vivamos.cli import main\n"
        "told = []\n"
        "for line, typed, *_ in json.loads(sys.argv[1]):\n"
        "    sys.stdin, out = io.StringIO(typed), io.StringIO()\n"
        "    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):\n"
        "        rc = main(shlex.split(line))\n"
        "    told.append((rc, out.getvalue()))\n"
        "print(json.dumps([vivamos.__file__, told]))"
    )
    done = subprocess.run(
        [installed / "python", "-c", code, json.dumps(COMMANDS)],
        cwd=tmp_path,
        env=os.environ | NONE_OF_OURS | {"VIVAMOS_CACHE_DIR": str(tmp_path / "cache")},
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    file, told = json.loads(done.stdout)
    assert Path(file).is_relative_to(installed.parent), "not the checkout"
    for (line, _, wanted, code), (got, text) in zip(COMMANDS, told, strict=True):
        assert got == code, f"vivamos {line}: {text}"
        assert wanted in text, f"vivamos {line}: {text}"
    assert "<html" in (tmp_path / "review.html").read_text(encoding="utf-8")


@pytest.mark.slow
def test_the_wheel_opens_the_room_at_once(installed: Path, tmp_path: Path) -> None:
    """`vivamos serve --open`, with nothing else said: a browser finds a room that answers, and a backup is made."""
    browser = tmp_path / "browser.py"
    browser.write_text("import pathlib, sys; pathlib.Path('opened').write_text(sys.argv[1])", encoding="utf-8")
    own = {name: str(tmp_path) for name in ("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "VIVAMOS_CACHE_DIR")}
    environment = os.environ | NONE_OF_OURS | own | {"BROWSER": f"{sys.executable} {browser} %s"}
    command = [str(installed / "vivamos"), "serve", "--open", "--port", "0"]
    with (tmp_path / "log").open("wb") as log:
        room = subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=log, stderr=log)
    try:
        opened = tmp_path / "opened"
        until = time.monotonic() + 120
        while not (opened.exists() and opened.read_text(encoding="utf-8")):
            assert room.poll() is None, (tmp_path / "log").read_text(encoding="utf-8")
            assert time.monotonic() < until, "no browser was opened"
            time.sleep(0.05)
        address = opened.read_text(encoding="utf-8")
        with urllib.request.urlopen(f"{address}/", timeout=60) as page:
            assert b"<html" in page.read()
        with urllib.request.urlopen(f"{address}/api/games", timeout=60) as games:
            assert [game["id"] for game in json.load(games)] == list(vivamos.catalogue())
        with urllib.request.urlopen(f"{address}/api/health", timeout=60) as health:
            assert json.load(health)["status"] == "ok"
        there = (
            ("backup room.gz", "rows are in"),
            ("admin tables --json", "[]"),
            ("restore room.gz --database other.sqlite3", "rows are restored"),
        )
        for line, wanted in there:  # beside it
            words = [str(installed / "vivamos"), *line.split()]
            done = subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, encoding="utf-8")
            assert (done.returncode, done.stderr) == (0, "")
            assert wanted in done.stdout
    finally:
        room.terminate()
        room.wait(60)


@pytest.mark.slow
@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="Versions come from the tags of a repository.")
def test_a_tag_is_the_version(tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True, capture_output=True)
    subprocess.run(["git", "-C", clone, "tag", "v9.9.9"], check=True)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "dist")]
    subprocess.run(command, cwd=clone, check=True, capture_output=True)
    (made,) = (tmp_path / "dist").glob("*.whl")
    assert made.name.startswith("vivamos-9.9.9-")
    with zipfile.ZipFile(made) as archive:
        assert "\nVersion: 9.9.9\n" in archive.read("vivamos-9.9.9.dist-info/METADATA").decode()


@pytest.mark.slow
def test_the_version_tells_the_commit(installed: Path, wheel: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [installed / "vivamos", "--version"],
        cwd=tmp_path,
        env=os.environ | NONE_OF_OURS,
        capture_output=True,
        encoding="utf-8",
    )
    number = wheel.name.split("-")[1]
    build = r" \(commit [0-9a-f]{9,} of \d{4}-\d\d-\d\d\)" if (ROOT / ".git").exists() else ""
    assert re.fullmatch(rf"vivamos {re.escape(number)}{build}\n", done.stdout), done.stdout + done.stderr
