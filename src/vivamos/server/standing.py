"""How a club night stands, and the tables of it: queries over results, never replays."""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Any

import msgspec
import sqlalchemy as sa

from vivamos.server import latecomers, nights
from vivamos.server.club import (
    OPEN,
    PLACES,
    Night,
    NightGame,
    NightPerson,
    NightRow,
    NightSeat,
    NightTable,
    StandingRow,
)
from vivamos.server.lists import iso
from vivamos.server.prepared import Row
from vivamos.server.schema import night_people, night_tables, people, result_seats, results, reviews, tables
from vivamos.server.schema import nights as stored_nights
from vivamos.server.states import UNFINISHED

POINTS = (4, 2, 1)  # of the places; the last of a table gets none
MOST_NIGHTS = 20  # in one answer
MOST_KEPT = 500  # games whose luck is remembered

_seats = result_seats.c


class Luck:
    """The luck of each seat in games that the coach has reviewed. A review never changes: it is read once."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, list[float]] = OrderedDict()

    def of(self, connection: sa.Connection, games: Iterable[str]) -> dict[str, list[float]]:
        wanted = list(games)
        unknown = [game for game in wanted if game not in self._known]
        query = sa.select(reviews.c.id, reviews.c.review).where(reviews.c.id.in_(unknown))
        for game, review in connection.execute(query).all():
            read = msgspec.json.decode(zlib.decompress(review), type=_Review)
            self._known[game] = [seat.points.luck for seat in read.seats]
        found = {game: self._known[game] for game in wanted if game in self._known}
        while len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)
        return found


class _Account(msgspec.Struct):
    luck: float


class _Seat(msgspec.Struct):
    points: _Account


class _Review(msgspec.Struct):
    seats: list[_Seat]


def night(
    connection: sa.Connection, row: Row, me: Row, luck: Luck, scores: Mapping[str, list[int]], at: datetime
) -> Night:
    """All that somebody who takes part is told; `scores` are those of the tables that are played here."""
    there = nights.people_of(connection, row["id"])
    faces = dict(
        connection.execute(
            sa.select(people.c.id, people.c.avatar).where(people.c.id.in_([one["person"] for one in there]))
        ).all()
    )
    own = next(one for one in there if one["person"] == me["id"])
    boards = _boards(connection, row["id"], there, me["id"], scores)
    plays = any(board.mine is not None and board.state in UNFINISHED for board in boards)
    if plays or row["state"] != OPEN or own["state"] not in nights.IN:
        for board in boards:
            board.place = False
    good = row["code"] is not None and row["code_until"].replace(tzinfo=UTC) > at
    return Night(
        id=row["id"],
        name=row["name"],
        state=row["state"],
        created=iso(row["created"]),
        role=own["role"],
        code=row["code"] if good else None,
        games=[NightGame(**game) for game in row["games"]],
        points=row["points"],
        odd=row["odd"],
        level=row["level"],
        people=[
            NightPerson(
                one["number"], one["name"], faces[one["person"]], one["role"], one["state"], one["person"] == me["id"]
            )
            for one in there
        ],
        tables=sorted((board for board in boards if board.id), key=lambda board: (-board.round, board.board)),
        next=[board for board in boards if not board.id],
        standing=standing(connection, row, there, luck),
    )


def standing(connection: sa.Connection, night: Row, there: list[Row], luck: Luck) -> list[StandingRow]:
    """Whoever is here, or has played: points of the games that they played to the end themselves, without the coach."""
    at = sa.select(night_tables.c.table_id).where(night_tables.c.night == night["id"])
    query = sa.select(_seats.result, _seats.seat, _seats.person, _seats.level, _seats.score, _seats.place)
    alone = query.join(results, results.c.id == _seats.result).where(~results.c.hints)
    rows = connection.execute(alone.where(_seats.result.in_(at), _seats.place.is_not(None))).all()
    last: dict[str, int] = {}
    for row in rows:
        last[row.result] = max(last.get(row.result, 1), row.place)
    lucky = luck.of(connection, last)
    games, points, fortune, reviewed = dict[str, int](), dict[str, int](), dict[str, float](), dict[str, int]()
    for row in rows:
        if row.person is None or row.level is not None:  # a bot, or one stood in
            continue
        games[row.person] = games.get(row.person, 0) + 1
        won = place_points(row.place, last[row.result]) if night["points"] == PLACES else row.score
        points[row.person] = points.get(row.person, 0) + won
        if row.result in lucky:
            fortune[row.person] = fortune.get(row.person, 0.0) + lucky[row.result][row.seat]
            reviewed[row.person] = reviewed.get(row.person, 0) + 1
    shown = [one for one in there if one["state"] in nights.IN or one["person"] in games]
    ranked = sorted(shown, key=lambda one: (-points.get(one["person"], 0), one["number"]))
    all_points = [points.get(one["person"], 0) for one in ranked]
    return [
        StandingRow(
            number=one["number"],
            place=1 + sum(other > own for other in all_points),
            games=games.get(one["person"], 0),
            points=own,
            luck=round(fortune[one["person"]], 1) if one["person"] in fortune else None,
            reviewed=reviewed.get(one["person"], 0),
        )
        for one, own in zip(ranked, all_points, strict=True)
    ]


def place_points(place: int, last: int) -> int:
    """4 for a win, 2 for second, 1 for third; nothing for the last."""
    return 0 if place == last > 1 or place > len(POINTS) else POINTS[place - 1]


def mine(connection: sa.Connection, person: str, luck: Luck) -> list[NightRow]:
    """The nights that somebody was at, the last first."""
    query = sa.select(stored_nights).join(night_people, night_people.c.night == stored_nights.c.id)
    own = query.where(night_people.c.person == person, night_people.c.state != "removed")
    rows = connection.execute(own.order_by(stored_nights.c.created.desc()).limit(MOST_NIGHTS)).mappings().all()
    return [_line(connection, dict(row), luck) for row in rows]


def _line(connection: sa.Connection, row: Row, luck: Luck) -> NightRow:
    there = nights.people_of(connection, row["id"])
    lines = standing(connection, row, there, luck)
    names = {one["number"]: one["name"] for one in there}
    played = sa.select(sa.func.count()).where(
        results.c.id.in_(sa.select(night_tables.c.table_id).where(night_tables.c.night == row["id"]))
    )
    return NightRow(
        id=row["id"],
        name=row["name"],
        state=row["state"],
        created=iso(row["created"]),
        people=len(lines),
        games=connection.execute(played).scalar_one(),
        winners=[] if row["state"] == OPEN else [names[one.number] for one in lines if one.place == 1 and one.games],
    )


def _boards(
    connection: sa.Connection, night: str, there: list[Row], me: str, scores: Mapping[str, list[int]]
) -> list[NightTable]:
    rows = nights.tables_of(connection, night)
    ids = [row["table_id"] for row in rows if row["table_id"] is not None]
    listed = {
        row["id"]: dict(row)
        for row in connection.execute(
            sa.select(tables.c.id, tables.c.state, tables.c.options, tables.c.round, tables.c.to_move).where(
                tables.c.id.in_(ids)
            )
        ).mappings()
    }
    ended: dict[str, dict[int, Any]] = {}
    for seat in connection.execute(
        sa.select(_seats.result, _seats.seat, _seats.score, _seats.place).where(_seats.result.in_(ids))
    ):
        ended.setdefault(seat.result, {})[seat.seat] = seat
    known = {one["person"]: one for one in there}
    return [_board(row, listed.get(row["table_id"]), ended.get(row["table_id"]), known, me, scores) for row in rows]


def _board(
    row: Row,
    table: Row | None,
    ended: dict[int, Any] | None,
    known: dict[str, Row],
    me: str,
    scores: Mapping[str, list[int]],
) -> NightTable:
    team_of = {seat: at for at, team in enumerate(nights.teams_at(row["game"], row["players"])) for seat in team}
    live = scores.get(row["table_id"])
    seats = []
    for seat in row["seats"]:
        person, number = known.get(seat["person"]), seat["seat"]
        result = ended.get(number) if ended else None
        seats.append(
            NightSeat(
                number=person["number"] if person else None,
                name=person["name"] if person else None,
                level=seat["level"],
                team=team_of[number],
                score=result.score if result else live[number] if live else None,
                place=result.place if result else None,
            )
        )
    own = next((seat["seat"] for seat in row["seats"] if seat["person"] == me), None)
    playing = table is not None and ended is None
    return NightTable(
        round=row["round"],
        board=row["board"],
        game=row["game"],
        players=row["players"],
        id=row["table_id"],
        state=_state(row, table, ended is not None),
        options=table["options"] if table is not None else None,
        deal=table["round"] if table is not None and playing else None,
        to_move=table["to_move"] if table is not None and playing else None,
        seats=seats,
        mine=own,
        place=table is not None and latecomers.has_place(table, row["seats"]),
    )


def _state(row: Row, table: Row | None, ended: bool) -> Any:
    if row["table_id"] is None:
        return "drawn"
    if ended:
        return "over"
    if table is None:
        return "gone"  # the host of the server has deleted it
    return "playing" if table["state"] == "away" else table["state"]
