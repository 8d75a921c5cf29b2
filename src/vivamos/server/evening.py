"""Club nights: what their hosts and guests can do. Keys come as their hashes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, TypeVar

import sqlalchemy as sa

import vivamos
from vivamos.engine.errors import UsageError
from vivamos.server import latecomers, nights, pairing, persons, ratings, standing
from vivamos.server.allowances import TooOften
from vivamos.server.club import (
    BOTS,
    COHOST,
    GUEST,
    HERE,
    HOST,
    LEFT,
    OPEN,
    OVER,
    REMOVED,
    RESTING,
    Attendance,
    Night,
    NightGame,
    NightRow,
    Role,
)
from vivamos.server.codes import hash_of_code, short_code
from vivamos.server.names import is_of_the_pages
from vivamos.server.prepared import Row
from vivamos.server.refusals import NotAllowed, NotNow, NotThere
from vivamos.server.schema import night_seats, night_tables, seats
from vivamos.server.seating import BOT, HUMAN, Seat, check_level, name_bots
from vivamos.server.store import Change, now
from vivamos.server.tokens import ID, hash_of, new_id, new_token

if TYPE_CHECKING:
    from vivamos.server.house import House

T = TypeVar("T")
TRIES = 20  # for a code that no other night has
LONGEST = 1e9  # seconds
MOST_GAMES = 8
DRAWN_BY = ("games", "odd", "level")  # a round is drawn by these


class NoSuchNight(NotThere):
    """There is no night of this id."""

    def __init__(self) -> None:
        super().__init__("no-such-night")


class Nights:
    """All nights of a house; everything about them is in the store."""

    def __init__(self, house: House) -> None:
        self.house = house
        limits = house.settings.limits
        self._made = house.allowances.buckets("nights", limits.nights, limits.nights_a_minute / 60)
        self._most = limits.night_people
        self._code_for = timedelta(seconds=min(limits.night_code, LONGEST))
        self._luck = standing.Luck()

    # --- coming in ---

    async def make(self, settings: Row, own_name: str, key: str, device: str, address: str, language: str) -> str:
        """A new night, and its host; its id."""
        settings = _settled(settings)
        bucket = self._made.of(address)
        if is_of_the_pages(own_name):
            raise UsageError("name-is-taken", field="own_name")
        if not bucket.take():
            raise TooOften("too-many-nights", bucket.wait())
        await self.house.identities.sit(key, own_name, device, address)
        night = new_id()

        def work(connection: sa.Connection) -> None:
            me, at = self._known(connection, key), now()
            row = {"id": night, "state": OPEN, "created": at, **settings, **self._new_code(connection, language)}
            nights.make(connection, row)
            nights.come_in(connection, night, me["id"], own_name, at, self._most, HOST)

        await self.house.store.write(work)
        return night

    async def join(self, code: str, name: str, key: str, device: str, address: str) -> str:
        """Somebody comes in by the code on the wall; the id of the night."""
        wanted = hash_of_code(code)

        def find(connection: sa.Connection) -> Row:
            found = nights.by_code(connection, wanted, now())
            if found is None:
                raise UsageError("night-code-not-good", field="code")
            return found

        with self.house.identities.one_try(address):
            night = await self.house.store.read(find)
        if is_of_the_pages(name):
            raise UsageError("name-is-taken", field="name")
        await self.house.identities.sit(key, name, device, address)

        def work(connection: sa.Connection) -> None:
            nights.lock(connection, night["id"])
            me = self._known(connection, key)
            find(connection)  # it may be over meanwhile
            before = _here(nights.people_of(connection, night["id"]))
            nights.come_in(connection, night["id"], me["id"], name, now(), self._most)
            _undraw_if_changed(connection, night["id"], before)

        await self.house.store.write(work)
        return str(night["id"])

    # --- looking ---

    async def mine(self, key: str) -> list[NightRow]:
        """The nights of somebody, the last first."""

        def look(connection: sa.Connection) -> list[NightRow]:
            me = persons.person_of(connection, key)
            return standing.mine(connection, me["id"], self._luck) if me is not None else []

        return await self.house.store.read(look)

    async def look(self, night: str, key: str) -> Night:
        """A night, for those who take part."""
        ids = await self.as_guest(
            night, key, lambda connection, row, _: nights.running(connection, row["id"]), write=False
        )
        scores = await self.house.owning.scores(ids)
        for table in ids:
            if room := self.house.rooms.get(table):
                async with room.lock:  # nobody is in the middle of a move
                    scores[table] = room.table.scores() if room.table is not None else []

        def tell(connection: sa.Connection, row: Row, me: Row) -> Night:
            return standing.night(connection, row, me, self._luck, scores, now())

        return await self.as_guest(night, key, tell, write=False)

    async def code(self, night: str, key: str) -> str:
        """The code on the wall."""

        def look(connection: sa.Connection, row: Row, me: Row) -> str:
            if row["code"] is None:
                raise NotNow("night-is-over")
            return str(row["code"])

        return await self.as_guest(night, key, look, write=False)

    # --- what a host does ---

    async def new_code(self, night: str, key: str, language: str) -> str:
        """Another code; the one before is good no more."""

        def work(connection: sa.Connection, row: Row, me: Row) -> str:
            code = self._new_code(connection, language)
            nights.change(connection, row["id"], **code)
            return str(code["code"])

        return await self._as_host(night, key, work)

    async def settle(self, night: str, key: str, settings: Row) -> None:
        """Other games, points or rules for the rounds to come."""
        settings = _settled(settings)

        def work(connection: sa.Connection, row: Row, me: Row) -> None:
            nights.change(connection, row["id"], **settings)
            if any(row[key] != settings[key] for key in DRAWN_BY):
                nights.undraw(connection, row["id"])

        await self._as_host(night, key, work)

    async def draw(self, night: str, key: str, games: Sequence[str] | None) -> None:
        """Draw the next round, anew if it was drawn already."""

        def gather(connection: sa.Connection, row: Row, me: Row) -> tuple[Row, list[str], list[Row], dict[str, int]]:
            people = nights.people_of(connection, row["id"])
            persons = {one["number"]: one["person"] for one in people}
            lines = standing.standing(connection, row, people, self._luck)
            points = {persons[line.number]: line.points for line in lines}
            return row, _here(people), nights.tables_of(connection, row["id"]), points

        row, here, tables, points = await self._as_host(night, key, gather, write=False)
        if not here:
            raise NotNow("night-nobody-here")
        offers = _offers(row["games"], games)
        number = 1 + nights.last_round(tables)
        met, partners, played = nights.meetings(tables)
        boards = await asyncio.to_thread(
            pairing.draw,
            here,
            offers,
            met=met,
            partners=partners,
            played=played,
            bots=row["odd"] == BOTS,
            seed=secrets.randbits(32),
            points=points,
            first=(number - 1) % len(offers),
        )

        settled = [row[key] for key in DRAWN_BY]

        def work(connection: sa.Connection, row: Row, me: Row) -> None:
            now_here = _here(nights.people_of(connection, row["id"]))
            if [row[key] for key in DRAWN_BY] != settled:
                raise NotNow("night-has-changed")
            if now_here != here or nights.last_round(nights.tables_of(connection, row["id"])) + 1 != number:
                raise NotNow("night-has-changed")
            nights.undraw(connection, row["id"])
            nights.write_round(connection, row, boards, number, now())

        await self._as_host(night, key, work)

    async def start(self, night: str, key: str, address: str, anyway: bool) -> None:
        """Make the tables that were drawn, with their people on their seats; `anyway`: while others still play."""

        def gather(connection: sa.Connection, row: Row, me: Row) -> tuple[list[Row], dict[str, str]]:
            drawn = [one for one in nights.tables_of(connection, row["id"]) if one["table_id"] is None]
            if not drawn:
                raise NotNow("night-nothing-drawn")
            if not anyway and nights.running(connection, row["id"]):
                raise NotNow("night-still-playing")
            there = nights.people_of(connection, row["id"])
            return drawn, {one["person"]: one["name"] for one in there}

        drawn, names = await self._as_host(night, key, gather, write=False)
        bucket = self.house.tables.of(address)
        for taken in range(len(drawn)):
            if not bucket.take():
                for _ in range(taken):
                    bucket.give_back()
                raise TooOften("too-many-tables-made", bucket.wait())
        change, made = Change(), []
        for one in drawn:
            row = self.house.row_for(one["game"], one["players"])
            sitting = _seated(one["seats"], names)
            row["bot_due"] = True  # it starts by itself
            change.new_tables.append(row)
            change.new_seats += [seat.row(row["id"]) for seat in sitting]
            made.append((one, row["id"]))

        def beside(connection: sa.Connection) -> None:
            nights.lock(connection, night)
            if nights.night_of(connection, night)["state"] != OPEN:  # type: ignore[index]
                raise NotNow("night-is-over")
            for one, table_id in made:
                _link(connection, one, table_id)

        change.beside = beside
        try:
            await self.house.store.save(change)
        except BaseException:
            for _ in made:
                bucket.give_back()
            raise
        for _, table_id in made:
            await self.house.begin(table_id)

    async def end(self, night: str, key: str) -> None:
        """The night is over: what was played stays, and nobody comes in any more."""

        def work(connection: sa.Connection, row: Row, me: Row) -> None:
            nights.undraw(connection, row["id"])
            nights.change(connection, row["id"], state=OVER, code=None, code_hash=None)

        await self._as_host(night, key, work)

    # --- what everybody does ---

    async def attend(self, night: str, key: str, number: int, state: Attendance | None, role: Role | None) -> None:
        """Sit out, come back or leave; hosts also say so for others, remove somebody, and choose who helps them."""

        def work(connection: sa.Connection, row: Row, me: Row) -> None:
            _need_open(row)
            people = nights.people_of(connection, row["id"])
            own = next(one for one in people if one["person"] == me["id"])
            about = next((one for one in people if one["number"] == number), None)
            if about is None:
                raise NotThere("night-nobody-of-that-number")
            if state is not None:
                _may_set(own, about, state)
                if state in nights.IN:
                    nights.need_place(people, about, about["name"], self._most)
                nights.change_person(connection, row["id"], number, state=state)
                if state == REMOVED:  # who comes back in some way is a guest
                    nights.change_person(connection, row["id"], number, role=GUEST)
                _undraw_if_changed(connection, row["id"], _here(people))
            if role is not None:
                if own["role"] != HOST:
                    raise NotAllowed("night-only-the-host")
                if (state or about["state"]) not in nights.IN or own is about:
                    raise UsageError("night-role-not-given")
                nights.change_person(connection, row["id"], number, role=role)
                if role == HOST:
                    nights.change_person(connection, row["id"], own["number"], role=COHOST)

        await self.as_guest(night, key, work)

    async def sit(self, night: str, key: str, table: str) -> tuple[int, str]:
        """The seat that is kept for somebody, and its token. The one before is good no more."""

        def find(connection: sa.Connection, row: Row, me: Row) -> int:
            own = nights.tables_of(connection, row["id"])
            for one in own:
                if one["table_id"] == table:
                    for seat in one["seats"]:
                        if seat["person"] == me["id"]:
                            return int(seat["seat"])
                    raise NotAllowed("night-not-your-table")
            raise NotThere("no-such-table")

        seat = await self.as_guest(night, key, find, write=False)
        token = new_token()
        room = await self.house.room(table)
        await room.chairs.hand_over(seat, hash_of(token))
        return seat, token

    async def take_place(self, night: str, key: str, table: str) -> tuple[int, str]:
        """Sit down in the place of a bot, at a table that has just begun."""
        return await latecomers.take_place(self, night, key, table)

    # --- inside ---

    async def as_guest(
        self, night: str, key: str, work: Callable[[sa.Connection, Row, Row], T], write: bool = True
    ) -> T:
        """Something that only those of the night can do."""
        if not ID.fullmatch(night):
            raise NoSuchNight

        def transaction(connection: sa.Connection) -> T:
            if write:
                nights.lock(connection, night)
            row = nights.night_of(connection, night)
            if row is None:
                raise NoSuchNight
            me = persons.person_of(connection, key)
            own = [one for one in nights.people_of(connection, night) if me is not None and one["person"] == me["id"]]
            if me is None or not own or own[0]["state"] == REMOVED:
                raise NotAllowed("night-not-in")
            return work(connection, row, {**me, "role": own[0]["role"]})

        store = self.house.store
        return await (store.write if write else store.read)(transaction)

    async def _as_host(
        self, night: str, key: str, work: Callable[[sa.Connection, Row, Row], T], write: bool = True
    ) -> T:
        """Something that the host and co-hosts can do, as long as the night lasts."""

        def as_host(connection: sa.Connection, row: Row, me: Row) -> T:
            if me["role"] == GUEST:
                raise NotAllowed("night-only-the-host")
            _need_open(row)
            return work(connection, row, me)

        return await self.as_guest(night, key, as_host, write)

    def _known(self, connection: sa.Connection, key: str) -> Row:
        me = persons.person_of(connection, key)
        if me is None:  # signed off in this very moment
            raise NotThere("nobody-by-that-key")
        return me

    def _new_code(self, connection: sa.Connection, language: str) -> Row:
        code = next(
            code
            for code in (short_code(language) for _ in range(TRIES))
            if nights.code_is_free(connection, hash_of_code(code))
        )
        return {"code": code, "code_hash": hash_of_code(code), "code_until": now() + self._code_for}


def _settled(settings: Row) -> Row:
    """What a host chose, checked."""
    games: list[NightGame] = settings["games"]
    if len({each.game for each in games}) < len(games):
        raise UsageError("night-game-twice", field="games")
    for each in games:
        vivamos.game(each.game).check_players(each.players)
    check_level(settings["level"], *(each.game for each in games))
    return {**settings, "games": [{"game": each.game, "players": each.players} for each in games]}


def _offers(games: list[Row], wanted: Sequence[str] | None) -> list[pairing.Offer]:
    chosen = [each for each in games if wanted is None or each["game"] in wanted]
    if not chosen:
        raise UsageError("night-no-such-game", field="games")
    offers = []
    for each in chosen:
        game = vivamos.game(each["game"])
        teams = {size: ratings.teams_of(game, size) for size in game.players}
        together = {size: of for size, of in teams.items() if len(of) < size}
        offers.append(pairing.Offer(game.id, each["players"], tuple(game.players), together))
    return offers


def _here(people: list[Row]) -> list[str]:
    return [one["person"] for one in people if one["state"] == HERE]


def _undraw_if_changed(connection: sa.Connection, night: str, before: list[str]) -> None:
    """Others are here than a round was drawn for."""
    if _here(nights.people_of(connection, night)) != before:
        nights.undraw(connection, night)


def _need_open(row: Row) -> None:
    if row["state"] != OPEN:
        raise NotNow("night-is-over")


def _may_set(own: Row, about: Row, state: Attendance) -> None:
    if own is about:
        if state == REMOVED or (state == LEFT and own["role"] == HOST):
            raise UsageError("night-host-stays" if own["role"] == HOST else "night-leave-instead")
    elif own["role"] == GUEST:
        raise NotAllowed("night-only-the-host")
    elif about["role"] == HOST and state not in (HERE, RESTING):
        raise NotAllowed("night-host-stays")


def _seated(rows: list[Row], names: dict[str, str]) -> list[Seat]:
    """The seats of a table as they were drawn. Whoever sits there gets the token when they come."""
    people = [row["seat"] for row in rows if row["person"] is not None]
    sitting = [
        Seat(row["seat"], HUMAN, names[row["person"]], token=hash_of(new_token()), host=row["seat"] == people[0])
        if row["person"] is not None
        else Seat(row["seat"], BOT, None, row["level"])
        for row in rows
    ]
    name_bots(sitting)
    return sitting


def _link(connection: sa.Connection, drawn: Row, table_id: str) -> None:
    """The table that was drawn is this one, and those it was drawn for sit there; unless another was faster."""
    board = [night_tables.c[key] == drawn[key] for key in ("night", "round", "board", "game", "players")]
    linked = connection.execute(
        night_tables.update().where(*board, night_tables.c.table_id.is_(None)).values(table_id=table_id, at=now())
    )
    sitting = [night_seats.c[key] == drawn[key] for key in ("night", "round", "board")]
    query = sa.select(night_seats.c.seat, night_seats.c.person).where(*sitting)
    people = {row.seat: row.person for row in connection.execute(query)}
    if not linked.rowcount or people != {seat["seat"]: seat["person"] for seat in drawn["seats"]}:
        raise NotNow("night-has-changed")
    for seat, person in people.items():
        one = (seats.c.table_id == table_id, seats.c.seat == seat)
        connection.execute(seats.update().where(*one).values(person=person))
