"""A table that goes on from a position of a replay: the moves up to there are its own past."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vivamos.engine.errors import UsageError
from vivamos.server.events import Dealt, Moved, Stored
from vivamos.server.names import is_of_the_pages
from vivamos.server.refusals import NotNow
from vivamos.server.replays import PlayedAgain, Replay
from vivamos.server.seating import BOT, HUMAN, Seat, check_level, name_bots
from vivamos.server.states import PLAYING, Standing
from vivamos.server.store import Change, Sitting

if TYPE_CHECKING:
    from vivamos.server.house import House


async def continued(
    house: House, replay: Replay, at: int, seat: int, name: str, token: str, level: str, key: str | None
) -> str:
    """The id of a new table at this step: the one who asks sits at a seat, bots at all others."""
    if not isinstance(replay, PlayedAgain):
        raise NotNow("replay-of-old-rules")
    check_level(level, replay.table.game.id)
    if is_of_the_pages(name):
        raise UsageError("name-is-taken", field="name")
    replay.check_step(at)
    replay.perspective(seat, everything=False)
    position = replay.table.step(at).after
    if position.seat < 0:
        raise UsageError("replay-is-over-there", field="at")
    people = [Seat(each, BOT, level=level) for each in range(replay.table.players)]
    people[seat] = Seat(seat, HUMAN, name, token=token, host=True)
    name_bots(people)
    row = house.continued_row(replay)
    events = [stored.row(row["id"]) for stored in _past(replay, at)]
    standing = Standing(position.seat, position.rounds + 1)
    row |= {
        "state": PLAYING,
        "to_move": standing.to_move,
        "round": standing.round,
        "bot_due": position.seat != seat,
    }
    seats = [each.row(row["id"]) for each in people]
    await house.store.save(
        Change(new_tables=[row], new_seats=seats, events=events, sitting=[Sitting(row["id"], seat, key)])
    )
    await house.begin(row["id"])
    return str(row["id"])


def _past(replay: PlayedAgain, at: int) -> list[Stored]:
    """What has happened up to a step, as a table stores it."""
    table = replay.table
    moves = [event for event in table.events if "move" in event]
    past = [Stored(Dealt(number=1, chance=table.step(0).happened))]
    for step in range(1, at + 1):
        move = moves[step - 1]
        event = Moved(number=step + 1, move=move["move"], chance=table.step(step).happened)
        past.append(Stored(event, seat=move["seat"]))
    return past
