"""The HTTP interface: games, tables, seats, records. What happens at a table comes over its stream."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Header, Query, Request, Response
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field
from pydantic_core import PydanticCustomError

import vivamos
from vivamos.bots.levels import levels_of
from vivamos.engine.errors import shown
from vivamos.engine.game import Game
from vivamos.engine.words import best_language
from vivamos.server.addresses import address_of
from vivamos.server.asking import TheDevice, TheKey
from vivamos.server.house import House
from vivamos.server.invitations import title_card
from vivamos.server.names import clean_name
from vivamos.server.owning import NoSuchTable
from vivamos.server.pages import WEB, rules_page
from vivamos.server.refusals import NotAllowed, NotNow, NotThere
from vivamos.server.room import Room
from vivamos.server.seating import check_level
from vivamos.server.states import OVER
from vivamos.server.tokens import TOKEN, hash_of, new_token
from vivamos.teach.lesson import lesson_of

REFUSALS: dict[int | str, dict[str, Any]] = {
    400: {"description": "The body cannot be read at all."},
    403: {"description": "Not yours to do."},
    404: {"description": "There is no such table or game."},
    409: {"description": "Not now."},
    413: {"description": "Too much."},
    422: {"description": "Something in the request is not right; `detail` says what."},
    429: {"description": "Too often; `Retry-After` says in how many seconds to come back."},
    503: {"description": "The store is out of order; nothing has changed."},
}
ALWAYS: dict[int | str, dict[str, Any]] = {
    421: {"description": "The server does not go by the name in `Host`."},
    429: REFUSALS[429],
}
WHEN_READING: dict[int | str, dict[str, Any]] = {code: REFUSALS[code] for code in (404, 409, 422, 503)}
api = APIRouter(prefix="/api", responses=ALWAYS)


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def token_of(authorization: Annotated[str | None, Header()] = None) -> str | None:
    """The seat's token in `Authorization: Bearer …`."""
    kind, _, token = (authorization or "").partition(" ")
    return token if kind.lower() == "bearer" and TOKEN.fullmatch(token) else None


TheHouse = Annotated[House, Depends(house_of)]
TheToken = Annotated[str | None, Depends(token_of)]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


MOST_OPTIONS = 20


def _not_too_many(options: Any) -> Any:
    """Counted before each is looked at: what is wrong with thousands of them takes long to tell."""
    if isinstance(options, dict) and len(options) > MOST_OPTIONS:
        raise PydanticCustomError("too_many", "there are at most {most} options", {"most": MOST_OPTIONS})
    return options


ShortText = Annotated[str, Field(max_length=40)]
Options = Annotated[
    dict[ShortText, bool | int | ShortText], Field(max_length=MOST_OPTIONS), BeforeValidator(_not_too_many)
]


class NewTable(Strict):
    """A table to be made. Seats: exactly one `you`, and `bot:LEVEL` or `free` for the others."""

    game: Annotated[str, Field(max_length=40, examples=["vamos-dia"])]
    players: int | None = None
    options: Options = {}
    deck: dict[str, Any] | None = None
    seats: Annotated[list[ShortText], Field(max_length=12)]
    open: bool = False
    name: Annotated[str, Field(max_length=200)]
    clock: int | None = None
    hints: bool = False


class NewPlayer(Strict):
    """Somebody who sits down; `seat` null takes the first free one. `invitation` is in the link of an open table."""

    name: Annotated[str, Field(max_length=200)]
    seat: int | None = None
    invitation: Annotated[str, Field(max_length=64)] | None = None


class NewBot(Strict):
    level: Annotated[str, Field(max_length=40, examples=["expert"])] = "regular"


class Tokens(Strict):
    tokens: Annotated[list[Annotated[str, Field(max_length=64)]], Field(max_length=200)]


@api.get("/health", responses={503: REFUSALS[503]})
async def health(house: TheHouse) -> dict[str, Any]:
    """Whether this process can serve: it does not stop, its store works, and it has its tables."""
    tables = await house.health.check()
    return {"status": "ok", "version": vivamos.__version__, "tables": tables}


@api.get("/games")
async def games(house: TheHouse) -> list[dict[str, Any]]:
    """The games with their options and texts; `ready` when the first deal needs no waiting."""
    return [_shown_game(game, house.readiness.is_ready(game.id)) for game in vivamos.catalogue().values()]


@api.get("/games/{game}/rules", responses={404: REFUSALS[404], 422: REFUSALS[422]})
async def rules(game: str, language: Annotated[str, Query(max_length=20)] = "en") -> dict[str, str]:
    """The rules as HTML, in the language if we speak it; the id of each rule is an anchor."""
    if game not in vivamos.catalogue():
        raise NotThere("no-such-game", given=shown(game), known=list(vivamos.catalogue()))
    return rules_page(vivamos.game(game), best_language([language]))


@api.post("/tables", status_code=201, responses=REFUSALS)
async def create_table(
    new: NewTable, house: TheHouse, request: Request, key: TheKey, device: TheDevice
) -> dict[str, Any]:
    """Make a table and sit down at it. Keep the token: it is the key to the seat.

    With a `Vivamos-Key` the result will be among the games of whoever has that key.
    """
    token, name, address = new_token(), clean_name(new.name), address_of(request.scope)
    with house.one_more_table(address):
        if key is not None:
            await house.identities.sit(key, name, device, address)
        made, seat = await house.create(
            game=new.game,
            players=new.players,
            options=new.options,
            deck=new.deck,
            seats=new.seats,
            is_open=new.open,
            clock=new.clock,
            name=name,
            token=token,
            hints=new.hints,
            key=key,
        )
    return {"id": made, "seat": seat, "token": token}


@api.get("/tables", responses={503: REFUSALS[503]}, response_model=list[dict[str, Any]])
async def open_tables(house: TheHouse) -> Response:
    """Open tables: those with a free seat first, then those that can be watched."""
    return Response(await house.lists.open_tables(), media_type="application/json")


@api.get("/tables/{table}", responses=WHEN_READING)
async def one_table(table: str, house: TheHouse) -> dict[str, Any]:
    """What everybody may know about a table."""
    return _shown(await house.room(table))


@api.post("/tables/{table}/seats", status_code=201, responses=REFUSALS)
async def sit_down(
    table: str, new: NewPlayer, house: TheHouse, request: Request, key: TheKey, device: TheDevice
) -> dict[str, Any]:
    """Take a free seat. Keep the token: it is the key to the seat. `Vivamos-Key` is as for a new table."""
    room, token, name = await house.room(table), new_token(), clean_name(new.name)
    if key is not None:
        await house.identities.sit(key, name, device, address_of(request.scope))
    seat = await room.chairs.sit_down(name, hash_of(token), new.seat, new.invitation, key)
    return {"seat": seat, "token": token}


@api.post("/tables/{table}/seats/{seat}/bot", responses=REFUSALS)
async def put_bot(table: str, seat: int, new: NewBot, house: TheHouse, token: TheToken) -> dict[str, Any]:
    """The host puts a bot on a free seat, or lets one stand in for somebody who is away."""
    room = await house.room(table)
    await room.chairs.put_bot(_seat_of(room, token), seat, check_level(new.level, room.row["game"]))
    return _shown(room)


@api.delete("/tables/{table}/seats/{seat}", responses=REFUSALS)
async def clear_seat(table: str, seat: int, house: TheHouse, token: TheToken) -> dict[str, Any]:
    """Leave one's seat, or (the host) take away a bot, or a player before the start."""
    room = await house.room(table)
    await room.chairs.clear_seat(_seat_of(room, token), seat)
    return _shown(room)


@api.post("/tables/{table}/hint", responses=REFUSALS, response_model=list[dict[str, Any]])
async def hint(table: str, house: TheHouse, token: TheToken, request: Request) -> Response:
    """Two or three moves for one's own turn, with what to expect, from what one's seat knows.

    Where one plays against bots alone, or where the table was made with `hints`. The result changes no rating then.
    """
    room = await house.room(table)
    found = await room.hinting.ask(_seat_of(room, token), address_of(request.scope))
    return Response(msgspec.json.encode(found), media_type="application/json")


@api.get("/tables/{table}/take-back", responses=REFUSALS)
async def take_back(table: str, house: TheHouse, token: TheToken) -> dict[str, Any]:
    """Whether one can take one's last move back now, and if not, why. A stream's `undo` does it."""
    room = await house.room(table)
    why = await room.undo.why_not(_seat_of(room, token))
    return {"can": why is None, "fact": why}


@api.get("/tables/{table}/record", responses=WHEN_READING)
async def record(table: str, house: TheHouse) -> dict[str, Any]:
    """The whole game as a record, once it is over."""
    room = await house.room(table)
    if room.table is None or room.state != OVER:
        raise NotNow("record-when-over")
    return room.table.record()


@api.get("/tables/{table}/card.png", responses=WHEN_READING, response_class=Response)
async def card(
    table: str, house: TheHouse, language: Annotated[str, Query(max_length=40, examples=["de"])] = "en"
) -> Response:
    """The picture of an invitation: the game, who sits there, which seats are free."""
    png = await title_card(house, table, language)
    if png is None:
        raise NoSuchTable
    return Response(png, media_type="image/png")


@api.post(
    "/mine",
    responses={code: REFUSALS[code] for code in (400, 403, 413, 422, 429, 503)},
    response_model=list[dict[str, Any]],
)
async def mine(asked: Tokens, house: TheHouse) -> Response:
    """The unfinished tables that the holder of these tokens sits at."""
    tokens = [token for token in asked.tokens if TOKEN.fullmatch(token)]
    return Response(await house.lists.mine(tokens), media_type="application/json")


def _seat_of(room: Room, token: str | None) -> int:
    seat = room.seat_of(token) if token else None
    if seat is None:
        raise NotAllowed("only-who-sits-here")
    return seat


def _shown(room: Room) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(room.shown())
    return told


def _shown_game(game: Game, ready: bool) -> dict[str, Any]:
    options = [
        {
            "name": option.name,
            "type": option.type,
            "default": option.default,
            "rule": option.rule,
            "least": option.least,
            "most": option.most,
            "choices": list(option.choices),
        }
        for option in game.options
    ]
    lesson = lesson_of(game)
    return {
        "id": game.id,
        "name": game.name,
        "players": list(game.players),
        "usual_players": game.usual_players,
        "minutes": game.minutes,
        "rules": game.rule_prefix,
        "options": options,
        "shouts": list(game.facts.SHOUTS),
        "levels": levels_of(game),
        "drawn": (WEB / "games" / game.id / "table.js").is_file(),
        "ready": ready,
        "lesson": len(lesson.steps) if lesson else 0,
    }
