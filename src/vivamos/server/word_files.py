"""The catalogues of words for the pages: `/web/words/<language>/room.json`, and one for each game."""

from __future__ import annotations

from pathlib import Path

import msgspec

import vivamos
from vivamos.engine import words
from vivamos.engine.words import LANGUAGES, PSEUDO, catalogue_files, messages_in
from vivamos.server.files import Source

MADE_BY = (Path(words.__file__), Path(__file__))  # another program makes another file of the same catalogue


def word_files() -> dict[str, Source]:
    """By their names below `/web/`. Reading a catalogue takes a while: each is read when it is first asked for."""
    made = {}
    for language in (*LANGUAGES, PSEUDO):
        made[f"words/{language}/room.json"] = _source(language, catalogue_files(language))
        for game in vivamos.catalogue().values():
            made[f"words/{language}/{game.id}.json"] = _source(language, catalogue_files(language, game.folder))
    return made


def _source(language: str, paths: list[Path]) -> Source:
    def read() -> bytes:
        return msgspec.json.encode(messages_in(language, [path.read_text(encoding="utf-8") for path in paths]))

    return Source([*paths, *MADE_BY], read, slow=True)
