"""Tables in a real PostgreSQL server."""

from __future__ import annotations

import asyncio
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from postgres import Cluster, cluster
from sqlalchemy.ext.asyncio import create_async_engine
from test_nights import Guest

import vivamos
from vivamos.server.schema import metadata
from vivamos.server.tokens import new_token

from serving import Frame, Server, Stream, reason

__all__ = ["cluster"]  # a fixture


@pytest.fixture
def served(cluster: Cluster, tmp_path: Path) -> Iterator[Server]:
    """A server on a new database of the cluster."""
    server = Server(tmp_path, "--no-limits", "--limit", "grace=0", database=cluster.make_database())
    try:
        server.start()
        server.wait_until_ready("slambo")
        yield server
    finally:
        server.kill()
    assert "Traceback" not in server.log()


def play_on(stream: Stream, name: str, most: int = 10_000) -> int:
    """Make the first move whenever asked; how many moves that were."""
    count = 0
    while count < most and (asked := stream.until_asked()):
        stream.ask = None
        answer = stream.act("move", f"{name}-{count}", move=asked["moves"][0])
        assert answer["type"] == "done", answer
        count += 1
    return count


def test_twenty_guests_come_in_at_once(served: Server) -> None:
    """Each has a number of their own, and nobody is told that something is wrong."""
    host = Guest(served, "Mara").make()
    code = host.ask("GET", f"/api/nights/{host.night}/code").json()["code"]
    names = "Ada Ben Cat Dov Eva Fay Gus Hal Ida Jan Kim Lea Max Noor Omar Pia Rut Sven Teo Uwe"
    guests = [Guest(served, name) for name in names.split()]

    def come(guest: Guest) -> tuple[int, str]:
        answer = guest.ask("POST", "/api/nights/join", {"code": code, "name": guest.name})
        return answer.status_code, answer.text

    with ThreadPoolExecutor(len(guests)) as threads:
        answers = list(threads.map(come, guests))
    assert {status for status, _ in answers} == {200}, answers
    people = host.ask("GET", f"/api/nights/{host.night}").json()["people"]
    assert sorted(each["number"] for each in people) == list(range(1, 22))
    assert {each["name"] for each in people} == {"Mara", *(guest.name for guest in guests)}


def test_a_whole_game_with_power_cuts_between(served: Server) -> None:
    made = served.make_table("slambo", ["you", "free", "bot:newcomer"], open=True)
    other = served.sit_down(made["id"], "Inés")
    bots = f"/api/tables/{made['id']}/seats/1/bot"
    assert served.ask("POST", bots, {"level": "casual"}, token=made["token"]).status_code == 200  # Inés is away
    stream = Stream(served, made["id"], made["token"])
    mine = served.ask("POST", "/api/mine", {"tokens": [made["token"], other]}).json()
    assert {table["id"] for table in mine} == {made["id"]}
    play_on(stream, "a", 2)
    stream.act("talk", "s", text="olé 🎉 \U0001f0cf")
    for cut in range(2):
        served.kill()
        served.start()
        again = Stream(served, made["id"], made["token"])
        assert again.welcome["number"] >= stream.number
        assert again.welcome["talk"][0]["text"] == "olé 🎉 \U0001f0cf"
        assert again.act("move", "a-0", move="play +1")["type"] == "done", "the answer that was given before"
        play_on(again, f"b{cut}", 2)
        stream = again
    play_on(stream, "c")
    assert stream.view is not None
    assert stream.view["winners"]
    served.kill()
    served.start()
    record = served.ask("GET", f"/api/tables/{made['id']}/record").json()
    assert vivamos.replay(record).winners() == stream.view["winners"]
    assert served.ask("POST", "/api/mine", {"tokens": [made["token"], other]}).json() == []  # it is over
    back = Stream(served, made["id"], other)
    assert back.welcome["you"] == 1
    assert back.view == {**back.welcome["view"]}
    assert back.act("rematch", "r")["type"] == "done"


def test_hundreds_of_moves_without_a_fault(served: Server) -> None:
    moves = tables = 0
    while moves < 300:
        made = served.make_table("slambo", ["you", "bot:newcomer"], options={"start": 0})
        stream = Stream(served, made["id"], made["token"])
        play_on(stream, "m")
        tables += 1
        moves += sum(frame.get("what") == "move" for frame in stream.frames)
        stream.close()
    assert served.ask("GET", "/api/health").json()["tables"] == tables


def test_texts_that_postgres_does_not_take_do_no_harm(served: Server) -> None:
    made = served.make_table("slambo", ["you", "bot:newcomer"], options={"start": 0}, name="Ma\0ra")
    stream = Stream(served, made["id"], made["token"])
    asked, number = stream.until_asked(), stream.number
    assert stream.act("talk", "said", text="ho\0la")["type"] == "done"
    stream.send({"type": "move", "id": "nul\0", "move": asked["moves"][0]})
    assert reason(stream.until("refused"))
    assert stream.number == number + 1
    assert stream.act("move", "🂡" * 64, move=asked["moves"][0])["type"] == "done"


def test_a_database_that_goes_away_and_comes_back(cluster: Cluster, served: Server) -> None:
    made = served.make_table("slambo", ["you", "free"], options={"start": 0})
    served.sit_down(made["id"], "Inés")
    stream = Stream(served, made["id"], made["token"])
    move, before, number = stream.until_asked()["moves"][0], stream.view, stream.number
    cluster.stop()
    try:
        for _ in range(3):
            refused = stream.act("move", "once", move=move)
            assert refused["type"] == "refused"
            assert reason(refused).startswith("The ")
        assert served.ask("GET", "/api/health").status_code == 503
        assert served.ask("GET", "/api/tables").status_code == 503
        answer = served.ask("POST", "/api/tables", {"game": "slambo", "seats": ["you", "free"], "name": "Teo"})
        assert answer.status_code == 503
        assert answer.json()["detail"].endswith(".")
    finally:
        cluster.start()
    again = Stream(served, made["id"], made["token"])
    assert (again.view, again.number) == (before, number)
    assert again.act("move", "once", move=move)["number"] == number + 1
    assert again.act("move", "once", move=move)["number"] == number + 1


@pytest.mark.parametrize("database", ["nowhere", "postgres?user=stranger"])
def test_what_is_not_there_is_told_in_one_sentence(cluster: Cluster, tmp_path: Path, database: str) -> None:
    server = Server(tmp_path, database=cluster.url(database))
    with pytest.raises(RuntimeError, match="did not start"):
        server.start()
    assert server.process is not None
    assert server.process.returncode == 2
    assert "does not exist" in server.log()
    assert len(server.log().strip().splitlines()) == 1


def test_the_migrations_make_what_the_schema_says(served: Server) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", sa.exc.SAWarning)
            return list(compare_metadata(MigrationContext.configure(connection, {"compare_type": True}), metadata))

    async def compare() -> list[object]:
        engine = create_async_engine(served.database.replace("postgresql://", "postgresql+asyncpg://"))
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert asyncio.run(compare()) == []


def test_people_and_results(served: Server) -> None:
    """The same requests as with SQLite; what they lead to is tested there."""

    def ask(key: str, method: str, path: str, body: object = None) -> Frame:
        answer = served.ask(method, path, body, **{"Vivamos-Key": key})
        assert answer.status_code in (200, 201), answer.text
        told: Frame = answer.json()
        return told

    mara, phone = new_token(), new_token()
    wish = {"game": "slambo", "players": 2, "seats": ["you", "bot:newcomer"], "name": "Mara"}
    games = []
    for key in (mara, mara, phone):
        made = ask(key, "POST", "/api/tables", wish)
        play_on(Stream(served, made["id"], made["token"]), "m")
        games.insert(0, made["id"])
    code = ask(mara, "POST", "/api/me/pair", {})["code"]
    me = ask(phone, "POST", "/api/me/merge", {"code": code})
    assert (me["all"]["games"], me["ratings"][0]["games"], len(me["devices"])) == (3, 3, 2)
    assert [one["id"] for one in ask(mara, "GET", "/api/me/games")["games"]] == games
    assert ask(mara, "GET", f"/api/me/games?before={games[0]}")["games"][0]["id"] == games[1]
    assert [one["record"]["game"] for one in ask(mara, "GET", "/api/me/export")["games"]] == ["slambo"] * 3
    lasting = ask(mara, "POST", "/api/me/code", {})["code"]
    ask(new_token(), "POST", "/api/me/merge", {"code": lasting})
    ask(mara, "POST", "/api/me/avatar", {"avatar": me["avatars"][0]})
    ask(mara, "DELETE", f"/api/me/devices/{next(one['id'] for one in me['devices'] if one['this'])}")
    ask(mara, "POST", "/api/me/forget", {"sure": True})
    assert ask(mara, "GET", "/api/me") is None
