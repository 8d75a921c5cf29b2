"""The catalogues: every message in every language with the same arguments, and nothing wrong with any."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

import vivamos
from vivamos.engine.words import LANGUAGES, PSEUDO, Words, best_language, catalogue_files, words_of

from messages import NAMES, Uses, samples

SOURCE = Path(str(resources.files("vivamos")))
FOLDERS: dict[str, Path | None] = {"room": None} | {game.id: game.folder for game in vivamos.catalogue().values()}
each_part = pytest.mark.parametrize("part", FOLDERS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def own(part: str, language: str) -> dict[str, object]:
    """The messages of the room, or of a game alone."""
    files = catalogue_files(language, FOLDERS[part])
    return Words(language, [file.read_text(encoding="utf-8") for file in files]).messages()


@each_part
@each_language
def test_every_language_has_every_message_with_the_same_arguments(part: str, language: str) -> None:
    english, translated = own(part, "en"), own(part, language)
    assert sorted(english.keys() - translated.keys()) == [], "missing"
    assert sorted(translated.keys() - english.keys()) == [], "English has none of these"
    differing = {
        name: (used, wanted)
        for name, pattern in english.items()
        if not name.startswith("list-")  # only some languages choose by what follows
        and (wanted := set(Uses(english, pattern).arguments))
        != (used := set(Uses(translated, translated[name]).arguments))
    }
    assert differing == {}


@each_part
@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_every_message_can_be_read(part: str, language: str) -> None:
    words = words_of(language, FOLDERS[part])
    for told, me in samples(words, own(part, language)):
        text, wrong = words.rendered(told, NAMES.__getitem__, me)
        assert (wrong, "{" in text) == ([], False), (told, text)
        assert text.strip("|"), told


@each_language
def test_no_message_is_written_twice(language: str) -> None:
    for part, folder in FOLDERS.items():
        names: list[str] = []
        for file in [*catalogue_files(language), *(catalogue_files(language, folder) if folder else [])]:
            names += Words(language, [file.read_text(encoding="utf-8")]).messages()
            lines = [
                line.split(" =")[0]
                for line in file.read_text(encoding="utf-8").splitlines()
                if " =" in line and line[0].isalpha()
            ]
            assert len(lines) == len(set(lines)), file.name
        assert len(names) == len(set(names)), part


def test_every_message_is_used_and_every_used_one_is_there() -> None:
    """What nobody says any more goes; a name without a message would be shown as it is."""
    code = [path.read_text(encoding="utf-8") for kind in ("*.py", "*.js") for path in SOURCE.rglob(kind)]
    named = set(re.findall(r"""["'`]([a-z][a-zA-Z0-9_-]*)["'`]""", "\n".join(code)))
    begun = tuple(re.findall(r"""[`"]([a-z][a-z0-9-]*-)\$?\{""", "\n".join(code)))  # `colour-${letter}`
    known = {part: own(part, "en") for part in FOLDERS}
    for part, messages in known.items():
        inside = {name for pattern in messages.values() for name in Uses(messages, pattern).messages}
        unused = [name for name in messages if name not in named | inside and not name.startswith(begun)]
        assert unused == [], part
    says = r"""\b(?:fact|text|nodes|t|tn|\w*Error)\(\s*"([a-z][a-z0-9]*(?:-[a-z0-9_]+)+)\""""
    assert set(re.findall(says, "\n".join(code))) - set().union(*known.values()) == set()


def test_a_reader_is_told_of_themselves() -> None:
    words = Words("en", ["won = { $seat_is ->\n  [you] You\n *[other] { $seat }\n} won\nseat-name = Seat { $number }"])
    assert [words.text({"fact": "won", "args": {"seat": 1}}, me=me) for me in (None, 1)] == ["Seat 1 won", "You won"]


def test_and_depends_on_what_follows_in_spanish() -> None:
    words = words_of("es")
    told = [["Teo", "Inés"], ["Teo", "Hiedra"], ["Inés", "Teo"], ["Teo", "Hilda"]]
    assert [words._joined(each, "list-and") for each in told] == [
        "Teo e Inés",
        "Teo y Hiedra",
        "Inés y Teo",
        "Teo e Hilda",
    ]
    assert words._joined(["siete", "ocho"], "list-or") == "siete u ocho"


def test_in_japanese_everybody_in_a_list_is_called_san_but_oneself() -> None:
    told = {"fact": "table-have-won", "args": {"seats": [0, 1]}}
    words = words_of("ja")
    assert words.text(told, NAMES.__getitem__) == "InésさんとTeoさんの勝ち"
    assert words.text(told, NAMES.__getitem__, me=1) == "Inésさんとあなたの勝ち"
    alone = {"fact": "table-have-won", "args": {"seats": [0]}}
    assert words.text(alone, NAMES.__getitem__) == "Inésさんの勝ち"


@pytest.mark.parametrize("game", vivamos.catalogue().values(), ids=lambda game: str(game.id))
@each_language
def test_what_players_call_out_has_words(game: vivamos.Game, language: str) -> None:
    words = words_of(language, game.folder)
    assert game.facts.SHOUTS
    assert [shout for shout in game.facts.SHOUTS if shout not in words] == []


def test_the_first_language_that_we_speak_is_taken() -> None:
    assert best_language(["fr", "de-CH", "en"]) == "de"
    assert best_language(["ja_JP.UTF-8"]) == "ja"
    assert best_language(["fr"]) == best_language([]) == "en"


def test_the_pseudo_language_is_longer_and_has_no_plain_letter() -> None:
    words = Words(PSEUDO, ["open = Open a table for { $n } people"])
    text = words.text("open", n=4)
    assert len(text) > 1.35 * len("Open a table for 4 people")
    assert not any(letter.isascii() and letter.isalpha() for letter in text)
