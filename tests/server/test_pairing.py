"""Who plays with whom in the next round: everybody once, at tables of the right size, with whom they have not met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import hypothesis.strategies as st
import pytest
from hypothesis import assume, given, settings

from vivamos.engine.errors import UsageError
from vivamos.server.pairing import Board, Offer, Plan, cost, draw, lay

OFFERS = [
    Offer("duel", 2, (2, 3, 4)),
    Offer("trio", 3, (3, 4)),
    Offer("four", 4, (3, 4, 5)),
    Offer("pairs", 4, (4,), {4: [[0, 2], [1, 3]]}),
    Offer("many", 5, (2, 3, 4, 5, 6)),
]


@st.composite
def evenings(draws: st.DrawFn, most: int = 13) -> dict[str, object]:
    people = [f"p{number}" for number in range(draws(st.integers(1, most)))]
    pairs = [frozenset(pair) for pair in combinations(people, 2)]
    offers = draws(st.lists(st.sampled_from(OFFERS), min_size=1, max_size=3, unique_by=lambda offer: offer.game))
    once = st.tuples(st.sampled_from(people), st.sampled_from(["duel", "four"]))
    counts = st.dictionaries(st.sampled_from(pairs), st.integers(1, 3)) if pairs else st.just({})
    return {
        "people": people,
        "offers": offers,
        "met": draws(counts),
        "partners": draws(counts),
        "played": draws(st.dictionaries(once, st.just(1))),
        "points": draws(st.dictionaries(st.sampled_from(people), st.integers(-20, 20))),
        "bots": draws(st.booleans()),
        "seed": draws(st.integers(0, 2**31)),
        "first": draws(st.integers(0, len(offers) - 1)),
    }  # fmt: skip


def drawn(evening: dict[str, object]) -> list[Board] | None:
    try:
        return draw(**evening)  # type: ignore[arg-type]
    except UsageError:
        return None


@given(evenings())
@settings(max_examples=200, deadline=None)
def test_everybody_sits_once_at_a_table_that_the_game_allows(evening: dict[str, object]) -> None:
    boards = drawn(evening)
    if boards is None:
        assert not evening["bots"], "bots fill every table"
        return
    assert Counter(who for board in boards for who in board.people) == Counter(evening["people"])  # type: ignore[call-overload]
    offers = {offer.game: offer for offer in evening["offers"]}  # type: ignore[attr-defined]
    for board in boards:
        offer = offers[board.game]
        assert len(board.seats) in offer.sizes
        assert board.people, "no table of bots alone"
        if evening["bots"]:
            assert len(board.seats) == offer.usual
        else:
            assert None not in board.seats
    turns = [board.game for board in boards]
    names = [offer.game for offer in evening["offers"]]  # type: ignore[attr-defined]
    at = names.index(turns[0])
    assert turns == [names[(at + number) % len(names)] for number in range(len(turns))]
    if evening["bots"]:
        assert at == evening["first"]
    assert boards == drawn(evening), "the same seed gives the same tables"


def arrangements(people: Sequence[str], plans: Sequence[Plan]) -> Iterator[list[tuple[str, Sequence[str]]]]:
    if not plans:
        yield []
        return
    for chosen in combinations(people, plans[0].people):
        rest = [who for who in people if who not in chosen]
        for others in arrangements(rest, plans[1:]):
            yield [(plans[0].offer.game, chosen), *others]


@given(evenings(most=8))
@settings(max_examples=120, deadline=None)
def test_nobody_meets_again_who_need_not(evening: dict[str, object]) -> None:
    """Against all arrangements that there are."""
    boards = drawn(evening)
    assume(boards is not None)
    assert boards is not None
    before = evening["met"], evening["played"], evening["points"]
    plans = lay(len(evening["people"]), evening["offers"], evening["bots"], evening["first"])  # type: ignore[arg-type]
    assume(len(plans) <= 3)  # more are too many to be compared with
    least = min(cost(one, *before) for one in arrangements(evening["people"], plans))  # type: ignore[arg-type]
    assert cost([(board.game, board.people) for board in boards], *before) == least  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("number", "bots", "sizes"),
    [
        (4, True, [(4, 0)]),
        (5, True, [(3, 1), (2, 2)]),
        (1, True, [(1, 3)]),
        (5, False, [(5, 0)]),  # nothing shorter is there
        (6, False, [(3, 0), (3, 0)]),
        (7, False, [(4, 0), (3, 0)]),
        (11, False, [(4, 0), (4, 0), (3, 0)]),
    ],
)  # fmt: skip
def test_sizes_of_tables_of_four(number: int, bots: bool, sizes: list[tuple[int, int]]) -> None:
    found = lay(number, [OFFERS[2]], bots)
    assert sorted(((plan.people, plan.bots) for plan in found), reverse=True) == sizes


@pytest.mark.parametrize("number", [1, 2, 3, 5, 6, 7])
def test_where_no_table_fits_that_is_said(number: int) -> None:
    with pytest.raises(UsageError, match="bots"):
        lay(number, [OFFERS[3]], bots=False)


def test_three_rounds_of_sixteen_without_meeting_anybody_twice() -> None:
    """Sixteen at tables of four can play five rounds without meeting anybody twice; three are found at once."""
    people = [f"p{number}" for number in range(16)]
    met: Counter[frozenset[str]] = Counter()
    for number in range(3):
        boards = draw(people, [OFFERS[2]], met=met, partners={}, played={}, bots=True, seed=number)
        met.update(frozenset(pair) for board in boards for pair in combinations(board.people, 2))
    assert max(met.values()) == 1


def test_those_with_most_points_meet_each_other() -> None:
    """Of all who have not met; whoever has met somebody meets another, whatever the points."""
    people, points = [f"p{number}" for number in range(8)], {f"p{number}": number for number in range(8)}
    met: dict[frozenset[str], int] = {}

    def tables(seed: int) -> set[frozenset[str]]:
        boards = draw(people, [OFFERS[0]], met=met, partners={}, played={}, bots=True, seed=seed, points=points)
        return {frozenset(board.people) for board in boards}

    in_pairs = {frozenset((f"p{number}", f"p{number + 1}")) for number in range(0, 8, 2)}
    assert all(tables(seed) == in_pairs for seed in range(5))
    met = dict.fromkeys(in_pairs, 1)
    for seed in range(5):
        assert not tables(seed) & in_pairs
        assert sum(abs(points[a] - points[b]) for a, b in map(sorted, tables(seed))) == 8, "two apart each"


def test_partners_change() -> None:
    people, met = ["a", "b", "c", "d"], {frozenset(pair): 1 for pair in combinations("abcd", 2)}
    partners = {frozenset("ab"): 1, frozenset("cd"): 1, frozenset("ac"): 1, frozenset("bd"): 1}
    for seed in range(5):
        (board,) = draw(people, [OFFERS[3]], met=met, partners=partners, played={}, bots=False, seed=seed)
        assert {frozenset(filter(None, board.seats[at::2])) for at in (0, 1)} == {frozenset("ad"), frozenset("bc")}
