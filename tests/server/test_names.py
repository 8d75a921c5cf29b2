"""Names are data: nothing in one is expanded, and nobody's looks like nothing, or like another's at the table."""

from __future__ import annotations

import re
import sqlite3
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from vivamos.engine.errors import UsageError
from vivamos.engine.facts import fact
from vivamos.server.names import BLANKS, MOST_MARKS, MOST_NAME, MOST_TEXT, clean_name, clean_text, looks
from vivamos.server.seating import BOT_NAMES

from serving import Server, Stream, reason

FREE = ["you", "free", "free"]
PILE = "M" + "\u0301\u0316\u0334\u0489" * 3 + "ara"


def refusal(server: Server, table: str, name: str) -> str:
    answer = server.ask("POST", f"/api/tables/{table}/seats", {"name": name})
    assert answer.status_code in (409, 422), (name, answer.text)
    return str(answer.json()["detail"])


@pytest.mark.parametrize("name", ["{s:0}", "{c:}", "{n}"])
def test_a_name_goes_beside_the_fact(server: Server, name: str) -> None:
    made = server.make_table(seats=FREE)
    host = Stream(server, made["id"], made["token"])
    token = server.sit_down(made["id"], name)
    sat = host.until("event", what="seats")
    assert sat["facts"] == [fact("sat-down", name=name) | {"kind": "seat"}]
    assert server.ask("DELETE", f"/api/tables/{made['id']}/seats/1", token=token).status_code == 200
    assert host.until("event", what="seats")["facts"] == [fact("got-up", name=name) | {"kind": "seat"}]
    host.close()


def test_the_name_of_a_bot_too(server: Server) -> None:
    made = server.make_table(seats=FREE)
    host = Stream(server, made["id"], made["token"])
    shown = server.ask("POST", f"/api/tables/{made['id']}/seats/1/bot", {"level": "casual"}, made["token"]).json()
    sat = fact("bot-sat-down", name=shown["seats"][1]["name"]) | {"kind": "seat"}
    assert host.until("event", what="seats")["facts"] == [sat]
    host.close()


def test_a_line_that_was_stored_with_a_name_in_it_is_told_with_the_name_apart(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    made = server.make_table(seats=FREE)
    token = server.sit_down(made["id"], "{s:0}")
    assert server.ask("DELETE", f"/api/tables/{made['id']}/seats/1", token=token).status_code == 200
    server.kill()
    with sqlite3.connect(tmp_path / "tables.sqlite3") as store:  # as older servers wrote it
        old = '{"lines": [{"kind": "seat", "text": "{s:0} left"}]}'
        changed = store.execute("UPDATE events SET body = ? WHERE number = 2", (old,))
        assert changed.rowcount == 1
    store.close()
    server.start()
    stream = Stream(server, made["id"], made["token"], since=1)
    assert stream.until("event", what="seats")["facts"] == [fact("got-up", name="{s:0}") | {"kind": "seat"}]
    stream.close()
    server.kill()


@pytest.mark.parametrize(
    "name",
    [
        "\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u200d\u200d", "\ufe0f", "\U000e0041\U000e0042", "\u0301\u0302",
        "\u00ad", "\u202e", "\u3164 \u2800", "\ufffc", "\U0001d159", "...", "- -", "´", " \u0301",
    ],
)  # fmt: skip
def test_a_name_that_looks_empty_is_refused(server: Server, name: str) -> None:
    made = server.make_table(seats=FREE)
    assert refusal(server, made["id"], name) == "Tell your name: one to 24 letters."
    new = {"game": "slambo", "seats": ["you", "bot"], "name": name}
    assert server.ask("POST", "/api/tables", new).status_code == 422
    assert [seat["kind"] for seat in server.ask("GET", f"/api/tables/{made['id']}").json()["seats"]].count("free") == 2


@pytest.mark.parametrize(
    "name", [PILE, "Z" + "\u0300\u200d" * 4, "ส" + "็" * 9, "ا" + "\u064b" * 5, "a\u20dd\u20dd\u20dd\u20dd"]
)
def test_piles_of_marks_are_refused(server: Server, name: str) -> None:
    made = server.make_table(seats=FREE)
    assert refusal(server, made["id"], name) == "A name has at most 3 accents or other marks on one letter."


@pytest.mark.parametrize(
    "name",
    [
        "Nguyễn Thị Ánh", "Ngu\u0079e\u0302\u0303n", "ทิพย์วัลย์", "ที่นี่", "क्षितिज", "ज़ीनत", "שָׁלוֹם", "שּׁוֹשַׁנָּה", "مُحَمَّد", "བསྒྲུབས",
        "မြွှေ့", "Ω", "李小龍", "さくら", "Zoë-Marie O'Neil", "🦊", "❤️", "1", "ﷺ", "R2-D2", "Æther", "김민지",
    ],
)  # fmt: skip
def test_names_of_all_the_world_are_welcome(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "name",
    [
        "mara", "MARA", "Мага", "Маrа", "Μαrα", "Ｍａｒａ", "𝓜𝓪𝓻𝓪", "M a r a", "Mára", "Mara.", "Mara\u3164",
        "Mar\u202ea", "ᴍᴀʀᴀ", "🅼🅰🆁🅰", "Mara\ufe0f", "rnara",
    ],
)  # fmt: skip
def test_a_look_alike_of_somebody_at_the_table_is_refused(server: Server, name: str) -> None:
    made = server.make_table(seats=FREE)
    why = "That name, or one that looks like it, is taken at this table; take another name."
    assert refusal(server, made["id"], name) == why
    assert server.sit_down(made["id"], "Clara")


@pytest.mark.parametrize("name", ["You", "YOU", "Y0u", "Уоu", "Seat 2", "seat l"])
def test_nobody_sits_down_as_what_the_pages_say_themselves(server: Server, name: str) -> None:
    assert "take another name" in refusal(server, server.make_table(seats=FREE)["id"], name)


def test_names_that_only_resemble_each_other_are_two_names() -> None:
    assert (
        len(
            {
                looks(name)
                for name in ("Mara", "Marc", "Maria", "Tamara", "Mara 2", "คิม", "คาม", "कि", "का", "🦊", "🐱", "!", "?")
            }
        )
        == 13
    )


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Il1", "lIl"),
        ("B0b", "Bob"),
        ("Inés", "Ines"),
        ("Ørjan", "orjan"),
        ("Łukasz", "lukasz"),
        ("ΝΙΚΟ", "NIKO"),
        ("νικο", "viko"),
    ],
)
def test_names_that_look_the_same(one: str, other: str) -> None:
    assert looks(one) == looks(other)


def test_the_bots_are_told_apart() -> None:
    assert len({looks(name) for name in BOT_NAMES}) == len(BOT_NAMES)


def test_a_bot_gives_way_to_somebody_whose_name_looks_like_its(server: Server) -> None:
    made = server.make_table(seats=["you", "bot:newcomer", "free"])
    bot = server.ask("GET", f"/api/tables/{made['id']}").json()["seats"][1]["name"]
    assert bot == BOT_NAMES[0]
    server.sit_down(made["id"], "INES")
    seats = server.ask("GET", f"/api/tables/{made['id']}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Mara", BOT_NAMES[1], "INES"]
    new = {"game": "slambo", "seats": ["you", "bot"], "name": "lnes"}
    alone = server.ask("POST", "/api/tables", new).json()
    assert server.ask("GET", f"/api/tables/{alone['id']}").json()["seats"][1]["name"] == BOT_NAMES[1]


def test_what_is_said_is_one_line_that_can_be_read(server: Server) -> None:
    made = server.make_table()
    stream = Stream(server, made["id"], made["token"])
    for number, nothing in enumerate(["\u3164\u2800", "\u0301\u0301", "\u200b", " \ufe0f "]):
        answer = stream.act("talk", f"nothing {number}", text=nothing)
        assert (answer["type"], reason(answer)) == ("refused", "There is nothing to say.")
    stream.send({"type": "talk", "id": "pile", "text": "h\u0301" + "\u0302" * 50 + "i {c:Y15}\u202e {s:0}\u3164"})
    assert stream.until("event", what="talk")["text"] == "h\u0301\u0302\u0302i {c:Y15} {s:0}"
    stream.send({"type": "talk", "id": "dots", "text": "…"})
    assert stream.until("event", what="talk")["text"] == "…"
    stream.close()


# Texts of letters, marks, blanks and controls of many scripts, beside any text at all.
ODD = st.text(st.sampled_from("aZ0 .{}:́̂҉็ِุกिकשאㄱᅠㅤ⠀‍‮️🦊\t\n\U000e0041") | st.characters(categories=["M", "Z", "C", "Sk"]))


@given(st.text() | ODD)
@example(PILE)
@example("\u0301 \u0301a")
@example("가\u1160\u11a8")
def test_any_text_is_a_clean_name_or_refused_with_a_sentence(text: str) -> None:
    name, refused = tried(clean_name, text)
    if refused:
        assert re.fullmatch(r"[A-Z][^\n]+\.", refused)
        return
    assert clean_name(name) == name
    assert 1 <= len(name) <= MOST_NAME
    assert looks(name)
    readable(name)
    assert any(unicodedata.category(char)[0] in "LNS" for char in name)


@given(st.text() | ODD)
@example(PILE)
def test_any_text_is_fit_to_be_said_or_refused(text: str) -> None:
    said, refused = tried(clean_text, text)
    if refused:
        assert refused == "There is nothing to say."
        return
    assert clean_text(said) == said
    assert 1 <= len(said) <= MOST_TEXT
    readable(said)


def tried(clean: Callable[[str], str], text: str) -> tuple[str, str]:
    """The clean text, or why there is none."""
    try:
        return clean(text), ""
    except UsageError as error:
        return "", str(error)


def readable(text: str) -> None:
    assert text == text.strip()
    assert text == unicodedata.normalize("NFC", text)
    assert not BLANKS & set(text)
    assert not [char for char in text if unicodedata.category(char)[0] == "C" or (char.isspace() and char != " ")]
    assert unicodedata.category(text[0])[0] != "M"
    marks = "".join("m" if unicodedata.category(char) in ("Mn", "Me") else "-" for char in text)
    assert "m" * (MOST_MARKS + 1) not in marks
