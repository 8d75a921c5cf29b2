"""Thousands of frames that nobody who plays would send: nothing changes, nothing breaks, nothing leaks."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from serving import PATIENCE, Frame, Server, Stream, reason

FRAMES = 1500  # at each table, from each kind of attacker; 12,000 in all
GAMES = {"slambo": 3, "vamos-dia": 3}
ODD: list[Any] = [
    None, True, False, 0, -1, 1 << 63, 1 << 64, 10**400, -1.5, 1e308, "", " ", "\0", "\x1b[2J", "x" * 3000, "🂡" * 64,
    "\u202e", "'; drop table events; --", "<script>alert(1)</script>", "../../etc/passwd", "{s:0}", "%s%n", [], {},
    [[]], {"a": {"b": {}}}, ["play"], "play", "PLAY +4", "play  +4", "null", "move", "hello",
]  # fmt: skip
RAW = [
    "", " ", "{", "}", "[]", "null", "5", '"move"', "NaN", '{"type":NaN}', '{"type":"move","id":Infinity}', "[" * 2000,
    '{"a":' * 500 + "1" + "}" * 500, '{"type":"move","id":"\\ud800","move":"\\udfff"}',
    '{"type":"talk","text":"\\ud83d"}', '{"type":"move","id":"a","id":"b"', "\0", '{"type":"ping"}{"type":"ping"}',
    "\ufeff{}", "true", '{"type":"\\u0000"}',
]  # fmt: skip
ENDS = {1009, 4400}  # too big, malformed; never 1011, a fault of the server


class Attacker:
    """A connection that is opened again whenever the server hangs up; keeps all that it is told."""

    def __init__(self, server: Server, table: str, token: str | None) -> None:
        self.server, self.table, self.token = server, table, token
        self.told: list[str] = []
        self.ends: list[int] = []
        self.answered = 0
        self.socket: ClientConnection | None = None
        self._opened = ExitStack()

    def send(self, frame: str | bytes) -> None:
        """Send a frame and wait for its answer, or for the end of the connection."""
        if self.socket is None:
            self._open()
        assert self.socket is not None
        try:
            self.socket.send(frame)
            self._listen("refused", "pong", "done")
        except ConnectionClosed as end:
            self.ends.append(end.rcvd.code if end.rcvd else 1006)  # 1006: without a word
            self.close()
        self.answered += 1

    def refusals(self) -> list[str]:
        """All the reasons, in order."""
        frames = [json.loads(told) for told in self.told]
        return [reason(frame) for frame in frames if frame["type"] in ("refused", "error")]

    def close(self) -> None:
        if self.socket is not None:
            self._opened.close()
            self.socket = None

    def _open(self) -> None:
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/stream"
        self._opened = ExitStack()
        self.socket = self._opened.enter_context(connect(url, compression=None, open_timeout=PATIENCE, close_timeout=1))
        self.socket.send(json.dumps({"type": "hello", "token": self.token, "since": None}))
        self._listen("welcome")

    def _listen(self, *kinds: str) -> None:
        """Until a frame of one of these kinds comes."""
        assert self.socket is not None
        while True:
            got = self.socket.recv(timeout=PATIENCE)
            assert isinstance(got, str)
            self.told.append(got)
            if json.loads(got)["type"] in kinds:
                return


def nonsense(rng: random.Random, moves: list[str]) -> str | bytes:
    """One frame. `moves` are moves that were legal for somebody once."""
    kind = rng.randrange(12)
    if kind == 0:
        return rng.choice(RAW)
    if kind == 1:
        return rng.randbytes(rng.randrange(60))
    if kind == 2:
        return json.dumps({"type": "talk", "id": "big", "text": "x" * rng.randrange(4097, 9000)})
    if kind == 3:
        return json.dumps({"type": "hello", "token": "0" * 32, "since": rng.choice([0, -1, 10**9])})
    frame: Frame = {"type": rng.choice(["move", "undo", "rematch", "move", "start", "seats", "Move", "event", "done"])}
    if rng.random() < 0.9:
        frame["id"] = rng.choice([f"i{rng.randrange(50)}", "same", "x" * 64, "x" * 65, rng.choice(ODD)])
    if rng.random() < 0.9:
        frame["move"] = rng.choice([*moves, *moves, rng.choice(ODD)])
    if rng.random() < 0.5:
        frame["agree"] = rng.choice([True, False, rng.choice(ODD)])
    for _ in range(rng.randrange(3)):  # what nobody asks for
        key = rng.choice(["seat", "you", "by", "token", "number", "as", "table", "chance", "viewer", "what", "", "\0"])
        frame[key] = rng.choice([0, 1, 2, rng.choice(ODD)])
    if kind == 4:
        frame["type"] = rng.choice(ODD)
    text = json.dumps(frame)
    if kind == 5 and text:  # cut or bent somewhere
        at = rng.randrange(len(text))
        return text[:at] + rng.choice(["", "\0", "}", '"', "\\", "\\ud800"]) + text[at + 1 :]
    return text


def attack(server: Server, table: str, token: str | None, moves: list[str], seed: str) -> Attacker:
    rng = random.Random(seed)
    attacker = Attacker(server, table, token)
    for _ in range(FRAMES):
        attacker.send(nonsense(rng, moves))
    attacker.close()
    return attacker


def stored(server: Server, table: str) -> tuple[Any, ...]:
    """All that the store holds of a table."""
    with sqlite3.connect(server.database) as store:
        found = tuple(
            store.execute(f"select * from {name} where {key} = ? order by 1, 2", (table,)).fetchall()
            for name, key in (("tables", "id"), ("seats", "table_id"), ("events", "table_id"))
        )
    store.close()
    return found


def hands_in(told: str) -> list[Any]:
    """What a frame says under `hand`, wherever it stands."""
    found: list[Any] = []

    def look(value: Any) -> None:
        if isinstance(value, dict):
            found.extend(value[key] for key in ("hand", "moves") if value.get(key) is not None)
            for one in value.values():
                look(one)
        elif isinstance(value, list):
            for one in value:
                look(one)

    look(json.loads(told))
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("who", ["a player whose turn it is not", "somebody who watches"])
def test_nothing_that_is_sent_changes_a_table(server: Server, game: str, who: str) -> None:
    players = GAMES[game]
    made = server.make_table(game, ["you", *["free"] * (players - 1)], options={"start": 0})
    tokens = [made["token"], *(server.sit_down(made["id"], f"Guest {n}") for n in range(1, players))]
    streams = [Stream(server, made["id"], token) for token in tokens]
    for stream in streams:
        while stream.view is None:
            stream.next()
    moves = streams[0].until_asked()["moves"]
    seat = 1 if who.startswith("a player") else None
    before = stored(server, made["id"])
    seed = f"{game} {who}"
    allowed = Stream(server, made["id"], None if seat is None else tokens[seat])  # one who only listens
    attacker = attack(server, made["id"], None if seat is None else tokens[seat], moves, seed)
    assert attacker.answered == FRAMES
    assert len(attacker.ends) > FRAMES // 10

    assert stored(server, made["id"]) == before
    assert set(attacker.ends) <= ENDS
    for token, stream in zip([None, *tokens], [allowed, *streams], strict=True):
        again = Stream(server, made["id"], token)
        if token is not None:
            assert again.view == stream.view
            assert again.ask == stream.ask
        assert again.number == streams[0].number
        again.close()
    # The attacker knows what their seat knows: every view was that of one who only listens.
    own = hands_in(json.dumps(allowed.view))
    for told in attacker.told:
        frame = json.loads(told)
        assert frame["type"] in ("welcome", "here", "pong", "refused", "error", "note", "watching"), told
        if "view" in frame:
            assert frame["view"] == allowed.view
            assert frame["ask"] is None
        assert all(hand in own for hand in hands_in(told))
    # Nor do the refusals tell anything: at a table with other cards they are the same, word for word.
    twin = server.make_table(game, ["you", *["free"] * (players - 1)], options={"start": 0})
    others = [twin["token"], *(server.sit_down(twin["id"], f"Guest {n}") for n in range(1, players))]
    host = Stream(server, twin["id"], others[0])
    host.until_asked()
    assert host.view != streams[0].view
    again_refused = attack(server, twin["id"], None if seat is None else others[seat], moves, seed).refusals()
    assert again_refused == attacker.refusals()
    # And the game goes on.
    assert streams[0].act("move", "now", move=moves[0])["type"] == "done"
    assert server.ask("GET", "/api/health").status_code == 200
    assert "Traceback" not in server.log()


def test_an_id_that_was_used_does_nothing_again_whatever_comes_with_it(server: Server) -> None:
    made = server.make_table("slambo", ["you", "free"], options={"start": 0})
    server.sit_down(made["id"], "Inés")
    stream = Stream(server, made["id"], made["token"])
    moves = stream.until_asked()["moves"]
    done = stream.act("move", "once", move=moves[0])
    assert done["type"] == "done"
    before = stored(server, made["id"])
    for kind, body in (
        ("move", {"move": moves[-1]}),
        ("move", {"move": "nonsense"}),
        ("talk", {"text": "hola"}),
        ("undo", {"agree": True}),
        ("rematch", {}),
    ):
        assert stream.act(kind, "once", **body) == done
    assert stored(server, made["id"]) == before


def test_nobody_moves_for_another_seat(server: Server) -> None:
    made = server.make_table("slambo", ["you", "free"], options={"start": 0})
    token = server.sit_down(made["id"], "Inés")
    mara, ines = Stream(server, made["id"], made["token"]), Stream(server, made["id"], token)
    moves = mara.until_asked()["moves"]
    before = stored(server, made["id"])
    for number, more in enumerate(({"seat": 0}, {"you": 0}, {"token": made["token"]}, {"as": 0}, {"seat": None})):
        assert ines.act("move", f"f{number}", move=moves[0], **more)["type"] == "refused"
    ines.send({"type": "hello", "token": made["token"], "since": None})  # a second hello
    assert ines.until("refused")["id"] is None
    assert ines.act("move", "after", move=moves[0])["type"] == "refused"
    assert stored(server, made["id"]) == before


def test_tokens_of_other_tables_open_nothing(server: Server) -> None:
    made, other = server.make_table(seats=["you", "free"]), server.make_table(seats=["you", "free"])
    before = stored(server, made["id"])
    rng = random.Random(7)
    foreign = [other["token"], made["token"][:-1], made["token"] + "0", made["token"].upper() + " ", "", "\0" * 32]
    foreign += [f"{rng.getrandbits(128):032x}" for _ in range(50)]
    for token in foreign:
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/stream", compression=None) as raw:
            raw.send(json.dumps({"type": "hello", "token": token, "since": None}))
            assert json.loads(raw.recv(timeout=PATIENCE))["type"] == "error"
            with pytest.raises(ConnectionClosed) as end:
                raw.recv(timeout=PATIENCE)
            assert end.value.rcvd is not None
            assert end.value.rcvd.code == 4401
        if token and token.isprintable() and token.strip() == token:
            for method, path in (("DELETE", "/seats/0"), ("POST", "/seats/1/bot")):
                body = {} if method == "POST" else None
                answer = server.ask(method, f"/api/tables/{made['id']}{path}", body, token=token)
                assert answer.status_code == 403
    assert stored(server, made["id"]) == before
