"""Generated requests for everything the OpenAPI document tells of: no failure of the server, no undeclared answer."""

from __future__ import annotations

import os
from typing import Any

import httpx
import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase
from schemathesis import checks
from schemathesis.specs.openapi import checks as specs

import vivamos

from serving import PATIENCE, Server

OPERATIONS = [
    ("GET", "/api/health"),
    ("GET", "/api/games"),
    ("GET", "/api/games/{game}/rules"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables"),
    ("GET", "/api/tables/{table}"),
    ("POST", "/api/tables/{table}/seats"),
    ("POST", "/api/tables/{table}/seats/{seat}/bot"),
    ("DELETE", "/api/tables/{table}/seats/{seat}"),
    ("GET", "/api/tables/{table}/record"),
    ("GET", "/api/tables/{table}/card.png"),
    ("POST", "/api/tables/{table}/hint"),
    ("GET", "/api/tables/{table}/take-back"),
    ("POST", "/api/mine"),
    ("POST", "/api/replays"),
    ("GET", "/api/replays/{replay}"),
    ("GET", "/api/replays/{replay}/events"),
    ("GET", "/api/replays/{replay}/record"),
    ("GET", "/api/replays/{replay}/picture.{kind}"),
    ("POST", "/api/replays/{replay}/share"),
    ("POST", "/api/replays/{replay}/tables"),
    ("POST", "/api/replays/{replay}/review"),
    ("GET", "/api/replays/{replay}/review"),
    ("GET", "/api/replays/{replay}/review/decisions/{number}"),
    ("POST", "/api/replays/{replay}/review/decisions/{number}/tries"),
    ("GET", "/api/lessons/{game}"),
    ("POST", "/api/lessons/{game}"),
    ("GET", "/api/me"),
    ("GET", "/api/me/games"),
    ("GET", "/api/me/practice"),
    ("POST", "/api/me/name"),
    ("POST", "/api/me/avatar"),
    ("POST", "/api/me/code"),
    ("POST", "/api/me/pair"),
    ("POST", "/api/me/merge"),
    ("DELETE", "/api/me/devices/{device}"),
    ("POST", "/api/me/forget"),
    ("GET", "/api/me/export"),
    ("GET", "/api/nights"),
    ("POST", "/api/nights"),
    ("POST", "/api/nights/join"),
    ("GET", "/api/nights/{night}"),
    ("GET", "/api/nights/{night}/code"),
    ("POST", "/api/nights/{night}/code"),
    ("POST", "/api/nights/{night}/settings"),
    ("POST", "/api/nights/{night}/draw"),
    ("POST", "/api/nights/{night}/start"),
    ("POST", "/api/nights/{night}/end"),
    ("POST", "/api/nights/{night}/tables/{table}/place"),
    ("POST", "/api/nights/{night}/people/{number}"),
    ("POST", "/api/nights/{night}/tables/{table}/seat"),
]
CHECKS = [
    checks.not_a_server_error,
    specs.status_code_conformance,
    specs.content_type_conformance,
    specs.response_schema_conformance,
]
EXAMPLES = int(os.environ.get("VIVAMOS_EXAMPLES", "40"))  # requests for each operation


@pytest.fixture(scope="module")
def document(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.address}/openapi.json")


def test_all_operations_are_tried(document: Any) -> None:
    told = {(found.ok().method.upper(), found.ok().path) for found in document.get_all_operations()}
    assert told == set(OPERATIONS)


# Connections of other tests, still open in this process, take random numbers for their pings meanwhile.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
@pytest.mark.parametrize(("method", "path"), OPERATIONS, ids=[" ".join(one) for one in OPERATIONS])
@pytest.mark.parametrize("kind", list(schemathesis.GenerationMode), ids=lambda kind: kind.value)
def test_whatever_is_asked_the_answer_is_one_that_is_told(
    document: Any, server: Server, method: str, path: str, kind: schemathesis.GenerationMode
) -> None:
    operation = document[path][method]
    made = server.make_table("slambo", ["you", "free", "free"])
    known = {"table": made["id"], "game": "slambo", "seat": 1}
    if "{night}" in path:
        body = {"name": "Monday", "own_name": "Mara", "games": [{"game": "slambo", "players": 2}]}
        own = {"Vivamos-Key": made["token"]}  # one is as good as another
        known |= {"night": server.ask("POST", "/api/nights", body, **own).json()["id"], "number": 1}

    @hypothesis.settings(
        max_examples=EXAMPLES, derandomize=True, database=None, deadline=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @hypothesis.given(operation.as_strategy(generation_mode=kind), hypothesis.strategies.integers(0, 3))
    def ask(case: Any, really: int) -> None:
        if really:  # most of the time about a table that is there
            case.path_parameters = {**(case.path_parameters or {}), **{
                key: value for key, value in known.items() if "{" + key + "}" in path
            }}  # fmt: skip
        if really == 3:
            case.headers["Authorization"] = f"Bearer {made['token']}"
            case.headers["Vivamos-Key"] = made["token"]
        case.call_and_validate(timeout=PATIENCE, checks=CHECKS)

    try:
        ask()
    except hypothesis.errors.Unsatisfiable:
        pytest.skip("there is nothing of this kind to ask")


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 100_000,
        b'{"game": ' * 10_000,
        b'{"\\ud800": 1}',
        b'{"game": "\\ud800", "seats": ["you", "\\udfff"], "name": "\\ud83d"}',
        b'{"game": "slambo", "seats": ["you", "free"], "name": "Mara", "options": {"\\ud800": "\\udfff"}}',
        b'{"game": "slambo", "seats": ["you", "free"], "name": "Mara", "options": {"start": NaN}}',
        b'{"game": "slambo", "seats": ["you", "free"], "name": "Mara", "players": 1e999}',
        b'{"game": "slambo", "seats": ["you", "free"], "name": "Mara", "players": ' + b"9" * 5000 + b"}",
        b'{"game": "slambo", "seats": ["you", "free"], "name": "Mara", "deck": {"\\ud800": [NaN, 1e999]}}',
        b"\xff\xfe\x00",
        b"\x00",
        b"NaN",
        b"",
    ],
    ids=range(13),
)
def test_bodies_that_no_schema_tells_of(server: Server, body: bytes) -> None:
    for path in ("/api/tables", "/api/mine"):
        answer = httpx.post(
            f"{server.address}{path}", content=body, headers={"Content-Type": "application/json"}, timeout=PATIENCE
        )
        assert answer.status_code in (400, 413, 422), answer.text
        assert answer.json()["detail"]


@pytest.mark.parametrize("game", list(vivamos.catalogue()))
def test_decks_that_are_none(server: Server, game: str) -> None:
    """A deck of one's own is the freest thing that anybody sends."""
    seats = ["you", *["free"] * (vivamos.game(game).usual_players - 1)]
    deck = vivamos.game(game).read_deck(None)
    assert deck
    for odd in ({}, {"name": 1 << 70}, {"cards": "\0"}, {"cards": [{"n": 1e308}]}, {"cards": [[[[]]]]}, {"\0": None}):
        answer = server.ask("POST", "/api/tables", {"game": game, "seats": seats, "name": "Mara", "deck": odd})
        assert answer.status_code in (201, 422), answer.text


def test_a_body_of_unknown_length_is_not_read_to_its_end(server: Server) -> None:
    def endless() -> Any:
        for _ in range(64):
            yield b" " * 65536

    answer = httpx.post(
        f"{server.address}/api/mine", content=endless(), headers={"Content-Type": "application/json"}, timeout=PATIENCE
    )
    assert answer.status_code in (400, 413)


@pytest.mark.parametrize("origin", ["http://[", "null", "", "\\", "http://evil.example", "file://"])
def test_an_origin_that_is_not_ours_is_refused(server: Server, origin: str) -> None:
    assert server.ask("POST", "/api/mine", {"tokens": []}, Origin=origin).status_code == 403
