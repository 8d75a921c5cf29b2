"""Which files a page needs before it knows what it shows: a service worker keeps them for when no server answers."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from vivamos.engine.words import LANGUAGES
from vivamos.server.files import PAGE, Source
from vivamos.server.modules import with_imports

_NAMED = re.compile(r'"/web/([^"]+)"')


def shell_file(folder: Path) -> dict[str, Source]:
    """`shell.json`: the page, what it names, the modules these import, and the words of the room in every language."""

    def read() -> bytes:
        named = _NAMED.findall((folder / PAGE).read_text(encoding="utf-8"))
        modules = with_imports(
            [name for name in named if name.endswith(".js")], lambda name: (folder / name).read_text(encoding="utf-8")
        )
        words = [f"words/{language}/room.json" for language in LANGUAGES]
        return msgspec.json.encode([PAGE, *dict.fromkeys([*named, *modules]), *words])

    return {"shell.json": Source([folder / PAGE, *sorted(folder.rglob("*.js"))], read)}
