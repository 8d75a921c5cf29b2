"""Who asks: the key of a browser, and what kind of device it is."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Header

from vivamos.engine.errors import UsageError
from vivamos.server.tokens import TOKEN, hash_of


def key_of(vivamos_key: Annotated[str | None, Header(max_length=64)] = None) -> str | None:
    """The hash of the key in `Vivamos-Key`, 32 hexadecimal digits that the browser has made up."""
    if vivamos_key is None:
        return None
    if not TOKEN.fullmatch(vivamos_key):
        raise UsageError("key-is-none", field="Vivamos-Key")
    return hash_of(vivamos_key)


def needed_key(key: Annotated[str | None, Depends(key_of)]) -> str:
    if key is None:
        raise UsageError("key-is-none", field="Vivamos-Key")
    return key


def device_of(user_agent: Annotated[str | None, Header()] = None) -> str:
    """What kind of device a browser says it is on; nothing more of that is kept."""
    said = user_agent or ""
    return "phone" if "Mobi" in said else "computer" if "Mozilla" in said else "other"


TheKey = Annotated[str | None, Depends(key_of)]
OwnKey = Annotated[str, Depends(needed_key)]
TheDevice = Annotated[str, Depends(device_of)]
