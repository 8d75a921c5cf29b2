"""People without accounts: results under a browser's key, codes for other devices, one's data as a file, and an end."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import quote

import httpx
import pytest

import vivamos
from vivamos.bots.levels import LEVELS
from vivamos.engine.words import LANGUAGES, words_of
from vivamos.server.codes import hash_of_code, lasting_code, short_code
from vivamos.server.settings import database_url
from vivamos.server.store import Store
from vivamos.server.tokens import hash_of, new_token

from serving import PATIENCE, Frame, Server, Stream, running

PHONE = {"User-Agent": "Mozilla/5.0 (Android; Mobile)"}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits under test, and codes that are soon too old."""
    few = ("codes=3", "codes_a_minute=0", "people=4", "people_a_minute=0", "exports=1", "exports_a_minute=0", "pair=0")
    few += ("practice=2", "practice_a_minute=0")
    yield from running(tmp_path_factory.mktemp("strict"), *(part for one in few for part in ("--limit", one)))


class Browser:
    """Somebody with a key."""

    def __init__(self, server: Server, name: str = "Mara", **headers: str) -> None:
        self.server, self.name, self.key, self.headers = server, name, new_token(), headers

    def ask(self, method: str, path: str = "", body: Any = None) -> httpx.Response:
        return self.server.ask(method, f"/api/me{path}", body, **{"Vivamos-Key": self.key, **self.headers})

    def me(self) -> Frame:
        answer = self.ask("GET")
        assert answer.status_code == 200, answer.text
        found: Frame = answer.json()
        return found

    def games(self, **query: Any) -> list[Frame]:
        told: list[Frame] = self.ask("GET", f"/games?{httpx.QueryParams(query)}").json()["games"]
        return told

    def rename(self, name: str = "") -> None:
        assert self.ask("POST", "/name", {"name": name or self.name}).status_code == 200

    def open(self, seats: list[str], game: str = "slambo", **more: Any) -> Frame:
        body = {"game": game, "players": len(seats), "seats": seats, "name": self.name, **more}
        answer = self.server.ask("POST", "/api/tables", body, **{"Vivamos-Key": self.key})
        assert answer.status_code == 201, answer.text
        made: Frame = answer.json()
        return made

    def sit(self, table: str) -> str:
        answer = self.server.ask("POST", f"/api/tables/{table}/seats", {"name": self.name}, **{"Vivamos-Key": self.key})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])

    def play(self, seats: list[str] | None = None, **more: Any) -> str:
        """A whole game against bots; its id."""
        made = self.open(seats or ["you", "bot:newcomer"], **more)
        play_out(Stream(self.server, made["id"], made["token"]))
        return str(made["id"])


def whisper(stream: Stream, person: Browser, text: str) -> Frame:
    """Somebody says something as a spectator."""
    return stream.act("whisper", new_token(), name=person.name, text=text, key=person.key)


def play_out(*streams: Stream) -> None:
    """Everybody makes the first move that is legal, until the game is over."""

    def play(stream: Stream) -> None:
        count = 0
        while asked := stream.until_asked():
            count, stream.ask = count + 1, None
            stream.send({"type": "move", "id": f"m{count}", "move": asked["moves"][0]})
        stream.close()

    with ThreadPoolExecutor(len(streams)) as people:
        for done in [people.submit(play, stream) for stream in streams]:
            done.result(timeout=PATIENCE)


def together(server: Server, *people: Browser, game: str = "slambo", bots: int = 0) -> str:
    """A game of several people; its id."""
    host, *others = people
    made = host.open(["you", *["free"] * len(others), *["bot:newcomer"] * bots], game)
    tokens = [made["token"], *(one.sit(made["id"]) for one in others)]
    play_out(*(Stream(server, made["id"], token) for token in tokens))
    return str(made["id"])


def rows(server: Server, query: str, *values: Any) -> list[Any]:
    """What the store holds, read as another program would."""
    with sqlite3.connect(server.database) as store:
        return store.execute(query, values).fetchall()


# --- results ---


def test_a_finished_game_is_among_ones_games(server: Server) -> None:
    mara = Browser(server)
    assert mara.ask("GET").json() is None
    game = mara.play(["you", "bot:newcomer", "bot:casual"])
    told = mara.games()
    assert [one["id"] for one in told] == [game]
    record = server.ask("GET", f"/api/tables/{game}/record").json()
    seats = told[0]["seats"]
    assert [seat["score"] for seat in seats] == record["scores"]
    assert [seat["seat"] for seat in seats if seat["place"] == 1] == record["winners"]
    assert [(seat["me"], seat["human"], seat["level"]) for seat in seats] == [
        (True, True, None), (False, False, "newcomer"), (False, False, "casual"),
    ]  # fmt: skip
    assert (told[0]["whole"], told[0]["rated"], told[0]["private"], told[0]["players"]) == (True, True, True, 3)
    me = mara.me()
    assert me["name"] == "Mara"
    assert me["all"]["games"] == 1
    assert me["all"]["even"] == pytest.approx(1 / 3)
    assert me["games"][0]["habits"][0]["times"] >= 1
    rating = me["ratings"][0]
    assert (rating["pool"], rating["games"], rating["points"], rating["curve"]) == ("practice", 1, None, [])
    assert {rating["low_level"], rating["high_level"]} <= set(LEVELS)


def test_who_played_is_known_on_every_device(server: Server) -> None:
    """Where one sat is told by one's key, not by the token of the seat, which another device has not."""
    teo, mara, phone = Browser(server, "Teo"), Browser(server), Browser(server)
    game = together(server, teo, mara, game="slambo")
    phone.ask("POST", "/merge", {"code": mara.ask("POST", "/pair", {}).json()["code"]})
    path = f"/api/replays/{game}"
    seats = [
        server.ask("GET", path, **{"Vivamos-Key": one.key}).json()["mine"] for one in (teo, phone, Browser(server))
    ]
    assert [*seats, server.ask("GET", path).json()["mine"]] == [0, 1, None, None]


def test_the_record_stays_when_the_table_is_deleted(server: Server) -> None:
    game = Browser(server).play()
    record = server.ask("GET", f"/api/tables/{game}/record").json()
    with sqlite3.connect(server.database) as store:
        store.execute("PRAGMA foreign_keys = ON")
        store.execute("DELETE FROM tables WHERE id = ?", (game,))

    async def look() -> Any:
        store = await Store.open(database_url(server.database))
        found, none = await store.finished_game(game), await store.finished_game("none")
        await store.close()
        return found, none

    found, none = asyncio.run(look())
    assert json.loads(found.record) == record
    assert (found.private, found.names[0], none) == (True, "Mara", None)
    assert vivamos.replay(json.loads(found.record)).over


def test_people_are_rated_apart_from_practice_and_partners_together(server: Server) -> None:
    people = [Browser(server, name) for name in ("Mara", "Teo", "Luz", "Ren")]
    game = together(server, *people, game="muertos")
    seats = people[0].games()[0]["seats"]
    ratings = [one.me()["ratings"][0] for one in people]
    assert [seat["team"] for seat in seats] == [0, 1, 0, 1]
    assert {rating["pool"] for rating in ratings} == {"people"}
    mu = [row[0] for row in rows(server, "select mu from result_seats where result = ? order by seat", game)]
    assert mu[0] == mu[2]
    assert mu[1] == mu[3]
    won = [seat["place"] == 1 for seat in seats]
    assert (mu[0] > 25) == won[0] or all(won)


@pytest.mark.parametrize("change", ["hints = 1", "rated = 0"])
def test_what_is_not_rated(server: Server, change: str) -> None:
    """Hints, or a game that went on from a position: here only the columns, before the table is loaded again."""
    mara = Browser(server)
    made = mara.open(["you", "free"])
    server.kill()
    with sqlite3.connect(server.database) as store:
        store.execute(f"UPDATE tables SET {change} WHERE id = ?", (made["id"],))
    server.start()
    token = Browser(server, "Teo").sit(made["id"])
    play_out(Stream(server, made["id"], made["token"]), Stream(server, made["id"], token))
    told = mara.games()[0]
    assert (told["rated"], told["hints"]) == (False, "hints" in change)
    assert mara.me()["ratings"] == []


def test_a_rematch_is_played_by_the_same_people(server: Server) -> None:
    mara = Browser(server)
    made = mara.open(["you", "bot:newcomer"])
    play_out(Stream(server, made["id"], made["token"]))
    stream = Stream(server, made["id"], made["token"])
    assert stream.act("rematch", "again")["type"] == "done"
    again = next(frame["table"] for frame in stream.frames if frame.get("what") == "rematch")
    play_out(Stream(server, again, made["token"]))
    assert [one["id"] for one in mara.games()] == [again, made["id"]]


def test_without_a_key_nobody_is_remembered(server: Server) -> None:
    made = server.make_table()
    play_out(Stream(server, made["id"], made["token"]))
    assert rows(server, "select person, name from result_seats where result = ? and seat = 0", made["id"]) == [
        (None, "Mara")
    ]


def test_games_come_page_by_page(server: Server) -> None:
    mara = Browser(server)
    mara.play()
    copy_result(server, mara.games()[0]["id"], 45)
    first = mara.ask("GET", "/games").json()
    assert (len(first["games"]), first["more"]) == (20, True)
    second = mara.ask("GET", f"/games?before={first['games'][-1]['id']}").json()
    third = mara.ask("GET", f"/games?before={second['games'][-1]['id']}").json()
    assert (len(third["games"]), third["more"]) == (6, False)
    ids = [one["id"] for page in (first, second, third) for one in page["games"]]
    assert len(set(ids)) == 46
    won = mara.games(won="true")
    assert all(seat["place"] == 1 for one in won for seat in one["seats"] if seat["me"])
    stranger = Browser(server, "Teo")
    stranger.rename()
    assert stranger.games(before=ids[0]) == []


def copy_result(server: Server, game: str, times: int) -> None:
    """As if the same game had been played many times before."""
    with sqlite3.connect(server.database) as store:
        for table, key in (("results", "id"), ("result_seats", "result")):
            names = [row[1] for row in store.execute(f"PRAGMA table_info({table})")]
            values = ", ".join(
                "?1"
                if name == key
                else "strftime('%Y-%m-%d %H:%M:%f000', finished, ?2)"
                if name == "finished"
                else name
                for name in names
            )
            for number in range(times):
                store.execute(
                    f"INSERT INTO {table} SELECT {values} FROM {table} WHERE {key} = ?3",
                    (f"copy{number}{game[:6]}", f"-{number // 2 + 1} hours", game),
                )


# --- names and faces ---


def test_a_name_and_a_face(server: Server) -> None:
    mara = Browser(server)
    mara.rename("  Mara\u200b ")
    me = mara.me()
    assert me["name"] == "Mara"
    assert me["avatar"] in me["avatars"]
    assert mara.ask("POST", "/avatar", {"avatar": me["avatars"][-1]}).json()["avatar"] == me["avatars"][-1]
    for name in ("You", "Tú", "", "\u200b"):
        assert mara.ask("POST", "/name", {"name": name}).status_code == 422
    wrong = mara.ask("POST", "/avatar", {"avatar": "slambo:99"})
    assert (wrong.status_code, wrong.json()["fact"]["fact"]) == (422, "no-such-avatar")
    assert mara.me()["name"] == "Mara"
    made = server.ask("POST", "/api/tables", {"game": "slambo", "seats": ["you", "free"], "name": "You"})
    assert made.status_code == 422


@pytest.mark.parametrize("key", ["", "x", "g" * 32, "0" * 31, "0" * 33])
def test_a_key_that_is_none(server: Server, key: str) -> None:
    for method, path in (("GET", "/api/me"), ("GET", "/api/me/games"), ("GET", "/api/me/export")):
        answer = server.ask(method, path, **{"Vivamos-Key": key})
        assert answer.status_code == 422
    assert server.ask("GET", "/api/me").status_code == 422
    table = {"game": "slambo", "seats": ["you", "free"], "name": "Mara"}
    assert server.ask("POST", "/api/tables", table, **{"Vivamos-Key": key}).status_code == 422


# --- codes ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_have_enough_in_them(language: str) -> None:
    words = words_of(language).text("code-words").split()
    assert len({hash_of_code(word) for word in words}) == len(words) >= 120
    assert len(set(words_of(language).text("invented-names").split())) == 24
    assert len({lasting_code(language) for _ in range(100)}) == 100
    code = short_code(language)
    assert hash_of_code(f" {code.upper()} ".replace(" ", " · ")) == hash_of_code(code)


def test_a_code_brings_somebody_to_another_device_once(server: Server) -> None:
    mara, phone = Browser(server), Browser(server, "Elsewhere", **PHONE)
    game = mara.play()
    pairing = mara.ask("POST", "/pair", {"language": "de"}).json()
    assert pairing["link"].endswith("/me#code=" + quote(pairing["code"].replace(" ", "-")))
    assert pairing["qr"].startswith("data:image/svg+xml")
    answer = phone.ask("POST", "/merge", {"code": pairing["code"].upper().replace(" ", "·")})
    assert answer.status_code == 200, answer.text
    assert (phone.me()["name"], phone.games()[0]["id"]) == ("Mara", game)
    assert [(one["kind"], one["this"]) for one in phone.me()["devices"]] == [("other", False), ("phone", True)]
    again = Browser(server).ask("POST", "/merge", {"code": pairing["code"]})
    assert (again.status_code, again.json()["fact"]["fact"]) == (422, "code-not-good")
    assert again.json()["detail"] == words_of("en").text("code-not-good")


def test_a_lasting_code_is_good_until_there_is_another(server: Server) -> None:
    mara = Browser(server)
    mara.rename()
    old = mara.ask("POST", "/code", {}).json()["code"]
    for _ in range(2):
        assert Browser(server).ask("POST", "/merge", {"code": old}).status_code == 200
    new = mara.ask("POST", "/code", {}).json()["code"]
    assert Browser(server).ask("POST", "/merge", {"code": old}).status_code == 422
    assert Browser(server).ask("POST", "/merge", {"code": new}).status_code == 200
    own = mara.ask("POST", "/merge", {"code": new})
    assert (own.status_code, own.json()["fact"]["fact"]) == (422, "code-is-your-own")
    kept = "".join(str(row) for row in rows(server, "select * from people"))
    assert new not in kept
    assert mara.key not in "".join(str(row) for row in rows(server, "select * from devices"))


def test_two_become_one(server: Server) -> None:
    mara, other = Browser(server), Browser(server, "Mara too")
    games = [mara.play(), other.play(), other.play()]
    before = [one.me() for one in (mara, other)]
    table = other.open(["you", "free"])  # it is played after that
    code = mara.ask("POST", "/pair", {}).json()["code"]
    assert other.ask("POST", "/merge", {"code": code}).status_code == 200
    me = other.me()
    assert me == {**mara.me(), "devices": me["devices"]}
    assert {one["id"] for one in mara.games()} == set(games)
    assert me["all"]["games"] == 3
    assert me["ratings"][0]["games"] == 3
    times = [sum(row["times"] for row in one["games"][0]["habits"]) for one in before]
    assert sum(row["times"] for row in me["games"][0]["habits"]) >= max(times)
    token = Browser(server, "Teo").sit(table["id"])
    play_out(Stream(server, table["id"], table["token"]), Stream(server, table["id"], token))
    assert mara.games()[0]["id"] == table["id"]


def test_a_device_is_signed_off(server: Server) -> None:
    mara, phone, stranger = Browser(server), Browser(server), Browser(server, "Teo")
    mara.rename()
    stranger.rename()
    only = mara.ask("DELETE", f"/devices/{mara.me()['devices'][0]['id']}")
    assert (only.status_code, only.json()["fact"]["fact"]) == (422, "last-device")
    phone.ask("POST", "/merge", {"code": mara.ask("POST", "/pair", {}).json()["code"]})
    device = next(one["id"] for one in mara.me()["devices"] if not one["this"])
    assert stranger.ask("DELETE", f"/devices/{device}").status_code == 404
    assert mara.ask("DELETE", f"/devices/{device}").status_code == 200
    assert phone.ask("GET").json() is None
    assert phone.ask("GET", "/games").status_code == 404
    assert len(mara.me()["devices"]) == 1


def test_codes_that_are_too_old_or_too_many(strict: Server) -> None:
    mara = Browser(strict)
    mara.rename()
    code = mara.ask("POST", "/pair", {}).json()["code"]
    for tried in (code, "lantern wave 472", ""):
        answer = Browser(strict).ask("POST", "/merge", {"code": tried})
        assert (answer.status_code, answer.json()["fact"]["fact"]) == (422, "code-not-good")
    answer = Browser(strict).ask("POST", "/merge", {"code": "lantern wave 472"})
    assert (answer.status_code, answer.json()["fact"]["fact"]) == (429, "too-many-codes")
    assert answer.headers["Retry-After"]


def test_new_people_and_files_are_limited(strict: Server) -> None:
    people = [Browser(strict) for _ in range(4)]
    answers = [one.ask("POST", "/name", {"name": "Mara"}) for one in people]
    refused = [answer for answer in answers if answer.status_code != 200]
    assert [answer.json()["fact"]["fact"] for answer in refused] in (["too-many-people"], [])
    assert Browser(strict).ask("POST", "/name", {"name": "Mara"}).status_code == 429
    assert [people[0].ask("GET", "/export").status_code for _ in range(2)] == [200, 429]
    assert [people[0].ask("GET", "/practice").status_code for _ in range(3)] == [200, 200, 429]


# --- one's data ---


def test_all_ones_data_is_one_file(server: Server) -> None:
    mara = Browser(server)
    made = mara.open(["you", "bot:newcomer"])
    stream = Stream(server, made["id"], made["token"])
    assert stream.act("talk", "s", text="Hola")["type"] == "done"
    play_out(stream)
    mara.play()
    watcher = Stream(server, Browser(server, "Ana").open(["you", "free"])["id"])
    assert whisper(watcher, mara, "Psst")["type"] == "done"
    assert whisper(watcher, Browser(server, "Teo"), "Not mine")["type"] == "done"
    answer = mara.ask("GET", "/export")
    assert "attachment" in answer.headers["Content-Disposition"]
    told = answer.json()
    assert (told["format"], told["name"]) == ("vivamos-person 1", "Mara")
    assert [vivamos.replay(game["record"]).over for game in told["games"]] == [True, True]
    assert [said["text"] for said in told["said"]] == ["Hola"]
    assert [(said["name"], said["text"]) for said in told["whispered"]] == [("Mara", "Psst")]
    assert told["ratings"][0]["games"] == 2
    assert mara.key not in answer.text
    assert hash_of(mara.key) not in answer.text


def test_who_is_forgotten_was_somebody(server: Server) -> None:
    mara, teo = Browser(server, "Xochitl"), Browser(server, "Teo")
    made = teo.open(["you", "free"])
    game, tokens = made["id"], [made["token"], mara.sit(made["id"])]
    streams = [Stream(server, game, token) for token in tokens]
    for stream, text in zip(streams, ("Hola", "Xochitl speaks"), strict=True):
        assert stream.act("talk", "s", text=text)["type"] == "done"
    play_out(*streams)
    assert "Xochitl" in str(rows(server, "select body from events"))
    assert mara.ask("POST", "/forget", {}).status_code == 422
    assert "Xochitl" in server.ask("GET", f"/api/replays/{game}").text, "it is on the shelf now"
    assert mara.ask("POST", "/forget", {"sure": True}).status_code == 200
    assert mara.ask("GET").json() is None
    told = teo.games()[0]
    assert [seat["name"] for seat in told["seats"]] == ["Teo", None]
    assert told["id"] == game
    assert "Xochitl" not in server.ask("GET", f"/api/replays/{game}").text
    for table in ("people", "seats", "events", "result_seats", "devices"):
        assert "Xochitl" not in str(rows(server, f"select * from {table}"))
    assert "Hola" in str(rows(server, "select body from events where table_id = ?", game))
    for path in (f"/api/replays/{game}", f"/api/tables/{game}"):
        assert "Xochitl" not in server.ask("GET", path).text, "nor is it kept in memory"
    token = {"Authorization": f"Bearer {tokens[0]}"}
    answer = server.ask("POST", f"/api/tables/{game}/seats/1/bot", {"level": "regular"}, **token)
    assert (answer.status_code, answer.json()["fact"]["fact"]) == (409, "over-already")
    assert rows(server, "select name from seats where table_id = ? and seat = 1", game) == [(None,)]
    server.kill()
    server.start()
    welcome = Stream(server, game, tokens[0]).welcome
    assert [seat["name"] for seat in welcome["table"]["seats"]] == ["Teo", None]
    assert [said["text"] for said in welcome["talk"]] == ["Hola", "…"]
    mara.rename()
    assert mara.me()["all"]["games"] == 0


def test_who_is_forgotten_while_they_play_is_somebody_when_it_is_over(server: Server) -> None:
    luz, teo = Browser(server, "Quetzal"), Browser(server, "Teo")
    made = teo.open(["you", "free"])
    game, streams = made["id"], []
    for token in (made["token"], luz.sit(made["id"])):
        streams.append(Stream(server, game, token))
    assert streams[1].act("talk", "s", text="Quetzal speaks")["type"] == "done"
    assert luz.ask("POST", "/forget", {"sure": True}).status_code == 200
    assert streams[0].act("talk", "t", text="Hola")["type"] == "done", "they play on"
    play_out(*streams)
    assert [seat["name"] for seat in teo.games()[0]["seats"]] == ["Teo", None]
    for table in ("seats", "events", "result_seats"):
        assert "Quetzal" not in str(rows(server, f"select * from {table}"))
    assert "Hola" in str(rows(server, "select body from events where table_id = ?", game))
    until = time.monotonic() + PATIENCE
    while "Quetzal" in server.ask("GET", f"/api/tables/{game}").text:  # in memory
        assert time.monotonic() < until
        time.sleep(0.1)


def test_what_was_whispered_goes_where_the_person_goes(server: Server) -> None:
    """Two become one, and then nobody: at a table that is over, and at one that is still played."""
    ana, phone = Browser(server, "Tlaloc"), Browser(server, "Tlalocito")
    over, playing = Browser(server, "Teo").open(["you", "bot:newcomer"]), server.make_table(seats=["you", "free"])
    for person, table in ((ana, over), (phone, playing)):
        person.rename()
        assert whisper(Stream(server, table["id"]), person, f"{person.name} speaks")["type"] == "done"
    play_out(Stream(server, over["id"], over["token"]))
    code = ana.ask("POST", "/pair", {}).json()["code"]
    assert phone.ask("POST", "/merge", {"code": code}).status_code == 200
    told = ana.ask("GET", "/export").json()["whispered"]
    assert {said["text"] for said in told} == {"Tlaloc speaks", "Tlalocito speaks"}
    assert ana.ask("POST", "/forget", {"sure": True}).status_code == 200
    assert "Tlaloc" not in str(rows(server, "select * from whispers"))
    for table in (over, playing):
        assert [said["text"] for said in Stream(server, table["id"]).welcome["whispers"]] == ["…"]


def test_a_game_against_oneself_is_not_rated(server: Server) -> None:
    mara = Browser(server)
    made = mara.open(["you", "free"])
    mara.name = "Mara's phone"
    play_out(*(Stream(server, made["id"], token) for token in (made["token"], mara.sit(made["id"]))))
    assert mara.games()[0]["rated"] is False
