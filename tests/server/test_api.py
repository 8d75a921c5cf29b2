"""The HTTP interface: what people ask for, and what they are told when it is wrong."""

from __future__ import annotations

import re
from typing import Any

import pytest
from starlette.requests import Request

import vivamos
from vivamos.server import metrics

from building import rule_ids
from serving import Server, Stream

HOST = {"game": "slambo", "players": 2, "seats": ["you", "bot:casual"], "name": "Mara"}


def test_the_games_are_told_with_their_options(server: Server) -> None:
    told = {game["id"]: game for game in server.ask("GET", "/api/games").json()}
    assert set(told) == set(vivamos.catalogue())
    for name, game in vivamos.catalogue().items():
        assert [option["name"] for option in told[name]["options"]] == [option.name for option in game.options]
        assert told[name]["shouts"]
        assert told[name]["levels"][0] == "newcomer"


@pytest.mark.parametrize("game", list(vivamos.catalogue()))
def test_every_rule_has_an_anchor(server: Server, game: str) -> None:
    page = server.ask("GET", f"/api/games/{game}/rules").json()
    assert re.findall(r'<li id="([A-Z]+-\d+)">', page["html"]) == rule_ids(vivamos.game(game))


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Options"), ("de", "Optionen"), ("es", "Opciones"), ("ja", "オプション")]
)
def test_the_options_have_the_same_anchor_in_every_language(server: Server, language: str, words: str) -> None:
    for game in vivamos.catalogue():
        page = server.ask("GET", f"/api/games/{game}/rules?language={language}").json()
        assert re.findall(r'<h2 id="options">(.+?)</h2>', page["html"]) == [words]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"players": 9}, "must be one of 2, 3, 4, not 9"),
        ({"players": 3}, "The table has 3 seats, but 2 are described"),
        ({"seats": ["you", "you"]}, "Exactly one seat must be “you”"),
        ({"seats": ["free", "free"]}, "Exactly one seat must be “you”"),
        ({"seats": ["you", "cat"]}, "A seat is “you”, “free” or “bot:LEVEL”, not 'cat'"),
        ({"seats": ["you", "bot:god"]}, "There is no level 'god'"),
        ({"options": {"colour": 3}}, "colour"),
        ({"options": {"start": 7}}, "The option “start” cannot be 7"),
        ({"deck": {"total": 3}}, "Deck"),
        ({"name": " \t\u200e"}, "Tell your name"),
        ({"clock": 1}, "The clock is 5 to"),
        ({"name": 5}, "name: "),
        ({"surprise": 5}, "surprise: "),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(server: Server, change: dict[str, Any], words: str) -> None:
    before = server.ask("GET", "/api/health").json()["tables"]
    answer = server.ask("POST", "/api/tables", {**HOST, **change})
    assert answer.status_code == 422
    assert words in answer.json()["detail"]
    assert server.ask("GET", "/api/health").json()["tables"] == before


def test_a_friend_sits_down_by_the_link(server: Server) -> None:
    made = server.make_table(seats=["you", "free"], options={"start": 1})
    table = server.ask("GET", f"/api/tables/{made['id']}").json()
    assert [seat["kind"] for seat in table["seats"]] == ["human", "free"]
    same_name = server.ask("POST", f"/api/tables/{made['id']}/seats", {"name": "Mara"})
    assert same_name.status_code == 422
    assert "is taken at this table" in same_name.json()["detail"]
    token = server.sit_down(made["id"], "Inés")
    stream = Stream(server, made["id"], token)
    stream.until_asked() if stream.view else stream.until("event", what="start")
    assert stream.welcome["you"] == 1
    full = server.ask("POST", f"/api/tables/{made['id']}/seats", {"name": "Teo"})
    assert full.status_code == 422
    assert "no free seat" in full.json()["detail"]
    stream.close()


def test_a_bot_gives_its_name_to_a_friend(server: Server) -> None:
    made = server.make_table(seats=["you", "free", "bot:casual"])
    bot = server.ask("GET", f"/api/tables/{made['id']}").json()["seats"][2]["name"]
    server.sit_down(made["id"], bot)
    names = [seat["name"] for seat in server.ask("GET", f"/api/tables/{made['id']}").json()["seats"]]
    assert names[1] == bot
    assert len(set(names)) == 3


def test_only_the_host_puts_bots_on_seats(server: Server) -> None:
    made = server.make_table(seats=["you", "free", "free"])
    guest = server.sit_down(made["id"], "Inés")
    path = f"/api/tables/{made['id']}/seats/2/bot"
    host = Stream(server, made["id"], made["token"])
    assert server.ask("POST", path, {"level": "casual"}).status_code == 403
    assert server.ask("POST", path, {"level": "casual"}, token="0" * 32).status_code == 403
    assert server.ask("POST", path, {"level": "casual"}, token=guest).status_code == 403
    assert server.ask("POST", path, {"level": "god"}, token=made["token"]).status_code == 422
    assert server.ask("POST", path, {"level": "casual"}, token=made["token"]).status_code == 200
    host.until("event", what="start")
    assert server.ask("GET", f"/api/tables/{made['id']}").json()["seats"][2]["level"] == "casual"
    host.close()


def test_who_leaves_before_the_start_makes_room(server: Server) -> None:
    made = server.make_table(seats=["you", "free", "free"])
    guest = server.sit_down(made["id"], "Inés")
    stream = Stream(server, made["id"], guest)
    assert server.ask("DELETE", f"/api/tables/{made['id']}/seats/1", token=guest).status_code == 200
    assert stream.closed_with() == 1012
    assert server.ask("GET", f"/api/tables/{made['id']}").json()["seats"][1]["kind"] == "free"
    assert server.ask("DELETE", f"/api/tables/{made['id']}/seats/0", token=made["token"]).status_code == 422
    server.sit_down(made["id"], "Teo")


def test_the_lobby_lists_open_tables_only(server: Server) -> None:
    hidden = server.make_table(seats=["you", "free"])
    shown = server.make_table(seats=["you", "free"], open=True)
    listed = [table["id"] for table in server.ask("GET", "/api/tables").json()]
    assert shown["id"] in listed
    assert hidden["id"] not in listed
    mine = server.ask("POST", "/api/mine", {"tokens": [hidden["token"], "0" * 32, "nonsense"]}).json()
    assert [(table["id"], table["you"]) for table in mine] == [(hidden["id"], 0)]


def test_a_record_is_there_when_the_game_is_over_and_replays(server: Server) -> None:
    made = server.make_table()
    stream = Stream(server, made["id"], made["token"])
    count = 0
    while asked := stream.until_asked():
        assert server.ask("GET", f"/api/tables/{made['id']}/record").status_code == 409
        count += 1
        assert stream.act("move", f"m{count}", move=asked["moves"][0])["type"] == "done"
        stream.ask = None if stream.ask is asked else stream.ask
    record = server.ask("GET", f"/api/tables/{made['id']}/record").json()
    assert "seed" not in record
    table = vivamos.replay(record)
    assert table.over
    assert table.winners() == stream.view["winners"]  # type: ignore[index]
    stream.close()


def test_what_is_not_there(server: Server) -> None:
    for path in ("/api/tables/nowhere", "/api/tables/aaaaaaaaaa", "/api/tables/%00", "/api/games/chess/rules"):
        answer = server.ask("GET", path)
        assert answer.status_code == 404
        assert answer.json()["detail"]


def test_the_interface_is_documented(server: Server) -> None:
    document = server.ask("GET", "/openapi.json").json()
    page = server.ask("GET", "/docs").text
    assert "<script" not in page
    for path in document["paths"]:
        assert path in page


def test_a_browser_is_told_what_it_may_do(server: Server) -> None:
    for path in ("/", "/api/games", "/t/aaaaaaaaaa"):
        headers = server.ask("GET", path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_pages_of_other_sites_may_not_ask_for_anything(server: Server) -> None:
    foreign = server.ask("POST", "/api/tables", HOST, Origin="https://evil.example")
    assert foreign.status_code == 403
    ours = server.ask("POST", "/api/tables", HOST, Origin=server.address)
    assert ours.status_code == 201


def test_too_much_is_not_read(server: Server) -> None:
    answer = server.ask("POST", "/api/tables", {**HOST, "name": "x" * 200_000})
    assert answer.status_code == 413


def test_metrics_are_for_this_machine_alone(server: Server) -> None:
    made = server.make_table("slambo", ["you", "free"])
    tokens = (made["token"], server.sit_down(made["id"], "Inés"))
    for stream in [Stream(server, made["id"], token) for token in tokens]:
        while stream.view is None:
            stream.next()
        if stream.ask:
            assert stream.act("move", "m", move=stream.ask["moves"][0])["type"] == "done"
    told = server.ask("GET", "/metrics").text
    values = dict(line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#"))
    assert float(values["vivamos_tables"]) >= 1
    assert float(values["vivamos_events_total"]) >= 1
    assert values["vivamos_store_seconds_count"] == values['vivamos_store_seconds_bucket{le="+Inf"}']
    assert float(values["vivamos_action_seconds_count"]) >= 1
    assert float(values["vivamos_moves_total"]) >= 1
    assert float(values["vivamos_players_connected"]) >= 2
    assert {"vivamos_watchers_connected", "vivamos_bots_waiting", "vivamos_store_errors_total"} <= set(values)
    assert values["vivamos_stopping"] == "0"
    assert "Inés" not in told
    assert made["id"] not in told
    assert server.ask("GET", "/metrics", **{"X-Forwarded-For": "203.0.113.7"}).status_code == 404


def test_metrics_are_what_prometheus_reads(server: Server) -> None:
    """Its text format: each metric with its type before it, buckets that grow up to all, a line each."""
    answer = server.ask("GET", "/metrics")
    assert answer.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
    assert answer.text.endswith("\n")
    kinds: dict[str, str] = {}
    buckets: dict[str, list[float]] = {}
    for line in answer.text.splitlines():
        if line.startswith("# HELP "):
            continue
        if told := re.fullmatch(r"# TYPE (vivamos_[a-z_]+) (counter|gauge|histogram)", line):
            assert told[1] not in kinds
            kinds[told[1]] = told[2]
            continue
        found = re.fullmatch(r"(vivamos_[a-z_]+?)(_bucket|_sum|_count)?(\{le=\"[^\"]+\"\})? ([0-9.e+-]+)", line)
        assert found, line
        name, part = (found[1], found[2]) if found[1] in kinds else (found[1] + (found[2] or ""), None)
        assert (kinds[name] == "histogram") == (part is not None), line
        assert name.endswith("_total") == (kinds[name] == "counter")
        if part == "_bucket":
            buckets.setdefault(name, []).append(float(found[4]))
    assert buckets
    assert all(counts == sorted(counts) for counts in buckets.values())


def test_metrics_from_elsewhere_are_for_whoever_has_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    def may_look(host: str, **headers: str) -> bool:
        names = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        return metrics.may_look(Request({"type": "http", "client": (host, 1), "headers": names}))

    monkeypatch.delenv(metrics.TOKEN, raising=False)
    assert may_look("127.0.0.1")
    assert may_look("::1")
    assert not may_look("127.0.0.1", x_forwarded_for="203.0.113.7")
    assert not may_look("203.0.113.7")
    monkeypatch.setenv(metrics.TOKEN, "of the club")
    assert may_look("203.0.113.7", authorization="Bearer of the club")
    assert not may_look("203.0.113.7", authorization="Bearer of the Club")
    assert not may_look("127.0.0.1"), "then nobody without it"
