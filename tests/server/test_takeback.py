"""Taking back over real lines: it is no way to look into hands, and nothing shows before it is done."""

from __future__ import annotations

import json
import random
from typing import Any

from serving import Line, Server, reason


class People:
    """A table of humans, all connected, and somebody who watches."""

    def __init__(self, server: Server, game: str, players: int) -> None:
        made = server.make_table(game, ["you", *["free"] * (players - 1)])
        tokens = [made["token"], *[server.sit_down(made["id"], f"P{seat}") for seat in range(1, players)]]
        self.lines = [Line(server, made["id"], token) for token in tokens]
        self.watching = Line(server, made["id"])
        self.acts = 0
        for line in self.everybody:
            while line.view is None:
                line.next()

    @property
    def everybody(self) -> list[Line]:
        return [*self.lines, self.watching]

    @property
    def mover(self) -> Line:
        """Who is to move."""
        return self.lines[self.to_move]

    @property
    def is_over(self) -> bool:
        return self.to_move is None

    @property
    def to_move(self) -> Any:
        """When all have heard of everything."""
        number = max(line.number for line in self.everybody)
        for line in self.everybody:
            while line.number < number:
                line.next()
        assert self.watching.view is not None
        return self.watching.view["to_move"]

    def act(self, line: Line, kind: str, **body: Any) -> dict[str, Any]:
        self.acts += 1
        return line.act(kind, f"a{self.acts}", **body)

    def take_back(self, line: Line) -> dict[str, Any]:
        """Ask for it, and all agree; the answer to whoever asked."""
        answer = self.act(line, "undo", agree=True)
        if answer["type"] == "done":
            for other in self.lines:
                if other is not line:
                    assert self.act(other, "undo", agree=True)["type"] == "done"
        return answer


def verbs(line: Line) -> set[str]:
    return {move.split()[0] for move in line.until_asked()["moves"]}


def test_nobody_can_find_out_by_trying_cards_whether_the_next_seat_can_play(server: Server) -> None:
    """Play, read, take back, play the next card: a card that leaves the next seat a discard looks like any other."""
    chooser = random.Random(1)
    people = People(server, "muertos", 4)
    tried = discards = 0
    while tried < 3 or discards == 0:
        if people.is_over:
            people = People(server, "muertos", 4)
        line = people.mover
        moves = line.until_asked()["moves"]
        heard = len(line.frames), len(people.watching.frames)
        move = chooser.choice(moves)
        assert people.act(line, "move", move=move)["type"] == "done"
        if people.is_over:
            continue
        following = people.mover
        if following is line or not verbs(following) <= {"play", "discard"}:
            continue
        must_discard = verbs(following) == {"discard"}
        new = [*line.frames[heard[0] :], *people.watching.frames[heard[1] :]]
        views = [frame["view"] for frame in new if frame.get("view")]
        assert views
        assert all(view["asked"] == "play" for view in views)
        if must_discard:
            discards += 1
            assert "discard" not in json.dumps([view | {"trick": []} for view in views])
        drew = any(one["kind"] in ("deal", "gift") for frame in new for one in frame.get("facts", []))
        if move.startswith(("play", "discard")) and not drew and tried < 3:
            tried += 1
            assert people.take_back(line)["type"] == "done"
            assert people.mover is line
            assert people.act(line, "move", move=move)["type"] == "done"


def test_what_changed_hands_is_not_taken_back(server: Server) -> None:
    """A gift in return: chance had no say in it, and no line names the card to the others."""
    chooser = random.Random(2)
    people = People(server, "muertos", 4)
    while verbs(people.mover) != {"give"} or max(people.watching.view["cards"]) < 3:  # type: ignore[index]
        line = people.mover
        assert people.act(line, "move", move=chooser.choice(line.until_asked()["moves"]))["type"] == "done"
    line = people.mover
    assert people.act(line, "move", move=line.until_asked()["moves"][0])["type"] == "done"
    refused = people.take_back(line)
    assert refused["type"] == "refused"
    assert "cannot be taken back" in reason(refused)
