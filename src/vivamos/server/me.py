"""The HTTP interface to oneself: who one is here, what one has played, and how to bring it along or leave nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal
from urllib.parse import quote

import segno
import sqlalchemy as sa
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import Field

from vivamos.engine.errors import UsageError
from vivamos.engine.words import best_language
from vivamos.server import history, persons
from vivamos.server.addresses import address_of
from vivamos.server.allowances import TooOften
from vivamos.server.api import ALWAYS, REFUSALS, WHEN_READING, Strict, TheHouse
from vivamos.server.asking import OwnKey, TheDevice
from vivamos.server.codes import MOST_CODE
from vivamos.server.frames import encode
from vivamos.server.house import House
from vivamos.server.identities import Nobody
from vivamos.server.names import clean_name, is_of_the_pages
from vivamos.server.prepared import Row
from vivamos.server.profile import Pairing
from vivamos.server.store import now

me_api = APIRouter(prefix="/api/me", responses=ALWAYS)
JSON = "application/json"
Read: dict[str, Any] = {"responses": WHEN_READING, "response_model": dict[str, Any]}
Changed: dict[str, Any] = {"responses": REFUSALS, "response_model": dict[str, Any]}
Language = Annotated[str, Field(max_length=20, examples=["en"])]


class NewName(Strict):
    name: Annotated[str, Field(max_length=200)]


class NewAvatar(Strict):
    """One of the `avatars` that `GET /api/me` tells."""

    avatar: Annotated[str, Field(max_length=60, examples=["slambo:1"])]


class NewCode(Strict):
    """The words of a code are in this language."""

    language: Language = "en"


class Code(Strict):
    code: Annotated[str, Field(max_length=MOST_CODE)]


class Forget(Strict):
    """`sure`, so that nobody is forgotten by a slip."""

    sure: Literal[True]


@me_api.get("", responses=WHEN_READING, response_model=dict[str, Any] | None)
async def me(house: TheHouse, key: OwnKey) -> Response:
    """Who the holder of this key is: name, devices, statistics, ratings; null for somebody new."""

    def look(connection: sa.Connection) -> tuple[bytes, bool]:
        person = persons.person_of(connection, key)
        if person is None:
            return encode(None), False
        return encode(history.me(connection, person)), persons.is_long_ago(person, now())

    told, long_ago = await house.store.read(look)
    if long_ago:
        await house.identities.was_here(key)
    return Response(told, media_type=JSON)


@me_api.get("/games", **Read)
async def my_games(
    house: TheHouse,
    key: OwnKey,
    before: Annotated[str | None, Query(max_length=16)] = None,
    won: bool = False,
    to_review: bool = False,
) -> Response:
    """One's finished games, the last first; `before` is the id of the last one told so far.

    `to_review`: those that nobody has had reviewed yet.
    """

    def look(connection: sa.Connection) -> bytes:
        return encode(history.games(connection, _person(connection, key)["id"], before, won, to_review))

    return Response(await house.store.read(look), media_type=JSON)


@me_api.get("/practice", **Read)
async def my_practice(house: TheHouse, key: OwnKey, request: Request) -> Response:
    """What to work on: what cost points again and again in one's last 20 reviewed games."""
    bucket = house.identities.practice.of(address_of(request.scope))
    if not bucket.take():
        raise TooOften("too-often", bucket.wait())
    found = await house.practising.of(lambda connection: str(_person(connection, key)["id"]))
    return Response(encode(found), media_type=JSON)


@me_api.post("/name", **Changed)
async def rename(new: NewName, house: TheHouse, key: OwnKey, device: TheDevice, request: Request) -> Response:
    """What one is called at tables from now on. Whoever is new here becomes a person by that."""
    name = clean_name(new.name)
    if is_of_the_pages(name):
        raise UsageError("name-is-taken", field="name")
    await house.identities.rename(key, name, device, address_of(request.scope))
    return await me(house, key)


@me_api.post("/avatar", **Changed)
async def choose_avatar(new: NewAvatar, house: TheHouse, key: OwnKey) -> Response:
    """One's face."""
    await house.identities.choose_avatar(key, new.avatar)
    return await me(house, key)


@me_api.post("/code", **Changed)
async def lasting_code(new: NewCode, house: TheHouse, key: OwnKey) -> Response:
    """A lasting code, to be printed: it is told only now. The one before is good no more."""
    code = await house.identities.lasting_code(key, best_language([new.language]))
    return Response(encode({"code": code}), media_type=JSON)


@me_api.post("/pair", **Changed)
async def pair(new: NewCode, house: TheHouse, key: OwnKey, request: Request) -> Response:
    """A code for one more device, good for ten minutes and once; also as a link and as a picture of it."""
    code, seconds = await house.identities.pair(key, best_language([new.language]))
    link = f"{str(request.base_url).rstrip('/')}/me#code={quote(code.replace(' ', '-'))}"
    picture: str = segno.make(link, error="m").svg_data_uri(border=2, light="#fff")
    return Response(encode(Pairing(code, link, picture, seconds)), media_type=JSON)


@me_api.post("/merge", **Changed)
async def merge(given: Code, house: TheHouse, key: OwnKey, device: TheDevice, request: Request) -> Response:
    """This browser becomes one of the person's whose code it is; what it has played so far becomes theirs too."""
    await house.identities.merge(key, given.code, device, address_of(request.scope))
    return await me(house, key)


@me_api.delete("/devices/{device}", **Changed)
async def sign_off(device: str, house: TheHouse, key: OwnKey) -> Response:
    """A device that is one's own no more."""
    await house.identities.sign_off(key, device)
    return Response(b"{}", media_type=JSON)


@me_api.post("/forget", **Changed)
async def forget(sure: Forget, house: TheHouse, key: OwnKey) -> Response:
    """Everything about oneself goes. Results of games stay, as somebody's."""
    await house.identities.forget(key)
    await house.forgetting.look()
    return Response(b"{}", media_type=JSON)


@me_api.get("/export", **Read)
async def export(house: TheHouse, key: OwnKey, request: Request) -> StreamingResponse:
    """All that is stored about oneself, in one file."""
    bucket = house.identities.exports.of(address_of(request.scope))
    if not bucket.take():
        raise TooOften("too-often", bucket.wait())
    person, first = await house.store.read(lambda connection: _about(connection, key))
    headers = {"Content-Disposition": 'attachment; filename="vivamos.json"'}
    return StreamingResponse(_file(house, person, first), media_type=JSON, headers=headers)


async def _file(house: House, person: Row, first: dict[str, Any]) -> AsyncIterator[bytes]:
    """A piece after the other: somebody may have played thousands of games."""
    yield encode(first)[:-1] + b',"games":['
    before, comma = None, b""
    while True:

        def piece(connection: sa.Connection, before: str | None = before) -> tuple[list[bytes], str | None]:
            page = history.games(connection, person["id"], before, won=False)
            told = [encode(game) for game in history.with_records(connection, page)]
            return told, page.games[-1].id if page.more else None

        told, before = await house.store.read(piece)
        for game in told:
            yield comma + game
            comma = b",\n"
        if before is None:
            break
    yield b"]}\n"


def _about(connection: sa.Connection, key: str) -> tuple[Row, dict[str, Any]]:
    person = _person(connection, key)
    return person, history.about(connection, person)


def _person(connection: sa.Connection, key: str) -> Row:
    person = persons.person_of(connection, key)
    if person is None:
        raise Nobody
    return person
