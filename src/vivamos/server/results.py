"""What stays of a finished game: who played, what came of it, its record. It is stored with the game's last event."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

import msgspec
import numpy as np
import sqlalchemy as sa

import vivamos
from vivamos.engine.game import Game
from vivamos.engine.table import Table
from vivamos.server import ratings
from vivamos.server.blackening import blacken
from vivamos.server.prepared import Change, Row, insert_all, insert_or_change
from vivamos.server.ratings import PEOPLE, PRACTICE, Strength
from vivamos.server.schema import devices, habits, people, records, result_seats, results, seats
from vivamos.server.schema import ratings as stored_ratings
from vivamos.server.seating import HUMAN, Seat


@dataclass
class Finished:
    """A game that is over, as far as its table knows: who the people are is found when it is stored."""

    result: Row
    seats: list[Row]
    moves: list[Counter[str]]  # of each seat
    cards: set[str]  # that were dealt
    record: bytes

    def at(self, time: datetime) -> None:
        """When it ended."""
        for row in (self.result, *self.seats):
            row.setdefault("finished", time)


def finished_game(row: Row, people: Sequence[Seat], table: Table) -> Finished:
    """The result of a table whose game is over, or was ended by its players."""
    whole, scores = table.over, table.scores()
    winners = table.winners()
    team_of = {seat: number for number, team in enumerate(ratings.teams_of(table.game, table.players)) for seat in team}
    places = _places(table, team_of) if whole else [None] * table.players
    moves, cards = [Counter[str]() for _ in range(table.players)], set[str]()
    for event in table.events:
        if "move" in event:
            moves[event["seat"]][event["move"]] += 1
        else:
            cards |= set(_texts(event))
    result = {
        "id": row["id"],
        "game": row["game"],
        "version": row["version"],
        "players": row["players"],
        "options": row["options"],
        "own_deck": row["deck"] is not None,
        "private": not row["open"],
        "hints": row["hints"],
        "rated": whole and row["rated"] and not row["hints"] and row["deck"] is None,
        "whole": whole,
        "rounds": table.now().rounds,
        "decisions": table.decisions,
    }
    rows: list[Row] = [
        {
            "result": row["id"],
            "seat": seat.seat,
            "person": None,
            "name": seat.name,
            "level": seat.level,
            "human": seat.kind == HUMAN,
            "team": team_of[seat.seat],
            "score": scores[seat.seat],
            "place": places[seat.seat],
            "share": (seat.seat in winners) / len(winners) if whole else None,
            "decisions": moves[seat.seat].total(),
            "pool": None,
            "mu": None,
            "sigma": None,
            "game": row["game"],
            "players": row["players"],
        }
        for seat in people
    ]
    return Finished(result, rows, moves, cards, zlib.compress(msgspec.json.encode(table.record())))


def _places(table: Table, teams: dict[int, int]) -> list[int]:
    """Winners are first; the others follow by what the rules say they are worth. Equals share a place, partners too."""
    worth, winners = np.zeros(table.players), table.winners()
    table.game.rules.utility(table.position()[0], worth)
    merits = [(seat in winners, round(float(worth[seat]), 6)) for seat in range(table.players)]
    ahead = [{teams[other] for other, merit in enumerate(merits) if merit > own} for own in merits]
    return [1 + len(better) for better in ahead]


def _texts(event: Any) -> Iterator[str]:
    """All names in an event of chance: those of the cards that it deals."""
    if isinstance(event, str):
        yield event
    elif isinstance(event, dict | list):
        for part in event.values() if isinstance(event, dict) else event:
            yield from _texts(part)


def seat_of(connection: sa.Connection, game: str, key: str) -> int | None:
    """Where the person of a key sat in a finished game; at the first of their seats, if there were two."""
    own, theirs = result_seats.c, devices.c
    query = sa.select(own.seat).join(devices, theirs.person == own.person).where(theirs.key == key, own.result == game)
    found: int | None = connection.execute(query.order_by(own.seat).limit(1)).scalar()
    return found


# --- storing: inside the transaction of the last event ---


def write_result(connection: sa.Connection, finished: Finished) -> bool:
    """Store a result, once: whoever comes second finds it there. Whether a name went from its table by that."""
    result = finished.result
    if connection.execute(sa.select(results.c.id).where(results.c.id == result["id"])).first():
        return False
    somebody_is_nobody = _find_people(connection, finished)
    if result["rated"]:
        result["rated"] = _rate(connection, vivamos.game(result["game"]), finished.seats)
    insert_all(connection, results, [result])
    insert_all(connection, result_seats, finished.seats)
    insert_all(connection, records, [{"result": result["id"], "record": finished.record}])
    known = [(row, moves) for row, moves in zip(finished.seats, finished.moves, strict=True) if row["person"]]
    for row, moves in sorted(known, key=lambda each: str(each[0]["person"])):
        if row["level"] is None:
            own = {move: Habit(n, _card(move, finished.cards)) for move, n in moves.items()}
            add_habits(connection, row["person"], row["game"], own)
    return somebody_is_nobody


def _find_people(connection: sa.Connection, finished: Finished) -> bool:
    """Who sat where. Whoever was forgotten while they played leaves no name, now that nobody needs it any more."""
    table_id, forgotten = finished.result["id"], dict[tuple[str, int], str | None]()
    whose = sa.select(seats.c.seat, seats.c.name, people.c.id).outerjoin(people, people.c.id == seats.c.person)
    for row in connection.execute(whose.where(seats.c.table_id == table_id, seats.c.person.is_not(None))):
        finished.seats[row.seat]["person"] = row.id
        if row.id is None:
            finished.seats[row.seat]["name"] = None
            forgotten[table_id, row.seat] = row.name
    blacken(connection, forgotten)
    return bool(forgotten)


def _rate(connection: sa.Connection, game: Game, rows: list[Row]) -> bool:
    """New ratings of those who played to the end themselves. A seat where a bot stood in counts as that bot.

    False if the game changes no rating: somebody has played against themselves.
    """
    playing = [row for row in rows if row["human"] and row["level"] is None]
    known = sorted({row["person"] for row in playing if row["person"] is not None})
    if len(known) < sum(row["person"] is not None for row in playing):
        return False
    pool = PEOPLE if sum(row["human"] for row in rows) > 1 else PRACTICE
    found = {person: _rating(connection, person, game.id, pool) for person in known}
    teams: dict[int, list[Row]] = {}
    for row in rows:
        teams.setdefault(row["team"], []).append(row)
    before = [[_strength(game, row, found) for row in team] for team in teams.values()]
    after = ratings.rate(before, [team[0]["place"] for team in teams.values()])
    for team, strengths in zip(teams.values(), after, strict=True):
        for row, strength in zip(team, strengths, strict=True):
            if row["person"] in found and row["level"] is None:
                row |= {"pool": pool, "mu": strength.mu, "sigma": strength.sigma}
                games = found[row["person"]][1] + 1
                set_rating(connection, row["person"], game.id, pool, strength, games)
    return True


def _strength(game: Game, row: Row, found: dict[str, tuple[Strength, int]]) -> Strength:
    if row["level"] is not None:
        return ratings.bot(game, row["level"])
    return found[row["person"]][0] if row["person"] in found else Strength()


def _rating(connection: sa.Connection, person: str, game: str, pool: str) -> tuple[Strength, int]:
    """A rating and of how many games it is, which nobody else changes until the end of this transaction.

    There must be a row to wait for: two first games may end at the same moment.
    """
    first = {"person": person, "game": game, "pool": pool, "mu": Strength().mu, "sigma": Strength().sigma, "games": 0}
    insert_or_change(connection, stored_ratings, [first], Change())
    row = connection.execute(
        sa.select(stored_ratings.c.mu, stored_ratings.c.sigma, stored_ratings.c.games)
        .where(*_of(person, game, pool))
        .with_for_update()
    ).one()
    return Strength(row.mu, row.sigma), row.games


def set_rating(connection: sa.Connection, person: str, game: str, pool: str, strength: Strength, games: int) -> None:
    values = {"mu": strength.mu, "sigma": strength.sigma, "games": games}
    row = {"person": person, "game": game, "pool": pool, **values}
    insert_or_change(connection, stored_ratings, [row], Change(replaced=tuple(values)))


def _of(person: str, game: str, pool: str) -> tuple[sa.ColumnElement[bool], ...]:
    rows = stored_ratings.c
    return rows.person == person, rows.game == game, rows.pool == pool


class Habit(NamedTuple):
    """How often a move was made, and the card that it plays, if it plays one."""

    times: int
    card: str | None


def _card(move: str, cards: set[str]) -> str | None:
    *_, last = move.split(" ")
    return last if last in cards else None


def add_habits(connection: sa.Connection, person: str, game: str, moves: Mapping[str, Habit]) -> None:
    """How often somebody has made each move of a game. In one order: nobody waits for whoever waits for them."""
    rows = [{"person": person, "game": game, "move": move, **moves[move]._asdict()} for move in sorted(moves)]
    insert_or_change(connection, habits, rows, Change(added=("times",)))
