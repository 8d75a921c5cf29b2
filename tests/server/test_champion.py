"""The champion at a table: where a game has a policy, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import vivamos
from vivamos.bots.levels import LEVELS, levels_of
from vivamos.bots.network import save_network
from vivamos.bots.policy import OWN_POLICIES

from networks import random_network
from serving import Server, Stream

SLAMBO = vivamos.game("slambo")
NO_POLICY = next((game.id for game in vivamos.catalogue().values() if "champion" not in levels_of(game)), None)


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a policy of its own for one game, which it is not asked to have learned anything."""
    folder = tmp_path_factory.mktemp("champion")
    save_network(folder / "slambo.weights", random_network(SLAMBO, (16,)))
    with pytest.MonkeyPatch.context() as change:
        change.setenv(OWN_POLICIES, str(folder))
        server = Server(folder)
        server.start(from_scratch=True)
    server.wait_until_ready("slambo")
    yield server
    server.kill()
    assert "Traceback" not in server.log()


def test_a_champion_plays_where_there_is_a_policy(own: Server) -> None:
    told = {game["id"]: game["levels"] for game in own.ask("GET", "/api/games").json()}
    assert told["slambo"] == list(LEVELS)
    made = own.make_table("slambo", ["you", "bot:champion"], options={"start": 1})
    playing = Stream(own, made["id"], made["token"])
    assert playing.until_asked()["moves"], "the champion has begun"
    assert own.ask("GET", f"/api/tables/{made['id']}").json()["seats"][1]["level"] == "champion"


@pytest.mark.skipif(NO_POLICY is None, reason="every game has a policy")
def test_a_champion_is_refused_where_there_is_none(own: Server) -> None:
    wish = {"game": NO_POLICY, "name": "Mara", "seats": ["you", *["bot:champion"] * 3], "players": 4}
    refused = own.ask("POST", "/api/tables", wish)
    assert refused.status_code == 422
    assert refused.json()["field"] == "level"
    assert "There is no level 'champion'; there are newcomer, " in refused.json()["detail"]
