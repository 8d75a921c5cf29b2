"""The words of the pages are those of Python: every message of every language, rendered in both."""

from __future__ import annotations

import json
from typing import Any

import pytest

import vivamos
from vivamos.engine.words import LANGUAGES, PSEUDO, words_of

from messages import NAMES, samples
from visitors import Visit

RENDER = """async ([part, facts, names]) => {
  const { loadWords, wordsOf } = await import("/web/words.js");
  if (part !== "room") await loadWords(part);
  const words = wordsOf(part);
  return facts.map(([fact, me]) => words.text(fact, {}, { me, name: (seat) => names[seat] }));
}"""


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_the_page_and_python_say_the_same(visit: Visit, language: str) -> None:
    person = visit("/", name="Mara", language=language)
    for part in ("room", *vivamos.catalogue()):
        words = words_of(language, None if part == "room" else vivamos.game(part).folder)
        facts: list[Any] = [list(each) for each in samples(words, words.messages())]
        shown = person.page.evaluate(RENDER, [part, facts, NAMES])
        expected = [words.text(fact, NAMES.__getitem__, me) for fact, me in facts]
        differing = [
            (json.dumps(fact), here, there)
            for (fact, _), here, there in zip(facts, expected, shown, strict=True)
            if here != there
        ]
        assert differing == []


SPOKEN = """async ([game, cards, view]) => {
  const { loadWords } = await import("/web/words.js");
  await loadWords(game);
  const { default: module } = await import(`/web/games/${game}/table.js`);
  return cards.map((card) => module.spoken(card, view));
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_called_the_same(visit: Visit, language: str) -> None:
    person = visit("/", name="Mara", language=language)
    for game in vivamos.catalogue():
        table = vivamos.deal(game, seed=1)
        seats = range(table.players)
        cards = sorted({card for seat in seats for card in table.own_at(table.now(), seat)["hand"]})
        told = [table.game.facts.spoken(card, table.now()) for card in cards]
        shown = person.page.evaluate(SPOKEN, [game, cards, table.public_at(table.now())])
        assert [table.game.words(language).text(each) for each in told if each] == shown
