"""The rules pages: one skeleton for all games, and every rule id is cited by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vivamos

from scripts import rule_ids, rules_page

ROOT = Path(__file__).parents[1]
SKELETON = ["What it is", "Rules", "Notation", "Observation vector", "Options", "Version history"]

each_game = pytest.mark.parametrize("game", vivamos.catalogue().values(), ids=lambda game: game.id)


def cited_rules() -> set[str]:
    """All ids in the `@pytest.mark.rule(…)` of any test."""
    cited: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for ids in re.findall(r"^ *@pytest\.mark\.rule\(([^)]*)\)", path.read_text(encoding="utf-8"), re.MULTILINE):
            cited |= set(re.findall(r'"([^"]+)"', ids))
    return cited


@each_game
def test_every_rule_is_cited_by_a_test(game: vivamos.engine.game.Game) -> None:
    ids = rule_ids(game)
    assert ids == [f"{game.rule_prefix}-{number}" for number in range(1, len(ids) + 1)]
    assert sorted(set(ids) - cited_rules()) == []


@each_game
def test_the_page_has_the_skeleton_of_all_pages(game: vivamos.engine.game.Game) -> None:
    assert re.findall(r"^## (.+)$", rules_page(game), re.MULTILINE) == SKELETON


@each_game
def test_the_page_lists_the_options_and_moves(game: vivamos.engine.game.Game) -> None:
    text = rules_page(game)
    for option in game.options:
        assert f"`{option.name}`" in text
        assert option.rule in rule_ids(game)
    for example in game.view.EXAMPLES:
        assert f"`{example}`" in text


@each_game
def test_the_page_gives_the_length_of_the_observation(game: vivamos.engine.game.Game) -> None:
    assert f"{game.rules.OBSERVATION} numbers" in rules_page(game)


@each_game
def test_the_rules_are_told_without_pictures(game: vivamos.engine.game.Game) -> None:
    """The page may have one for readers of the checkout; terminal and browser have none to show."""
    assert "images/" not in game.rules_text()
    assert game.rules_text().startswith(f"# {game.name}\n\n## What it is")
