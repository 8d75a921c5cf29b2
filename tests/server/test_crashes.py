"""Power cuts: whatever was acknowledged is there afterwards, and everything goes on by itself."""

from __future__ import annotations

import json
import random
import sqlite3
import threading
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

import vivamos

from serving import PATIENCE, Line, Server

KILLS = 50


class Player(threading.Thread):
    """Plays its seat through any number of crashes: connects again, resends what was not answered."""

    def __init__(self, server: Server, table: str, token: str, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.server, self.table, self.token, self.halt = server, table, token, stop
        self.acknowledged: dict[int, str] = {}  # event number → move
        self.known = 0
        self.pending: tuple[str, str] | None = None
        self.faults: list[str] = []
        self.over = False

    def run(self) -> None:
        count = 0
        while not self.halt.is_set() and not self.over:
            try:
                line = Line(self.server, self.table, self.token, self.known or None)
                if line.welcome["number"] < max(self.acknowledged, default=0):
                    self.faults.append(f"{max(self.acknowledged)} was acknowledged, now {line.welcome['number']}")
                while not self.halt.is_set():
                    if self.pending is None and line.ask is not None:
                        count += 1
                        self.pending = f"{self.token[:6]}-{count}", random.choice(line.ask["moves"])
                        self._send(line)
                    elif self.pending is not None and count and line.frames[-1]["type"] == "welcome":
                        self._send(line)  # the answer was lost: the same move under the same id
                    frame = line.next(within=5)
                    self.known = line.number
                    if frame["type"] in ("done", "refused") and self.pending and frame["id"] == self.pending[0]:
                        if frame["type"] == "done":
                            self.acknowledged[frame["number"]] = self.pending[1]
                        elif line.ask is not None:
                            self.faults.append(str(frame))
                        self.pending = None
                        if line.ask and self.pending is None and frame["type"] == "done":
                            line.ask = None if line.number <= frame["number"] and not self._mine(line) else line.ask
                    if line.view is not None and line.view["to_move"] is None:
                        self.over = True
                        return
            except (ConnectionClosed, WebSocketException, OSError, TimeoutError, EOFError):
                time.sleep(0.05)
            except AssertionError as error:
                self.faults.append(str(error))
                return

    def _send(self, line: Line) -> None:
        assert self.pending is not None
        line.send({"type": "move", "id": self.pending[0], "move": self.pending[1]})

    def _mine(self, line: Line) -> bool:
        return line.view is not None and line.view["to_move"] == line.welcome["you"]


@pytest.mark.parametrize("game", ["vamos-dia", "viva"])
def test_no_acknowledged_move_is_lost_in_many_power_cuts(game: str, tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    server.start()
    players = vivamos.game(game).usual_players
    stop = threading.Event()
    people: list[Player] = []
    tables: list[str] = []
    for _ in range(6):
        made = server.make_table(game, ["you", "free"] + ["bot:newcomer"] * (players - 2))
        tokens = [made["token"], server.sit_down(made["id"], "Inés")]
        tables.append(made["id"])
        people += [Player(server, made["id"], token, stop) for token in tokens]
    for person in people:
        person.start()
    rng = random.Random(5)
    for _ in range(KILLS // 2):
        wait_for_moves(people, rng.randrange(1, 12))
        time.sleep(rng.random() * 0.02)
        server.kill()
        server.start()
    wait_for_moves(people, 3)
    stop.set()
    for person in people:
        person.join(timeout=30)
    faults = [fault for person in people for fault in person.faults]
    assert not faults
    assert sum(len(person.acknowledged) for person in people) > KILLS // 2
    for table in tables:
        stored = moves_of(server, table)
        for person in people:
            if person.table == table:
                for number, move in person.acknowledged.items():
                    assert stored[number] == move
    server.kill()
    assert "Traceback" not in server.log()


def wait_for_moves(people: list[Player], more: int) -> None:
    """Until so many more moves were acknowledged, or all games are over."""
    wanted = sum(len(person.acknowledged) for person in people) + more
    until = time.monotonic() + PATIENCE
    while sum(len(person.acknowledged) for person in people) < wanted and not all(person.over for person in people):
        assert time.monotonic() < until, "the game does not go on"
        time.sleep(0.005)


def moves_of(server: Server, table: str) -> dict[int, str]:
    """What the store holds, read as another program would."""
    with sqlite3.connect(server.database) as store:
        rows = store.execute("select number, body from events where table_id = ? and what = 'move'", (table,))
        return {number: json.loads(body)["move"] for number, body in rows}


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    made = server.make_table("slambo", ["you", "bot:newcomer", "bot:newcomer", "bot:newcomer"])
    line = Line(server, made["id"], made["token"])
    line.until_asked()
    line.send({"type": "move", "id": "m1", "move": line.ask["moves"][0]})  # type: ignore[index]
    line.until("done")
    server.kill()  # before the bots have answered, or amid their moves
    server.start()
    again = Line(server, made["id"], made["token"])
    assert again.welcome["number"] >= line.number
    again.until_asked()
    assert again.ask or again.view["winners"]  # type: ignore[index]
    server.kill()


def test_a_finished_game_is_there_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    server.start()
    made = server.make_table("slambo", ["you", "bot:newcomer"])
    line = Line(server, made["id"], made["token"])
    count = 0
    while asked := line.until_asked():
        count, line.ask = count + 1, None
        line.send({"type": "move", "id": f"m{count}", "move": asked["moves"][0]})
    record = server.ask("GET", f"/api/tables/{made['id']}/record").json()
    server.kill()
    server.start()
    assert server.ask("GET", f"/api/tables/{made['id']}/record").json() == record
    again = Line(server, made["id"], made["token"])
    assert again.view == line.view
    assert again.act("rematch", "r")["type"] == "done"
    server.kill()
    assert "Traceback" not in server.log()
