"""A backup as a file: lines of JSON, compressed by gzip, so that other programs can read it too.

The first line says what it is. Then, for each table of the database, a line with its name and its columns, and its
rows, a line each. The last line has how many rows there are, and the SHA-256 of all lines before. Nothing of it is ever
in memory as a whole.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import IO, Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

import vivamos
from vivamos.engine.errors import DataError, UsageError, shown, why_not_opened
from vivamos.server.prepared import Row

FORMAT = "vivamos-backup 1"
MOST_LINE = 256 << 20  # bytes: a longer line is none of ours
LEVEL = 6  # of gzip
MINE_ALONE = 0o600

# What a column holds: how it is read from JSON, and what it is in a database.
KINDS: dict[str, tuple[Any, sa.types.TypeEngine[Any]]] = {
    "text": (str | None, sa.String()),
    "number": (int | None, sa.Integer()),
    "measure": (float | None, sa.Float()),
    "yes": (bool | None, sa.Boolean()),
    "time": (datetime | None, sa.DateTime(timezone=True)),
    "bytes": (bytes | None, sa.LargeBinary()),
    "json": (Any, sa.JSON(none_as_null=True)),
}
_CLASSES: tuple[tuple[type[sa.types.TypeEngine[Any]], str], ...] = (
    (sa.JSON, "json"),
    (sa.Boolean, "yes"),
    (sa.DateTime, "time"),
    (sa.LargeBinary, "bytes"),
    (sa.Float, "measure"),
    (sa.Integer, "number"),
    (sa.String, "text"),
)


class Head(Struct):
    format: str
    form: str  # of the database
    made: datetime
    by: str  # which Vivamos


class Section(Struct):
    """The rows of one table follow."""

    table: str
    columns: dict[str, str]  # name → kind


class End(Struct):
    rows: dict[str, int]
    sha256: str


class BackupError(DataError):
    """A file that is no whole backup."""


def kind_of(column: sa.Column[Any]) -> str:
    """What a column holds, in the words of the file."""
    return next(name for kind, name in _CLASSES if isinstance(column.type, kind))


# --- writing ---


class Writer:
    """Writes a backup, row by row."""

    def __init__(self, file: IO[bytes], form: str) -> None:
        self._name = str(getattr(file, "name", ""))
        with self._written():  # its head
            self._zipped = gzip.GzipFile("", "wb", LEVEL, file, mtime=0)
        self._digest = hashlib.sha256()
        self._rows: dict[str, int] = {}
        self._encode = msgspec.json.Encoder().encode
        self._put(self._encode(Head(FORMAT, form, datetime.now(UTC), vivamos.__version__)))

    def table(self, table: sa.Table, rows: Iterable[tuple[Any, ...]]) -> Iterator[int]:
        """All rows of a table, with their columns in the order of the table; yields how many now and then."""
        kinds = {str(column.name): kind_of(column) for column in table.columns}
        times = [number for number, kind in enumerate(kinds.values()) if kind == "time"]
        self._put(self._encode(Section(str(table.name), kinds)))
        count = 0
        for count, row in enumerate(rows, 1):
            values = list(row)
            for number in times:
                if values[number] is not None:
                    values[number] = values[number].replace(tzinfo=UTC)  # SQLite forgets the zone
            self._put(self._encode(values))
            if count % 1000 == 0:
                yield 1000
        self._rows[str(table.name)] = count
        yield count % 1000

    def end(self) -> dict[str, int]:
        """All is there; how many rows of each table."""
        self._put(self._encode(End(self._rows, self._digest.hexdigest())))
        with self._written():
            self._zipped.close()
        return self._rows

    def _put(self, line: bytes) -> None:
        line += b"\n"
        self._digest.update(line)
        with self._written():
            self._zipped.write(line)

    @contextmanager
    def _written(self) -> Iterator[None]:
        """A full disk is the file's fault, not the database's."""
        try:
            yield
        except OSError as error:
            raise DataError("file-not-writable", file=self._name, reason=why_not_opened(error)) from None


@contextmanager
def new_file(path: Path) -> Iterator[tuple[IO[bytes], Path]]:
    """A file that only its owner can read, with the path that it has until it is whole; it never replaces another."""
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    if path.exists():
        raise UsageError("file-is-there", file=str(path))
    try:
        handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), MINE_ALONE)
    except OSError as error:
        raise DataError("file-not-writable", file=str(path), reason=why_not_opened(error)) from None
    try:
        with os.fdopen(handle, "wb") as file:
            yield file, unfinished
        unfinished.rename(path)
    except OSError as error:
        raise DataError("file-not-writable", file=str(path), reason=why_not_opened(error)) from None
    finally:
        unfinished.unlink(missing_ok=True)


def to_disk(file: IO[bytes]) -> None:
    """A backup that is said to be there survives a power cut."""
    file.flush()
    os.fsync(file.fileno())


# --- reading ---


class Reader:
    """Reads a backup from its beginning. Whoever reads it to its end knows that nothing of it is missing or changed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._digest = hashlib.sha256()
        self._counts: dict[str, int] = {}
        self._next: Section | End | None = None
        try:
            self._file = gzip.open(path, "rb")  # noqa: SIM115  (it is open for as long as the reader)
        except OSError as error:
            raise DataError("file-not-readable", file=str(path), reason=why_not_opened(error)) from None
        try:
            self.head = self._head()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Reader:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def sections(self) -> Iterator[tuple[Section, Iterator[Row]]]:
        """The tables, each with its rows, which must be read before the next one."""
        while not isinstance(self._next, End):
            section = self._next
            assert section is not None
            self._next = None
            if section.table in self._counts or not set(section.columns.values()) <= KINDS.keys():
                raise self._damaged()
            self._counts[section.table] = 0
            yield section, self._rows(section)
            if self._next is None:
                raise AssertionError("the rows of a section were not read")
        if self._next.rows != self._counts:
            raise self._damaged()

    def rows_of(self, table: str) -> Iterator[Row]:
        """The rows of one table; those of the others are passed over unread."""
        while not isinstance(self._next, End):
            section = self._next
            assert section is not None
            self._next = None
            if section.table == table:
                yield from self._rows(section)
                return
            while self._next is None:
                if (line := self._line())[:1] == b"{":
                    self._next = self._between(line)

    @property
    def counts(self) -> dict[str, int]:
        """How many rows there were so far."""
        return self._counts

    # --- inside ---

    def _head(self) -> Head:
        try:
            line = self._file.readline(MOST_LINE)
        except (OSError, EOFError, zlib.error):
            raise BackupError("no-backup", file=str(self.path)) from None
        self._digest.update(line)
        try:
            head = msgspec.json.decode(line, type=Head)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BackupError("no-backup", file=str(self.path)) from None
        if head.format != FORMAT:
            raise BackupError("backup-of-other-format", file=str(self.path), given=shown(head.format), known=FORMAT)
        self._next = self._between(self._line())
        return head

    def _rows(self, section: Section) -> Iterator[Row]:
        names = tuple(section.columns)
        kinds = tuple(KINDS[kind][0] for kind in section.columns.values())
        read = msgspec.json.Decoder(tuple[kinds]).decode  # type: ignore[valid-type]
        while True:
            line = self._line()
            if line[:1] == b"{":
                self._next = self._between(line)
                return
            try:
                values = read(line)
            except (msgspec.DecodeError, UnicodeDecodeError, ValueError):
                raise self._damaged() from None
            self._counts[section.table] = self._counts.get(section.table, 0) + 1
            yield dict(zip(names, values, strict=True))

    def _line(self) -> bytes:
        try:
            line = self._file.readline(MOST_LINE)
        except (OSError, EOFError, zlib.error):
            raise self._damaged() from None
        if not line.endswith(b"\n"):
            raise self._damaged()
        if not line.startswith(b'{"rows"'):
            self._digest.update(line)
        return line

    def _between(self, line: bytes) -> Section | End:
        """What stands between the rows of two tables, or behind all of them."""
        try:
            if not line.startswith(b'{"rows"'):
                return msgspec.json.decode(line, type=Section)
            end = msgspec.json.decode(line, type=End)
            rest = self._file.read(1)
        except (msgspec.DecodeError, UnicodeDecodeError, OSError, EOFError, zlib.error):
            raise self._damaged() from None
        if rest or end.sha256 != self._digest.hexdigest():
            raise self._damaged()
        return end

    def _damaged(self) -> BackupError:
        return BackupError("backup-damaged", file=str(self.path))
