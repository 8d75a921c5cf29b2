"""Lessons over HTTP: nothing is kept, so whoever learns says how they came there."""

from __future__ import annotations

from serving import Server


def test_a_lesson_is_told_and_tried(server: Server) -> None:
    told = server.ask("GET", "/api/lessons/vamos-dia").json()
    assert told["game"] == "vamos-dia"
    assert [game["lesson"] for game in server.ask("GET", "/api/games").json() if game["id"] == "vamos-dia"] == [
        len(told["steps"])
    ]
    begun = server.ask("POST", "/api/lessons/vamos-dia", {}).json()
    assert (begun["step"], begun["verdict"], begun["shown"]) == (0, None, "play Y18")
    assert begun["events"][-1]["ask"]["moves"] == ["play Y10", "play Y18", "play Y20"]
    assert begun["table"]["seats"][0]["kind"] == "human"
    wrong = server.ask("POST", "/api/lessons/vamos-dia", {"tried": "play Y10"}).json()
    assert (wrong["step"], wrong["verdict"]["kind"]) == (0, "wrong")
    assert wrong["verdict"]["why"] == {"fact": "lesson-win-wrong", "rule": "VD-7"}
    assert wrong["events"] == begun["events"]
    refused = server.ask("POST", "/api/lessons/vamos-dia", {"tried": "play R29"}).json()
    assert (refused["verdict"]["kind"], refused["verdict"]["why"]["rule"]) == ("refused", "VD-6")
    right = server.ask("POST", "/api/lessons/vamos-dia", {"tried": "play Y20"}).json()
    assert (right["step"], right["verdict"]["kind"]) == (1, "right")
    assert len(right["events"]) == len(begun["events"]) + 1
    later = server.ask("POST", "/api/lessons/vamos-dia", {"done": ["play Y20"]}).json()
    assert later["events"] == right["events"]


def test_what_a_lesson_does_not_know_is_refused_in_a_sentence(server: Server) -> None:
    assert server.ask("GET", "/api/lessons/chess").status_code == 404
    assert server.ask("POST", "/api/lessons/chess", {}).status_code == 404
    for body in (
        {"done": ["play R29"]},
        {"done": [None] * 30},
        {"done": [None] * 200},
        {"done": [4]},
        {"tried": "x" * 100},
        {"done": [None] * 8, "tried": "play Y10"},
        {"more": 1},
    ):
        answer = server.ask("POST", "/api/lessons/vamos-dia", body)
        assert answer.status_code == 422, body
        assert answer.json()["detail"], body
