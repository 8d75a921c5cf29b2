"""The rules pages: one skeleton for all games, and every rule id is cited by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vivamos
from vivamos.engine.words import LANGUAGES
from vivamos.server.pages import rules_page as html_of

from building import developers_page_file, rule_ids, rules_page
from expected import with_observation

ROOT = Path(__file__).parents[1]
SKELETONS = {
    "en": ["The goal", "What you need", "An example", "Rules", "Options", "Credits"],
    "de": ["Ziel des Spiels", "Was ihr braucht", "Ein Beispiel", "Regeln", "Optionen", "Wer das Spiel gemacht hat"],
    "es": ["El objetivo", "Qué hace falta", "Un ejemplo", "Reglas", "Opciones", "Créditos"],
    "ja": ["ゲームの目的", "用意するもの", "プレイ例", "ルール", "オプション", "クレジット"],
}
FOR_DEVELOPERS = ["Notation", "Options", "Observation vector", "Version history"]

each_game = pytest.mark.parametrize("game", vivamos.catalogue().values(), ids=lambda game: game.id)
each_language = pytest.mark.parametrize("language", LANGUAGES)


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


@each_language
@each_game
def test_the_page_has_the_skeleton_of_all_pages(game: vivamos.engine.game.Game, language: str) -> None:
    assert re.findall(r"^## (.+)$", rules_page(game, language), re.MULTILINE) == SKELETONS[language]


@each_language
@each_game
def test_every_language_has_the_same_rules(game: vivamos.engine.game.Game, language: str) -> None:
    """The same ids in the same order, and in each rule the same moves, cards and options."""
    assert rule_ids(game, language) == rule_ids(game)
    assert code_of_rules(game, language) == code_of_rules(game, "en")


def code_of_rules(game: vivamos.engine.game.Game, language: str) -> dict[str, list[str]]:
    """What each rule has in backticks, in any order: languages put their words in different ones."""
    found: dict[str, list[str]] = {}
    parts = re.split(rf"^- \*\*({game.rule_prefix}-\d+)\*\*", rules_page(game, language), flags=re.MULTILINE)
    for rule, text in zip(parts[1::2], parts[2::2], strict=True):
        own = re.split(r"^#", text, maxsplit=1, flags=re.MULTILINE)[0]
        found[rule] = sorted(re.findall(r"`([^`]+)`", own))
    return found


@each_language
@each_game
def test_the_page_lists_the_options(game: vivamos.engine.game.Game, language: str) -> None:
    text = rules_page(game, language)
    for option in game.options:
        assert f"`{option.name}`" in text
        assert option.rule in rule_ids(game)


@each_language
@each_game
def test_what_is_for_programs_stands_on_a_page_of_its_own(game: vivamos.engine.game.Game, language: str) -> None:
    """The page for players has no notation, and ends with a link to the other."""
    assert set(re.findall(r"`([^`]+)`", rules_page(game, language))) == {option.name for option in game.options}
    assert f"](../developers/{game.id}.md)" in rules_page(game, language).split("\n## ")[-1].split("\n\n")[-1]


@each_game
def test_the_page_for_developers_lists_options_and_moves(game: vivamos.engine.game.Game) -> None:
    text = developers_page_file(game).read_text(encoding="utf-8")
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == FOR_DEVELOPERS
    for told in (*(option.name for option in game.options), *game.view.EXAMPLES):
        assert f"`{told}`" in text


@each_game
def test_the_page_tells_the_observation_as_it_is(game: vivamos.engine.game.Game) -> None:
    page = developers_page_file(game).read_text(encoding="utf-8")
    assert game.knowledge.OBSERVATION.table() in page, "tests/update_expected.py writes it"
    assert with_observation(game, page) == page
    assert f"\n{len(game.knowledge.OBSERVATION)} numbers." in page


@each_language
@each_game
def test_nothing_of_the_markdown_is_left_in_the_browser(game: vivamos.engine.game.Game, language: str) -> None:
    """Stars that open or close nothing, links that are none: Japanese has no spaces to help."""
    html = html_of(game, language)["html"]
    assert not re.search(r"\*\*|\]\(|developers", html)
    assert "card:" in html


@each_game
def test_the_rules_are_told_without_pictures(game: vivamos.engine.game.Game) -> None:
    """The page may have one for readers of the checkout; terminal and browser have none to show."""
    assert not any("images/" in game.rules_text(language) for language in LANGUAGES)
    for language in LANGUAGES:
        assert game.rules_text(language).startswith(f"# {game.name}\n\n## {SKELETONS[language][0]}")


def test_a_language_without_a_page_reads_the_english_one() -> None:
    game = vivamos.game("slambo")
    assert game.rules_text("fr") == game.rules_text("en") == game.rules_text() != game.rules_text("de")
    assert [game.rules_language(language) for language in ("fr", "en-XA", "de")] == ["en", "en", "de"]
