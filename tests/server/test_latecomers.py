"""Whoever comes late to a club night takes the place of a bot, in the first round of a game, or plays in the next."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from test_me import play_out, rows
from test_nights import Guest, a_night, points, start

from serving import Frame, Server, Stream

FOUR = [{"game": "vamos-dia", "players": 4}]


def place_at(guest: Guest, table: Frame) -> Stream:
    made = guest.does(f"tables/{table['id']}/place")
    return Stream(guest.server, table["id"], made["token"])


def table_of(guest: Guest) -> Frame:
    (table,) = guest.look()["tables"]
    told: Frame = table
    return told


def test_a_latecomer_sits_down_for_a_bot_and_the_game_counts(server: Server) -> None:
    (mara,) = a_night(server, "Mara", level="newcomer")
    code = start(mara)["code"]
    assert table_of(mara)["place"] is False, "whoever plays is offered nothing"
    first = mara.sit()
    luz, teo = Guest(server, "Luz").join(code), Guest(server, "Teo").join(code)
    table = table_of(luz)
    assert (table["place"], table["mine"]) == (True, None)
    second = place_at(luz, table)
    seat = table_of(luz)["mine"]
    assert [one["name"] for one in table_of(luz)["seats"]].count("Luz") == 1
    assert table_of(luz)["seats"][seat]["level"] is None
    assert second.welcome["table"]["seats"][seat]["kind"] == "human"
    assert luz.sit().welcome["table"]["id"] == table["id"], "the seat is kept for her, as all of the night are"
    second.close()

    assert table_of(teo)["place"] is False, "there was one bot"
    assert teo.refused(f"tables/{table['id']}/place") == (409, "no-place-of-a-bot")
    assert luz.refused(f"tables/{table['id']}/place") == (409, "night-you-play-already")
    assert Guest(server, "Ada").ask("POST", f"/api/nights/{luz.night}/tables/{table['id']}/place").status_code == 403
    play_out(first, luz.sit())
    night = mara.look()
    assert sorted(points(night).values()) == [0, 0, 4], "the loser of two has none, and Teo has not played"
    assert sorted(line["games"] for line in night["standing"]) == [0, 1, 1]
    assert rows(server, "select rated from results where id = ?", table["id"]) == [(0,)], "a bot may have moved there"


def test_a_bot_gives_way_in_the_first_round_only(server: Server) -> None:
    (mara,) = a_night(server, "Mara", games=FOUR, level="newcomer")
    code = start(mara)["code"]
    luz = Guest(server, "Luz").join(code)
    stream, count = mara.sit(), 0
    while table_of(luz)["deal"] in (None, 1):
        assert table_of(luz)["place"] is True
        asked = stream.until_asked()
        assert asked
        count, stream.ask = count + 1, None
        stream.send({"type": "move", "id": f"m{count}", "move": asked["moves"][0]})
        stream.until("done", id=f"m{count}")
    table = table_of(luz)
    assert table["place"] is False
    assert luz.refused(f"tables/{table['id']}/place") == (409, "no-place-of-a-bot")
    stream.close()


def test_of_two_latecomers_who_are_as_fast_one_sits_down(server: Server) -> None:
    (mara,) = a_night(server, "Mara", level="newcomer")
    code = start(mara)["code"]
    late = [Guest(server, name).join(code) for name in ("Luz", "Teo", "Noor")]
    table = table_of(late[0])
    with ThreadPoolExecutor(len(late)) as people:
        path = f"tables/{table['id']}/place"
        answers = [people.submit(one.ask, "POST", f"/api/nights/{one.night}/{path}") for one in late]
        assert sorted(one.result().status_code for one in answers) == [201, 409, 409]


def test_whoever_sat_out_is_here_again_and_drawn_again(server: Server) -> None:
    mara, luz, teo, noor = a_night(server, "Mara", "Luz", "Teo", "Noor", level="newcomer")
    luz.does(f"people/{luz.number()}", {"state": "resting"})
    start(mara)
    mara.does("draw")
    assert mara.look()["next"]
    (offered,) = [table for table in luz.look()["tables"] if table["place"]]
    place_at(luz, offered).close()
    night = luz.look()
    assert [one["state"] for one in night["people"]] == ["here"] * 4
    assert night["next"] == [], "it was drawn without her"
    teo.does(f"people/{teo.number()}", {"state": "left"})
    assert not any(table["place"] for table in teo.look()["tables"])
    mara.does("end", {"sure": True})
    assert not any(table["place"] for table in noor.look()["tables"])


@pytest.mark.parametrize("name", ["Mara", "mara"])
def test_two_of_one_name_do_not_sit_at_one_table(server: Server, name: str) -> None:
    """The night has told them apart when they came in; a table does so too."""
    (mara,) = a_night(server, "Mara", level="newcomer")
    code = start(mara)["code"]
    luz = Guest(server, "Luz").join(code)
    table = table_of(luz)
    assert luz.ask("POST", "/api/nights/join", {"code": code, "name": name}).status_code == 422
    place_at(luz, table).close()
