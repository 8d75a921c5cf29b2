"""Which moves can be taken back: those by which nobody was shown anything hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest

import vivamos
from vivamos.engine.table import Table
from vivamos.engine.telling import can_be_undone

# Moves that show nothing but themselves, as long as chance has no say in what follows.
OPEN = {
    "vamos-dia": {"play", "down"},
    "slambo": {"play"},
    "viva": {"place", "keep", "block"},
    "muertos": {"play", "discard"},
    "iyadosu": {"divide", "play", "refuse", "insert"},
}


@pytest.mark.parametrize("game", list(OPEN))
def test_a_move_can_be_taken_back_if_it_shows_nothing_but_itself(game: str) -> None:
    chooser = random.Random(game)
    back, stays = set(), 0
    for seed in range(4):
        table = vivamos.deal(game, vivamos.game(game).players[0], seed=seed)
        while not table.over and table.decisions < 50:
            events, move = len(table.events), chooser.choice(table.moves())
            table.play(move)
            if len(table.events) > events + 1 or table.over:
                assert not can_be_undone(table), "chance had a say, or the game is over"
                stays += 1
            elif move.split()[0] in OPEN[game]:
                assert can_be_undone(table), move
                back.add(move.split()[0])
    assert stays > 0
    assert back >= OPEN[game] - {"block"}, "that one is rare"


@pytest.mark.rule("DM-10", "DM-12", "DM-14")
def test_questions_gifts_and_swaps_of_muertos_stay() -> None:
    """An answer, and a card that has come into another hand. The first half of a Swap shows nobody anything."""
    chooser = random.Random(1)
    found: dict[str, list[bool]] = {}
    for seed in range(12):
        table = vivamos.deal("muertos", 4, seed=seed)
        while table.view(None)["day"] == 1:
            verb = table.moves()[0].split()[0]
            if verb == "ask" and table.view(table.seat)["trick_number"] < 4:
                about = (table.seat + 1) % 4
                table.play(f"ask {about} black any")
                found.setdefault("ask", []).append(can_be_undone(table))
                continue
            first = verb == "swap" and table.view(table.seat)["offered"] is None and not offered(table)
            table.play(chooser.choice(table.moves()))
            if verb in ("swap", "give") and max(table.view(None)["cards"]) > 3:
                found.setdefault("offer" if first else verb, []).append(can_be_undone(table))
    assert set(found) == {"ask", "give", "offer", "swap"}
    assert all(found["offer"])
    assert not any(found["ask"] + found["give"] + found["swap"])


def offered(table: Table) -> bool:
    """Whether the first of two has chosen a card for a Swap."""
    return bool(table.events[-1].get("move", "").startswith("swap "))


def test_a_view_that_gives_hidden_cards_away_forbids_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """As Dia de los Muertos once did: whether the next seat can play was seen by all before it had moved."""
    table = vivamos.deal("muertos", 4, seed=1)
    table.play(table.moves()[0])
    assert can_be_undone(table)
    view = table.game.view
    everybody = view.everybody

    def leaking(s: Any) -> dict[str, Any]:
        can_play_pink = s.seat >= 0 and view.rules.colour_of_day(s) >= 0 and bool(s.hands[s.chair] & s.colours[1])
        return {**everybody(s), "can_play_pink": can_play_pink}

    monkeypatch.setattr(view, "everybody", leaking)
    undone = 0
    for seed in range(20):
        table = vivamos.deal("muertos", 4, seed=seed)
        table.play(table.moves()[0])
        undone += can_be_undone(table)
    assert undone < 10, "most hands hold pink, so not every deal has a world in which that seat does not"
