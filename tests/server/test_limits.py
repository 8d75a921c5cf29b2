"""How much and how often: each limit has its number, and whoever comes to it is told in words when to come back."""

from __future__ import annotations

import dataclasses
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from vivamos.cli import main
from vivamos.server.addresses import whose
from vivamos.server.hosts import Hosts
from vivamos.server.limits import Limits

from serving import PATIENCE, Server, Stream, reason

DOCS = Path(__file__).parents[2] / "docs" / "server.md"
NEW = {"game": "slambo", "seats": ["you", "bot:newcomer"], "name": "Mara"}
FEW = {"reads": 30, "files": 20, "changes": 20, "tables": 4, "texts": 3, "records": 5}
SLOW = [f"{name}_a_second=0.01" for name in ("reads", "files", "changes", "texts")]
SLOW += [f"{name}_a_minute=0.01" for name in ("tables", "records")]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Behind a proxy on this machine, so that the tests can come from any address."""
    limits = [*(f"{name}={value}" for name, value in FEW.items()), *SLOW]
    made = Server(
        tmp_path_factory.mktemp("server"), "--proxy", "127.0.0.1", "--allow-host", "Cards.example",
        *(word for limit in limits for word in ("--limit", limit)),
    )  # fmt: skip
    made.start()
    yield made
    made.kill()
    assert "Traceback" not in made.log()


def asked(server: Server, address: str, method: str, path: str, body: object = None) -> httpx.Response:
    return server.ask(method, path, body, **{"X-Forwarded-For": address})


@pytest.mark.parametrize(
    ("limit", "method", "path", "body", "fine"),
    [
        ("reads", "GET", "/api/games", None, 200),
        ("files", "GET", "/web/version.json", None, 200),
        ("changes", "POST", "/api/tables/nowhere/seats", {"name": "Mara"}, 404),
        ("tables", "POST", "/api/tables", NEW, 201),
        ("records", "POST", "/api/replays", ["no record"], 422),
    ],
)
def test_so_many_at_once_and_then_one_is_told_when_to_come_back(
    strict: Server, limit: str, method: str, path: str, body: object, fine: int
) -> None:
    address = f"192.0.2.{list(FEW).index(limit) + 1}"
    answers = []
    while not answers or (answers[-1].status_code != 429 and len(answers) < FEW[limit] + 10):
        answers.append(asked(strict, address, method, path, body))
    assert {answer.status_code for answer in answers[:-1]} == {fine}
    assert len(answers) > FEW[limit]
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["Retry-After"]) > 0
    assert re.search("wait a (few seconds|minute) and try again", answers[-1].json()["detail"])
    assert asked(strict, "192.0.2.99", method, path, body).status_code == fine  # somebody else has their own share


def test_a_table_that_cannot_be_made_is_not_counted(strict: Server) -> None:
    for _ in range(FEW["tables"] + 3):
        assert asked(strict, "192.0.2.50", "POST", "/api/tables", {**NEW, "game": "chess"}).status_code == 422
    assert asked(strict, "192.0.2.50", "POST", "/api/tables", NEW).status_code == 201


def test_a_rematch_is_a_table_too(strict: Server) -> None:
    made = asked(strict, "127.0.0.1", "POST", "/api/tables", NEW).json()
    for _ in range(FEW["tables"] - 1):
        assert asked(strict, "127.0.0.1", "POST", "/api/tables", NEW).status_code == 201
    stream = Stream(strict, made["id"], made["token"])
    count = 0
    while stream.until_asked():
        count += 1
        asking, stream.ask = stream.ask, None
        stream.send({"type": "move", "id": f"m{count}", "move": asking["moves"][0]})  # type: ignore[index]
    refused = stream.act("rematch", "r")
    assert refused["type"] == "refused"
    assert "Too many tables" in reason(refused)
    stream.close()


def test_a_seat_says_so_much_and_then_lets_the_others_talk(strict: Server) -> None:
    made = asked(strict, "192.0.2.60", "POST", "/api/tables", {**NEW, "seats": ["you", "free"]}).json()
    taken = asked(strict, "192.0.2.60", "POST", f"/api/tables/{made['id']}/seats", {"name": "Inés"}).json()
    mara, ines = Stream(strict, made["id"], made["token"]), Stream(strict, made["id"], taken["token"])
    said = [mara.act("talk", f"s{number}", text="Olé!") for number in range(FEW["texts"] + 1)]
    assert [answer["type"] for answer in said] == ["done"] * FEW["texts"] + ["refused"]
    assert "let the others get a word in" in reason(said[-1]).lower()
    assert mara.act("talk", "s0", text="Olé!") == said[0]  # said again, not once more
    assert ines.act("talk", "s", text="At last")["type"] == "done"
    for stream in (mara, ines):
        stream.close()


def test_where_a_request_comes_from_is_believed_only_to_a_proxy(server: Server, tmp_path: Path) -> None:
    own = Server(tmp_path, "--limit", "reads=60", "--limit", "reads_a_second=0.01")
    own.start()
    try:
        codes = [asked(own, f"192.0.2.{number}", "GET", "/api/games").status_code for number in range(61)]
        assert codes[-1] == 429
        answer = own.ask("GET", "/", **{"X-Forwarded-Proto": "https"})
        assert "Strict-Transport-Security" not in answer.headers
    finally:
        own.kill()


def test_an_answer_over_tls_tells_the_browser_to_stay_there(strict: Server) -> None:
    far = {"X-Forwarded-For": "192.0.2.70", "Host": "cards.example"}
    secure = strict.ask("GET", "/", **far, **{"X-Forwarded-Proto": "https"})
    assert secure.headers["Strict-Transport-Security"] == "max-age=31536000"
    assert "Strict-Transport-Security" not in strict.ask("GET", "/", **far).headers


def test_an_answer_does_not_say_what_made_it(server: Server) -> None:
    for path in ("/", "/api/health", "/web/main.js", "/nowhere"):
        assert "server" not in server.ask("GET", path).headers


def test_the_page_is_asked_for_each_time(server: Server) -> None:
    """It names the files of the newest version, which are kept for good."""
    assert server.ask("GET", "/").headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8400", "127.0.0.1.evil.example", "192.168.0.7", "x@localhost"]
)
def test_a_name_that_is_not_ours_is_refused(server: Server, host: str) -> None:
    made = server.make_table()
    forged = {"Host": host, "Origin": f"http://{host}"}
    for method, path in (("GET", "/"), ("GET", "/api/tables"), ("POST", "/api/tables")):
        answer = server.ask(method, path, NEW if method == "POST" else None, **forged)
        assert answer.status_code == 421
        assert "--allow-host" in answer.json()["detail"]
    connection = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    url = f"ws://{host.replace('@', '')}/api/tables/{made['id']}/stream"
    with pytest.raises(InvalidStatus) as refused, connect(url, sock=connection, origin=f"http://{host}"):  # type: ignore[arg-type]
        pass
    assert refused.value.response.status_code == 403


def test_names_that_are_ours_are_known(strict: Server) -> None:
    for host in ("localhost", f"localhost:{strict.port}", "LOCALHOST.", "127.0.0.1:1", "[::1]:8400", "cards.example"):
        answer = strict.ask("GET", "/api/health", Host=host, **{"X-Forwarded-For": "192.0.2.80"})
        assert answer.status_code == 200


def test_a_server_for_everybody_goes_by_its_figures_and_by_the_names_it_is_given() -> None:
    hosts = Hosts("0.0.0.0", ["cards.example"])
    own = socket.gethostname()
    for known in ("192.168.0.7:8400", "[fe80::1]:8400", own, f"{own}.local:8400", "cards.example", "localhost"):
        assert hosts.knows(known)
    for strange in ("evil.example", "", None, "cards.example.evil", "1.2.3", "[evil.example]"):
        assert not hosts.knows(strange)


def test_one_household_is_one_address() -> None:
    assert whose("2001:db8:1:2::1") == whose("2001:db8:1:2:ffff::9") != whose("2001:db8:1:3::1")
    assert whose("::ffff:192.0.2.1") == whose("192.0.2.1") == "192.0.2.1"
    assert whose("not an address") == "not an address"


@pytest.mark.parametrize("proxy", ["nginx", "", "127.0.0.1/99"])
def test_a_proxy_is_told_by_its_address(proxy: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--proxy", proxy]) == 2
    assert "A proxy is told by its address" in capsys.readouterr().err


def test_every_limit_stands_in_the_docs() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for one in dataclasses.fields(Limits):
        assert f"`{one.name}`" in text, one.name


def test_watchers_who_come_and_go_change_nothing_about_the_seats(server: Server) -> None:
    made = server.make_table("slambo", ["you", "free"])
    mara = Stream(server, made["id"], made["token"])
    mara.until("here", here=[True, False])
    for _ in range(5):
        Stream(server, made["id"]).close()
    Stream(server, made["id"], server.sit_down(made["id"], "Inés"))
    mara.until("here", here=[True, True])
    assert len([frame for frame in mara.frames if frame["type"] == "here"]) == 2
    assert json.dumps(mara.welcome["table"]["seats"][0]["here"]) == "true"
