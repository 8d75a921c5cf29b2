"""Codes that carry a person to another device: two words and a number, easily read out and typed."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata

from vivamos.engine.words import words_of
from vivamos.server.tokens import LETTERS

LEAST, MOST = 100, 999  # the number
GROUPS, GROUP = 3, 4  # letters of a lasting code beside the words: 59 bits that nobody guesses
MOST_CODE = 120  # characters that somebody may type


def short_code(language: str) -> str:
    """For one device, soon: `lantern wave 472`. Guessing is slow, and there is little time."""
    words = words_of(language).text("code-words").split()
    return f"{secrets.choice(words)} {secrets.choice(words)} {secrets.randbelow(MOST - LEAST + 1) + LEAST}"


def lasting_code(language: str) -> str:
    """To be printed and kept: `lantern wave 472 k7mq p3xd 9hwc`."""
    letters = ("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
    return " ".join((short_code(language), *letters))


def hash_of_code(typed: str) -> str:
    """What the store keeps of a code. Case, accents, and what stands between its parts do not matter."""
    plain = unicodedata.normalize("NFKD", typed).casefold()
    parts = re.findall(r"\w+", "".join(char for char in plain if not unicodedata.combining(char)))
    return hashlib.sha256(" ".join(parts).encode("utf-8", "replace")).hexdigest()
