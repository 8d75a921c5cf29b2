"""The rows of people in the store: found, made, merged, forgotten. All of it inside somebody else's transaction."""

from __future__ import annotations

import hmac
import secrets
from datetime import UTC, datetime, timedelta

import sqlalchemy as sa

import vivamos
from vivamos.server import nights, ratings, results
from vivamos.server.blackening import blacken, blacken_whispers
from vivamos.server.prepared import Row, insert_all
from vivamos.server.ratings import Strength
from vivamos.server.refusals import NotThere
from vivamos.server.results import Habit
from vivamos.server.schema import devices, habits, people, result_seats, seats, tables, whispers
from vivamos.server.schema import ratings as stored_ratings
from vivamos.server.states import OVER
from vivamos.server.tokens import new_id

AVATARS = 4  # drawn for each game
SEEN_EVERY = timedelta(hours=1)  # how exactly it is known when a device was last here


def aware(at: datetime) -> datetime:
    """A time from the store: SQLite forgets the zone."""
    return at.replace(tzinfo=UTC)


def avatars() -> list[str]:
    """All faces somebody can choose from: `slambo:2`."""
    return [f"{game}:{number}" for game in vivamos.catalogue() for number in range(AVATARS)]


class NoSuchPerson(NotThere):
    """Nobody has this id."""

    def __init__(self) -> None:
        super().__init__("no-such-person")


def name_of(connection: sa.Connection, person: str) -> str | None:
    """What somebody is called; None if there is nobody of this id."""
    found: str | None = connection.execute(sa.select(people.c.name).where(people.c.id == person)).scalar()
    return found


def person_of(connection: sa.Connection, key: str) -> Row | None:
    """The person of a device's key, with the device as `device` and when it was `seen`."""
    query = sa.select(people, devices.c.id.label("device"), devices.c.seen).join(
        devices, devices.c.person == people.c.id
    )
    row = connection.execute(query.where(devices.c.key == key)).mappings().first()
    return None if row is None else dict(row)


def make_person(connection: sa.Connection, name: str, at: datetime) -> str:
    """Somebody new."""
    made = new_id()
    insert_all(connection, people, [{"id": made, "name": name, "avatar": secrets.choice(avatars()), "since": at}])
    return made


def add_device(connection: sa.Connection, person: str, key: str, kind: str, at: datetime) -> None:
    insert_all(
        connection,
        devices,
        [{"id": new_id(), "person": person, "key": key, "kind": kind, "since": at, "seen": at}],
    )


def is_long_ago(person: Row, at: datetime) -> bool:
    """Whether it is to be written that the device is here: that is not done each time."""
    return at - aware(person["seen"]) > SEEN_EVERY


def was_seen(connection: sa.Connection, person: Row, at: datetime) -> None:
    """A device is here."""
    if is_long_ago(person, at):
        connection.execute(devices.update().where(devices.c.id == person["device"]).values(seen=at))


def change_person(connection: sa.Connection, person: str, **values: object) -> None:
    connection.execute(people.update().where(people.c.id == person).values(**values))


def devices_of(connection: sa.Connection, person: str) -> list[Row]:
    query = sa.select(devices.c.id, devices.c.kind, devices.c.since, devices.c.seen).where(devices.c.person == person)
    return [dict(row) for row in connection.execute(query.order_by(devices.c.since, devices.c.id)).mappings()]


# --- codes ---


def is_free(connection: sa.Connection, code: str) -> bool:
    """Whether nobody has a code of this hash."""
    return _found(connection, code) is None


def spend(connection: sa.Connection, code: str, at: datetime) -> str | None:
    """The person whom a code brings here. One for a single device is used up by it."""
    found = _found(connection, code)
    if found is None:
        return None
    if hmac.compare_digest(found["code"] or "", code):
        return str(found["id"])
    until = found["pair_until"]
    if not hmac.compare_digest(found["pair"] or "", code) or until is None or aware(until) < at:
        return None
    mine = (people.c.id == found["id"], people.c.pair == code)  # two at once: one of them changes the row
    spent = connection.execute(people.update().where(*mine).values(pair=None, pair_until=None))
    return str(found["id"]) if spent.rowcount else None


def _found(connection: sa.Connection, code: str) -> Row | None:
    query = sa.select(people).where((people.c.code == code) | (people.c.pair == code))
    row = connection.execute(query).mappings().first()
    return None if row is None else dict(row)


# --- two become one, one becomes nobody ---


def absorb(connection: sa.Connection, person: str, other: str) -> None:
    """All that is the other's becomes the person's, and the other is no more."""
    for table in (result_seats, seats, whispers, devices):
        connection.execute(table.update().where(table.c.person == other).values(person=person))
    own = {(row.game, row.pool): row for row in connection.execute(_ratings_of(person))}
    for row in connection.execute(_ratings_of(other)).all():
        strength, games = Strength(row.mu, row.sigma), row.games
        if known := own.get((row.game, row.pool)):
            strength, games = ratings.together(Strength(known.mu, known.sigma), strength), known.games + row.games
        results.set_rating(connection, person, row.game, row.pool, strength, games)
    for game, moves in _habits_of(connection, other).items():
        results.add_habits(connection, person, game, moves)
    nights.absorb(connection, person, other)
    connection.execute(people.delete().where(people.c.id == other))


def forget(connection: sa.Connection, person: str) -> list[str]:
    """Nothing tells any more who it was; the results of the others stay as they are. The games that had the name.

    At a table that is still played, the others go on with whoever it is under the name they know. The seat keeps the
    id, which is nobody's from now on: by that the game's result knows, when it ends, that there is no name to store.
    """
    own = sa.select(seats.c.table_id, seats.c.seat, seats.c.name).join(tables, tables.c.id == seats.c.table_id)
    over = connection.execute(own.where(seats.c.person == person, tables.c.state == OVER)).all()
    blacken(connection, {(row.table_id, row.seat): row.name for row in over})
    whispered = blacken_whispers(connection, person)
    nights.forget(connection, person)
    played = list(connection.execute(sa.select(result_seats.c.result).where(result_seats.c.person == person)).scalars())
    connection.execute(result_seats.update().where(result_seats.c.person == person).values(name=None))
    at_ended = seats.c.table_id.in_([row.table_id for row in over])
    connection.execute(seats.update().where(seats.c.person == person, at_ended).values(person=None))
    connection.execute(people.delete().where(people.c.id == person))
    return sorted({*played, *whispered, *(row.table_id for row in over)})


def _ratings_of(person: str) -> sa.Select[tuple[object, ...]]:
    return sa.select(stored_ratings).where(stored_ratings.c.person == person)


def _habits_of(connection: sa.Connection, person: str) -> dict[str, dict[str, Habit]]:
    found: dict[str, dict[str, Habit]] = {}
    for row in connection.execute(sa.select(habits).where(habits.c.person == person)).all():
        found.setdefault(row.game, {})[row.move] = Habit(row.times, row.card)
    return found
