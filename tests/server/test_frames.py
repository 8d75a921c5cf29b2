"""What a client sends is read into structs; what cannot be is refused with a fact that says what is wrong."""

from __future__ import annotations

import pytest

from vivamos.server.frames import NotAFrame, NotAnAction, Ping, read_action, read_hello

DEEP = "[" * 1500 + "]" * 1500


@pytest.mark.parametrize("text", ["", "[]", "null", "{", "NaN", '{"type":"ping"}{}', f'{{"type":"move","z":{DEEP}}}'])
def test_what_is_no_object_is_no_frame(text: str) -> None:
    for read in (read_action, read_hello):
        with pytest.raises(NotAFrame) as told:
            read(text)
        assert told.value.fact["fact"] == "frame-is-no-object"


@pytest.mark.parametrize(
    "body",
    ['"type":"Hello"', '"type":"ping"', '"token":null', '"type":"hello","token":5', '"type":"hello","since":true'],
)
def test_a_first_frame_that_is_no_hello_is_refused(body: str) -> None:
    with pytest.raises(NotAFrame) as told:
        read_hello(f"{{{body}}}")
    assert told.value.fact["fact"] == "malformed-hello"


@pytest.mark.parametrize(
    ("body", "wrong", "id"),
    [
        ('"type":"move","move":"play +4"', "action-needs-id", None),
        ('"type":"move","id":7,"move":"play +4"', "action-needs-id", None),
        ('"type":"move","id":"","move":"play +4"', "action-needs-id", None),
        (f'"type":"back","id":"{"x" * 65}"', "action-needs-id", None),
        ('"type":"back","id":"a\\u0000"', "action-needs-id", None),
        ('"id":"a"', "no-such-action", "a"),
        ('"type":"hello","id":"a"', "no-such-action", "a"),
        ('"type":["move"],"id":"a"', "no-such-action", "a"),
        ('"type":"move","id":"a"', "action-lacks", "a"),
        ('"type":"undo","id":"a","agree":1', "action-lacks", "a"),
        ('"type":"vote","id":"a","for":null', "action-lacks", "a"),
    ],
)
def test_what_asks_for_nothing_we_could_do_is_refused(body: str, wrong: str, id: str | None) -> None:
    with pytest.raises(NotAnAction) as told:
        read_action(f"{{{body}}}")
    assert (told.value.fact["fact"], told.value.id) == (wrong, id)


def test_what_is_not_asked_for_is_not_looked_at() -> None:
    assert read_action('{"id":null,"type":"ping","seat":3}') == Ping()
    assert read_hello('{"type":"hello","you":2}').token is None
