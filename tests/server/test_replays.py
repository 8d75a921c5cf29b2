"""Replays: each step shows what was seen then, a seat's eyes carry no hidden card, and bad records change nothing."""

from __future__ import annotations

import copy
import json
import random
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import vivamos
from vivamos.engine.game import Game
from vivamos.engine.records import MOST_LINE
from vivamos.engine.table import Table
from vivamos.engine.telling import ask, facts_of
from vivamos.server.kept import Kept, lines_of, packed
from vivamos.server.pictures import svg_of
from vivamos.server.replays import Perspective
from vivamos.server.shelf import _minutes, brought

from kit import GAMES, VARIANTS, each_game
from replaying import Event, bring, finished, play_to_the_end, rows, told
from serving import PATIENCE, Server, Stream
from twins import pairs

EYES = [  # with as many players as usual, and with the most, every seat and a spectator
    (game.id, players, viewer)
    for game in GAMES
    for players in sorted({game.usual_players, max(game.players)})
    for viewer in (None, *range(players))
]

# --- what is shown ---


@pytest.mark.parametrize(("game", "variant"), VARIANTS, ids=lambda one: getattr(one, "id", str(one)))
def test_each_step_shows_exactly_what_was_seen_then(game: Game, variant: tuple[int, dict[str, Any]]) -> None:
    """A table plays on, and beside it a replay of its record: whoever looks sees the same, and is asked the same.

    A look takes far longer than a move, so there are some at the beginning, all along, and at the very end.
    """
    players, options = variant
    chooser = random.Random(f"{game.id} {variant}")
    table = vivamos.deal(game.id, players, seed=chooser.randrange(1000), options=options)
    moves = moves_of_a_game(table, chooser)
    end = len(moves)
    sample = chooser.sample(range(end), min(end, 30))
    looked_at = {*range(25), *sample, *range(end - 8, end + 1)}
    seen: dict[int, list[Event]] = {}
    for move in (*moves, None):
        if table.decisions in looked_at:
            seen[table.decisions] = [plain(live(table, seat)) for seat in (None, *range(players))]
        if move is not None:
            table.play(move)
    assert table.over
    replay = brought("r", table.record())
    assert replay.steps == table.decisions == max(seen)
    for number, views in seen.items():
        for seat, wanted in zip((None, *range(players)), views, strict=True):
            event = told(replay, number, seat)
            assert {key: event[key] for key in ("facts", "view", "ask")} == wanted


def moves_of_a_game(table: Table, chooser: random.Random) -> list[str]:
    """All moves of a game to its end from here; the table stays where it is."""
    ahead, made = vivamos.replay(table.record()), []
    while not ahead.over:
        made.append(chooser.choice(ahead.moves()))
        ahead.play(made[-1])
    return made


def test_a_game_that_was_put_aside_meanwhile_does_not_say_how_long_it_took() -> None:
    dealt = datetime(2026, 11, 13, 21, 40, tzinfo=UTC)
    made = [{"what": "sit", "at": dealt - timedelta(minutes=9)}, {"what": "start", "at": dealt}]
    took = [_minutes(made, dealt + timedelta(minutes=each)) for each in (0.1, 22.4, 239, 241)]
    assert took == [1, 22, 239, None]
    assert _minutes(made[:1], dealt) is None


def wait_until(happened: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < until
        time.sleep(0.05)


def live(table: Table, seat: int | None) -> Event:
    """What the stream tells a viewer now."""
    view = table.view(seat)
    view.pop("moves", None)  # they come with what is asked
    asked = ask(table) if seat is not None and seat == table.seat else None
    return {"facts": facts_of(table, seat, table.decisions), "view": view, "ask": asked}


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize(("game", "players", "viewer"), EYES)
def test_a_seats_eyes_carry_no_hidden_card(game: str, players: int, viewer: int | None) -> None:
    """Two games that a viewer cannot tell apart are told alike, byte for byte, up to where they are, and so they are
    drawn."""
    for table, twin in pairs(game, players, viewer, 3):
        replays = [brought("r", one.record()) for one in (table, twin)]
        for number in range(table.decisions + 1):
            frames = [msgspec.json.encode(one.event(number, Perspective(viewer))) for one in replays]
            assert frames[0] == frames[1], number
        for number in {0, table.decisions // 2, table.decisions}:
            pictures = [svg_of(one, number, Perspective(viewer)) for one in replays]
            assert pictures[0] == pictures[1], number


@each_game
def test_all_cards_lie_open_beside_what_was_seen(game: Game) -> None:
    table = finished(game.id)
    replay = brought("r", table.record())
    for number in random.Random(1).sample(range(table.decisions + 1), min(30, table.decisions)):
        event, all_open = told(replay, number, 0), told(replay, number, 0, everything=True)
        hands = all_open["view"].pop("open")
        assert hands == [plain(table.own_at(table.step(number).after, seat)) for seat in range(table.players)]
        for each in all_open["facts"]:
            if "view" in each:  # a position that rests
                assert len(each["view"].pop("open")) == table.players
        assert all_open == event


def test_the_events_of_a_table_are_those_of_its_stream(server: Server) -> None:
    """A game is played over the wire; its replay is what its player heard, but for the numbers of other events."""
    made = server.make_table(seats=["you", "bot:newcomer"])
    stream = Stream(server, made["id"], made["token"])
    while asked := stream.until_asked():
        stream.act("move", f"m{stream.number}", move=asked["moves"][0])
        stream.ask = None if stream.ask is asked else stream.ask
    heard = [frame for frame in stream.frames if frame.get("what") in ("start", "move")]
    stream.close()
    events = server.ask("GET", f"/api/replays/{made['id']}/events?as={made['seat']}").json()
    for live_one, again in zip(heard, events[-len(heard) :], strict=True):
        for frame in (live_one, again):
            frame.pop("number"), frame.pop("deadline", None)
        assert live_one == again
    overview = server.ask("GET", f"/api/replays/{made['id']}").json()
    assert [seat["name"] for seat in overview["table"]["seats"]][made["seat"]] == "Mara"
    assert overview["shared"] is True
    assert (sorted(overview["places"]), overview["sides"], overview["minutes"]) == ([1, 2], 2, 1)


def test_a_game_that_is_being_played_shows_nothing(server: Server) -> None:
    made = server.make_table(seats=["you", "free"])
    looks = ("", "/events", "/events?as=0&view=open", "/record", "/picture.svg", "/picture.png?view=open", "/review")
    asks = {
        "/share": {},
        "/review": {},
        "/review/decisions/1/tries": {"move": "play +1"},
        "/tables": {"at": 0, "seat": 1, "name": "Mara"},
    }
    wants = [
        *(("GET", look, None) for look in (*looks, "/review/decisions/1")),
        *(("POST", *ask) for ask in asks.items()),
    ]
    for method, path, body in wants:
        answer = server.ask(method, f"/api/replays/{made['id']}{path}", body)
        assert (answer.status_code, answer.json()["fact"]["fact"]) == (409, "replay-when-over")


def test_steps_come_in_pieces_and_small(server: Server) -> None:
    record = finished("slambo", seed=3).record()
    overview = bring(server, record)
    path = f"/api/replays/{overview['id']}/events"
    first = server.ask("GET", f"{path}?from=2&to=5")
    assert [event["number"] for event in first.json()] == [2, 3, 4, 5]
    assert first.headers["content-encoding"] == "gzip"
    everything = server.ask("GET", path).json()
    assert [event["number"] for event in everything] == list(range(min(200, overview["steps"] + 1)))
    assert server.ask("GET", f"/api/replays/{overview['id']}/record").json() == record


def test_marks_say_where_rounds_and_tricks_are(server: Server) -> None:
    table = finished("vamos-dia", players=4)
    marks = bring(server, table.record())["marks"]
    assert marks["rounds"] == [number for number in range(table.decisions + 1) if is_new_round(table, number)]
    assert len(marks["tricks"]) == sum(each["kind"] == "trick" for each in all_facts(table))
    assert marks["scores"][-1] == [table.decisions, table.scores()]


def is_new_round(table: Table, number: int) -> bool:
    return any("deal" in event for event in table.step(number).happened)


def all_facts(table: Table) -> list[Event]:
    return [each for number in range(table.decisions + 1) for each in facts_of(table, None, number)]


# --- when rules have changed ---


@each_game
def test_a_game_kept_as_it_was_seen_is_told_alike(game: Game) -> None:
    """All that every viewer was shown, with cards open and without, but for what was asked."""
    table = finished(game.id, seed=2)
    replay = brought("r", table.record())
    kept = Kept(replay.shown, replay.record, packed(list(lines_of(replay))))
    assert (kept.steps, kept.marks()) == (replay.steps, replay.marks())
    for number in {0, replay.steps, *random.Random(2).sample(range(replay.steps), min(25, replay.steps))}:
        for seat in (None, *range(table.players)):
            for everything in (False, True):
                again, then = told(kept, number, seat, everything), told(replay, number, seat, everything)
                assert again | {"ask": None} == then | {"ask": None}


def test_a_finished_game_can_be_looked_at_when_its_rules_have_changed(tmp_path: Path) -> None:
    """A game ends and is kept; then it is one of a version that the server does not know any more."""
    server = Server(tmp_path, "--no-limits", "--limit", "keep_views=0.2")
    server.start()
    server.wait_until_ready("slambo")
    made = play_to_the_end(server)
    path = f"/api/replays/{made['id']}"
    before = server.ask("GET", f"{path}/events?as=0").json()
    wait_until(lambda: rows(server, "select id from views") == [(made["id"],)])
    server.kill()
    rows(server, "update results set version = 99")
    rows(server, "update tables set version = 99")
    server.start()
    assert server.ask("GET", path).json()["playable"] is False
    after = server.ask("GET", f"{path}/events?as=0").json()
    assert [event | {"ask": None} for event in before] == after
    assert server.ask("GET", f"{path}/picture.svg?at=3").status_code == 200
    assert server.ask("GET", f"{path}/record").json()["game"] == "slambo"
    refused = server.ask("POST", f"{path}/tables", {"at": 1, "seat": 0, "name": "Mara"})
    assert (refused.status_code, refused.json()["fact"]["fact"]) == (409, "replay-of-old-rules")
    rows(server, "delete from views")  # nothing was kept: today's rules may still allow every move
    server.kill()
    server.start()
    assert [event["view"] for event in server.ask("GET", f"{path}/events?as=0").json()] == [e["view"] for e in before]
    server.kill()
    assert "Traceback" not in server.log()


# --- bad input ---


@pytest.fixture(scope="module")
def record() -> Event:
    return finished("slambo").record()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda r: r["events"][4].update(move="play +99"), "Event 5: "),
        (lambda r: r["events"][4].update(move="\ud800\x1b[2J"), "Event 5: "),
        (lambda r: r["events"].insert(5, {"draw": 1}), "Event 6: "),
        (lambda r: r["events"].pop(4), "Event 5: "),
        (lambda r: r.update(version=99), "version 99"),
        (lambda r: r.update(format="chess 1"), "chess 1"),
        (lambda r: r.update(game="chess"), "chess"),
        (lambda r: r.update(game=["slambo"]), "game"),
        (lambda r: r.update(scores=[9, 9]), "scores"),
        (lambda r: r.update(events=[{"deal": 1}] * 30_000), "too many events"),
        (lambda r: r.update(events=[]) or r.update(deck=[[]] * 300_000), "too many events"),
        (lambda r: r.update(seed=int("9" * 101)), "too many digits"),
        (lambda r: r.pop("events"), "events"),
    ],
)
def test_a_bad_record_is_refused_with_what_is_wrong(
    small_server: Server, record: Event, change: Any, said: str
) -> None:
    bad = copy.deepcopy(record)
    change(bad)
    answer = httpx.post(f"{small_server.address}/api/replays", content=json.dumps(bad), timeout=PATIENCE)
    assert answer.status_code == 422
    assert said in answer.json()["detail"]
    assert "\\u001b" not in answer.text


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"7", b"\xff\xfe", b"[" * 100_000, b'{"game": ' + b"9" * 9999 + b"}"]
)
def test_what_is_no_record_is_refused(small_server: Server, body: bytes) -> None:
    answer = httpx.post(f"{small_server.address}/api/replays", content=body)
    assert answer.status_code == 422
    assert answer.json()["detail"]


def test_a_record_that_is_too_large_is_not_read(small_server: Server) -> None:
    large = b" " * (MOST_LINE + 1)
    for body in (
        large,
        (large[at : at + 65536] for at in range(0, len(large), 65536)),
    ):  # with its length told, and not
        answer = httpx.post(f"{small_server.address}/api/replays", content=body, timeout=60)
        assert (answer.status_code, answer.json()["fact"]["fact"]) == (413, "record-too-large")


def test_wrong_seats_steps_and_ids_are_told(server: Server, record: Event) -> None:
    path = f"/api/replays/{bring(server, record)['id']}"
    for query, fact in (("as=2", "no-such-seat"), ("as=-1", "no-such-seat"), ("from=99999", "no-such-step")):
        answer = server.ask("GET", f"{path}/events?{query}")
        assert (answer.status_code, answer.json()["fact"]["fact"]) == (422, fact)
    for query in ("from=x", "view=all", "from=-1"):
        assert server.ask("GET", f"{path}/events?{query}").status_code == 422
    for unknown in ("r" + "0" * 40, "abcdefghjk", "nothing", "%00"):
        assert server.ask("GET", f"/api/replays/{unknown}").status_code == 404


@pytest.fixture(scope="module")
def small_server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """One with limits, which forgets all replays but the last two."""
    made = Server(tmp_path_factory.mktemp("small"), "--limit", "replays=2", "--limit", "records=1000")
    made.start()
    made.wait_until_ready("slambo")
    yield made
    made.kill()
    assert "Traceback" not in made.log()


def test_what_was_brought_is_forgotten_and_can_be_brought_again(small_server: Server) -> None:
    records = [finished("slambo", seed=seed).record() for seed in range(3)]
    ids = [bring(small_server, each)["id"] for each in records]
    assert small_server.ask("GET", f"/api/replays/{ids[0]}").status_code == 404
    assert small_server.ask("GET", f"/api/replays/{ids[2]}").status_code == 200
    assert bring(small_server, records[0])["id"] == ids[0]


# --- playing on ---


def test_a_table_goes_on_from_a_step(server: Server) -> None:
    table = finished("slambo", seed=5)
    at = next(number for number in range(6, table.decisions) if table.step(number).after.seat == 1)
    path = f"/api/replays/{bring(server, table.record())['id']}/tables"
    answer = server.ask("POST", path, {"at": at, "seat": 1, "name": "Mara", "level": "newcomer"})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    stream = Stream(server, made["id"], made["token"])
    then = plain(live(prefix(table, at), 1))
    assert (stream.view, stream.ask) == (then["view"], then["ask"])
    shown = server.ask("GET", f"/api/tables/{made['id']}").json()
    assert [seat["kind"] for seat in shown["seats"]] == ["bot", "human"]
    while asked := stream.until_asked():
        stream.act("move", f"m{stream.number}", move=asked["moves"][0])
        stream.ask = None if stream.ask is asked else stream.ask
    again = server.ask("GET", f"/api/tables/{made['id']}/record").json()
    assert again["events"][: len(prefix(table, at).events)] == prefix(table, at).events
    stream.close()
    assert rows(server, f"select rated from results where id = '{made['id']}'") == [(0,)]


def prefix(table: Table, decisions: int) -> Table:
    """The table as it was after some decisions."""
    made = vivamos.replay(table.record())
    while made.decisions > decisions:
        made.undo()
    return made


def test_no_table_goes_on_from_nowhere(server: Server, record: Event) -> None:
    overview = bring(server, record)
    path = f"/api/replays/{overview['id']}/tables"
    good = {"at": 3, "seat": 0, "name": "Mara"}
    for change, fact in (
        ({"at": overview["steps"]}, "replay-is-over-there"),
        ({"at": 9999}, "no-such-step"),
        ({"at": -1}, "no-such-step"),
        ({"seat": 2}, "no-such-seat"),
        ({"level": "god"}, "no-such-level"),
        ({"name": " "}, None),
    ):
        answer = server.ask("POST", path, good | change)
        assert answer.status_code == 422
        assert fact is None or answer.json()["fact"]["fact"] == fact
