"""The stream of a table: events in order for everybody, actions of one seat, nothing twice."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from serving import PATIENCE, Server, Stream, reason


def two_people(server: Server, game: str = "slambo", **more: Any) -> tuple[dict[str, Any], Stream, Stream, str]:
    """A table with Mara and Inés, both connected, cards dealt."""
    made = server.make_table(game, ["you", "free"], **more)
    token = server.sit_down(made["id"], "Inés")
    streams = Stream(server, made["id"], made["token"]), Stream(server, made["id"], token)
    for stream in streams:
        while stream.view is None:
            stream.next()
    return made, *streams, token


def whose_turn(one: Stream, other: Stream) -> tuple[Stream, Stream]:
    """Who is to move, and who is not."""
    assert one.view is not None
    return (one, other) if one.view["to_move"] == one.welcome["you"] else (other, one)


def move_once(stream: Stream, client: str = "m1") -> dict[str, Any]:
    return stream.act("move", client, move=stream.until_asked()["moves"][0])


def test_everybody_gets_every_event_once_and_in_order(server: Server) -> None:
    made, one, other, _ = two_people(server)
    watching = Stream(server, made["id"])
    for number in range(6):
        mover, waiting = whose_turn(one, other)
        if not mover.until_asked():
            break
        assert move_once(mover, f"m{number}")["type"] == "done"
        while waiting.number < mover.number:
            waiting.next()
    while watching.number < one.number:
        watching.next()
    assert watching.welcome["you"] is None
    assert all(frame.get("ask") is None for frame in watching.frames)
    told = [frame["number"] for frame in one.frames if frame["type"] == "event"]
    assert told == list(range(one.welcome["number"] + 1, one.number + 1))


def test_a_lost_connection_resumes_without_loss_or_repetition(server: Server) -> None:
    made, one, other, token = two_people(server)
    mover, waiting = whose_turn(one, other)
    seen, table = waiting.number, made["id"]
    own = (made["token"], token)[waiting.welcome["you"]]
    waiting.close()
    move_once(mover)
    mover.act("talk", "s1", text="are you there?")
    again = Stream(server, table, own, since=seen)
    assert not again.welcome["fresh"]
    assert "facts" not in again.welcome
    while again.number < mover.number:
        again.next()
    missed = [frame for frame in again.frames if frame["type"] == "event"]
    assert [frame["number"] for frame in missed] == list(range(seen + 1, mover.number + 1))
    assert [frame["what"] for frame in missed] == ["move", "talk"]
    assert missed[0]["facts"]
    assert again.welcome["view"] == again.view
    for since in (again.number + 5, -3):
        assert Stream(server, table, own, since=since).welcome["fresh"]


def test_a_resent_move_is_made_once(server: Server) -> None:
    _, one, other, _ = two_people(server)
    mover, waiting = whose_turn(one, other)
    move = mover.until_asked()["moves"][0]
    first = mover.act("move", "same", move=move)
    again = mover.act("move", "same", move=move)
    assert first == again
    assert first["type"] == "done"
    assert waiting.until("event")["number"] == first["number"]


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing(server: Server) -> None:
    _, one, other, _ = two_people(server)
    mover, waiting = whose_turn(one, other)
    before = mover.number
    refused = waiting.act("move", "x1", move="play +4")
    assert (refused["fact"]["rule"], refused["type"]) == ("SL-5", "refused")
    assert "the turn of Seat" in reason(refused)
    unheld = next(
        f"play {sign}{n}" for n in range(1, 8) for sign in "+-" if f"play {sign}{n}" not in mover.until_asked()["moves"]
    )
    refused = mover.act("move", "x2", move=unheld)
    assert refused["fact"]["rule"] == "SL-5"
    assert "You do not hold" in reason(refused)
    nonsense = mover.act("move", "x3", move="checkmate")
    assert "rule" not in nonsense["fact"]
    assert "is not a move of SLAMBO!" in reason(nonsense)
    assert mover.number == before


def test_who_watches_cannot_act(server: Server) -> None:
    made, *_ = two_people(server)
    watching = Stream(server, made["id"])
    for kind, body in (
        ("move", {"move": "play +4"}),
        ("talk", {"text": "hi"}),
        ("undo", {"agree": True}),
        ("rematch", {}),
    ):
        refused = watching.act(kind, f"w-{kind}", **body)
        assert "only who sits at the table" in reason(refused)


@pytest.mark.parametrize("frame", ["[]", "{", "5", '"hello"', "", '{"type": "hello", "token": 5}', '{"type": "move"}'])
def test_a_line_that_begins_wrong_is_ended_in_words(server: Server, frame: str) -> None:
    made = server.make_table()
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/stream") as raw:
        raw.send(frame)
        told = json.loads(raw.recv(timeout=PATIENCE))
        assert told["type"] == "error"
        assert reason(told)


@pytest.mark.parametrize(
    ("token", "table", "code"), [("0" * 32, None, 4401), ("short", None, 4401), (None, "nowhere", 4404)]
)
def test_wrong_tokens_and_tables_are_refused(server: Server, token: str | None, table: str | None, code: int) -> None:
    made = server.make_table()
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table or made['id']}/stream") as raw:
        raw.send(json.dumps({"type": "hello", "token": token, "since": None}))
        assert json.loads(raw.recv(timeout=PATIENCE))["type"] == "error"
        with pytest.raises(Exception, match=str(code)):
            raw.recv(timeout=PATIENCE)


def test_pages_of_other_sites_get_no_stream(server: Server) -> None:
    made = server.make_table()
    url = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/stream"
    with pytest.raises(InvalidStatus), connect(url, origin="https://evil.example"):
        pass


def test_what_is_said_is_one_line_of_plain_text(server: Server) -> None:
    _, one, other, _ = two_people(server)
    assert one.act("talk", "s1", text="  olé \n\u202e<b>amigos</b>\u0000 ")["type"] == "done"
    said = other.until("event", what="talk")
    assert (said["from"], said["seat"], said["text"]) == ("Mara", 0, "olé <b>amigos</b>")
    assert one.act("talk", "s2", text=" \u200b ")["type"] == "refused"
    one.act("talk", "s3", text="x" * 1000)
    assert len(other.until("event", what="talk")["text"]) == 200


def test_who_is_here_is_told(server: Server) -> None:
    _, one, other, _ = two_people(server)
    other.close()
    assert one.until("here", here=[True, False])


def test_the_last_move_is_taken_back_when_all_agree(server: Server) -> None:
    safe: list[str] = []
    while not safe:  # a card that ends no bout: nothing is revealed by it; a deal without one is rare
        _, one, other, _ = two_people(server)
        mover, waiting = whose_turn(one, other)
        safe = [move for move, seen in mover.until_asked()["preview"].items() if not seen["slambo"]]
    hand = mover.view["hand"]  # type: ignore[index]
    assert waiting.act("undo", "u0", agree=True)["type"] == "refused"
    assert mover.act("move", "m", move=safe[0])["type"] == "done"
    assert mover.act("undo", "u1", agree=True)["type"] == "done"
    assert waiting.until("event", what="undo")["agreed"] == [mover.welcome["you"]]
    waiting.act("undo", "u2", agree=True)
    back = mover.until("event", what="undo", done=True)
    assert back["rewritten"]
    assert back["view"]["hand"] == hand
    assert back["ask"] is not None
    mover.ask = back["ask"]
    assert mover.act("move", "m2", move=safe[0])["type"] == "done"
    mover.act("undo", "u3", agree=True)
    waiting.act("undo", "u4", agree=False)
    assert mover.until("event", what="undo", refused_by=waiting.welcome["you"])


def test_a_move_that_showed_something_hidden_stays(server: Server) -> None:
    made = server.make_table("viva", ["you", "free"])
    token = server.sit_down(made["id"], "Inés")
    streams = [Stream(server, made["id"], made["token"]), Stream(server, made["id"], token)]
    for stream in streams:
        while stream.view is None:
            stream.next()
    mover, _ = whose_turn(*streams)
    assert "draw" in mover.until_asked()["moves"]
    assert mover.act("move", "d", move="draw")["type"] == "done"
    refused = mover.act("undo", "u", agree=True)
    assert "cannot be taken back" in reason(refused)


def test_after_a_game_the_same_people_play_again(server: Server) -> None:
    made = server.make_table()
    stream = Stream(server, made["id"], made["token"])
    assert stream.act("rematch", "early")["type"] == "refused"
    count = 0
    while stream.until_asked():
        count += 1
        asked, stream.ask = stream.ask, None
        stream.send({"type": "move", "id": f"m{count}", "move": asked["moves"][0]})  # type: ignore[index]
    assert stream.act("rematch", "r")["type"] == "done"
    again = next(frame["table"] for frame in stream.frames if frame.get("what") == "rematch")
    new = Stream(server, again, made["token"])
    assert new.welcome["you"] == 0
    assert new.until_asked()["moves"]
    assert stream.act("rematch", "r2")["type"] == "refused"


def test_when_the_time_is_over_a_bot_moves_once(server: Server) -> None:
    _, one, other, _ = two_people(server, clock=5)
    mover, waiting = whose_turn(one, other)
    assert 0 < mover.frames[-1].get("deadline", mover.welcome["deadline"]) <= 5
    late = waiting.until("event", what="move")
    assert late["by"] == "clock"
    assert late["facts"][0]["fact"] == "moved-by-clock"
    assert late["seat"] == mover.welcome["you"]
