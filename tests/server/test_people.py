"""People who are away, silent or strangers: what that costs them, and what it does not cost the others."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from serving import Server, Stream, reason, running

GRACE = 6.0  # long enough to try something before it ends, short enough to wait for


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose patience is soon over; a stream that drops has a moment of grace."""
    limits = [f"grace={GRACE}", "silence=1", "host_absence=0.5", "chair=0.5"]
    yield from running(tmp_path_factory.mktemp("server"), *(part for one in limits for part in ("--limit", one)))


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots think for a while."""
    limits = ("--limit", "grace=0.2", "--limit", "silence=0.3")
    yield from running(tmp_path_factory.mktemp("server"), *limits, "--bot-delay", "5")


class Friends:
    """A table with people at it: `streams` and `tokens` by seat, the host first."""

    def __init__(self, server: Server, *names: str, seats: list[str] | None = None, **table: Any) -> None:
        self.server = server
        made = server.make_table(seats=seats or ["you", *["free"] * len(names)], **table)
        self.id = made["id"]
        self.tokens = [made["token"], *[server.sit_down(self.id, name) for name in names]]
        self.streams = [Stream(server, self.id, token) for token in self.tokens]

    def dealt(self) -> Friends:
        for stream in self.streams:
            while stream.view is None:
                stream.next()
        return self

    def to_move(self) -> int:
        view = self.streams[0].view
        assert view is not None
        return int(view["to_move"])

    def others(self, seat: int) -> list[int]:
        return [one for one in range(len(self.streams)) if one != seat]

    def ask(self, method: str, path: str, seat: int, body: Any = None) -> Any:
        return self.server.ask(method, f"/api/tables/{self.id}/seats/{path}", body, token=self.tokens[seat])

    def shown(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.server.ask("GET", f"/api/tables/{self.id}").json()["seats"]
        return found

    def comes_back(self, seat: int) -> Stream:
        self.streams[seat] = Stream(self.server, self.id, self.tokens[seat])
        return self.streams[seat]


def until_people(stream: Stream, **wanted: Any) -> None:
    """Until the server has told this about the people, in a welcome or since; what is on its way is read first."""
    stream.send({"type": "ping"})
    stream.until("pong")
    told = [frame.get("people", frame) for frame in stream.frames if frame["type"] in ("people", "welcome")]
    if not told or any(told[-1][key] != value for key, value in wanted.items()):
        stream.until("people", **wanted)


def until_frame(stream: Stream, **wanted: Any) -> None:
    """Until such a frame has come, perhaps before an answer."""
    while not any(all(frame.get(key) == value for key, value in wanted.items()) for frame in stream.frames):
        stream.next()


# --- the host's powers ---


def test_a_host_whose_line_drops_stays_host(slow: Server) -> None:
    table = Friends(slow, "Stranger", seats=["you", "free", "free", "bot:newcomer"], open=True)
    host, stranger = table.streams
    host.close()
    stranger.until("here", here=[False, True, False, True])
    assert table.ask("DELETE", "3", 1).status_code == 403
    assert table.ask("POST", "2/bot", 1, {"level": "newcomer"}).status_code == 403
    assert [seat["kind"] for seat in table.shown()] == ["human", "human", "free", "bot"]


def test_the_powers_pass_to_the_invited_before_strangers_and_go_back_to_the_host(hasty: Server) -> None:
    table = Friends(hasty, "Stranger", seats=["you", "free", "free", "free"], open=True)
    host, stranger = table.streams
    secret = host.welcome["invitation"]
    assert secret
    assert stranger.welcome["invitation"] is None  # the link that makes a friend of them is not for strangers
    friend_token = table.server.ask(
        "POST", f"/api/tables/{table.id}/seats", {"name": "Inés", "invitation": secret}
    ).json()["token"]
    friend = Stream(hasty, table.id, friend_token)
    assert friend.welcome["invitation"] == secret
    host.close()
    until_people(stranger, host=2)  # Inés, though the stranger sits before her
    until_people(friend, host=2)
    assert table.ask("POST", "3/bot", 1, {"level": "newcomer"}).status_code == 403
    refused = hasty.ask("DELETE", f"/api/tables/{table.id}/seats/1", token=friend_token)
    assert refused.status_code == 403  # nobody who is here is taken away, even by her
    assert "Only the host" in refused.json()["detail"]
    table.comes_back(0)
    until_people(stranger, host=0)
    until_people(friend, host=0)
    put = {"level": "newcomer"}
    path = f"/api/tables/{table.id}/seats/3/bot"
    assert hasty.ask("POST", path, put, token=friend_token).status_code == 403
    assert table.ask("DELETE", "1", 0).status_code == 200  # the host may, as ever


def test_a_stranger_hosts_when_all_the_invited_have_been_gone_for_long(hasty: Server) -> None:
    table = Friends(hasty, "Stranger", seats=["you", "free", "free", "bot:newcomer"], open=True)
    host, stranger = table.streams
    host.close()
    until_people(stranger, host=1)
    assert table.ask("DELETE", "3", 1).status_code == 200
    assert table.ask("DELETE", "0", 1).status_code == 403
    assert table.shown()[0]["host"]


def test_a_wrong_invitation_is_none_and_a_private_table_needs_none(hasty: Server) -> None:
    table = Friends(hasty, seats=["you", "free", "free"], open=True)
    sit = hasty.ask("POST", f"/api/tables/{table.id}/seats", {"name": "Eve", "invitation": "aaaaaaaaaa"})
    assert Stream(hasty, table.id, sit.json()["token"]).welcome["invitation"] is None
    private = Friends(hasty, "Inés", seats=["you", "free", "free"])
    assert [stream.welcome["invitation"] for stream in private.streams] == [None, None]
    private.streams[0].close()
    until_people(private.streams[1], host=1)


# --- a stream that drops, and comes back ---


def test_a_bot_does_not_take_a_seat_while_its_page_reloads(hasty: Server) -> None:
    table = Friends(hasty, "Inés").dealt()
    one, other = table.streams
    here = table.ask("POST", "1/bot", 0, {"level": "newcomer"})
    assert "That player is here" in here.json()["detail"]
    other.close()
    one.until("here", here=[True, False])
    sniped = table.ask("POST", "1/bot", 0, {"level": "newcomer"})
    assert sniped.status_code == 422
    assert "a bot can stand in after 6" in sniped.json()["detail"]
    until_people(one, away=[1])
    assert table.ask("POST", "1/bot", 0, {"level": "newcomer"}).status_code == 200
    assert one.until("event", what="seats")["seats"][1]["stand_in"] == "newcomer"
    for count in range(4):  # the bot moves for Inés
        if one.until_asked():
            asked, one.ask = one.ask, None
            one.send({"type": "move", "id": f"m{count}", "move": asked["moves"][0]})  # type: ignore[index]
    back = table.comes_back(1)
    while back.welcome["table"]["seats"][1]["stand_in"] and not any("back" in frame for frame in back.frames):
        back.next()  # it was in the middle of a move
    assert table.shown()[1]["stand_in"] is None


def test_an_undo_waits_for_who_reloads_the_page(hasty: Server) -> None:
    table, mover = dealt_with_a_safe_move(hasty)
    (other,) = table.others(mover)
    stream = table.streams[mover]
    safe = next(move for move, seen in stream.until_asked()["preview"].items() if not seen["slambo"])
    assert stream.act("move", "m", move=safe)["type"] == "done"
    table.streams[other].close()
    stream.until("here", here=[seat == mover for seat in range(2)])
    assert stream.act("undo", "u1", agree=True)["type"] == "done"
    table.ask("POST", f"{other}/bot", 0, {"level": "newcomer"})  # that made the others' agreement needless
    assert stream.act("undo", "u2", agree=True)["type"] == "done"
    back = table.comes_back(other)
    assert back.welcome["undo"] == {"seat": mover, "agreed": [mover]}
    assert back.act("undo", "u3", agree=False)["type"] == "done"
    assert stream.until("event", what="undo", refused_by=other)


def test_an_undo_does_not_wait_for_ever(hasty: Server) -> None:
    table, mover = dealt_with_a_safe_move(hasty)
    (other,) = table.others(mover)
    stream = table.streams[mover]
    safe = next(move for move, seen in stream.until_asked()["preview"].items() if not seen["slambo"])
    stream.act("move", "m", move=safe)
    table.streams[other].close()
    stream.act("undo", "u", agree=True)
    assert stream.until("event", what="undo", done=True)["ask"] is not None  # when the other has been away for long


def dealt_with_a_safe_move(server: Server) -> tuple[Friends, int]:
    """A deal whose first player holds a card that ends no bout; a deal without one is rare."""
    while True:
        table = Friends(server, "Inés").dealt()
        mover = table.to_move()
        if any(not seen["slambo"] for seen in table.streams[mover].until_asked()["preview"].values()):
            return table, mover


# --- somebody who says nothing ---


def test_the_others_vote_for_a_bot_and_the_ghost_gets_the_seat_back_by_asking(hasty: Server) -> None:
    table = Friends(hasty, "Inés", "Teo").dealt()
    ghost = table.to_move()
    one, two = (table.streams[seat] for seat in table.others(ghost))
    for stream in table.streams:
        until_people(stream, silent=ghost)
    assert one.act("vote", "v1", **{"for": "bot"})["type"] == "done"
    asked = two.until("event", what="vote")
    assert (asked["about"], asked["for"], asked["agreed"]) == (ghost, "bot", [one.welcome["you"]])
    assert table.shown()[ghost]["stand_in"] is None  # all others must agree
    assert "vote" in reason(two.act("vote", "v2", **{"for": "end"}))
    assert two.act("vote", "v3", **{"for": "bot"})["type"] == "done"
    passed = one.until("event", what="vote", done=True)
    assert passed["seats"][ghost]["stand_in"] == "expert"
    one.until("event", what="move", seat=ghost)  # the bot plays on

    table.streams[ghost].close()
    back = table.comes_back(ghost)
    assert back.welcome["table"]["seats"][ghost]["stand_in"] == "expert"  # coming back is not enough
    assert back.act("back", "b")["type"] == "done"
    until_frame(back, what="seats", back=ghost)
    assert table.shown()[ghost]["stand_in"] is None


def test_a_move_a_no_or_a_sign_of_life_ends_a_vote(hasty: Server) -> None:
    table = Friends(hasty, "Inés", "Teo").dealt()
    ghost = table.to_move()
    streams = [table.streams[seat] for seat in (ghost, *table.others(ghost))]
    thinking, one, two = streams
    until_people(one, silent=ghost)
    one.act("vote", "v1", **{"for": "end"})
    assert two.act("vote", "v2", **{"for": "no"})["type"] == "done"
    assert one.until("event", what="vote", refused_by=two.welcome["you"])
    one.act("vote", "v3", **{"for": "end"})
    assert thinking.act("back", "b1")["type"] == "done"
    assert one.until("event", what="vote", here=True)["about"] == ghost
    until_people(one, silent=None)
    until_people(one, silent=ghost)  # that gives time once, not for ever
    assert one.act("vote", "v4", **{"for": "bot"})["type"] == "done"
    assert "make a move" in reason(thinking.act("back", "b2"))
    assert thinking.act("move", "m", move=thinking.until_asked()["moves"][0])["type"] == "done"
    assert reason(two.act("vote", "v5", **{"for": "no"})) == "Nobody asks for a vote."


def test_nobody_votes_before_somebody_was_silent_for_long(server: Server) -> None:
    table = Friends(server, "Inés").dealt()
    seat = table.to_move()
    (other,) = table.others(seat)
    assert "has not moved for 3 minutes" in reason(table.streams[other].act("vote", "v", **{"for": "bot"}))
    assert "make a move" in reason(table.streams[seat].act("vote", "v", **{"for": "bot"}))
    assert "bot, end, no" in reason(table.streams[other].act("vote", "w", **{"for": "kick"}))
    assert table.streams[other].act("vote", "x")["type"] == "refused"
    assert "no bot plays for you" in reason(table.streams[other].act("back", "b")).lower()


def test_the_players_end_a_game_that_a_ghost_holds_up(hasty: Server) -> None:
    table = Friends(hasty, "Inés").dealt()
    ghost = table.to_move()
    (other,) = table.others(ghost)
    stream = table.streams[other]
    until_people(stream, silent=ghost)
    path = f"/api/tables/{table.id}"
    assert hasty.ask("GET", f"{path}/record").status_code == 409
    assert stream.act("vote", "v", **{"for": "end"})["type"] == "done"  # of two people it is one who decides
    ended = table.streams[ghost].until("event", what="vote", done=True)
    assert (ended["state"], ended["ask"], ended["view"]["winners"]) == ("over", None, [])
    assert ended["view"]["to_move"] is None
    for seat in (ghost, other):
        refused = table.streams[seat].act("move", "m", move="play +4")
        assert reason(refused) == "The players have ended this game."
        assert table.streams[seat].act("undo", "u", agree=True)["type"] == "refused"
    record = hasty.ask("GET", f"{path}/record").json()
    assert record["events"]
    assert "winners" not in record
    assert table.comes_back(other).welcome["table"]["state"] == "over"
    assert table.streams[other].act("rematch", "r")["type"] == "done"


def test_a_seat_is_not_taken_back_in_the_middle_of_a_move(slow: Server) -> None:
    table = Friends(slow, "Inés").dealt()
    ghost = table.to_move()
    (other,) = table.others(ghost)
    stream = table.streams[other]
    until_people(stream, silent=ghost)
    stream.act("vote", "v", **{"for": "bot"})
    back = table.streams[ghost]
    assert back.until("event", what="vote", done=True)["ask"] is None
    assert "take your seat back first" in reason(back.act("move", "m", move="play +4"))
    assert back.act("back", "b")["type"] == "done"
    events = [stream.until("event") for _ in range(2)]
    assert [(event["what"], event.get("seat", event.get("back"))) for event in events[:1]] == [("move", ghost)]
    assert events[1]["what"] == "seats"
    assert events[1]["back"] == ghost


def test_a_seat_after_a_short_absence_is_not_taken_back_in_the_middle_of_a_move(slow: Server) -> None:
    host, away = 0, 1
    table = Friends(slow, "Inés", seats=["you", "free"], options={"start": away}).dealt()
    table.streams[away].close()
    for _ in range(200):  # until the grace is over
        if table.ask("POST", f"{away}/bot", host, {"level": "newcomer"}).status_code == 200:
            break
        time.sleep(0.05)
    back = table.comes_back(away)
    assert back.welcome["table"]["seats"][away]["stand_in"] == "newcomer"
    assert back.welcome["ask"] is None
    given = back.until("event", what="seats")
    assert given["back"] == away
    moves = [frame for frame in back.frames if frame.get("what") == "move"]
    assert [move["seat"] for move in moves] == [away]


def test_a_vote_who_was_voted_out_and_who_was_invited_survive_a_restart(tmp_path: Any) -> None:
    server = Server(tmp_path, "--no-limits", "--limit", "silence=0.5", "--limit", "grace=30")
    server.start()
    try:
        listed = Friends(server, "Stranger", seats=["you", "free", "free"], open=True)
        secret = listed.streams[0].welcome["invitation"]
        table = Friends(server, "Inés", "Teo").dealt()
        ghost = table.to_move()
        first, second = table.others(ghost)
        until_people(table.streams[first], silent=ghost)
        table.streams[first].act("vote", "v1", **{"for": "bot"})
        server.kill()
        server.start()
        again = table.comes_back(second)
        assert again.welcome["vote"] == {"about": ghost, "for": "bot", "agreed": [first]}
        assert again.act("vote", "v2", **{"for": "bot"})["type"] == "done"
        server.kill()
        server.start()
        assert table.comes_back(ghost).welcome["table"]["seats"][ghost]["stand_in"] == "expert"
        assert [listed.comes_back(seat).welcome["invitation"] for seat in (0, 1)] == [secret, None]
    finally:
        server.kill()


# --- before the start ---


def test_a_chair_is_lost_by_who_stays_away_for_long(hasty: Server) -> None:
    table = Friends(hasty, "Inés", "Teo", seats=["you", "free", "free", "free"])
    host, away, friend = table.streams
    refused = table.ask("DELETE", "1", 2)
    assert refused.status_code == 403
    away.close()
    until_people(friend, away=[1])
    assert hasty.ask("POST", f"/api/tables/{table.id}/seats", {"name": "Noor", "seat": 1}).status_code == 201
    assert table.shown()[1]["name"] == "Noor"
    until_people(friend, away=[])
    until_people(friend, away=[1])  # Noor has not come either
    assert table.ask("DELETE", "1", 2).status_code == 200
    assert table.shown()[1]["kind"] == "free"
    host.close()
    until_people(friend, host=2)
    assert table.ask("DELETE", "0", 2).status_code in (403, 422)  # the maker of the table keeps the chair
