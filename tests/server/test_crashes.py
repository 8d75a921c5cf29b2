"""Power cuts: whatever was acknowledged is there afterwards, and everything goes on by itself."""

from __future__ import annotations

import json
import random
import sqlite3
import threading
import time
from pathlib import Path

from players import Player, wait_for_moves

import vivamos

from serving import Server, Stream

KILLS = 25


def test_no_acknowledged_move_is_lost_in_many_power_cuts(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    server.start()
    stop = threading.Event()
    people: list[Player] = []
    tables: list[str] = []
    for game in ["vamos-dia", "viva"] * 6:
        players = vivamos.game(game).usual_players
        made = server.make_table(game, ["you", "free"] + ["bot:newcomer"] * (players - 2))
        tokens = [made["token"], server.sit_down(made["id"], "Inés")]
        tables.append(made["id"])
        people += [Player(server, made["id"], token, stop) for token in tokens]
    for person in people:
        person.start()
    rng = random.Random(5)
    for _ in range(KILLS):
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
    assert sum(len(person.acknowledged) for person in people) > KILLS
    for table in tables:
        stored = moves_of(server, table)
        for person in people:
            if person.table == table:
                for number, move in person.acknowledged.items():
                    assert stored[number] == move
    server.kill()
    assert "Traceback" not in server.log()


def moves_of(server: Server, table: str) -> dict[int, str]:
    """What the store holds, read as another program would."""
    with sqlite3.connect(server.database) as store:
        rows = store.execute("select number, body from events where table_id = ? and what = 'move'", (table,))
        return {number: json.loads(body)["move"] for number, body in rows}


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    made = server.make_table("slambo", ["you", "bot:newcomer", "bot:newcomer", "bot:newcomer"])
    stream = Stream(server, made["id"], made["token"])
    stream.until_asked()
    stream.send({"type": "move", "id": "m1", "move": stream.ask["moves"][0]})  # type: ignore[index]
    stream.until("done")
    server.kill()  # before the bots have answered, or amid their moves
    server.start()
    again = Stream(server, made["id"], made["token"])
    assert again.welcome["number"] >= stream.number
    again.until_asked()
    assert again.ask or again.view["winners"]  # type: ignore[index]
    server.kill()


def test_a_finished_game_is_there_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    server.start()
    made = server.make_table("slambo", ["you", "bot:newcomer"])
    stream = Stream(server, made["id"], made["token"])
    count = 0
    while asked := stream.until_asked():
        count, stream.ask = count + 1, None
        stream.send({"type": "move", "id": f"m{count}", "move": asked["moves"][0]})
    record = server.ask("GET", f"/api/tables/{made['id']}/record").json()
    server.kill()
    server.start()
    assert server.ask("GET", f"/api/tables/{made['id']}/record").json() == record
    again = Stream(server, made["id"], made["token"])
    assert again.view == stream.view
    assert again.act("rematch", "r")["type"] == "done"
    server.kill()
    assert "Traceback" not in server.log()
