"""Lists of tables are told without loading one; tables rest in the store until somebody comes or a bot is due."""

from __future__ import annotations

import asyncio
import json
import math
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import alembic.command
import alembic.config
import pytest
import sqlalchemy as sa

import vivamos
from vivamos.server import store as store_module
from vivamos.server.house import House
from vivamos.server.limits import Limits
from vivamos.server.settings import Settings, database_url
from vivamos.server.store import Store
from vivamos.server.tokens import hash_of, new_id, new_token

from serving import PATIENCE, Frame, Server, Stream

MANY = 300
GOOD_STEPS = (  # of a plan: those that do not take longer, the more tables there are
    "(id=?)", "(table_id=?)", "(token=?)", "(state=? AND open=? AND active", "(active>?)",
    "SEARCH tables USING COVERING INDEX ix_tables_active", "TEMP B-TREE", "LIST SUBQUERY",
)  # fmt: skip
ROUND = {"slambo": "bout", "muertos": "day"}  # what the round being played is called in a view


def until(holds: Callable[[], Any]) -> Any:
    """What it gives, once that is something."""
    end = time.monotonic() + PATIENCE
    while not (found := holds()):
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.05)
    return found


def ask_store(server: Server, query: str, *values: Any) -> list[tuple[Any, ...]]:
    """The store as another program sees and changes it."""
    with closing(sqlite3.connect(server.database, timeout=PATIENCE)) as store, store:
        return store.execute(query, values).fetchall()


def events_of(server: Server, table: str) -> int:
    return int(ask_store(server, "select count(*) from events where table_id = ?", table)[0][0])


def mine(server: Server, *tokens: str) -> list[Frame]:
    found: list[Frame] = server.ask("POST", "/api/mine", {"tokens": list(tokens)}).json()
    return found


def lobby(server: Server) -> dict[str, Frame]:
    return {table["id"]: table for table in server.ask("GET", "/api/tables").json()}


def put(server: Server, *, version: int, events: list[tuple[str, Any]], token: str, **more: Any) -> str:
    """A table in the store that this server has not made."""
    made, at = new_id(), datetime.now(UTC).replace(tzinfo=None).isoformat(sep=" ")
    row = {
        "id": made, "game": "slambo", "version": version, "players": 2, "options": "{}", "open": True,
        "state": "playing", "created": at, "active": at, "to_move": 0, "round": 1, "bot_due": False, **more,
    }  # fmt: skip
    names = ", ".join(row)
    ask_store(server, f"insert into tables ({names}) values ({', '.join('?' * len(row))})", *row.values())
    for seat, kind in enumerate(("human", "bot")):
        ask_store(
            server,
            "insert into seats (table_id, seat, kind, name, level, token, host) values (?,?,?,?,?,?,?)",
            *(made, seat, kind, f"P{seat}", None if seat == 0 else "newcomer"),
            *(hash_of(token) if seat == 0 else None, seat == 0),
        )
    for number, (what, body) in enumerate(events, 1):
        ask_store(
            server,
            "insert into events (table_id, number, what, body, at) values (?,?,?,?,?)",
            *(made, number, what, json.dumps(body), at),
        )
    return made


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers with limits of their own, all on the same store."""
    made: list[Server] = []

    def start(*more: str) -> Server:
        if made:
            made[-1].kill()
        made.append(Server(tmp_path, "--no-limits", *more))
        made[-1].start()
        return made[-1]

    yield start
    made[-1].kill()
    assert "Traceback" not in made[-1].log()


def test_a_start_loads_nothing_that_nobody_asks_for(own: Callable[..., Server]) -> None:
    server = own()
    server.kill()
    token = new_token()
    broken = [("start", {"chance": [{"deal": "nonsense"}]})]
    for _ in range(MANY):
        put(server, version=1, events=broken, token=new_token(), open=False, bot_due=False)
    old = put(server, version=0, events=broken, token=token, round=2)  # of rules that are no more
    server.start()
    shown = lobby(server)[old]
    assert (shown["state"], shown["to_move"], shown["round"]) == ("playing", 0, 2)
    assert [(one["id"], one["you"]) for one in mine(server, token)] == [(old, 0)]
    for game in vivamos.catalogue():
        server.wait_until_ready(game)  # whatever would have been loaded is
    assert "cannot be loaded" not in server.log()
    answer = server.ask("GET", f"/api/tables/{old}")  # who comes to it is told
    assert answer.status_code == 422
    assert answer.json()["detail"]


def test_bots_that_were_due_go_on_after_a_power_cut_and_old_ones_rest(own: Callable[..., Server]) -> None:
    slow = ("--bot-delay", "2")
    server = own(*slow)
    server.wait_until_ready("slambo")
    tables = [server.make_table(seats=["you", "bot:newcomer"], options={"start": 1}) for _ in range(2)]
    for made in tables:
        until(lambda made=made: events_of(server, made["id"]))
    server.kill()  # while the bots think
    forgotten, recent = (made["id"] for made in tables)
    long_ago = (datetime.now(UTC) - timedelta(hours=5)).replace(tzinfo=None).isoformat(sep=" ")
    ask_store(server, "update tables set active = ? where id = ?", long_ago, forgotten)
    before = [events_of(server, made["id"]) for made in tables]
    server = own(*slow)
    until(lambda: events_of(server, recent) > before[1])  # nobody has come
    assert events_of(server, forgotten) == before[0]
    stream = Stream(server, forgotten, tables[0]["token"])
    assert stream.until_asked()["moves"]  # the bot there went on as well, now that somebody came


@pytest.mark.parametrize("game", vivamos.catalogue())
def test_lists_tell_whose_turn_it_is_and_which_round(game: str, server: Server) -> None:
    players = vivamos.game(game).usual_players
    made = server.make_table(game, ["you"] + ["bot:newcomer"] * (players - 1), open=True)
    stream = Stream(server, made["id"], made["token"])
    told, number = [], 0
    while number < 40 and len(told) < 3 and (asked := stream.until_asked()):
        (entry,) = mine(server, made["token"])
        assert stream.view is not None
        assert "view" not in entry
        assert entry["to_move"] == stream.view["to_move"] == made["seat"]
        assert entry["round"] == stream.view[ROUND.get(game, "round")]
        assert datetime.fromisoformat(entry["active"]) >= datetime.fromisoformat(entry["created"])
        told += [entry["active"]] if entry["active"] not in told else []
        stream.act("move", f"m{number}", move=asked["moves"][0])
        number += 1
    assert told == sorted(told)
    assert len(told) > 1


def test_lists_are_right_after_a_move_was_taken_back_and_after_a_restart(own: Callable[..., Server]) -> None:
    server = own()
    made = server.make_table("slambo", ["you", "free"], options={"start": 0}, open=True)
    other = server.sit_down(made["id"], "Inés")
    mara, ines = Stream(server, made["id"], made["token"]), Stream(server, made["id"], other)
    move = next(one for one in mara.until_asked()["moves"] if "0" not in one)
    for number in range(2):
        assert mara.act("move", f"m{number}", move=move)["type"] == "done"
        assert mine(server, made["token"])[0]["to_move"] == 1
        if number == 0:
            assert mara.act("undo", "u", agree=True)["type"] == "done"
            assert ines.act("undo", "u", agree=True)["type"] == "done"
            mara.until("event", what="undo", done=True)
            (entry,) = mine(server, made["token"])
            assert (entry["to_move"], entry["round"], entry["state"]) == (0, 1, "playing")
    (before,) = mine(server, made["token"])
    server = own()
    (after,) = mine(server, made["token"])
    assert [seat["here"] for seat in after["seats"]] == [False, False]
    for entry in (before, after):
        entry.pop("seats")
    assert after == before
    assert lobby(server)[made["id"]]["to_move"] == 1


def test_a_finished_game_is_in_no_list(server: Server) -> None:
    made = server.make_table(seats=["you", "bot:newcomer"], open=True)
    stream = Stream(server, made["id"], made["token"])
    number = 0
    while asked := stream.until_asked():
        assert [one["id"] for one in mine(server, made["token"])] == [made["id"]]
        stream.act("move", f"m{number}", move=asked["moves"][0])
        number += 1
    assert mine(server, made["token"]) == []
    assert stream.act("rematch", "r")["type"] == "done"
    again = next(frame["table"] for frame in stream.frames if frame.get("what") == "rematch")
    assert [one["id"] for one in mine(server, made["token"])] == [again]  # the same token sits there


def test_a_table_that_everybody_left_does_not_fill_the_lobby(own: Callable[..., Server]) -> None:
    server = own("--limit", "listed=0", "--limit", "list_age=0")
    left, kept = (server.make_table(seats=["you", "free"], open=True) for _ in range(2))
    stream = Stream(server, kept["id"], kept["token"])
    watching = Stream(server, left["id"])  # somebody who only looks does not keep it there
    assert list(lobby(server)) == [kept["id"]]
    assert [seat["here"] for seat in lobby(server)[kept["id"]]["seats"]] == [True, False]
    back = Stream(server, left["id"], left["token"])
    assert set(lobby(server)) == {kept["id"], left["id"]}
    for one in (stream, watching, back):
        one.close()


def test_a_forgotten_table_is_put_away_and_comes_back_by_its_link(own: Callable[..., Server]) -> None:
    server = own("--limit", "list_age=0")
    waiting = server.make_table(seats=["you", "free"], open=True)
    playing = server.make_table(seats=["you", "bot:newcomer"], options={"start": 0}, open=True)
    until(lambda: events_of(server, playing["id"]))
    before = [events_of(server, made["id"]) for made in (waiting, playing)]
    states = "select state from tables order by state"
    server = own("--limit", "list_age=0", "--limit", "put_away_days=0")
    until(lambda: ask_store(server, states) == [("away",), ("away",)])
    assert mine(server, waiting["token"], playing["token"]) == []
    assert lobby(server) == {}
    stream = Stream(server, playing["id"], playing["token"])
    assert stream.welcome["table"]["state"] == "playing"
    assert stream.until_asked()["moves"]
    assert server.ask("GET", f"/api/tables/{waiting['id']}").json()["state"] == "waiting"
    assert ask_store(server, states) == [("playing",), ("waiting",)]
    assert {one["id"] for one in mine(server, waiting["token"], playing["token"])} == {waiting["id"], playing["id"]}
    assert set(lobby(server)) == {waiting["id"], playing["id"]}
    assert [events_of(server, made["id"]) for made in (waiting, playing)] == before


# --- the store itself ---


def test_a_list_costs_a_few_questions_however_many_ask(tmp_path: Path) -> None:
    """And all of them are answered by an index."""

    async def look() -> list[tuple[str, Any]]:
        url = database_url(str(tmp_path / "tables.sqlite3"))
        settings = Settings(url, limits=Limits(list_age=3600))
        house = House(settings, await Store.open(url))
        tokens = [new_token() for _ in range(60)]
        for token in tokens:
            await house.create(
                game="slambo", players=2, options={}, deck=None, seats=["you", "free"], is_open=True, clock=None,
                name="Mara", token=token,
            )  # fmt: skip
        for room in house.rooms.values():
            room.stop()
        house.rooms.clear()
        asked: list[tuple[str, Any]] = []

        def note(_: Any, __: Any, statement: str, values: Any, *___: Any) -> None:
            if statement != "BEGIN":
                asked.append((statement, values))

        sa.event.listen(house.store.database.engine, "before_cursor_execute", note)
        lists = [json.loads(one) for one in await asyncio.gather(*(house.lists.open_tables() for _ in range(100)))]
        assert len(lists[0]) == 50
        assert all(one == lists[0] for one in lists)
        assert len(asked) == 4
        assert len(json.loads(await house.lists.mine(tokens))) == 60
        assert len(asked) == 6
        assert not house.rooms
        before = datetime.now(UTC)
        assert await house.store.due(60, 1000) == []
        assert len(await house.store.forgotten(before, 10)) == 10
        await house.close()
        return asked

    asked = asyncio.run(look())
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as store:
        for statement, values in asked:
            plan = [row[3] for row in store.execute("explain query plan " + statement, values)]
            assert all(any(word in step for word in GOOD_STEPS) for step in plan), (statement, plan)


def test_a_store_of_before_is_brought_up_and_keeps_everything(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"

    def old(connection: sa.Connection) -> None:
        config = alembic.config.Config()
        config.set_main_option("script_location", str(Path(store_module.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        alembic.command.upgrade(config, "0001")

    engine = sa.create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        old(connection)
    engine.dispose()
    table = vivamos.deal("slambo", 2, seed=3)
    with closing(sqlite3.connect(database)) as store, store:
        for name, at in (("aaaaaaaaaa", None), ("bbbbbbbbbb", "2026-02-03 04:05:06.000000")):
            store.execute(
                "insert into tables values (?,'slambo',?,2,?,null,1,null,?,null,'2026-01-01 00:00:00.000000')",
                (name, table.game.version, json.dumps(table.options), "playing" if at else "waiting"),
            )
            for seat in range(2):
                store.execute("insert into seats values (?,?,'human','P',null,null,?)", (name, seat, seat == 0))
            if at:
                body = json.dumps({"chance": table.events})
                store.execute("insert into events values (?,1,'start',?,null,null,?)", (name, body, at))

    async def look() -> None:
        url = database_url(str(database))
        house = House(Settings(url, limits=Limits(put_away_days=math.inf)), await Store.open(url))
        row, seats, events = await house.store.load("bbbbbbbbbb") or ({}, [], [])
        assert (row["active"].isoformat(), row["to_move"], row["round"]) == ("2026-02-03T04:05:06", None, None)
        assert (len(seats), len(events)) == (2, 1)
        assert all(seat["invited"] for seat in seats)
        fresh = await house.store.load("aaaaaaaaaa")
        assert fresh is not None
        assert fresh[0]["active"] == fresh[0]["created"]
        room = await house.room("bbbbbbbbbb")
        assert room.table is not None
        row, _, _ = await house.store.load("bbbbbbbbbb") or ({}, [], [])
        assert (row["to_move"], row["round"]) == (room.table.seat, 1)  # known since it was loaded
        assert row["active"].isoformat() == "2026-02-03T04:05:06"
        await house.close()

    asyncio.run(look())
