"""The HTTP interface to replays: a finished game, or a record that somebody brings, step by step."""

from __future__ import annotations

import gzip
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import BeforeValidator, Field
from starlette.requests import ClientDisconnect

from vivamos.engine.words import best_language
from vivamos.server.addresses import address_of
from vivamos.server.api import ALWAYS, REFUSALS, WHEN_READING, Strict, TheHouse
from vivamos.server.asking import TheDevice, TheKey
from vivamos.server.continuing import continued
from vivamos.server.names import clean_name
from vivamos.server.pictures import svg_of
from vivamos.server.refusals import refused
from vivamos.server.replays import Replay
from vivamos.server.security import RECORDS, too_much
from vivamos.server.tokens import hash_of, new_token

MOST_STEPS = 200  # in one answer
GZIP_LEVEL = 5

replay_api = APIRouter(prefix="/api/replays", responses=ALWAYS)


def _spectator(seat: Any) -> Any:
    return None if seat == "spectator" else seat


Step = Annotated[int, Query(ge=0)]  # 0 is the first deal, each other one a move
As = Annotated[int | None, BeforeValidator(_spectator), Query(alias="as")]  # None: a spectator
View = Annotated[Literal["seen", "open"], Query()]  # what was seen then, or all cards open beside it


async def replay_of(replay: str, house: TheHouse) -> Replay:
    return await house.shelf.find(replay)


TheReplay = Annotated[Replay, Depends(replay_of)]


@replay_api.post("", status_code=201, responses=REFUSALS, response_model=dict[str, Any])
async def bring(request: Request, house: TheHouse) -> Response:
    """Look at a record: the body is one, as `/api/tables/{table}/record` gives it. It is not stored."""
    try:
        replay = await house.shelf.bring(request.stream())
    except ClientDisconnect:  # a body that said nothing of its length, and was too long
        return refused(too_much(RECORDS), 413)
    return as_json(request, msgspec.json.encode(await house.shelf.overview(replay)), 201)


@replay_api.get("/{replay}", responses=WHEN_READING, response_model=dict[str, Any])
async def overview(request: Request, replay: TheReplay, house: TheHouse, key: TheKey) -> Response:
    """Who played, how many steps there are, and where rounds and tricks begin and end."""
    return as_json(request, msgspec.json.encode(await house.shelf.overview(replay, key)))


@replay_api.get("/{replay}/events", responses=WHEN_READING, response_model=list[dict[str, Any]])
async def events(
    request: Request,
    replay: TheReplay,
    house: TheHouse,
    first: Annotated[Step, Query(alias="from")] = 0,
    last: Annotated[int | None, Query(alias="to", ge=0)] = None,
    seat: As = None,
    view: View = "seen",
) -> Response:
    """The events of some steps as the stream told them then, or would have told a spectator; at most 200."""
    until = first + MOST_STEPS - 1
    seen = replay.perspective(seat, view == "open")
    told = await house.shelf.tell(replay, seen, first, until if last is None else min(last, until))
    return as_json(request, told)


@replay_api.get("/{replay}/record", responses=WHEN_READING)
async def record(replay: TheReplay) -> dict[str, Any]:
    """The game as a record."""
    return replay.record


@replay_api.get("/{replay}/picture.{kind}", responses=WHEN_READING, response_class=Response)
async def picture(
    replay: TheReplay,
    house: TheHouse,
    kind: Literal["svg", "png"],
    at: Step = 0,
    seat: As = None,
    view: View = "seen",
    language: Annotated[str, Query(max_length=40, examples=["de"])] = "en",
) -> Response:
    """A picture of the table after a step; its few words are in a language."""
    svg = svg_of(replay, at, replay.perspective(seat, view == "open"), best_language([language]))
    if kind == "svg":
        return Response(svg, media_type="image/svg+xml")
    return Response(await house.painter.png(svg), media_type="image/png")


@replay_api.post("/{replay}/share", status_code=201, responses=REFUSALS)
async def share(replay: TheReplay, house: TheHouse, request: Request) -> dict[str, str]:
    """Store a record that was brought, for whoever gets its link: `/game/<id>`."""
    with house.one_more_table(address_of(request.scope)):
        return {"id": await house.shelf.share(replay)}


class Continued(Strict):
    """A table that goes on from a step, with somebody at one of the seats and bots at all others."""

    at: int
    seat: int
    name: Annotated[str, Field(max_length=200)]
    level: str = "regular"


@replay_api.post("/{replay}/tables", status_code=201, responses=REFUSALS)
async def continue_from(
    new: Continued, replay: TheReplay, house: TheHouse, request: Request, key: TheKey, device: TheDevice
) -> dict[str, Any]:
    """Play on from a step, against bots. Keep the token: it is the key to the seat. The result changes no rating."""
    token, name, address = new_token(), clean_name(new.name), address_of(request.scope)
    with house.one_more_table(address):
        if key is not None:
            await house.identities.sit(key, name, device, address)
        made = await continued(house, replay, new.at, new.seat, name, hash_of(token), new.level, key)
    return {"id": made, "seat": new.seat, "token": token}


def as_json(request: Request, text: bytes, status: int = 200) -> Response:
    """JSON, made small if the browser can read it: views repeat each other."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        text, headers["Content-Encoding"] = gzip.compress(text, GZIP_LEVEL, mtime=0), "gzip"
    return Response(text, status, headers, "application/json")
