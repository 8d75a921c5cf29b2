"""What somebody has played: queries over results, never replays."""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterable
from typing import Any

import msgspec
import sqlalchemy as sa

import vivamos
from vivamos.server import nights, persons, ratings
from vivamos.server.lists import iso
from vivamos.server.old_texts import TALK
from vivamos.server.persons import avatars
from vivamos.server.practice import accuracy
from vivamos.server.prepared import Row
from vivamos.server.profile import (
    Device,
    GameTally,
    Habit,
    Me,
    Played,
    PlayedGames,
    PlayedSeat,
    Rating,
    Tally,
)  # fmt: skip
from vivamos.server.ratings import Strength
from vivamos.server.schema import events, habits, records, result_seats, results, reviews, seats, tables, whispers
from vivamos.server.schema import ratings as stored_ratings

MOST_GAMES = 20  # in one answer
MOST_HABITS = 3
CURVE = 20  # games
NORMAL = 1.96  # 95 of 100

_seats = result_seats.c
# Whoever left it to a bot did not play it.
_PLAYED = (_seats.share.is_not(None), _seats.level.is_(None))


def me(connection: sa.Connection, person: Row) -> Me:
    """All about somebody but the list of their games."""
    own = [
        Device(row["id"], row["kind"], iso(row["since"]), iso(row["seen"]), row["id"] == person["device"])
        for row in persons.devices_of(connection, person["id"])
    ]
    tallies = _tallies(connection, person["id"])
    return Me(
        name=person["name"],
        avatar=person["avatar"],
        avatars=avatars(),
        since=iso(person["since"]),
        lasting_code=person["code"] is not None,
        devices=own,
        all=_tally(tallies),
        games=[_game_tally(connection, person["id"], row) for row in tallies],
        ratings=_ratings(connection, person["id"]),
    )


def _tallies(connection: sa.Connection, person: str) -> list[Row]:
    query = sa.select(
        _seats.game,
        sa.func.count().label("games"),
        sa.func.sum(sa.case((_seats.place == 1, 1), else_=0)).label("won"),
        sa.func.sum(_seats.share).label("share"),
        sa.func.sum(1.0 / _seats.players).label("even"),
        sa.func.sum(_seats.score).label("score"),
        sa.func.max(_seats.score).label("best"),
    ).where(_seats.person == person, *_PLAYED)
    return [dict(row) for row in connection.execute(query.group_by(_seats.game)).mappings()]


def _tally(rows: Iterable[Row]) -> Tally:
    rows = list(rows)
    return Tally(**_figures(*(sum(row[key] for row in rows) for key in ("games", "won", "share", "even"))))


def _figures(games: Any, won: Any, share: Any, even: Any) -> dict[str, Any]:
    """With Wilson's interval, which never leaves 0 … 1."""
    games = int(games)
    if not games:
        return {"games": 0, "won": 0, "share": 0.0, "even": 0.0, "low": 0.0, "high": 1.0}
    p, z = float(share) / games, NORMAL
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return {"games": games, "won": int(won), "share": p, "even": float(even) / games, "low": low, "high": high}


def _game_tally(connection: sa.Connection, person: str, row: Row) -> GameTally:
    cards = (habits.c.person == person, habits.c.game == row["game"], habits.c.card.is_not(None))
    query = sa.select(habits.c.move, habits.c.card, habits.c.times).where(*cards)
    most = connection.execute(query.order_by(habits.c.times.desc(), habits.c.move).limit(MOST_HABITS))
    return GameTally(
        **_figures(row["games"], row["won"], row["share"], row["even"]),
        game=row["game"],
        score=float(row["score"]) / row["games"],
        best=row["best"],
        habits=[Habit(move, card, times) for move, card, times in most],
    )


def _ratings(connection: sa.Connection, person: str) -> list[Rating]:
    query = sa.select(stored_ratings).where(stored_ratings.c.person == person)
    rows = connection.execute(query.order_by(stored_ratings.c.game, stored_ratings.c.pool)).mappings().all()
    # A game that the server has no more has no bots to compare with either.
    return [_rating(connection, person, dict(row)) for row in rows if row["game"] in vivamos.catalogue()]


def _rating(connection: sa.Connection, person: str, row: Row) -> Rating:
    strength = Strength(row["mu"], row["sigma"])
    low, high = ratings.band(vivamos.game(row["game"]), strength)
    curve: list[int] = []
    if strength.certain:
        query = sa.select(_seats.mu, _seats.sigma).where(
            _seats.person == person, _seats.game == row["game"], _seats.pool == row["pool"]
        )
        last = connection.execute(query.order_by(_seats.finished.desc()).limit(CURVE)).all()
        curve = [Strength(mu, sigma).points for mu, sigma in reversed(last)]
    return Rating(
        game=row["game"],
        pool=row["pool"],
        games=row["games"],
        low_level=low,
        high_level=high,
        points=strength.points if strength.certain else None,
        margin=strength.margin if strength.certain else None,
        curve=curve,
    )


# --- game by game ---


def games(
    connection: sa.Connection, person: str, before: str | None, won: bool, to_review: bool = False
) -> PlayedGames:
    """The last games, or those before one of them."""
    mine = sa.select(_seats.result, _seats.seat).where(_seats.person == person)
    if won:
        mine = mine.where(_seats.place == 1)
    if to_review:
        mine = mine.where(~sa.exists().where(reviews.c.id == _seats.result))
    if before is not None:
        end = sa.select(_seats.finished).where(_seats.result == before, _seats.person == person).limit(1)
        last = connection.execute(end).scalar()
        if last is None:
            return PlayedGames([], False)
        older = (_seats.finished < last) | ((_seats.finished == last) & (_seats.result < before))
        mine = mine.where(older)
    found = connection.execute(mine.order_by(_seats.finished.desc(), _seats.result.desc()).limit(MOST_GAMES + 1)).all()
    own = {row.result: row.seat for row in found[:MOST_GAMES]}  # who was two at a table finds it once
    return PlayedGames(list(_played(connection, own, person)), len(found) > MOST_GAMES)


def _played(connection: sa.Connection, own: dict[str, int], person: str) -> Iterable[Played]:
    told = {row["id"]: row for row in connection.execute(sa.select(results).where(results.c.id.in_(own))).mappings()}
    theirs: dict[str, list[PlayedSeat]] = {}
    at_them = sa.select(result_seats).where(_seats.result.in_(own)).order_by(_seats.result, _seats.seat)
    for row in connection.execute(at_them).mappings():
        shared = {key: row[key] for key in ("seat", "name", "level", "human", "team", "score", "place")}
        theirs.setdefault(row["result"], []).append(PlayedSeat(**shared, me=row["person"] == person))
    looked_at = sa.select(reviews.c.id, reviews.c.review).where(reviews.c.id.in_(own))
    known = {row.id: accuracy(bytes(row.review), own[row.id]) for row in connection.execute(looked_at)}
    keys = ("id", "game", "version", "players", "rounds", "whole", "hints", "rated", "private")
    for game, seat in own.items():
        columns = {key: told[game][key] for key in keys}
        yield Played(
            **columns, finished=iso(told[game]["finished"]), seat=seat, seats=theirs[game],
            reviewed=game in known, accuracy=known.get(game),
        )  # fmt: skip


# --- everything ---


def about(connection: sa.Connection, person: Row) -> dict[str, Any]:
    """The first part of the file with all that is stored about somebody."""
    whose = stored_ratings.c.person == person["id"]
    strengths = connection.execute(sa.select(stored_ratings).where(whose)).mappings()
    moves = connection.execute(sa.select(habits).where(habits.c.person == person["id"])).mappings()
    sits = sa.select(seats.c.table_id, seats.c.seat, seats.c.name, tables.c.game, tables.c.state).join(tables)
    own = [dict(row) for row in connection.execute(sits.where(seats.c.person == person["id"])).mappings()]
    said = sa.select(events.c.table_id, events.c.seat, events.c.at, events.c.body).where(
        events.c.what.in_(TALK), events.c.table_id.in_([row["table_id"] for row in own])
    )
    spoke = {(row["table_id"], row["seat"]) for row in own}
    texts = [dict(row) for row in connection.execute(said).mappings() if (row["table_id"], row["seat"]) in spoke]
    whispered = sa.select(whispers.c.table_id, whispers.c.at, whispers.c.name, whispers.c.text)
    whispered = whispered.where(whispers.c.person == person["id"]).order_by(whispers.c.at)
    return {
        "format": "vivamos-person 1",
        "name": person["name"],
        "avatar": person["avatar"],
        "since": iso(person["since"]),
        "lasting_code": person["code"] is not None,
        "devices": [
            {"kind": row["kind"], "since": iso(row["since"]), "seen": iso(row["seen"])}
            for row in persons.devices_of(connection, person["id"])
        ],
        "ratings": [{key: value for key, value in row.items() if key != "person"} for row in strengths],
        "habits": [{key: value for key, value in row.items() if key != "person"} for row in moves],
        "seats": own,
        "said": [{"table": row["table_id"], "at": iso(row["at"]), "text": row["body"].get("text")} for row in texts],
        "whispered": [
            {"table": row["table_id"], "at": iso(row["at"]), "name": row["name"], "text": row["text"]}
            for row in connection.execute(whispered).mappings()
        ],
        "nights": nights.about(connection, person["id"]),
    }


def with_records(connection: sa.Connection, page: PlayedGames) -> list[dict[str, Any]]:
    """Some games with all that is stored of them."""
    found = sa.select(records).where(records.c.result.in_([game.id for game in page.games]))
    kept = {row.result: zlib.decompress(row.record) for row in connection.execute(found)}
    return [
        {**msgspec.to_builtins(game), "record": msgspec.Raw(kept[game.id]) if game.id in kept else None}
        for game in page.games
    ]
