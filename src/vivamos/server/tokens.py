"""Ids of tables, which are shared, and tokens of seats, which are not."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are mistaken for another
ID_LENGTH = 10
TOKEN_BYTES = 16
TOKEN = re.compile(r"[0-9a-f]{32}")
ID = re.compile(rf"[{LETTERS}]{{{ID_LENGTH}}}")


def new_id() -> str:
    """The id of a table: whoever has it can watch, and sit down on a free seat."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_token() -> str:
    """The secret of a seat: 128 random bits."""
    return secrets.token_hex(TOKEN_BYTES)


def hash_of(token: str) -> str:
    """What the store keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def invitation_of(table_id: str, host_token: str) -> str:
    """The secret in the link of an open table, whose id everybody knows; from the hash of the host's token."""
    number = int.from_bytes(hashlib.sha256(f"invitation {table_id} {host_token}".encode()).digest())
    letters = []
    for _ in range(ID_LENGTH):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)


def opens(token: str, kept: str | None) -> bool:
    """Whether a token is the one whose hash is kept; takes the same time for every wrong one."""
    return hmac.compare_digest(hash_of(token), kept or "")
