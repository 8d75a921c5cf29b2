"""Who has found out the random bits behind one deal knows nothing about the next."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vivamos
from vivamos.engine.rng import first_counter, following
from vivamos.engine.state import position_of
from vivamos.engine.table import Table

from serving import Server, Stream

BITS = 20260101
# A server whose operating system gives bits that we know for one deal, as if somebody had searched for them.
KNOWN_ONCE = f"""
import pathlib, secrets
real, now = secrets.randbits, pathlib.Path(__file__).with_name("now")
def randbits(bits):
    if bits > 32 and now.exists():
        now.unlink()
        return {BITS}
    return real(bits)
secrets.randbits = randbits
"""


def play_to_the_end(server: Server, known: Path) -> list[dict[str, Any]]:
    """The events of a game whose first deal comes from the known bits."""
    made = server.make_table("slambo", ["you", "free"], options={"start": 0})
    known.touch()
    other = server.sit_down(made["id"], "Teo")
    streams = [Stream(server, made["id"], token) for token in (made["token"], other)]
    while streams[0].view is None:
        streams[0].next()
    assert not known.exists(), "the bits were used"
    while (seat := streams[0].view["to_move"]) is not None:
        streams[seat].until_asked()
        assert (
            streams[seat].act("move", f"m{streams[seat].number}", move=streams[seat].ask["moves"][0])["type"] == "done"
        )
        number = streams[seat].number
        for stream in streams:
            while stream.number < number:
                stream.next()
    for stream in streams:
        stream.close()
    record = server.ask("GET", f"/api/tables/{made['id']}/record").json()
    assert "seed" not in record
    events: list[dict[str, Any]] = record["events"]
    return events


def deals_from(counter: Any, options: dict[str, Any]) -> list[dict[str, Any]]:
    """The first deal of a generator that stands at a number."""
    game = vivamos.game("slambo")
    states = game.set_up(2, options, game.deck)
    before = position_of(states)
    states[0].rng = counter
    game.rules.start(states[0])
    found: list[dict[str, Any]] = game.view.chance_events(before, None, position_of(states))
    return found


def next_deal_from(counter: Any, table: Table, moves: list[dict[str, Any]]) -> Any:
    """The second deal of a generator that stood at a number after the first."""
    states = table.position()
    states[0].rng = counter
    ghost = Table.at(table.game, table.players, table.options, table.deck, states)
    for move in moves:
        ghost.play(move["move"])
    return ghost.events[-1]


def test_the_bits_of_one_deal_do_not_foretell_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sitecustomize.py").write_text(KNOWN_ONCE)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    server = Server(tmp_path, "--no-limits")
    server.start(from_scratch=True)  # the file is read by a new Python
    try:
        server.wait_until_ready("slambo")
        events = play_to_the_end(server, tmp_path / "now")
    finally:
        server.kill()

    first = {int(np.uint64(BITS)), int(first_counter(np.uint64(BITS)))}
    settled = vivamos.game("slambo").settle_options({"start": 0}, 2)
    assert events[:2] in [deals_from(np.uint64(counter), settled) for counter in first], "this deal we can compute"

    second = next(i for i in range(2, len(events)) if "deal" in events[i])
    table = vivamos.replay(vivamos.deal("slambo", 2, 1, {"start": 0}).record() | {"events": events[:2]})
    foretold = []
    for counter in first:
        for _ in range(4):  # however far the generator went on
            foretold.append(next_deal_from(np.uint64(counter), table, events[2:second]))
            counter = int(following(np.uint64(counter)))
    assert events[second] not in foretold
