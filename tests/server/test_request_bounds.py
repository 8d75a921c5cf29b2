"""What a request asks for is counted before it is made: one short sentence, no failure, and hardly any memory."""

from __future__ import annotations

import re
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest

import vivamos

from serving import PATIENCE, Server

MEGABYTE = 1 << 20
NO_MORE = 50 * MEGABYTE  # for three requests that took hundreds of them each
LONGEST = 500  # bytes of an answer

DIGITS = "9" * 5000
FOUR_THOUSAND = "9" * 4000  # as long as a number may be to be read at all
DEEP = "[" * 900 + "]" * 900
LONG = "x" * 20_000
SURROGATE = '"\\ud800"'

# What is added to the body of POST /api/tables, as text: no program writes such JSON.
ROW = '"colour": "B", "number": 1'
EXCEPTION = '{"where": {"number": 5}, "set": {"vamos": true}}'


def deck(cards: str = "{" + ROW + "}", total: str = "36", hands: str = "9", more: str = "") -> str:
    return f'"deck": {{"total": {total}, "hands": {hands}, "cards": [{cards}]{more}}}'


def lots(value: str, times: int) -> str:
    return "[" + ", ".join([value] * times) + "]"


ASKED = {
    "copies": deck("{" + ROW + ', "copies": 300000}'),
    "copies of 5,000 digits": deck("{" + ROW + f', "copies": {DIGITS}}}'),
    "copies of 4,000 digits": deck("{" + ROW + f', "copies": {FOUR_THOUSAND}}}'),
    "copies without end": deck("{" + ROW + ', "copies": Infinity}'),
    "lists that multiply": deck(f'{{"colour": {lots(chr(34) + "B" + chr(34), 30)}, "number": {lots("1", 30)}, '
                                f'"stars": {lots("1", 30)}, "skulls": {lots("1", 30)}}}'),
    "many rows": deck(", ".join(["{}"] * 5000)),
    "a long list": deck(f'{{"colour": "B", "number": {lots("1", 9000)}}}'),
    "a deep value": deck(f'{{"colour": "B", "number": {DEEP}}}'),
    "a deep row": deck(DEEP),
    "a deep total": deck(total=DEEP),
    "a total of 4,000 digits": deck(total=FOUR_THOUSAND),
    "a total that is a list": deck(total='{"3": []}'),
    "a total for nobody": deck(total='{"3": 36, "4": 36, "5": 36, "99": ' + FOUR_THOUSAND + "}"),
    "hands that are a fraction": deck(hands="1e300"),
    "exceptions that are a number": deck(more=', "exceptions": 5'),
    "exceptions that are nothing": deck(more=', "exceptions": null'),
    "many exceptions": deck(more=f', "exceptions": {lots(EXCEPTION, 400)}'),
    "an exception for lists": deck(more=', "exceptions": [{"where": {"number": [[1]]}, "set": {}}]'),
    "an exception for a table": deck(more=', "exceptions": [{"where": {"number": {}}, "set": {"colour": {}}}]'),
    "an exception for a deep list": deck(more=f', "exceptions": [{{"where": {{"number": {DEEP}}}, "set": {{}}}}]'),
    "a key that cannot be sent": deck(more=f", {SURROGATE}: 1"),
    "a value that cannot be sent": deck(f'{{"colour": {SURROGATE}, "number": 1}}'),
    "a long key": deck(more=f', "{LONG}": 1'),
    "a deck that is a text": f'"deck": "{LONG}"',
    "a deep deck": f'"deck": {DEEP}',
    "digits of an option": f'"options": {{"start": "{DIGITS}"}}',
    "an option of 5,000 digits": f'"options": {{"start": {DIGITS}}}',
    "an option of 4,000 digits": f'"options": {{"start": {FOUR_THOUSAND}}}',
    "an option with two signs": '"options": {"start": "--5"}',
    "an option that is a list": f'"options": {{"start": {DEEP}}}',
    "an option that is a long text": f'"options": {{"start": "{LONG}"}}',
    "an option with a long name": f'"options": {{"{LONG}": 1}}',
    "an option that cannot be sent": f'"options": {{{SURROGATE}: {SURROGATE}}}',
    "many options": '"options": {' + ", ".join(f'"{i}": []' for i in range(2500)) + "}",
    "options that are a list": '"options": []',
    "players of 5,000 digits": f'"players": {DIGITS}',
    "players of 4,000 digits": f'"players": {FOUR_THOUSAND}',
    "players without end": '"players": 1e999',
    "a clock of 4,000 digits": f'"clock": {FOUR_THOUSAND}',
    "a clock that is no number": '"clock": NaN',
    "many unknown keys": ", ".join(f'"{i}": 1' for i in range(2500)),
}  # fmt: skip


def body_with(asked: str) -> str:
    return f'{{"game": "vamos-dia", "seats": ["you", "free", "free", "free"], "name": "Mara", {asked}}}'


def most_memory(server: Server) -> int:
    """The most memory the server ever had, in bytes."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status")
    if not status.exists():
        pytest.skip("only Linux tells how much memory a process had")
    found = re.search(r"VmHWM:\s+(\d+) kB", status.read_text())
    assert found
    return int(found.group(1)) * 1024


def ask(server: Server, method: str, path: str, body: str | bytes = b"", token: str | None = None) -> httpx.Response:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    return httpx.request(method, f"{server.address}{path}", content=body, headers=headers, timeout=PATIENCE)


def check_refused(answer: httpx.Response, *statuses: int) -> None:
    assert answer.status_code in (statuses or (400, 422)), answer.text[:LONGEST]
    assert len(answer.content) <= LONGEST
    detail = answer.json()["detail"]
    assert isinstance(detail, str)
    assert detail


def test_cards_are_counted_before_they_are_made(server: Server) -> None:
    for game in vivamos.catalogue():
        server.wait_until_ready(game)  # the compiler takes memory too
    before = most_memory(server)
    for name in ("copies", "lists that multiply", "copies"):
        check_refused(ask(server, "POST", "/api/tables", body_with(ASKED[name])))
    assert most_memory(server) - before < NO_MORE


@pytest.mark.parametrize("name", ASKED)
def test_a_table_beyond_all_bounds_is_refused(server: Server, name: str) -> None:
    check_refused(ask(server, "POST", "/api/tables", body_with(ASKED[name])))


def test_the_number_of_a_seat_may_be_anything(server: Server) -> None:
    made = server.make_table("slambo", ["you", "free", "free"])
    place = f"/api/tables/{made['id']}/seats"
    for seat in (DIGITS, FOUR_THOUSAND, "-1", "1e9", "NaN", "%00", "9" * 20):
        check_refused(ask(server, "DELETE", f"{place}/{seat}", token=made["token"]), 422)
        check_refused(ask(server, "POST", f"{place}/{seat}/bot", '{"level": "casual"}', made["token"]), 422)
    for seat in (DIGITS, FOUR_THOUSAND, "-1", "1e999", "NaN", "[]", '"x"', DEEP):
        check_refused(ask(server, "POST", place, f'{{"name": "Teo", "seat": {seat}}}'))
    shown = server.ask("GET", f"/api/tables/{made['id']}").json()
    assert [seat["kind"] for seat in shown["seats"]] == ["human", "free", "free"]


@pytest.mark.parametrize("length", [DIGITS, "-1", "1e3", "9" * 12], ids=["digits", "-1", "1e3", "much"])
def test_the_length_of_a_body_may_be_anything(server: Server, length: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        connection.sendall(f"POST /api/mine HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {length}\r\n\r\n".encode())
        answer = connection.recv(100).decode()
    assert re.match("HTTP/1.1 4(00|13) ", answer)


def test_a_body_larger_than_any_deck_is_not_read(server: Server) -> None:
    check_refused(ask(server, "POST", "/api/tables", b" " * (33 * 1024)), 413)


def test_a_deck_with_every_card_in_a_row_of_its_own_is_taken(server: Server) -> None:
    """The longest that somebody may write by hand is far within the bounds."""
    cards = vivamos.game("viva").deck.for_players(4).cards
    own: dict[str, Any] = {"total": 126, "hands": 5, "cards": list(cards)}
    made = server.make_table("viva", ["you", "free"], deck=own)
    assert server.ask("GET", f"/api/tables/{made['id']}").json()["own_deck"]
