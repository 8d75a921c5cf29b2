"""The rows of club nights: found, made, changed, forgotten. All of it inside somebody else's transaction."""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from itertools import combinations
from typing import Any

import sqlalchemy as sa

import vivamos
from vivamos.bots.levels import level_in
from vivamos.engine.errors import UsageError
from vivamos.server import ratings
from vivamos.server.club import COHOST, GUEST, HERE, HOST, LEFT, OPEN, OVER, REMOVED, RESTING
from vivamos.server.names import looks
from vivamos.server.pairing import Board
from vivamos.server.prepared import Row, insert_all
from vivamos.server.refusals import NotAllowed, NotNow
from vivamos.server.schema import night_people, night_seats, night_tables, nights, tables
from vivamos.server.states import UNFINISHED

IN = (HERE, RESTING)  # of the states: those who take part
RANK = (HOST, COHOST, GUEST)
ATTENDANCE = (HERE, RESTING, LEFT, REMOVED)  # the first is what somebody has who comes twice
Pair = frozenset[str]


def night_of(connection: sa.Connection, night: str) -> Row | None:
    row = connection.execute(sa.select(nights).where(nights.c.id == night)).mappings().first()
    return None if row is None else dict(row)


def lock(connection: sa.Connection, night: str) -> None:
    """Whoever else changes something of this night waits until this transaction ends."""
    connection.execute(sa.select(nights.c.id).where(nights.c.id == night).with_for_update())


def by_code(connection: sa.Connection, code: str, at: datetime) -> Row | None:
    """The night that a code of this hash leads to now."""
    row = connection.execute(sa.select(nights).where(nights.c.code_hash == code)).mappings().first()
    if row is None or not hmac.compare_digest(row["code_hash"], code):
        return None
    return dict(row) if row["state"] == OPEN and row["code_until"].replace(tzinfo=UTC) > at else None


def code_is_free(connection: sa.Connection, code: str) -> bool:
    return connection.execute(sa.select(nights.c.id).where(nights.c.code_hash == code)).first() is None


def make(connection: sa.Connection, row: Row) -> None:
    insert_all(connection, nights, [row])


def change(connection: sa.Connection, night: str, **values: Any) -> None:
    connection.execute(nights.update().where(nights.c.id == night).values(**values))


# --- its people ---


def people_of(connection: sa.Connection, night: str) -> list[Row]:
    """All who ever came, in that order."""
    query = sa.select(night_people).where(night_people.c.night == night).order_by(night_people.c.number)
    return [dict(row) for row in connection.execute(query).mappings()]


def come_in(
    connection: sa.Connection, night: str, person: str, name: str, at: datetime, most: float, role: str = GUEST
) -> None:
    """Somebody takes part from now on, or again."""
    people = people_of(connection, night)
    known = next((one for one in people if one["person"] == person), None)
    if known is not None and known["state"] == REMOVED:
        raise NotAllowed("night-removed")
    need_place(people, known, name, most)
    if known is not None:
        change_person(connection, night, known["number"], name=name, state=HERE)
        return
    number = 1 + max((one["number"] for one in people), default=0)
    row = {"night": night, "number": number, "person": person, "name": name, "role": role, "state": HERE, "since": at}
    insert_all(connection, night_people, [row])


def need_place(people: list[Row], known: Row | None, name: str, most: float) -> None:
    """Whether there is room for one more, and nobody else whose name looks like theirs."""
    others = [one for one in people if one is not known and one["state"] in IN]
    if any(looks(one["name"]) == looks(name) for one in others):
        raise UsageError("name-is-taken", field="name")
    if len(others) >= most:
        raise NotNow("night-is-full")


def change_person(connection: sa.Connection, night: str, number: int, **values: Any) -> None:
    one = (night_people.c.night == night, night_people.c.number == number)
    connection.execute(night_people.update().where(*one).values(**values))


# --- its rounds ---


def tables_of(connection: sa.Connection, night: str) -> list[Row]:
    """All tables, those that are only drawn too, with their `seats`."""
    query = sa.select(night_tables).where(night_tables.c.night == night)
    found = {
        (row["round"], row["board"]): {**row, "seats": []}
        for row in connection.execute(query.order_by(night_tables.c.round, night_tables.c.board)).mappings()
    }
    sitting = sa.select(night_seats).where(night_seats.c.night == night).order_by(night_seats.c.seat)
    for seat in connection.execute(sitting).mappings():
        if (seat["round"], seat["board"]) in found:
            found[seat["round"], seat["board"]]["seats"].append(dict(seat))
    return list(found.values())


def last_round(drawn: Iterable[Row]) -> int:
    """The last round that was started; 0 if there is none."""
    return max((table["round"] for table in drawn if table["table_id"] is not None), default=0)


def running(connection: sa.Connection, night: str) -> list[str]:
    """The tables that are still played."""
    query = sa.select(tables.c.id).join(night_tables, night_tables.c.table_id == tables.c.id)
    played = query.where(night_tables.c.night == night, tables.c.state.in_(UNFINISHED))
    return [row.id for row in connection.execute(played)]


def undraw(connection: sa.Connection, night: str) -> None:
    """What was drawn, and not started, is so no more."""
    rounds = sa.select(night_tables.c.round).where(night_tables.c.night == night, night_tables.c.table_id.is_(None))
    drawn = [row.round for row in connection.execute(rounds.distinct())]
    for table in (night_seats, night_tables):
        connection.execute(table.delete().where(table.c.night == night, table.c.round.in_(drawn)))


def write_round(connection: sa.Connection, night: Row, boards: Sequence[Board], number: int, at: datetime) -> None:
    """A round as it was drawn."""
    where = [{"night": night["id"], "round": number, "board": board} for board in range(1, len(boards) + 1)]
    rows = [
        {**place, "game": board.game, "players": len(board.seats), "at": at}
        for place, board in zip(where, boards, strict=True)
    ]
    seats = [
        {
            **place,
            "seat": seat,
            "person": person,
            "level": level_in(vivamos.game(board.game), night["level"]) if person is None else None,
        }
        for place, board in zip(where, boards, strict=True)
        for seat, person in enumerate(board.seats)
    ]
    insert_all(connection, night_tables, rows)
    insert_all(connection, night_seats, seats)


def meetings(drawn: Iterable[Row]) -> tuple[Counter[Pair], Counter[Pair], Counter[tuple[str, str]]]:
    """Who has been at one table, who played together, and who has played which game, in the rounds so far."""
    met, partners, played = Counter[Pair](), Counter[Pair](), Counter[tuple[str, str]]()
    for table in drawn:
        if table["table_id"] is None:
            continue
        people = [seat["person"] for seat in table["seats"]]
        met.update(frozenset(pair) for pair in combinations(filter(None, people), 2))
        played.update((person, table["game"]) for person in filter(None, people))
        for team in teams_at(table["game"], table["players"]):
            partners.update(frozenset(pair) for pair in combinations(filter(None, (people[seat] for seat in team)), 2))
    return met, partners, played


def teams_at(game: str, players: int) -> list[list[int]]:
    """The seats that play together; each alone in a game that the server has no more."""
    if game not in vivamos.catalogue():
        return [[seat] for seat in range(players)]
    return ratings.teams_of(vivamos.game(game), players)


# --- two become one, one becomes nobody ---


def absorb(connection: sa.Connection, person: str, other: str) -> None:
    """All nights of the other's are the person's; of two roles at one night the higher stays."""
    _lock_those_of(connection, person, other)
    connection.execute(night_seats.update().where(night_seats.c.person == other).values(person=person))
    own = {row["night"]: row for row in _attended(connection, person)}
    for row in _attended(connection, other):
        known = own.get(row["night"])
        if known is None:
            change_person(connection, row["night"], row["number"], person=person)
            continue
        _take_out(connection, row)
        undraw(connection, row["night"])  # both may have been drawn, and one person has one seat
        role = min(known["role"], row["role"], key=RANK.index)
        state = min(known["state"], row["state"], key=ATTENDANCE.index)
        change_person(connection, row["night"], known["number"], role=role, state=state)


def forget(connection: sa.Connection, person: str) -> None:
    """Nobody knows any more that they were there. A night without its host has another one, or is over."""
    _lock_those_of(connection, person)
    for row in _attended(connection, person):
        _take_out(connection, row)
        undraw(connection, row["night"])
        if row["role"] == HOST:
            rest = [one for one in people_of(connection, row["night"]) if one["state"] in IN]
            heir = min(rest, key=lambda one: (RANK.index(one["role"]), one["number"]), default=None)
            if heir is None:
                change(connection, row["night"], state=OVER, code=None, code_hash=None)
            else:
                change_person(connection, row["night"], heir["number"], role=HOST)
    connection.execute(night_seats.update().where(night_seats.c.person == person).values(person=None))


def about(connection: sa.Connection, person: str) -> list[Row]:
    """All that nights have stored about somebody."""
    sat = sa.select(night_seats, night_tables.c.table_id, night_tables.c.game).join(
        night_tables,
        sa.and_(*(night_seats.c[key] == night_tables.c[key] for key in ("night", "round", "board"))),
    )
    seats: dict[str, list[Row]] = {}
    for row in connection.execute(sat.where(night_seats.c.person == person)).mappings():
        seat = {"round": row["round"], "table": row["table_id"], "game": row["game"], "seat": row["seat"]}
        seats.setdefault(row["night"], []).append(seat)
    query = sa.select(nights.c.name.label("night_name"), night_people).join(night_people)
    return [
        {
            "night": row["night"],
            "night_name": row["night_name"],
            "name": row["name"],
            "role": row["role"],
            "state": row["state"],
            "since": row["since"].replace(tzinfo=UTC).isoformat(),
            "seats": seats.get(row["night"], []),
        }
        for row in connection.execute(query.where(night_people.c.person == person)).mappings()
    ]


def _attended(connection: sa.Connection, person: str) -> list[Row]:
    query = sa.select(night_people).where(night_people.c.person == person)
    return [dict(row) for row in connection.execute(query).mappings()]


def _lock_those_of(connection: sa.Connection, *people: str) -> None:
    """In the order of their ids: two who do so at once do not wait for each other."""
    for night in sorted({row["night"] for person in people for row in _attended(connection, person)}):
        lock(connection, night)


def _take_out(connection: sa.Connection, row: Row) -> None:
    one = (night_people.c.night == row["night"], night_people.c.number == row["number"])
    connection.execute(night_people.delete().where(*one))
