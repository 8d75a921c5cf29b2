"""Hints at a live table: who may have them, what they go by, and what that does to the result."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import vivamos
from vivamos.bots.seat_view import SeatView
from vivamos.coach.budget import QUICK
from vivamos.coach.hints import hints_for

from serving import Frame, Server, Stream
from twins import pairs


def hint(server: Server, made: Frame, token: str | None = None) -> Any:
    return server.ask("POST", f"/api/tables/{made['id']}/hint", token=token or made["token"])


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["fact"]["fact"]


def test_who_plays_against_bots_alone_may_ask(server: Server) -> None:
    made = server.make_table(seats=["you", "bot:newcomer"])
    stream = Stream(server, made["id"], made["token"])
    asked = stream.until_asked()
    answer = hint(server, made)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert 1 <= len(found) <= 3
    assert {each["move"]["move"] for each in found} <= set(asked["moves"])
    assert found[0]["equal"] is True
    assert all(each["why"]["fact"].startswith("coach-expect") for each in found)
    assert hint(server, made).json() == found  # the same position is not thought about twice
    assert server.ask("GET", f"/api/tables/{made['id']}").json()["hints"] is True
    stream.close()


def test_all_see_at_once_that_the_coach_is_asked(server: Server) -> None:
    made = server.make_table(seats=["you", "bot:newcomer"])
    stream, watcher = Stream(server, made["id"], made["token"]), Stream(server, made["id"])
    assert watcher.welcome["table"]["hints"] is False
    stream.until_asked()
    assert hint(server, made).status_code == 200
    for one in (stream, watcher):
        one.until("coach")
        one.close()
    late = Stream(server, made["id"])
    assert late.welcome["table"]["hints"] is True
    late.close()


def test_a_hint_that_was_not_given_costs_no_rating(tmp_path: Path) -> None:
    server = Server(tmp_path, "--limit", "bot_queue=0")
    server.start()
    server.wait_until_ready("slambo")
    made = server.make_table(seats=["you", "bot:newcomer"])
    stream = Stream(server, made["id"], made["token"])
    stream.until_asked()
    assert refusal(hint(server, made)) == (429, "coach-is-busy")
    assert server.ask("GET", f"/api/tables/{made['id']}").json()["hints"] is False
    stream.close()
    server.kill()


def test_friends_have_hints_only_where_they_agreed(server: Server) -> None:
    for agreed in (False, True):
        made = server.make_table(seats=["you", "free"], hints=agreed)
        assert server.ask("GET", f"/api/tables/{made['id']}").json()["hints"] is agreed  # before anybody sits down
        other = server.sit_down(made["id"], "Luz")
        streams = [Stream(server, made["id"], token) for token in (made["token"], other)]
        while all(stream.ask is None for stream in streams):
            for stream in streams:
                stream.next()
        mine, theirs = (made["token"], other) if streams[0].ask else (other, made["token"])
        if agreed:
            assert hint(server, made, mine).status_code == 200
            assert refusal(hint(server, made, theirs)) == (409, "hint-not-your-turn")
        else:
            assert refusal(hint(server, made, mine)) == (403, "hints-are-off")
        assert refusal(hint(server, made, "0" * 32)) == (403, "only-who-sits-here")
        for stream in streams:
            stream.close()


def test_before_the_deal_there_is_nothing_to_ask(server: Server) -> None:
    made = server.make_table(seats=["you", "free"], hints=True)
    assert refusal(hint(server, made)) == (422, "game-not-started")


def test_a_game_with_a_hint_is_not_rated(server: Server) -> None:
    rated = {}
    for asks in (False, True):
        made = server.make_table(seats=["you", "bot:newcomer"])
        stream = Stream(server, made["id"], made["token"])
        first = True
        while asked := stream.until_asked():
            if asks and first:
                assert hint(server, made).status_code == 200
            first = False
            stream.act("move", f"m{stream.number}", move=asked["moves"][0])
            stream.ask = None if stream.ask is asked else stream.ask
        stream.close()
        with sqlite3.connect(Path(server.database)) as database:
            query = "SELECT hints, rated FROM results WHERE id = ?"
            rated[asks] = database.execute(query, (made["id"],)).fetchone()
    assert rated == {False: (0, 1), True: (1, 0)}


def test_hints_are_limited(tmp_path: Path) -> None:
    server = Server(tmp_path, "--limit", "hints=1", "--limit", "hints_a_minute=0.01")
    server.start()
    server.wait_until_ready("slambo")
    answers = []
    for _ in range(2):
        made = server.make_table(seats=["you", "bot:newcomer"])
        stream = Stream(server, made["id"], made["token"])
        stream.until_asked()
        answers.append(hint(server, made))
        stream.close()
    assert answers[0].status_code == 200, answers[0].text
    assert refusal(answers[1]) == (429, "too-many-hints")
    server.kill()


def test_a_hint_goes_by_what_the_seat_knows() -> None:
    """Two games that look alike to a seat get the same hints, byte for byte, whatever the others hold."""
    looked = 0
    for game in ("slambo", "vamos-dia"):
        players = vivamos.game(game).usual_players
        for seat in range(2):
            for table, twin in pairs(game, players, seat, 12):
                if table.seat != seat or looked > 8:
                    continue
                told = [json.dumps(_plain(hints_for(SeatView.of(one), QUICK))) for one in (table, twin)]
                assert told[0] == told[1]
                looked += 1
    assert looked > 2


def _plain(value: Any) -> Any:
    import msgspec

    return msgspec.to_builtins(value)
