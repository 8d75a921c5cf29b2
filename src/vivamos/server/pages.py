"""What a browser loads: the client's files, and the rules of the games as pages."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from pathlib import Path

from markdown_it import MarkdownIt

from vivamos.engine.game import Game

WEB = Path(str(resources.files("vivamos"))) / "web"


@cache
def rules_page(game: Game) -> dict[str, str]:
    """The game's page of rules as HTML; every rule's id is an anchor."""
    text = game.rules_text()
    title = text.split("\n", 1)[0].lstrip("# ").strip()
    html: str = MarkdownIt("commonmark").enable("table").render(text.split("\n", 1)[1])
    rule = re.compile(rf"<li>(\s*<p>)?\s*<strong>({game.rule_prefix}-\d+)</strong>")
    html = rule.sub(r'<li id="\2">\1<strong><a href="#\2">\2</a></strong>', html)
    headings = re.compile(r"<h([23])>([^<]+)</h\1>")
    return {"title": title, "html": headings.sub(_with_id, html)}


def _with_id(heading: re.Match[str]) -> str:
    level, text = heading.groups()
    name = re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")
    return f'<h{level} id="{name}">{text}</h{level}>'
