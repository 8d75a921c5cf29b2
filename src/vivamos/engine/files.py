"""Files that are there whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from vivamos.engine.errors import DataError, why_not_opened


@contextmanager
def whole_file(path: Path) -> Iterator[IO[str]]:
    """A text file that takes its name only once it is complete."""
    with _complete(path, mode="w", encoding="utf-8", newline="\n") as file:
        yield file


def write_whole(path: Path, content: bytes) -> None:
    """The same for bytes that are there already."""
    with _complete(path, mode="wb") as file:
        file.write(content)


@contextmanager
def _complete(path: Path, **how: Any) -> Iterator[IO[Any]]:
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise DataError("file-not-writable", file=str(path), reason=why_not_opened(error)) from None
    try:
        with os.fdopen(handle, **how) as file:
            yield file
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except OSError as error:
        raise DataError("file-not-writable", file=str(path), reason=why_not_opened(error)) from None
    finally:
        Path(name).unlink(missing_ok=True)
