"""Iyadosu in lines for people: each kind once, what a rule hides is hidden, what may not be looked up fades."""

from __future__ import annotations

from typing import Any

import pytest
from test_iyadosu import ALL_OUT, USUAL, small

import vivamos
from vivamos.engine.table import Table
from vivamos.engine.telling import looked_up
from vivamos.games.iyadosu import facts, rules

from scripts import told

Lines = list[dict[str, Any]]


def told_all(table: Table, moves: str, seat: int = -1) -> Lines:
    return [line for move in moves.split(", ") for line in told(table, move, seat=seat)]


def texts(lines: Lines) -> list[str]:
    return [line["text"] for line in lines]


def reasons(table: Table) -> dict[str, str | None]:
    """The rule against each move that may be tried; None if it is legal."""
    found = {move: table.why_not(move) for move in facts.tries(table.position()[0])}
    return {move: refusal.rule if refusal else None for move, refusal in found.items()}


def test_a_deal_and_the_cuts() -> None:
    table = small("", "", "", start=1)
    first = facts.tell(None, None, table.position()[0], table.events, -1)
    assert texts(first) == ["Round 1", "Four cards each, {s:1} to start and to divide last"]
    assert [line["kind"] for line in first] == ["heading", "deal"]
    assert facts.prompt(table.position()[0]) == "place the Insert card"
    assert reasons(table) == {f"divide {n}": "IY-3" if n > 3 else None for n in range(1, 8)}
    assert facts.preview(table.position()[0]) == {}
    assert told(table, "divide 2") == [{"kind": "declare", "seat": 0, "number": 2, "text": "{s:0} declared 2"}]
    assert texts(told_all(table, "divide 1, divide 3")) == ["{s:2} declared 1", "{s:1} declared 3", "Trick 1"]


def test_leading_following_refusing_and_being_unable_to() -> None:
    table = small("R1 R2 Y1 | B1", "R3 B2 | K1 K2", "Y2 Y3 K3 | B3")
    state = table._state
    assert facts.prompt(state) == "lead a normal card"
    assert reasons(table)["refuse B1"] == "IY-6"
    assert facts.preview(state) == {"wins": [], "submits": []}
    assert texts(told(table, "play R1")) == ["{s:0} led {c:R1}"]
    assert facts.prompt(state) == "follow red or refuse"
    assert reasons(table) == {
        "insert": "IY-9",
        "play R3": None,
        "play B2": "IY-7",
        "refuse K1": None,
        "refuse K2": None,
    }
    assert facts.preview(state) == {"wins": ["play R3", "refuse K1", "refuse K2"], "submits": []}
    refusal = told(table, "refuse K2")
    assert texts(refusal) == ["{s:1} refused with {c:K2}"]
    assert (refusal[0]["kind"], refusal[0]["shout"], refusal[0]["seat"]) == ("refuse", "Iyadosu!", 1)
    assert facts.prompt(state) == "no normal red card, play any normal one"
    assert reasons(table)["refuse B3"] == "IY-8"
    assert texts(told(table, "play Y2")) == [
        "{s:2} had no normal red card and played {c:Y2}",
        "{s:1} won the trick with {c:K2}, 1 of 2 declared",
        "Trick 2",
    ]


def test_a_complete_trick_rests_with_all_its_cards() -> None:
    table = small("R1 R2 Y1 | B1", "R3 B2 | K1 K2", "Y2 Y3 K3 | B3")
    told_all(table, "play R1, refuse K2")
    for seat in (-1, 2):
        twin = vivamos.replay(table.record())
        trick = told(twin, "play Y2", seat=seat)[1]
        seen = trick["view"]
        assert seen["trick"] == ["play R1", "refuse K2", "play Y2"]
        assert (seen["winning"], seen["led"], seen["leader"], seen["to_move"]) == (1, "R", 0, None)
        assert seen["normal_left"] == [2, 2, 2]
        assert seen["tricks"] == [0, 0, 0]
        assert seen["normal"] == ([] if seat < 0 else ["Y3", "K3"])


def test_a_submission_and_an_elimination() -> None:
    table = small(*USUAL)
    told_all(table, "play R1, play B2, play Y2, play R2")
    assert facts.prompt(table._state) == "lay your Insert card, no normal card is left"
    assert facts.preview(table._state) == {}
    assert set(reasons(table).values()) == {None, "IY-9"}
    out = told(table, "insert")
    assert texts(out) == ["{s:1} had no normal card left, laid the Insert card face down and was out"]
    assert (out[0]["kind"], out[0]["tone"]) == ("out", "event")


def test_the_last_refuse_card_submits() -> None:
    table = small("R1 R2 Y1 | B1", "R3 B2 B3 | K1", "Y2 Y3 K3 | K2")
    told(table, "play R1")
    assert facts.preview(table._state)["submits"] == ["refuse K1"]
    lines = told(table, "refuse K1")
    assert [line["kind"] for line in lines] == ["refuse", "submit"]
    assert lines[1]["text"] == "{s:1} submitted: Insert card onto the stack, the first there"
    told_all(table, "play K3, play Y3")
    assert facts.prompt(table._state) == "follow yellow or refuse"
    assert texts(told(table, "refuse B1"))[1] == "{s:0} submitted: Insert card onto the stack, one below"


def test_the_lead_passes_on_from_a_leader_without_normal_cards() -> None:
    table = small("K3 | R1 R2 R3", "Y1 Y2 Y3 | B1", "B2 B3 K1 | K2")
    told_all(table, "play K3, play Y1, play K1")
    lines = told(table, "insert")
    assert [line["kind"] for line in lines] == ["out", "lead"]
    assert lines[1]["text"] == "{s:1} got the lead"
    assert lines[0]["fades"] == "round 1 trick 1"


@pytest.mark.rule("IY-12")
def test_cards_of_others_fade_when_the_next_trick_is_led() -> None:
    table = small(*USUAL)
    first = told_all(table, "play R1, play B2, play Y2", seat=0)
    assert [line.get("fade") for line in first[:3]] == [None, "round 1 trick 1", "round 1 trick 1"]
    assert [line.get("short") for line in first[:3]] == [
        None,
        "{s:1} played a normal card",
        "{s:2} played a normal card",
    ]
    assert "fade" not in first[3], "the viewer's own card won"
    assert first[3]["text"] == "{s:0} won the trick with {c:R1}, 1 of 1 declared"
    assert not any("fades" in line for line in first)
    assert told(table, "play R2", seat=0)[0]["fades"] == "round 1 trick 1"
    spectator = told_all(small(*USUAL), "play R1, play B2, play Y2")
    assert all(line["fade"] == "round 1 trick 1" and "{c:" not in line["short"] for line in spectator[:4])


@pytest.mark.rule("IY-12")
def test_after_the_round_its_tricks_are_told_in_full_again() -> None:
    table = small(*USUAL)
    lines: Lines = []
    while table.view(None)["round"] == 1:
        hidden = sum(line["text"].endswith(" card") for line in looked_up(lines))
        lines += told(table, table.moves()[0])
    assert hidden > 0, "before its last card earlier tricks are hidden"
    read = looked_up(lines)
    assert texts(read) == texts(lines)
    cards = [line["text"].count("{c:") for line in read if line["kind"] in ("play", "refuse")]
    assert cards == [1] * len(cards)


@pytest.mark.rule("IY-13", "IY-14")
def test_a_round_ends_with_its_scores_and_what_made_them() -> None:
    table = small(*USUAL)
    table.play("play R1")
    lines: Lines = []
    while table.view(None)["round"] == 1:
        trick_number = table.view(None)["trick_number"]
        lines = told(table, table.moves()[0])
    kinds = [line["kind"] for line in lines]
    assert kinds[-4:] == ["trick", "round", "heading", "deal"]
    over = lines[-3]
    state = table._state
    assert over["scores"] == [int(state.last_scores[p]) for p in range(3)]
    assert over["round"] == 1
    seen = over["view"]
    assert (seen["scores"], seen["last_round"], seen["to_move"]) == (table.scores(), over["scores"], None)
    assert (over["won"], over["declared"], over["out"]) == (seen["tricks"], [1, 3, 1], seen["eliminated"])
    assert (seen["round"], seen["trick_number"]) == (1, trick_number), "the next round is not dealt yet"
    assert seen["last_trick"] == lines[-4]["view"]["trick"]
    assert seen["last_winner"] == lines[-4]["seat"]
    assert lines[-2]["text"] == "Round 2"


def test_a_round_in_which_all_go_out_awards_no_last_trick() -> None:
    table = small(*ALL_OUT)
    lines: Lines = []
    while table.view(None)["round"] == 1:
        moves = [move for move in table.moves() if not move.startswith("refuse")]
        lines = told(table, moves[0])
    trick = next(line for line in lines if line["kind"] == "trick")
    assert (trick["seat"], trick["text"]) == (None, "Nobody was awarded the trick")
    over = next(line for line in lines if line["kind"] == "round")
    assert over["text"] == "{s:0} scored 0 (out), {s:1} 0 (out), {s:2} 0 (out)"
    assert table.view(None)["last_winner"] is None


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"last_round_bonus": True, "instant_win": True}])
def test_whole_games_are_told(players: int, options: dict[str, Any]) -> None:
    """Every decision has a line; scores, bonuses and winners are those of the rules."""
    totals = [0] * players
    for seed in range(4):
        table = vivamos.deal("iyadosu", players, seed=seed, options=options)
        totals = [0] * players
        lines: Lines = []
        while not table.over:
            assert set(table.moves()) <= set(facts.tries(table._state))
            assert facts.prompt(table._state)
            lines = told(table, table.moves()[seed % len(table.moves())], seat=0)
            assert lines
            for line in lines:
                if line["kind"] == "round":
                    totals = [total + score for total, score in zip(totals, line["scores"], strict=True)]
                    assert line["view"]["scores"] == totals, "it lies there even when it was the last"
                    last = line["round"] == players and bool(options)
                    assert last or not any(line["bonus"])
                    assert all(bonus in (0, line["declared"][p]) for p, bonus in enumerate(line["bonus"]))
        assert lines[-1]["kind"] == "over"
        assert lines[-1]["winners"] == table.winners()
        assert ("at once" in lines[-1]["text"]) == bool(rules.won_at_once(table._state))
        assert totals == table.scores()
