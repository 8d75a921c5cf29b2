"""All that a server has stored, in a file: `vivamos backup`, `restore`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vivamos.commands.common import Command, add_database, progress, url_of

if TYPE_CHECKING:
    from vivamos.server.checking import Checked


def add_backup(command: Command) -> None:
    backup = command(
        "backup",
        run_backup,
        "copy all that a server has stored into one file, also while it runs",
        "The copy is of one moment, and is checked: every game in it is played again.",
    )
    add_database(backup)
    backup.add_argument("file", metavar="FILE", type=Path, help="the file to be written, like room.backup.gz")


def add_restore(command: Command) -> None:
    restore = command(
        "restore",
        run_restore,
        "fill an empty database from a backup",
        "All of it or nothing; the database may be of the other kind than the one that was copied.",
    )
    add_database(restore)
    restore.add_argument("file", metavar="FILE", type=Path, help="a file that 'vivamos backup' has written")
    restore.add_argument("--check", action="store_true", help="only check the file")


def run_backup(chosen: Any) -> int:
    from vivamos.server import backup
    from vivamos.server.backup_file import new_file, to_disk

    url = url_of(chosen)
    with new_file(chosen.file) as (file, unfinished):
        with progress("copying", asyncio.run(backup.count_rows(url))) as advance:
            counts = asyncio.run(backup.copy(url, file, advance))
        to_disk(file)
        checked = _check(unfinished)
    size = chosen.file.stat().st_size
    print(f"{sum(counts.values()):,} rows are in {chosen.file} ({_bytes(size)}): {_counted(counts)}.")
    return _tell(checked)


def run_restore(chosen: Any) -> int:
    from vivamos.server import backup
    from vivamos.server.backup_file import Reader

    url = url_of(chosen)
    with Reader(chosen.file) as reader:
        backup.check_head(reader)
        head = reader.head
    checked = _check(chosen.file)
    print(f"{chosen.file} is whole: made {head.made:%Y-%m-%d %H:%M} UTC by Vivamos {head.by}.")
    code = _tell(checked)
    if chosen.check:
        return code
    with progress("restoring", checked.rows) as advance:
        counts = asyncio.run(backup.restore(url, chosen.file, advance))
    print(f"{sum(counts.values()):,} rows are restored: {_counted(counts)}.")
    return code


def _check(file: Path) -> Checked:
    """That nothing of a file is missing, and that all games of it can be played again."""
    from vivamos.server.checking import check_games, check_whole

    with progress("reading", 0) as advance:
        counts = check_whole(file, advance)
    many = max(counts.get("tables", 0), counts.get("results", 0))
    with progress("playing again", many) as advance:
        checked = check_games(file, many, advance)
    checked.rows = sum(counts.values())
    return checked


def _tell(checked: Checked) -> int:
    games = f"{checked.tables:,} tables and {checked.finished:,} finished games were played again"
    older = f", but for {checked.older:,} of rules that have changed since" if checked.older else ""
    wrong = f"{checked.wrong:,} are not as they were stored" if checked.wrong else "all are as they were stored"
    print(f"{games}{older}: {wrong}.")
    for game, told in checked.named:
        print(f"  {game}: {_words(told)}", file=sys.stderr)
    if checked.wrong > len(checked.named):
        print(f"  … and {checked.wrong - len(checked.named):,} more", file=sys.stderr)
    return 1 if checked.wrong else 0


def _counted(counts: dict[str, int]) -> str:
    return ", ".join(f"{count:,} {name.replace('_', ' ')}" for name, count in counts.items() if count) or "nothing"


def _bytes(size: int) -> str:
    return f"{size / 1e6:.1f} MB" if size >= 1e5 else f"{size / 1e3:.1f} kB"


def _words(told: Any) -> str:
    from vivamos.engine.words import words_of

    return words_of("en", None).text(told)
