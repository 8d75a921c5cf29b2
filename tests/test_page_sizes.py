"""How much a browser loads before somebody can play: no more than a phone with a bad line can bear."""

from __future__ import annotations

import gzip
import re

import pytest

import vivamos
from vivamos.server.modules import with_imports
from vivamos.server.pages import WEB

MOST = 250_000  # bytes of scripts and styles for a table, compressed


def text_of(name: str) -> str:
    return (WEB / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", vivamos.catalogue())
def test_scripts_and_styles_of_a_table_are_small(game: str) -> None:
    named = re.findall(r'"/web/([^"]+\.(?:js|css))"', text_of("index.html"))
    scripts = [name for name in named if name.endswith(".js")]
    modules = with_imports([*scripts, "table/page.js", f"games/{game}/table.js"], text_of)
    assert {"words.js", "table/connection.js"} < set(modules), "imports were not found"
    styles = [*(name for name in named if name.endswith(".css")), f"games/{game}/style.css"]
    sent = sum(len(gzip.compress((WEB / name).read_bytes(), 9)) for name in {*modules, *styles})
    assert 50_000 < sent < MOST
