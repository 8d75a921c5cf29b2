"""Taking back over real streams: it is no way to look into hands, and nothing shows before it is done."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import vivamos

from serving import Server, Stream, reason


class People:
    """A table of humans, all connected, and somebody who watches."""

    def __init__(self, server: Server, game: str, players: int) -> None:
        made = server.make_table(game, ["you", *["free"] * (players - 1)])
        tokens = [made["token"], *[server.sit_down(made["id"], f"P{seat}") for seat in range(1, players)]]
        self.streams = [Stream(server, made["id"], token) for token in tokens]
        self.watching = Stream(server, made["id"])
        self.acts = 0
        for stream in self.everybody:
            while stream.view is None:
                stream.next()

    @property
    def everybody(self) -> list[Stream]:
        return [*self.streams, self.watching]

    @property
    def mover(self) -> Stream:
        """Who is to move."""
        return self.streams[self.to_move]

    @property
    def is_over(self) -> bool:
        return self.to_move is None

    @property
    def to_move(self) -> Any:
        """When all have heard of everything."""
        number = max(stream.number for stream in self.everybody)
        for stream in self.everybody:
            while stream.number < number:
                stream.next()
        assert self.watching.view is not None
        return self.watching.view["to_move"]

    def act(self, stream: Stream, kind: str, **body: Any) -> dict[str, Any]:
        self.acts += 1
        return stream.act(kind, f"a{self.acts}", **body)

    def take_back(self, stream: Stream) -> dict[str, Any]:
        """Ask for it, and all agree; the answer to whoever asked."""
        answer = self.act(stream, "undo", agree=True)
        if answer["type"] == "done":
            for other in self.streams:
                if other is not stream:
                    assert self.act(other, "undo", agree=True)["type"] == "done"
        return answer


def verbs(stream: Stream) -> set[str]:
    return {move.split()[0] for move in stream.until_asked()["moves"]}


def test_nobody_can_find_out_by_trying_cards_whether_the_next_seat_can_play(server: Server) -> None:
    """Play, read, take back, play the next card: a card that leaves the next seat a discard looks like any other."""
    chooser = random.Random(1)
    people = People(server, "muertos", 4)
    tried = discards = 0
    while tried < 3 or discards == 0:
        if people.is_over:
            people = People(server, "muertos", 4)
        stream = people.mover
        moves = stream.until_asked()["moves"]
        heard = len(stream.frames), len(people.watching.frames)
        move = chooser.choice(moves)
        assert people.act(stream, "move", move=move)["type"] == "done"
        if people.is_over:
            continue
        following = people.mover
        if following is stream or not verbs(following) <= {"play", "discard"}:
            continue
        must_discard = verbs(following) == {"discard"}
        new = [*stream.frames[heard[0] :], *people.watching.frames[heard[1] :]]
        views = [frame["view"] for frame in new if frame.get("view")]
        assert views
        assert all(view["asked"] == "play" for view in views)
        if must_discard:
            discards += 1
            assert "discard" not in json.dumps([view | {"trick": []} for view in views])
        drew = any(one["kind"] in ("deal", "gift") for frame in new for one in frame.get("facts", []))
        if move.startswith(("play", "discard")) and not drew and tried < 3:
            tried += 1
            assert people.take_back(stream)["type"] == "done"
            assert people.mover is stream
            assert people.act(stream, "move", move=move)["type"] == "done"


def test_what_changed_hands_is_not_taken_back(server: Server) -> None:
    """A gift in return: chance had no say in it, and no fact names the card to the others."""
    chooser = random.Random(2)
    people = People(server, "muertos", 4)
    while verbs(people.mover) != {"give"} or max(people.watching.view["cards"]) < 3:  # type: ignore[index]
        stream = people.mover
        assert people.act(stream, "move", move=chooser.choice(stream.until_asked()["moves"]))["type"] == "done"
    stream = people.mover
    assert people.act(stream, "move", move=stream.until_asked()["moves"][0])["type"] == "done"
    refused = people.take_back(stream)
    assert refused["type"] == "refused"
    assert "cannot be taken back" in reason(refused)


REVEALS = {"deal", "draw", "shuffle", "turned"}  # kinds of facts by which something hidden is seen


@pytest.mark.parametrize("game", ["vamos-dia", "slambo", "viva", "muertos", "iyadosu"])
def test_against_bots_it_works_until_the_next_own_move_but_never_across_a_reveal(server: Server, game: str) -> None:
    """After each own move and all that bots answer: all of it is gone again, or it is refused."""
    chooser = random.Random(game)
    made = server.make_table(game, ["you", *["bot:newcomer"] * (vivamos.game(game).usual_players - 1)])
    mara, watching = (Stream(server, made["id"], token) for token in (made["token"], None))
    back, stays = 0, 0
    for turn in range(400):
        if not mara.until_asked() or (back >= 3 and stays >= 1):
            break
        before, asked, since = mara.view, mara.ask, len(mara.frames)
        able = mara.until_asked()["moves"]
        safe = [move for move in able if not (asked["preview"].get(move) or {}).get("slambo")]  # type: ignore[index]
        mara.act("move", f"m{turn}", move=chooser.choice(safe or able))  # else SLAMBO! may be over too soon
        if not mara.until_asked():
            break
        kinds = {told["kind"] for frame in mara.frames[since:] for told in frame.get("facts", [])}
        can = server.ask("GET", f"/api/tables/{made['id']}/take-back", token=made["token"]).json()
        answer = mara.act("undo", f"u{turn}", agree=True)
        assert can["can"] == (answer["type"] == "done")
        if answer["type"] == "refused":
            assert can["fact"] == answer["fact"]
            assert answer["fact"]["fact"] in ("bot-showed-something", "move-showed-something")
            stays += 1
            continue
        assert not kinds & REVEALS
        assert (mara.view, mara.ask) == (before, asked)
        while watching.number < mara.number:
            watching.next()
        assert watching.view is not None
        assert "hand" not in watching.view or not watching.view["hand"]
        back += 1
        mara.act("move", f"n{turn}", move=asked["moves"][0])  # type: ignore[index]
    assert back > 0
    assert stays > 0 or not mara.ask
    assert not server.ask("GET", f"/api/tables/{made['id']}").json()["hints"] < (back > 0), "it had help"


def test_a_loaded_table_knows_what_was_taken_back(tmp_path: Path) -> None:
    house = Server(tmp_path, "--no-limits")
    house.start()
    house.wait_until_ready("slambo")
    made = house.make_table("slambo", ["you", "bot:expert"], options={"start": 0})  # which tips nothing over
    mara = Stream(house, made["id"], made["token"])
    asked, view = mara.until_asked(), mara.view
    mara.act("move", "a", move=next(move for move, seen in asked["preview"].items() if not seen.get("slambo")))
    mara.until_asked()
    assert house.ask("GET", f"/api/tables/{made['id']}/take-back", token=None).status_code == 403
    assert mara.act("undo", "b", agree=True)["type"] == "done"
    refused = mara.act("undo", "c", agree=True)
    assert refused["fact"]["fact"] == "nothing-to-take-back"
    house.kill()
    house.start()
    again = Stream(house, made["id"], made["token"])
    assert (again.view, again.ask) == (view, asked)
    house.kill()
    assert "Traceback" not in house.log()
