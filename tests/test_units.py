"""The systemd units in deploy/: what they start is there, and they wait for as long as the server may take to stop."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from vivamos.cli import build_parser
from vivamos.engine.compiled import cache_home
from vivamos.server.addresses import read_networks
from vivamos.server.hosts import Hosts
from vivamos.server.house import HAND_OVER_WITHIN
from vivamos.server.limits import Limits
from vivamos.server.settings import database_url

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
PROGRAM = "/opt/vivamos/.venv/bin/vivamos"
UNITS = ("vivamos.service", "vivamos@.service")
GOODBYES = 2 + 1  # seconds that are left to requests, and for the rest

Unit = dict[str, list[str]]


def read(name: str) -> Unit:
    """The values of each key, whatever its section: no two sections of ours have one in common."""
    found: Unit = {}
    for line in (DEPLOY / name).read_text(encoding="utf-8").splitlines():
        if line and line[0] not in "#[":
            key, equals, value = line.partition("=")
            assert equals, line
            found.setdefault(key, []).append(value)
    return found


def only(unit: Unit, key: str) -> str:
    (value,) = unit[key]
    return value


def environment() -> dict[str, str]:
    """What deploy/environment.example sets."""
    text = (DEPLOY / "environment.example").read_text(encoding="utf-8")
    return dict(line.split("=", 1) for line in text.splitlines() if line and not line.startswith("#"))


def variables(text: str) -> set[str]:
    return set(re.findall(r"\$\{(VIVAMOS_\w+)", text))


def started(name: str) -> Any:
    """What `vivamos` makes of the words that systemd starts it with."""
    text = only(read(name), "ExecStart").replace("%i", "8401")
    for key, value in environment().items():
        text = text.replace(f"${{{key}}}", value)
    program, *words = shlex.split(text)
    assert program == PROGRAM
    return build_parser().parse_args(words)


@pytest.mark.parametrize("name", UNITS)
def test_a_unit_starts_a_server_with_options_that_there_are(name: str) -> None:
    chosen = started(name)
    assert chosen.run.__name__ == "run_serve"
    assert Limits.read(chosen.limit) == Limits()
    Hosts(chosen.host, chosen.allow_host)
    read_networks(chosen.proxy)
    kind = sa.make_url(database_url(chosen.database)).get_backend_name()
    assert kind == ("postgresql" if "@" in name else "sqlite")


@pytest.mark.parametrize("name", UNITS)
def test_a_unit_may_write_where_its_server_writes(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    unit, chosen = read(name), started(name)
    assert only(unit, "ProtectSystem") == "strict", "else nothing here has a meaning"
    key, _, value = only(unit, "Environment").partition("=")
    monkeypatch.setenv(key, value)
    assert cache_home() == Path("/var/cache") / only(unit, "CacheDirectory")
    if "@" not in name:
        file = sa.make_url(database_url(chosen.database)).database
        assert file is not None
        assert Path(file).parent == Path("/var/lib") / only(unit, "StateDirectory")


@pytest.mark.parametrize("name", UNITS)
def test_a_unit_lets_its_server_stop_in_peace(name: str) -> None:
    unit = read(name)
    assert "KillSignal" not in unit, "SIGTERM is what hands tables over"
    assert only(unit, "KillMode") == "mixed", "bots that think get no signal while tables are handed over"
    assert int(only(unit, "TimeoutStopSec")) > HAND_OVER_WITHIN + GOODBYES
    assert only(unit, "Restart") == "always"
    assert int(only(unit, "RestartSec")) <= 1
    assert int(only(unit, "LimitNOFILE")) > 9000, "as many as HAProxy lets in"


def test_the_environment_has_what_the_unit_takes_from_it_and_nothing_else() -> None:
    unit = read("vivamos@.service")
    assert variables(only(unit, "ExecStart")) == set(environment())
    assert f"`deploy/environment.example` to `{only(unit, 'EnvironmentFile')}`" in HOSTING


def test_haproxy_is_told_where_the_processes_are() -> None:
    config = (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8")
    unit = read("haproxy.service.conf")
    told = dict(value.split("=", 1) for value in unit["Environment"])
    assert set(re.findall(r"VIVAMOS_\w+", config)) - {"VIVAMOS_CONNECTIONS"} == set(told) - {"VIVAMOS_CONNECTIONS"}
    ports = [told[f"VIVAMOS_{name}"].rpartition(":")[2] for name in ("ONE", "TWO", "THREE")]
    assert " ".join(f"vivamos@{port}" for port in ports) in HOSTING
    (most,) = re.findall(r"maxconn (\d+)", config)
    assert int(only(unit, "LimitNOFILE")) > 2 * int(most)
    assert environment()["VIVAMOS_PROXY"] == told["VIVAMOS_ONE"].partition(":")[0]


@pytest.mark.parametrize("name", UNITS)
def test_systemd_understands_a_unit(name: str, tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("There is no systemd here.")
    text = (DEPLOY / name).read_text(encoding="utf-8")
    (tmp_path / name).write_text(text.replace(PROGRAM, "/bin/true"), encoding="utf-8")
    unit = tmp_path / name.replace("@", "@8401")
    done = subprocess.run([program, "verify", "--man=no", unit], capture_output=True, text=True)
    assert done.stdout + done.stderr == ""
    assert done.returncode == 0
