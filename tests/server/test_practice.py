"""What somebody may work on: from stored reviews of their own games, and nobody else's moves."""

from __future__ import annotations

import sqlite3
import zlib
from typing import Any

import msgspec
from test_me import Browser

from vivamos.engine.facts import fact
from vivamos.server.practice import Reviewed, accuracy, practice

from serving import Server

TIPS = fact("coach-tips", seat=0)


def costly(number: int, cost: float = 1.0, **more: Any) -> dict[str, Any]:
    why = fact("coach-why", outcome=TIPS, often=90, instead=10)
    return {"number": number, "seat": 0, "cost": cost, "costly": True, "why": why, "moves": []} | more


def review(*decisions: dict[str, Any]) -> bytes:
    seats = [{"seat": 0, "accuracy": 0.8}, {"seat": 1, "accuracy": None}]
    return zlib.compress(msgspec.json.encode({"decisions": decisions, "seats": seats}))


def test_what_came_three_times_is_something_to_work_on() -> None:
    games = [
        Reviewed("slambo", "first", 0, review(costly(3), costly(5, 2.5))),
        Reviewed("slambo", "second", 0, review(costly(4, 0.5))),
    ]
    (work,) = practice(games).work
    assert (work.game, work.habit, work.times, work.cost) == ("slambo", fact("coach-habit-tips", who="self"), 3, 4.0)
    assert [(each.game, each.at) for each in work.examples] == [("first", 5), ("first", 3), ("second", 4)]
    assert work.step == 3
    assert practice(games[:1]).work == []


def test_it_is_ones_own_costly_moves_with_a_reason() -> None:
    others = [costly(n, seat=1) for n in (1, 2, 3)]
    cheap = [costly(n, costly=False) for n in (4, 5, 6)]
    plain = [costly(n, why=fact("coach-why-plain", more=60, less=20)) for n in (7, 8, 9)]
    of_others = [
        costly(n, why=fact("coach-why", outcome=fact("coach-tips", seat=n % 2), often=9, instead=80))
        for n in range(10, 14)
    ]
    assert practice([Reviewed("slambo", "one", 0, review(*others, *cheap, *plain, *of_others))]).work == []


def test_a_review_of_another_version_or_game_is_left_out() -> None:
    odd = [zlib.compress(b"{}"), b"no review", zlib.compress(b"[1")]
    told = practice([Reviewed("slambo", "odd", 0, each) for each in odd] + [Reviewed("gone", "g", 0, review())])
    assert (told.games, told.work) == (0, [])
    assert [accuracy(each, 0) for each in odd] == [None] * 3
    assert [accuracy(review(), seat) for seat in (0, 1, 2)] == [0.8, None, None]


def test_games_say_whether_they_are_reviewed(server: Server) -> None:
    mara = Browser(server)
    first, second = mara.play(), mara.play()
    assert [(game["reviewed"], game["accuracy"]) for game in mara.games()] == [(False, None)] * 2
    assert mara.ask("GET", "/practice").json() == {"games": 0, "work": []}
    (seat,) = {game["seat"] for game in mara.games()}
    own = review(
        *(
            costly(n, seat=seat, why=fact("coach-why", outcome=fact("coach-tips", seat=seat), often=90, instead=10))
            for n in (2, 3, 4)
        )
    )
    with sqlite3.connect(server.database, timeout=30) as store:
        store.execute("insert into reviews(id, review, made) values (?, ?, '2026-11-13 21:40:00')", (first, own))
    told = {game["id"]: (game["reviewed"], game["accuracy"]) for game in mara.games()}
    assert told == {first: (True, 0.8 if seat == 0 else None), second: (False, None)}
    assert [game["id"] for game in mara.games(to_review=True)] == [second]
    (work,) = mara.ask("GET", "/practice").json()["work"]
    assert (work["habit"]["args"]["who"], work["times"], {each["game"] for each in work["examples"]}) == (
        "self",
        3,
        {first},
    )
    with sqlite3.connect(server.database, timeout=30) as store:  # one more is reviewed: it is looked at anew
        store.execute("insert into reviews(id, review, made) values (?, ?, '2026-11-13 21:41:00')", (second, own))
    told = mara.ask("GET", "/practice").json()
    assert (told["games"], told["work"][0]["times"]) == (2, 6)
    for change, games in (("review = x'00'", 2), ("made = '2026-11-13 21:42:00'", 1)):  # known by when it was made
        with sqlite3.connect(server.database, timeout=30) as store:
            store.execute(f"update reviews set {change} where id = ?", (second,))
        assert mara.ask("GET", "/practice").json()["games"] == games
    nobody = Browser(server)
    nobody.rename("Luz")
    assert nobody.ask("GET", "/practice").json() == {"games": 0, "work": []}
