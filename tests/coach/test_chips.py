"""A review as a page: cards drawn, moves in words, and no notation in any language."""

from __future__ import annotations

import random
import re
from html import unescape
from typing import Any

import pytest

import vivamos
from vivamos.coach.budget import Budget
from vivamos.coach.chips import Chips
from vivamos.coach.page import page
from vivamos.coach.review import review
from vivamos.engine.facts import fact
from vivamos.engine.table import Table
from vivamos.engine.words import LANGUAGES

FEW = Budget(worlds=8, to_the_end=0, glance=4, moves=3, deals=4, graph=1, reasons=4)
DRAWN = re.compile(r'<span class="chip[^>]*aria-label="([^"]*)">(?:<i[^>]*>[^<]*</i>)+</span>')
NOTATION = re.compile(r"\b(?:[A-Z]{1,2}\d+|e\d+|r[+-]\d+)\b")


def played(game: str, seed: int = 3, decisions: int = 150) -> Table:
    """A game at random, or its beginning where games are long."""
    table, chooser = vivamos.deal(game, seed=seed), random.Random(seed)
    while not table.over and table.decisions < decisions:
        table.play(chooser.choice(table.moves()))
    return table


def moves_of(table: Table) -> list[str]:
    return [event["move"] for event in table.events if "move" in event]


@pytest.mark.parametrize("game", vivamos.catalogue())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_drawn_or_in_words(game: str, language: str) -> None:
    verbs = set()
    for seed in range(3):
        table = played(game, seed)
        chips = Chips(table, table.game.words(language))
        for number, move in enumerate(moves_of(table), 1):
            html = chips.move(move, number)
            spoken, beside = " ".join(DRAWN.findall(html)), DRAWN.sub("", html)
            assert spoken or beside
            for text in (spoken, beside):
                assert "<" not in text
                assert move not in text
                assert not NOTATION.search(text), (move, text)
                assert not re.search(r"[a-z]-[a-z]+-|\$|\{", text), (move, text)  # no message without its words
            verbs.add(move.split(" ")[0])
    written = {example.split(" ")[0] for example in table.game.view.EXAMPLES}
    assert len(verbs) >= len(written) / 2, "hardly anything was tried"


def test_a_sentence_has_its_cards_drawn() -> None:
    """Also those of the facts inside of it."""
    table = played("iyadosu")
    chips = Chips(table, table.game.words("en"))
    told = fact("coach-why", outcome=fact("coach-wins-with", seat=1, card="R7"), often=80, instead=20)
    text = chips.sentence(told, 1)
    assert DRAWN.findall(text) == ["Red 7"]
    assert not NOTATION.search(DRAWN.sub("", text))


@pytest.mark.parametrize(("game", "language"), [("slambo", "en"), ("iyadosu", "de")])
def test_the_page_has_no_notation(game: str, language: str) -> None:
    table = played(game, decisions=10**6)
    found: Any = review(table, FEW, 1)
    text = page([(table, found)], language)
    cards = re.findall(r'<article class="moment">.*?</article>', text)
    assert cards
    assert DRAWN.search("".join(cards))
    for each in cards:
        bare = unescape(re.sub(r"<[^>]*>", " ", DRAWN.sub(" ", each)))
        assert not NOTATION.search(bare), bare
        assert not any(f" {move} " in bare for move in set(moves_of(table))), bare
