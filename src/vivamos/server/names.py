"""What people type, made fit to be shown to others: names that can be seen and told apart, and what is said."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

from vivamos.engine.errors import UsageError
from vivamos.engine.words import LANGUAGES, words_of

MOST_NAME = 24
MOST_NIGHT = 40  # of a club night
MOST_TEXT = 200
MOST_MARKS = 3  # on one letter: pointed Hebrew, Thai and Tibetan need no more

# Letters and signs by their category, but nothing is drawn: fillers and blanks.
BLANKS = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U00016fe4\U0001d159")


def clean_name(text: str, most: int = MOST_NAME) -> str:
    """A name, cut to its first 24 characters; refused if nobody could read it."""
    name = _one_line(text)[:most].strip()
    # Dots and dashes alone are too easily overlooked: a letter, a number or a picture must be in it.
    if not any(
        unicodedata.category(char)[0] in "LN" or unicodedata.category(char) in ("So", "Sm", "Sc") for char in name
    ):
        raise UsageError("name-needed", field="name", most=most)
    if any(marks > MOST_MARKS for _, marks in _marked(name)):
        raise UsageError("name-has-too-many-marks", field="name", most=MOST_MARKS)
    return name


def clean_text(text: str) -> str:
    """What somebody says, cut to its first 200 characters; piles of marks are cut, and nothing at all is refused."""
    low = "".join(char for char, marks in _marked(_one_line(text)) if marks <= MOST_MARKS)
    said = low[:MOST_TEXT].strip()
    if not any(unicodedata.category(char)[0] in "LNPS" for char in said):
        raise UsageError("nothing-to-say", field="text")
    return said


def _one_line(text: str) -> str:
    """The characters that can be seen, in one line; no control of direction, no mark without a letter."""
    spaced = (" " if char.isspace() else char for char in text)
    visible = "".join(char for char in spaced if char not in BLANKS and unicodedata.category(char)[0] != "C")
    line = " ".join(unicodedata.normalize("NFC", visible).split())
    while line and unicodedata.category(line[0])[0] == "M":  # it would stand on what a page writes before the name
        line = line[1:].lstrip()
    return line


def _marked(text: str) -> Iterator[tuple[str, int]]:
    """Each character with the number of marks piled up on its letter so far."""
    marks = 0
    for char in text:
        kind = unicodedata.category(char)
        if kind in ("Mn", "Me"):
            marks += 1
        elif kind != "Mc":  # a vowel sign with a width of its own belongs to its letter, but piles nothing up
            marks = 0
        yield char, marks


# --- names that look alike ---


def looks(name: str) -> str:
    """How a name looks at a glance: two names of the same looks are easily taken for each other.

    Case, accents, spaces and punctuation do not count, nor from which script a letter comes that looks Latin.
    """
    plain = unicodedata.normalize("NFKD", name).translate(LIKE_LATIN).casefold().translate(STROKES)
    seen = "".join(char for char in plain if not _is_trimming(char))
    return seen.replace("rn", "m").replace("vv", "w") or plain


def is_of_the_pages(name: str) -> bool:
    """Whether the pages say this themselves: `You` for everybody's own seat, `Seat 2` for one without a name."""
    return looks(name) in _said_by_the_pages()


@cache
def _said_by_the_pages() -> frozenset[str]:
    """In every language that somebody at the table may read."""
    said = set()
    for words in map(words_of, LANGUAGES):
        said |= {words.text("you"), words.text("you-in-list"), *(words.seat_name(seat) for seat in range(100))}
    return frozenset(map(looks, said))


def _is_trimming(char: str) -> bool:
    return (
        unicodedata.category(char)[0] in "PZ"
        or unicodedata.category(char) == "Sk"
        or ANY_LETTERS.match(char) is not None
    )


# Marks that any letter can wear: accents, and selectors of a variant. The vowels of Hindi and Thai are marks too, but
# they tell names apart.
ANY_LETTERS = re.compile(
    "[\u02b0-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\U000e0100-\U000e01ef]"
)
# Before case is folded: a Greek Η looks like H, its small η like n.
_ALIKE = (
    ("АВЕЅІЈКМНОРСТУХЗԚԜЬҮӀ", "abesijkmhopctyx3qwbyi"),  # Cyrillic
    ("аевѕіјкмнорстухзԛԝԁһьпгшүӏ", "aebsijkmhopctyx3qwdhbnrwyi"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhikmnoptyx"),  # Greek
    ("αβγεηικνοπρστυχω", "abyenikvonpotuxw"),
    ("ՏՕՍսհոցօքզ", "souuhngofq"),  # Armenian
    ("ᎪᏴᏟᎠᎬᏀᎻᏆᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎩᏃ", "abcdeghijklmprstvwyz"),  # Cherokee
    ("ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "abcdefghijklmnoprstuvwxyz"),  # Lisu
    ("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz"),  # small capitals
    ("ɑɡıȷɩøØłŁđĐħĦŧŦ×", "agijioollddhhttx"),
)
LIKE_LATIN = {ord(one): like for those, likes in _ALIKE for one, like in zip(those, likes, strict=True)}
for first in (0x1F150, 0x1F170, 0x1F1E6):  # white letters in black circles and squares, letters of flags
    LIKE_LATIN |= {first + number: chr(ord("a") + number) for number in range(26)}
STROKES = str.maketrans("0i1|", "olll")  # I, l and 1 are one stroke, 0 and O one ring
