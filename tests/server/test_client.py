"""The client of docs/server.md plays a whole game, as it stands there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from serving import Server

PAGE = Path(__file__).parents[2] / "docs" / "server.md"
WITHIN = 120  # seconds; the first game on a machine compiles


def test_the_client_on_the_page_plays_a_game(server: Server, tmp_path: Path) -> None:
    found = re.search(r"```python\n(.+?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    client = tmp_path / "client.py"
    client.write_text(found[1], encoding="utf-8")
    run = subprocess.run(
        [sys.executable, client, f"127.0.0.1:{server.port}"], capture_output=True, text=True, timeout=WITHIN
    )
    assert run.returncode == 0, run.stderr
    assert "card-played" in run.stdout
    assert run.stdout.splitlines()[-1] in ("Winners: [0]", "Winners: [1]")
