"""Iyadosu in facts for people: each kind once, what a rule hides is hidden, what may not be looked up fades."""

from __future__ import annotations

from typing import Any

import pytest
from test_iyadosu import ALL_OUT, USUAL, refused, small

import vivamos
from vivamos.engine.facts import Fact
from vivamos.engine.table import Table
from vivamos.engine.telling import as_known_now, facts_of
from vivamos.games.iyadosu import facts, rules

from building import asked, bare, play, reader, told

texts = reader("iyadosu")


def told_all(table: Table, moves: str, seat: int = -1) -> list[Fact]:
    return [each for move in moves.split(", ") for each in told(table, move, seat=seat)]


def reasons(table: Table) -> dict[str, str | None]:
    """The rule against each move that may be tried; None if it is legal."""
    found = {move: table.why_not(move) for move in facts.moves_to_explain(table.now())}
    return {move: refusal.rule if refusal else None for move, refusal in found.items()}


def test_a_deal_and_the_cuts() -> None:
    table = small("", "", "", start=1)
    first = facts_of(table, None, 0)
    assert bare(first) == [("round-begins", {"round": 1}), ("cards-dealt", {"seat": 1, "hand_size": 4})]
    assert [each["kind"] for each in first] == ["heading", "deal"]
    assert texts(first) == ["Round 1", "4 cards each, Seat 1 starts and divides last"]
    assert texts(first, me=1)[1] == "4 cards each, you start and divide last"
    assert asked(table) == "place the Insert card"
    assert reasons(table) == {f"divide {n}": "IY-3" if n > 3 else None for n in range(1, 8)}
    assert facts.preview(table.now()) == {}
    cut = told(table, "divide 2")
    assert bare(cut) == [("declared", {"seat": 0, "number": 2})]
    assert (cut[0]["kind"], cut[0]["seat"]) == ("declare", 0)
    assert (texts(cut), texts(cut, me=0)) == (["Seat 0 declared 2"], ["You declared 2"])
    others = told_all(table, "divide 1, divide 3")
    assert texts(others) == ["Seat 2 declared 1", "Seat 1 declared 3", "Trick 1"]


def test_leading_following_refusing_and_being_unable_to() -> None:
    table = small("R1 R2 Y1 | B1", "R3 B2 | K1 K2", "Y2 Y3 K3 | B3")
    assert asked(table) == "lead a normal card"
    assert reasons(table)["refuse B1"] == "IY-6"
    assert facts.preview(table.now()) == {"wins": [], "submits": []}
    led = told(table, "play R1")
    assert bare(led) == [("card-led", {"seat": 0, "card": "R1"})]
    assert (texts(led), texts(led, me=0)) == (["Seat 0 led R1"], ["You led R1"])
    assert facts.prompt(table.now()) == {"fact": "ask-follow-or-refuse", "args": {"colour": "R"}}
    assert asked(table) == "follow red or refuse"
    assert reasons(table) == {
        "insert": "IY-9",
        "play R3": None,
        "play B2": "IY-7",
        "refuse K1": None,
        "refuse K2": None,
    }
    assert facts.preview(table.now()) == {"wins": ["play R3", "refuse K1", "refuse K2"], "submits": []}
    twin = vivamos.replay(table.record())
    assert texts(told(twin, "play R3")) == ["Seat 1 followed with R3"]
    refusal = told(table, "refuse K2")
    assert bare(refusal) == [("card-refused", {"seat": 1, "card": "K2"})]
    assert (refusal[0]["kind"], refusal[0]["shout"], refusal[0]["seat"]) == ("refuse", "Iyadosu!", 1)
    assert (texts(refusal), texts(refusal, me=1)) == (["Seat 1 refused with K2"], ["You refused with K2"])
    assert asked(table) == "no normal red card, play any normal one"
    assert reasons(table)["refuse B3"] == "IY-8"
    end = told(table, "play Y2")
    assert bare(end) == [
        ("card-thrown-off", {"seat": 2, "card": "Y2", "colour": "R"}),
        ("trick-won", {"seat": 1, "card": "K2", "won": 1, "declared": 2}),
        ("trick-begins", {"trick": 2}),
    ]
    assert texts(end) == [
        "Seat 2 had no normal red card and played Y2",
        "Seat 1 won the trick with K2, 1 of 2 declared",
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
    assert asked(table) == "lay your Insert card, no normal card is left"
    assert facts.preview(table.now()) == {}
    assert set(reasons(table).values()) == {None, "IY-9"}
    out = told(table, "insert")
    assert bare(out) == [("eliminated", {"seat": 1})]
    assert texts(out) == ["Seat 1 had no normal card left, laid the Insert card face down and was out"]
    assert (out[0]["kind"], out[0]["tone"]) == ("out", "event")


def test_the_last_refuse_card_submits() -> None:
    table = small("R1 R2 Y1 | B1", "R3 B2 B3 | K1", "Y2 Y3 K3 | K2")
    told(table, "play R1")
    assert facts.preview(table.now())["submits"] == ["refuse K1"]
    found = told(table, "refuse K1")
    assert [each["kind"] for each in found] == ["refuse", "submit"]
    assert bare(found)[1] == ("submitted", {"seat": 1, "below": 0})
    assert texts(found)[1] == "Seat 1 submitted: Insert card onto the stack, the first there"
    told_all(table, "play K3, play Y3")
    assert asked(table) == "follow yellow or refuse"
    found = told(table, "refuse B1")
    assert bare(found)[1] == ("submitted", {"seat": 0, "below": 1})
    assert texts(found, me=0)[1] == "You submitted: Insert card onto the stack, 1 below"


@pytest.mark.rule("IY-7")
def test_who_has_no_refuse_card_left_is_not_told_to_refuse() -> None:
    table = small("R1 R2 B1 | Y1", "R3 B2 Y2 | K1", "K3 Y3 B3 | K2")
    play(table, "play R1, refuse K1, play K3, play B3, play B1")
    assert asked(table) == "follow blue"
    assert refused(table, "play R3") == ("IY-7", "You can follow blue, which was led: play a normal blue card.")


def test_the_lead_passes_on_from_a_leader_without_normal_cards() -> None:
    table = small("K3 | R1 R2 R3", "Y1 Y2 Y3 | B1", "B2 B3 K1 | K2")
    told_all(table, "play K3, play Y1, play K1")
    found = told(table, "insert")
    assert bare(found) == [("eliminated", {"seat": 0}), ("lead-passed", {"seat": 1})]
    assert [each["kind"] for each in found] == ["out", "lead"]
    assert texts(found, me=0) == [
        "You had no normal card left, laid the Insert card face down and were out",
        "Seat 1 got the lead",
    ]
    assert found[0]["fades"] == ["round 1 trick 1"]


@pytest.mark.rule("IY-12")
def test_cards_of_others_fade_when_the_next_trick_is_led() -> None:
    table = small(*USUAL)
    first = told_all(table, "play R1, play B2, play Y2", seat=0)
    assert [each.get("fade") for each in first[:3]] == [None, "round 1 trick 1", "round 1 trick 1"]
    assert bare([each["faded"] for each in first[1:3]]) == [
        ("some-card-played", {"seat": 1}),
        ("some-card-played", {"seat": 2}),
    ]
    assert texts([first[1]["faded"]]) == ["Seat 1 played a normal card"]
    assert "fade" not in first[3], "the viewer's own card won"
    assert texts(first, me=0)[3] == "You won the trick with R1, 1 of 1 declared"
    assert not any("fades" in each for each in first)
    assert told(table, "play R2", seat=0)[0]["fades"] == ["round 1 trick 1"]
    spectator = told_all(small(*USUAL), "play R1, play B2, play Y2")
    assert all(each["fade"] == "round 1 trick 1" and "card" not in each["faded"]["args"] for each in spectator[:4])
    assert texts([spectator[0]["faded"], spectator[3]["faded"]]) == [
        "Seat 0 led a card",
        "Seat 0 won the trick, 1 of 1 declared",
    ]
    table = small("R1 R2 Y1 | B1", "R3 B2 | K1 K2", "Y2 Y3 K3 | B3")
    refusal = told_all(table, "play R1, refuse K2")[1]
    assert texts([refusal["faded"]]) == ["Seat 1 refused"]


@pytest.mark.rule("IY-12")
def test_after_the_round_its_tricks_are_told_in_full_again() -> None:
    table = small(*USUAL)
    log: list[Fact] = []
    hidden = 0
    while table.view(None)["round"] == 1:
        hidden = sum(each["fact"].startswith("some-") for each in as_known_now(log))
        log += told(table, table.moves()[0])
    assert hidden > 0, "before its last card earlier tricks are hidden"
    read = as_known_now(log)
    assert bare(read) == bare(log)
    assert all("card" in each["args"] for each in read if each["kind"] in ("play", "refuse"))


@pytest.mark.rule("IY-13", "IY-14")
def test_a_round_ends_with_its_scores_and_what_made_them() -> None:
    table = small(*USUAL)
    table.play("play R1")
    found: list[Fact] = []
    while table.view(None)["round"] == 1:
        trick_number = table.view(None)["trick_number"]
        found = told(table, table.moves()[0])
    assert [each["kind"] for each in found][-4:] == ["trick", "round", "heading", "deal"]
    over = found[-3]
    state = table._state
    assert over["scores"] == [int(state.last_scores[p]) for p in range(3)]
    assert over["args"]["round"] == 1
    results = [each["args"] for each in over["args"]["results"]]
    assert [each["points"] for each in results] == sorted(over["scores"], reverse=True), "the best first"
    assert all(each["points"] == over["scores"][each["seat"]] for each in results)
    assert sorted(each["seat"] for each in results if each["out"]) == over["out"]
    seen = over["view"]
    assert (seen["scores"], seen["last_round"], seen["to_move"]) == (table.scores(), over["scores"], None)
    assert (over["won"], over["declared"], over["out"]) == (seen["tricks"], [1, 3, 1], seen["eliminated"])
    assert (seen["round"], seen["trick_number"]) == (1, trick_number), "the next round is not dealt yet"
    assert seen["last_trick"] == found[-4]["view"]["trick"]
    assert seen["last_winner"] == found[-4].get("seat")
    assert bare(found)[-2] == ("round-begins", {"round": 2})


def test_a_round_in_which_all_go_out_awards_no_last_trick() -> None:
    table = small(*ALL_OUT)
    found: list[Fact] = []
    while table.view(None)["round"] == 1:
        moves = [move for move in table.moves() if not move.startswith("refuse")]
        found = told(table, moves[0])
    trick = next(each for each in found if each["kind"] == "trick")
    assert "seat" not in trick
    assert texts([trick]) == ["Nobody was awarded the trick"]
    over = next(each for each in found if each["kind"] == "round")
    assert texts([over], me=2) == ["Round 1: Seat 0 0 (out), Seat 1 0 (out), you 0 (out)"]
    assert table.view(None)["last_winner"] is None


@pytest.mark.parametrize(
    ("told_of", "me", "text"),
    [
        (facts.fact("game-won", seats=[1], points=1), None, "Seat 1 won the game with 1 point"),
        (facts.fact("game-won", seats=[1], points=7), 1, "You won the game with 7 points"),
        (facts.fact("game-won", seats=[0, 2], points=7), 0, "The win is shared by you and Seat 2, with 7 points each"),
        (
            facts.fact("game-won-at-once", seats=[2], points=5),
            0,
            "Seat 2 won the game at once, with 5 points in one round",
        ),
    ],
)
def test_a_win_in_words(told_of: Fact, me: int | None, text: str) -> None:
    assert texts([told_of], me) == [text]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"last_round_bonus": True, "instant_win": True}])
def test_whole_games_are_told(players: int, options: dict[str, Any]) -> None:
    """Every decision has a fact, and every fact its words; scores, bonuses and winners are those of the rules."""
    for seed in range(4):
        table = vivamos.deal("iyadosu", players, seed=seed, options=options)
        totals = [0] * players
        found: list[Fact] = []
        while not table.over:
            assert set(table.moves()) <= set(facts.moves_to_explain(table.now()))
            assert asked(table)
            found = told(table, table.moves()[seed % len(table.moves())], seat=0)
            assert all(texts(found, me=0))
            for each in found:
                if each["kind"] == "round":
                    totals = [total + score for total, score in zip(totals, each["scores"], strict=True)]
                    assert each["view"]["scores"] == totals, "it lies there even when it was the last"
                    last = each["args"]["round"] == players and bool(options)
                    assert last or not any(each["bonus"])
                    assert all(bonus in (0, each["declared"][p]) for p, bonus in enumerate(each["bonus"]))
        assert found[-1]["kind"] == "over"
        assert found[-1]["args"]["seats"] == table.winners()
        assert (found[-1]["fact"] == "game-won-at-once") == bool(rules.won_at_once(table._state))
        assert totals == table.scores()
