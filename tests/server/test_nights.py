"""Club nights: people come in by a code, are drawn to tables, play, and a standing is kept; all of it is stored."""

from __future__ import annotations

import json
import sqlite3
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from test_me import play_out, rows
from test_reviews import REVIEWED_WITHIN

from vivamos.server.standing import place_points
from vivamos.server.tokens import new_token

from serving import Frame, Server, Stream, running

SLAMBO = [{"game": "slambo", "players": 2}]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits under test."""
    few = (
        "codes=3",
        "codes_a_minute=0",
        "nights=2",
        "nights_a_minute=0",
        "night_people=2",
        "tables=1",
        "tables_a_minute=0",
    )
    yield from running(tmp_path_factory.mktemp("strict"), *(part for one in few for part in ("--limit", one)))


class Guest:
    """Somebody with a key, at a night."""

    def __init__(self, server: Server, name: str) -> None:
        self.server, self.name, self.key = server, name, new_token()
        self.night = ""

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return self.server.ask(method, path, body, **{"Vivamos-Key": self.key})

    def does(self, what: str, body: Any = None) -> Frame:
        answer = self.ask("POST", f"/api/nights/{self.night}/{what}", body if body is not None else {})
        assert answer.status_code in (200, 201), answer.text
        told: Frame = answer.json()
        return told

    def refused(self, what: str, body: Any = None) -> tuple[int, str]:
        answer = self.ask("POST", f"/api/nights/{self.night}/{what}", body if body is not None else {})
        return answer.status_code, answer.json()["fact"]["fact"]

    def make(self, games: list[Frame] | None = None, **more: Any) -> Guest:
        body = {"name": "Monday club night", "own_name": self.name, "games": games or SLAMBO, **more}
        answer = self.ask("POST", "/api/nights", body)
        assert answer.status_code == 201, answer.text
        self.night = answer.json()["id"]
        return self

    def join(self, code: str) -> Guest:
        answer = self.ask("POST", "/api/nights/join", {"code": code, "name": self.name})
        assert answer.status_code == 200, answer.text
        self.night = answer.json()["id"]
        return self

    def look(self) -> Frame:
        answer = self.ask("GET", f"/api/nights/{self.night}")
        assert answer.status_code == 200, answer.text
        told: Frame = answer.json()
        return told

    def number(self) -> int:
        return int(next(one["number"] for one in self.look()["people"] if one["me"]))

    def sit(self) -> Stream:
        """At one's table of the last round."""
        night = self.look()
        mine = next(table for table in night["tables"] if table["mine"] is not None)
        made = self.does(f"tables/{mine['id']}/seat")
        assert made["seat"] == mine["mine"]
        return Stream(self.server, mine["id"], made["token"])


def a_night(server: Server, *names: str, **more: Any) -> list[Guest]:
    """A host and guests who came in by the code."""
    host = Guest(server, names[0]).make(**more)
    code = host.look()["code"]
    return [host, *(Guest(server, name).join(code) for name in names[1:])]


def start(host: Guest) -> Frame:
    host.does("draw")
    return host.does("start")


def pairs(tables: list[Frame]) -> set[frozenset[str]]:
    return {frozenset(seat["name"] for seat in table["seats"]) for table in tables}


def points(night: Frame) -> dict[str, int]:
    names = {one["number"]: one["name"] for one in night["people"]}
    return {names[line["number"]]: line["points"] for line in night["standing"]}


# --- an evening ---


def test_an_evening(server: Server) -> None:
    people = mara, luz, *_ = a_night(server, "Mara", "Luz", "Teo", "Noor")
    night = mara.look()
    assert [one["name"] for one in night["people"]] == ["Mara", "Luz", "Teo", "Noor"]
    assert [one["role"] for one in night["people"]] == ["host", "guest", "guest", "guest"]
    assert night["tables"] == night["next"] == []
    assert [(line["place"], line["games"], line["points"], line["luck"]) for line in night["standing"]] == [
        (1, 0, 0, None)
    ] * 4

    drawn = mara.does("draw")["next"]
    assert [table["state"] for table in drawn] == ["drawn", "drawn"]
    assert luz.look()["next"][0]["seats"] == drawn[0]["seats"], "everybody sees what was drawn"
    first = mara.does("start")
    assert first["next"] == []
    assert pairs(first["tables"]) == pairs(drawn)
    for table in first["tables"]:
        assert server.ask("GET", f"/api/tables/{table['id']}").json()["open"] is False
    assert mara.refused("start") == (409, "night-nothing-drawn")

    met = pairs(first["tables"])
    mara.does("draw")
    assert mara.refused("start") == (409, "night-still-playing")
    for number in (1, 2, 3):
        play_out(*(one.sit() for one in people))
        after = mara.look()
        assert {table["state"] for table in after["tables"]} == {"over"}
        assert [line["games"] for line in after["standing"]] == [number] * 4
        for table in after["tables"]:
            won = [seat for seat in table["seats"] if seat["place"] == 1]
            assert len(won) == 1, "of two one wins"
        assert sum(points(after).values()) == 4 * 2 * number
        if number < 3:
            again = start(mara)
            now = pairs([table for table in again["tables"] if table["round"] == number + 1])
            assert not now & met, "nobody meets again who need not"
            met |= now
    assert len(met) == 6, "all have met"

    standing = after["standing"]
    assert [line["points"] for line in standing] == sorted((line["points"] for line in standing), reverse=True)
    best = [
        one["name"]
        for one in after["people"]
        if one["number"] in {line["number"] for line in standing if line["place"] == 1}
    ]
    assert mara.refused("end", {"sure": False})[0] == 422
    mara.does("end", {"sure": True})
    (last,) = luz.ask("GET", "/api/nights").json()
    assert (last["state"], last["people"], last["games"]) == ("over", 4, 6)
    assert sorted(last["winners"]) == sorted(best)
    assert mara.refused("draw") == (409, "night-is-over")
    assert (
        Guest(server, "Ada").ask("POST", "/api/nights/join", {"code": night["code"], "name": "Ada"}).status_code == 422
    )


def test_game_points_bots_and_luck(server: Server) -> None:
    """Scores are added up; a bot fills the table of the odd one; luck comes from a review, and is not counted."""
    mara, *_ = people = a_night(server, "Mara", "Luz", "Teo", points="scores", level="newcomer")
    tables = start(mara)["tables"]
    assert sorted(len([seat for seat in table["seats"] if seat["level"]]) for table in tables) == [0, 1]
    play_out(*(one.sit() for one in people))
    night = mara.look()
    scores = {seat["name"]: seat["score"] for table in night["tables"] for seat in table["seats"] if seat["name"]}
    assert points(night) == scores
    assert [(line["luck"], line["reviewed"]) for line in night["standing"]] == [(None, 0)] * 3
    table = next(table for table in night["tables"] if all(seat["name"] for seat in table["seats"]))
    review = {"seats": [{"points": {"luck": 1.26}}, {"points": {"luck": -1.26}}]}
    with sqlite3.connect(server.database) as store:
        store.execute(
            "INSERT INTO reviews (id, review, made) VALUES (?, ?, '2026-01-01')",
            (table["id"], zlib.compress(json.dumps(review).encode())),
        )
    after = mara.look()
    numbers = [seat["number"] for seat in table["seats"]]
    assert [line["luck"] for number in numbers for line in after["standing"] if line["number"] == number] == [1.3, -1.3]
    assert points(after) == scores


def test_games_of_a_night_are_reviewed_by_themselves(tmp_path: Path) -> None:
    """Nobody asks for it; other games are left alone. So the luck of the deal is in the standing."""
    for server in running(tmp_path, "--no-limits", "--limit", "night_reviews=0"):
        server.wait_until_ready("slambo")
        beside = server.make_table(seats=["you", "bot:newcomer"])
        play_out(Stream(server, beside["id"], beside["token"]))
        mara, luz = a_night(server, "Mara", "Luz")
        start(mara)
        play_out(mara.sit(), luz.sit())
        (table,) = mara.look()["tables"]
        until = time.monotonic() + REVIEWED_WITHIN
        while [line["reviewed"] for line in mara.look()["standing"]] != [1, 1]:
            assert time.monotonic() < until
            time.sleep(0.2)
        standing = mara.look()["standing"]
        assert all(isinstance(line["luck"], float) for line in standing)
        assert rows(server, "select id from reviews") == [(table["id"],)]


def test_a_shorter_table_for_the_odd_ones_and_whoever_sits_out(server: Server) -> None:
    people = mara, luz, *_ = a_night(server, *(["Mara", "Luz", "Teo", "Noor", "Omar"]), odd="shorter")
    sizes = lambda drawn: sorted(table["players"] for table in drawn)  # noqa: E731
    assert sizes(mara.does("draw")["next"]) == [2, 3]
    luz.does(f"people/{luz.number()}", {"state": "resting"})
    assert mara.look()["next"] == [], "others are here than it was drawn for"
    drawn = mara.does("draw")["next"]
    assert sizes(drawn) == [2, 2]
    assert "Luz" not in {seat["name"] for table in drawn for seat in table["seats"]}
    for one in people[1:]:
        one.does(f"people/{one.number()}", {"state": "resting"})
    assert mara.refused("draw") == (422, "night-no-tables")


def test_games_take_turns(server: Server) -> None:
    mara, *_ = a_night(
        server, *(["Mara", "Luz", "Teo", "Noor"]), games=[*SLAMBO, {"game": "viva", "players": 2}], level="newcomer"
    )
    assert [table["game"] for table in mara.does("draw")["next"]] == ["slambo", "viva"]
    assert {table["game"] for table in mara.does("draw", {"games": ["viva"]})["next"]} == {"viva"}
    assert mara.refused("draw", {"games": ["muertos"]}) == (422, "night-no-such-game")
    twice = {"name": "x1", "games": SLAMBO * 2}
    assert mara.refused("settings", twice) == (422, "night-game-twice")
    told = mara.does("settings", {"name": "Jueves", "games": SLAMBO, "points": "scores", "odd": "shorter"})
    assert (told["name"], told["games"], told["points"], told["odd"], told["next"]) == (
        "Jueves", SLAMBO, "scores", "shorter", [],
    )  # fmt: skip


@pytest.mark.parametrize(
    ("place", "last", "got"), [(1, 4, 4), (2, 4, 2), (3, 4, 1), (4, 4, 0), (2, 2, 0), (1, 1, 4), (3, 3, 0), (4, 5, 0)]
)
def test_points_of_places(place: int, last: int, got: int) -> None:
    assert place_points(place, last) == got


# --- who may do what ---


def test_only_those_of_the_night_see_it_and_only_hosts_lead_it(server: Server) -> None:
    mara, luz, teo = a_night(server, "Mara", "Luz", "Teo")
    stranger = Guest(server, "Ada")
    stranger.night = mara.night
    for path in (f"/api/nights/{mara.night}", f"/api/nights/{mara.night}/code"):
        assert stranger.ask("GET", path).json()["fact"]["fact"] == "night-not-in"
        assert mara.ask("GET", path).status_code == 200
    assert stranger.refused("draw") == (403, "night-not-in")
    wall = luz.ask("GET", f"/api/nights/{mara.night}/code").json()
    assert wall["link"] == f"{server.address}/nights#code={wall['code'].replace(' ', '-')}"
    assert wall["qr"].startswith("data:image/svg+xml")

    own = {"name": "Mine", "games": SLAMBO}
    for what, body in (("draw", {}), ("start", {}), ("end", {"sure": True}), ("code", {}), ("settings", own)):
        assert luz.refused(what, body) == (403, "night-only-the-host"), what
    number = {one.name: one.number() for one in (mara, luz, teo)}
    assert luz.refused(f"people/{number['Teo']}", {"state": "removed"}) == (403, "night-only-the-host")
    assert luz.refused(f"people/{number['Luz']}", {"role": "cohost"}) == (403, "night-only-the-host")
    assert mara.refused(f"people/{number['Mara']}", {"state": "left"}) == (422, "night-host-stays")
    assert mara.refused("people/99", {"state": "left"}) == (404, "night-nobody-of-that-number")

    mara.does(f"people/{number['Luz']}", {"role": "cohost"})
    assert luz.look()["role"] == "cohost"
    assert luz.refused(f"people/{number['Mara']}", {"state": "removed"}) == (403, "night-host-stays")
    luz.does(f"people/{number['Teo']}", {"state": "removed"})
    assert teo.refused("draw") == (403, "night-not-in")
    again = teo.ask("POST", "/api/nights/join", {"code": wall["code"], "name": "Teo"})
    assert (again.status_code, again.json()["fact"]["fact"]) == (403, "night-removed")
    assert teo.ask("GET", "/api/nights").json() == []
    night = start(luz)
    assert [seat["name"] for seat in night["tables"][0]["seats"]] in (["Mara", "Luz"], ["Luz", "Mara"])
    table = night["tables"][0]["id"]
    ada = Guest(server, "Ada").join(wall["code"])
    assert ada.refused(f"tables/{table}/seat") == (403, "night-not-your-table")
    assert mara.refused("tables/aaaaaaaaaa/seat") == (404, "no-such-table")

    new = mara.does("code")["code"]
    assert new != wall["code"]
    late = Guest(server, "Kai").ask("POST", "/api/nights/join", {"code": wall["code"], "name": "Kai"})
    assert (late.status_code, late.json()["fact"]["fact"]) == (422, "night-code-not-good")
    mara.does(f"people/{number['Luz']}", {"role": "host"})
    assert (mara.look()["role"], luz.look()["role"]) == ("cohost", "host")
    mara.does(f"people/{number['Mara']}", {"state": "left"})


def test_a_seat_taken_on_another_device_is_taken_once(server: Server) -> None:
    mara, luz = a_night(server, "Mara", "Luz")
    table = start(mara)["tables"][0]["id"]
    phone = mara.sit()
    laptop = mara.sit()
    assert phone.closed_with() == 1012
    assert laptop.welcome["you"] == phone.welcome["you"]
    assert Stream(server, table).welcome["you"] is None, "others may watch"
    play_out(laptop, luz.sit())


def test_names_are_told_apart_and_a_code_is_typed_freely(server: Server) -> None:
    mara, _ = a_night(server, "Mara", "Luz")
    code = mara.look()["code"]
    for name, fact in (("Märа", "name-is-taken"), ("You", "name-is-taken"), ("…", "name-needed")):
        answer = Guest(server, name).ask("POST", "/api/nights/join", {"code": code, "name": name})
        assert (answer.status_code, answer.json()["fact"]["fact"]) == (422, fact)
    other = Guest(server, "Teo").join(code.upper().replace(" ", " - "))
    assert other.look()["id"] == mara.night
    other.name = "Teodoro"
    other.join(code)
    assert [one["name"] for one in mara.look()["people"]] == ["Mara", "Luz", "Teodoro"], "who comes twice is there once"
    with sqlite3.connect(server.database) as store:
        store.execute("UPDATE nights SET code_until = '2026-01-01 00:00:00' WHERE id = ?", (mara.night,))
    late = Guest(server, "Ada").ask("POST", "/api/nights/join", {"code": code, "name": "Ada"})
    assert late.json()["fact"]["fact"] == "night-code-not-good", "it is too old"
    assert mara.look()["code"] is None
    Guest(server, "Ada").join(mara.does("code")["code"])


def test_limits(strict: Server) -> None:
    mara, luz = a_night(strict, "Mara", "Luz")
    code = mara.look()["code"]
    full = Guest(strict, "Teo").ask("POST", "/api/nights/join", {"code": code, "name": "Teo"})
    assert (full.status_code, full.json()["fact"]["fact"]) == (409, "night-is-full")
    mara.does("settings", {"name": "Small", "games": SLAMBO})
    start(mara)
    mara.does("draw")
    assert mara.refused("start", {"anyway": True}) == (429, "too-many-tables-made")
    Guest(strict, "Ada").make()
    body = {"name": "One more", "own_name": "Kai", "games": SLAMBO}
    more = Guest(strict, "Kai").ask("POST", "/api/nights", body)
    assert (more.status_code, more.json()["fact"]["fact"]) == (429, "too-many-nights")
    facts = [
        luz.ask("POST", "/api/nights/join", {"code": "no such 123", "name": "Luz"}).json()["fact"]["fact"]
        for _ in range(5)
    ]
    assert facts == ["night-code-not-good"] * 3 + ["too-many-codes"] * 2


# --- what stays, and what goes ---


def test_a_night_survives_a_power_cut_in_the_middle_of_a_round(tmp_path: Any) -> None:
    server = Server(tmp_path, "--no-limits")
    server.start()
    server.wait_until_ready("slambo")
    people = mara, *_ = a_night(server, "Mara", "Luz", "Teo", "Noor")
    start(mara)
    play_out(*(one.sit() for one in people))
    start(mara)
    streams = [one.sit() for one in people]
    first = next(stream for stream in streams if stream.ask)
    assert first.ask is not None
    first.act("move", "m", move=first.ask["moves"][0])
    before = mara.look()
    server.kill()
    server.start()
    after = mara.look()
    assert after["standing"] == before["standing"]
    assert [(table["id"], table["seats"][0]["name"]) for table in after["tables"]] == [
        (table["id"], table["seats"][0]["name"]) for table in before["tables"]
    ]
    play_out(*(one.sit() for one in people))
    assert [line["games"] for line in mara.look()["standing"]] == [2] * 4
    Guest(server, "Ada").join(after["code"])
    server.kill()
    assert "Traceback" not in server.log()


def test_export_merge_and_forget(server: Server) -> None:
    mara, luz, _ = people = a_night(server, "Mara", "Luz", "Teo", odd="shorter")
    start(mara)
    play_out(*(one.sit() for one in people))
    told = luz.ask("GET", "/api/me/export").json()["nights"]
    assert [(one["night"], one["night_name"], one["name"], one["role"], len(one["seats"])) for one in told] == [
        (mara.night, "Monday club night", "Luz", "guest", 1)
    ]
    # Luz has a second browser, which has come in by itself.
    phone = Guest(server, "Luz 2").join(mara.look()["code"])
    mara.does(f"people/{phone.number()}", {"role": "cohost"})
    pair = luz.ask("POST", "/api/me/pair", {}).json()["code"]
    assert phone.ask("POST", "/api/me/merge", {"code": pair}).status_code == 200
    night = phone.look()
    assert [one["name"] for one in night["people"]] == ["Mara", "Luz", "Teo"]
    assert night["role"] == "cohost", "of two roles the higher"
    mara.does("draw")
    assert mara.ask("POST", "/api/me/forget", {"sure": True}).status_code == 200
    after = luz.look()
    assert [(one["name"], one["role"]) for one in after["people"]] == [("Luz", "host"), ("Teo", "guest")]
    assert after["next"] == []
    assert sorted((seat["name"] or "") for seat in after["tables"][0]["seats"]) == ["", "Luz", "Teo"]
    assert mara.refused("draw") == (403, "night-not-in")
    with sqlite3.connect(server.database) as store:
        for table in ("night_people", "night_seats"):
            columns = [row[1] for row in store.execute(f"PRAGMA table_info({table})")]
            rows = [dict(zip(columns, row, strict=True)) for row in store.execute(f"SELECT * FROM {table}")]
            assert not [row for row in rows if row["night"] == mara.night and "Mara" in map(str, row.values())]


def test_two_who_were_drawn_and_become_one_are_drawn_anew(server: Server) -> None:
    mara, ben, cat, _ = a_night(server, "Mara", "Ben", "Cat", "Noor")
    mara.does("draw")
    code = ben.ask("POST", "/api/me/pair", {}).json()["code"]
    assert cat.ask("POST", "/api/me/merge", {"code": code}).status_code == 200
    assert mara.look()["next"] == []
    assert mara.refused("start") == (409, "night-nothing-drawn")
    seats = [seat["name"] for table in mara.does("draw")["next"] for seat in table["seats"] if seat["name"]]
    assert sorted(seats) == ["Ben", "Mara", "Noor"]


def test_who_was_removed_leads_nothing_any_more(server: Server) -> None:
    mara, ben, cat = a_night(server, "Mara", "Ben", "Cat")
    mara.does(f"people/{ben.number()}", {"role": "cohost"})
    number, code = ben.number(), ben.ask("POST", "/api/me/pair", {}).json()["code"]
    assert mara.refused(f"people/{cat.number()}", {"state": "removed", "role": "cohost"})[0] == 422
    mara.does(f"people/{number}", {"state": "removed"})
    again = Guest(server, "Ben 2").join(mara.look()["code"])
    assert again.ask("POST", "/api/me/merge", {"code": code}).status_code == 200
    assert again.look()["role"] == "guest"
    assert again.refused("draw") == (403, "night-only-the-host")


def test_a_game_with_the_coach_does_not_count(server: Server) -> None:
    mara, _ = people = a_night(server, "Mara", "Luz")
    table = start(mara)["tables"][0]["id"]
    play_out(*(one.sit() for one in people))
    assert sum(points(mara.look()).values()) == 4
    with sqlite3.connect(server.database) as store:
        store.execute("UPDATE results SET hints = 1 WHERE id = ?", (table,))
    assert [(line["games"], line["points"]) for line in mara.look()["standing"]] == [(0, 0)] * 2
