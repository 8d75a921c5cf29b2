"""The HTTP interface of club nights."""

from __future__ import annotations

from typing import Annotated, Any, Literal
from urllib.parse import quote

import segno
from fastapi import APIRouter, Request, Response
from pydantic import Field

from vivamos.engine.words import best_language
from vivamos.server.addresses import address_of
from vivamos.server.api import ALWAYS, REFUSALS, WHEN_READING, ShortText, Strict, TheHouse
from vivamos.server.asking import OwnKey, TheDevice
from vivamos.server.club import Attendance, NightCode, NightGame, Role
from vivamos.server.codes import MOST_CODE
from vivamos.server.evening import MOST_GAMES
from vivamos.server.frames import encode
from vivamos.server.house import House
from vivamos.server.me import JSON, Language
from vivamos.server.names import MOST_NIGHT, clean_name
from vivamos.server.prepared import Row

night_api = APIRouter(prefix="/api/nights", responses=ALWAYS)
READING: dict[int | str, dict[str, Any]] = {**WHEN_READING, 403: REFUSALS[403]}
Read: dict[str, Any] = {"responses": READING, "response_model": dict[str, Any]}
Changed: dict[str, Any] = {"responses": REFUSALS, "response_model": dict[str, Any]}
Typed = Annotated[str, Field(max_length=200)]


class GameOfNight(Strict):
    """A game, and how many should sit at its tables."""

    game: Annotated[ShortText, Field(examples=["vamos-dia"])]
    players: int


class Settings(Strict):
    """What the host chooses. `odd`: whether those who are left over have bots, or a shorter table."""

    name: Typed
    games: Annotated[list[GameOfNight], Field(min_length=1, max_length=MOST_GAMES)]
    points: Literal["places", "scores"] = "places"
    odd: Literal["bots", "shorter"] = "bots"
    level: Annotated[ShortText, Field(examples=["regular"])] = "regular"

    def row(self) -> Row:
        games = [NightGame(each.game, each.players) for each in self.games]
        return {
            "name": clean_name(self.name, MOST_NIGHT),
            "games": games,
            "points": self.points,
            "odd": self.odd,
            "level": self.level,
        }


class NewNight(Settings):
    """A night to be made; `own_name` is what its host is called."""

    own_name: Typed
    language: Language = "en"


class Guest(Strict):
    """The code on the wall, and what one is called."""

    code: Annotated[str, Field(max_length=MOST_CODE)]
    name: Typed


class NewWords(Strict):
    """The words of a code are in this language."""

    language: Language = "en"


class Draw(Strict):
    """The games of the next round; null: all of the night, by turns."""

    games: Annotated[list[ShortText], Field(min_length=1, max_length=MOST_GAMES)] | None = None


class Start(Strict):
    """`anyway`: although some of the night still play."""

    anyway: bool = False


class End(Strict):
    """`sure`, so that no night ends by a slip."""

    sure: Literal[True]


class Attending(Strict):
    """What changes about somebody: whether they take part, and whether they help the host."""

    state: Attendance | None = None
    role: Role | None = None


@night_api.get("", responses=WHEN_READING, response_model=list[dict[str, Any]])
async def my_nights(house: TheHouse, key: OwnKey) -> Response:
    """The nights that one was at, the last first."""
    return Response(encode(await house.nights.mine(key)), media_type=JSON)


@night_api.post("", status_code=201, **Changed)
async def make_night(
    new: NewNight, house: TheHouse, key: OwnKey, device: TheDevice, request: Request
) -> dict[str, Any]:
    """Make a night, and be its host."""
    made = await house.nights.make(
        new.row(), clean_name(new.own_name), key, device, address_of(request.scope), best_language([new.language])
    )
    return {"id": made}


@night_api.post("/join", **Changed)
async def come_in(guest: Guest, house: TheHouse, key: OwnKey, device: TheDevice, request: Request) -> dict[str, Any]:
    """Come in by the code on the wall."""
    return {"id": await house.nights.join(guest.code, clean_name(guest.name), key, device, address_of(request.scope))}


@night_api.get("/{night}", **Read)
async def one_night(night: str, house: TheHouse, key: OwnKey) -> Response:
    """A night as its people see it: who is here, the tables, the standing, what is drawn."""
    return await _shown(house, night, key)


@night_api.get("/{night}/code", **Read)
async def code(night: str, house: TheHouse, key: OwnKey, request: Request) -> Response:
    """The code on the wall, also as a link and as a picture of it."""
    return _on_the_wall(await house.nights.code(night, key), request)


@night_api.post("/{night}/code", **Changed)
async def new_code(night: str, new: NewWords, house: TheHouse, key: OwnKey, request: Request) -> Response:
    """Another code. The one before is good no more."""
    return _on_the_wall(await house.nights.new_code(night, key, best_language([new.language])), request)


@night_api.post("/{night}/settings", **Changed)
async def settings(night: str, new: Settings, house: TheHouse, key: OwnKey) -> Response:
    """Other settings for the rounds to come."""
    await house.nights.settle(night, key, new.row())
    return await _shown(house, night, key)


@night_api.post("/{night}/draw", **Changed)
async def draw(night: str, wanted: Draw, house: TheHouse, key: OwnKey) -> Response:
    """Draw the next round. What was drawn before, and not started, goes."""
    await house.nights.draw(night, key, wanted.games)
    return await _shown(house, night, key)


@night_api.post("/{night}/start", **Changed)
async def start(night: str, how: Start, house: TheHouse, key: OwnKey, request: Request) -> Response:
    """Make the tables that were drawn."""
    await house.nights.start(night, key, address_of(request.scope), how.anyway)
    return await _shown(house, night, key)


@night_api.post("/{night}/end", **Changed)
async def end(night: str, sure: End, house: TheHouse, key: OwnKey) -> Response:
    """The night is over."""
    await house.nights.end(night, key)
    return await _shown(house, night, key)


@night_api.post("/{night}/people/{number}", **Changed)
async def attend(
    night: str, number: Annotated[int, Field(ge=0, le=10_000)], how: Attending, house: TheHouse, key: OwnKey
) -> dict[str, Any]:
    """Sit out, come back or leave; a host does it for others, too, removes somebody, and chooses who helps."""
    await house.nights.attend(night, key, number, how.state, how.role)
    return {}


@night_api.post("/{night}/tables/{table}/seat", status_code=201, **Changed)
async def sit(night: str, table: str, house: TheHouse, key: OwnKey) -> dict[str, Any]:
    """Take the seat that is kept for oneself. Keep the token: it is the key to the seat."""
    seat, token = await house.nights.sit(night, key, table)
    return {"seat": seat, "token": token}


@night_api.post("/{night}/tables/{table}/place", status_code=201, **Changed)
async def take_place(night: str, table: str, house: TheHouse, key: OwnKey) -> dict[str, Any]:
    """Take the place of a bot, in the first round of a game, if one has no table. Keep the token."""
    seat, token = await house.nights.take_place(night, key, table)
    return {"seat": seat, "token": token}


async def _shown(house: House, night: str, key: str) -> Response:
    return Response(encode(await house.nights.look(night, key)), media_type=JSON)


def _on_the_wall(code: str, request: Request) -> Response:
    link = f"{str(request.base_url).rstrip('/')}/nights#code={quote(code.replace(' ', '-'))}"
    picture: str = segno.make(link, error="m").svg_data_uri(border=2, light="#fff")
    return Response(encode(NightCode(code, link, picture)), media_type=JSON)
