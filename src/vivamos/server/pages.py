"""What a browser loads: the client's files, and the rules of the games as pages."""

from __future__ import annotations

import itertools
import re
from functools import cache
from importlib import resources
from pathlib import Path

from markdown_it import MarkdownIt

from vivamos.engine.game import Game

WEB = Path(str(resources.files("vivamos"))) / "web"
FOR_DEVELOPERS = re.compile(r"^\[[^\]]+\]\(\.\./developers/.+\Z", re.MULTILINE | re.DOTALL)  # a file of the checkout


@cache
def rules_page(game: Game, language: str) -> dict[str, str]:
    """The game's page of rules as HTML; every rule's id is an anchor, and so is `options`, in every language."""
    text = game.rules_text(language)
    title = text.split("\n", 1)[0].lstrip("# ").strip()
    html: str = MarkdownIt("commonmark").enable("table").render(FOR_DEVELOPERS.sub("", text.split("\n", 1)[1]))
    rule = re.compile(rf"<li>(\s*<p>)?\s*<strong>({game.rule_prefix}-\d+)</strong>")
    html = rule.sub(r'<li id="\2">\1<strong><a href="#\2">\2</a></strong>', html)
    numbers = itertools.count(1)
    options = re.findall(r"<h2>([^<]+)</h2>", html)[-2]  # in every language only the credits come after them

    def with_id(heading: re.Match[str]) -> str:
        level, words = heading.groups()
        number = next(numbers)
        name = "options" if level == "2" and words == options else f"part-{number}"
        return f'<h{level} id="{name}">{words}</h{level}>'

    told_in = game.rules_language(language)
    return {"title": title, "language": told_in, "html": re.sub(r"<h([23])>([^<]+)</h\1>", with_id, html)}
