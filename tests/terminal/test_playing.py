"""Games against bots at the table that is drawn in a terminal."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

import vivamos
from vivamos.engine.words import LANGUAGES
from vivamos.terminal.items import Items
from vivamos.terminal.playing import YOU, PlayApp

from at_table import app_for, check_nothing_is_cut, play_turn, screen_of, settled, sit_at, text_of

GAMES = list(vivamos.catalogue())
SHORT = {"viva": {"rounds": 1}}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_keyboard(game: str) -> None:
    app = app_for(game, seed=5, options=SHORT.get(game))

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        while not app.played.over:
            check_nothing_is_cut(app)
            await play_turn(app, pilot)
        check_nothing_is_cut(app)
        winners = app.played.winners()
        assert text_of(app, "said").startswith(app.words.text("table-have-won", me=YOU, seats=winners))
        assert app.view == app.played.view(YOU)

    sit_at(app, play)
    record = app.played.record()
    assert vivamos.replay(record).winners() == app.played.winners()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_with_most_players_in_any_language(game: str, language: str) -> None:
    app = app_for(game, max(vivamos.game(game).players), seed=2, language=language, options=SHORT.get(game))

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        for _ in range(8):
            if app.played.over:
                break
            check_nothing_is_cut(app)
            await play_turn(app, pilot)

    sit_at(app, play)


def test_a_refused_card_says_rule_and_reason_and_changes_nothing() -> None:
    app = app_for("vamos-dia", 4, seed=3)

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        while not app.asked["refused"]:
            await play_turn(app, pilot)
        card = next(iter(app.asked["refused"])).split()[1]
        index = next(i for i, (name, *_) in enumerate(app.hand_cards) if name == card)
        decisions = app.played.decisions
        while app.cursor != index:
            await pilot.press("right")
        reason = app.words.text(app.asked["refused"][f"play {card}"])
        assert reason in text_of(app, "said"), "it is told as soon as the card is looked at"
        await pilot.press("enter")
        assert reason in text_of(app, "said")
        assert "(VD-6)" in text_of(app, "said")
        assert app.played.decisions == decisions

    sit_at(app, play)


@pytest.mark.parametrize("game", GAMES)
def test_undo_goes_back_to_the_last_own_choice(game: str) -> None:
    app = app_for(game, seed=4)

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("u")
        assert app.words.text("nothing-to-take-back") in text_of(app, "said")
        await play_turn(app, pilot)
        view, facts = app.view, list(app.facts)
        await play_turn(app, pilot)
        assert app.view != view
        await pilot.press("u")
        await settled(app, pilot)
        assert app.view == view
        assert [each["fact"] for each in app.facts] == [each["fact"] for each in facts]
        assert app.asked is not None
        await play_turn(app, pilot)

    sit_at(app, play)


def test_a_card_is_looked_at_by_a_click_and_played_by_another() -> None:
    app = app_for("slambo", 3, seed=2)

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        hand = app.query_one("#hand", Items)
        index = next(i for i, (_, moves, _) in enumerate(app.hand_cards) if len(moves) == 1 and i > 0)
        card, moves, _ = app.hand_cards[index]
        middle = hand.regions[index].center
        offset = (int(middle[0]) + 1, int(middle[1]))  # a cell of padding is before the hand
        await pilot.click("#hand", offset=offset)
        assert app.cursor == index
        assert card in text_of(app, "said")
        assert app.played.decisions == app.told, "nothing is played yet"
        decisions = app.played.decisions
        await pilot.click("#hand", offset=offset)
        await settled(app, pilot)
        assert app.played.decisions > decisions
        own = [event["move"] for event in app.played.events if event.get("seat") == YOU]
        assert own[-1] == moves[0]

    sit_at(app, play)


def test_keys_and_choices_can_be_clicked() -> None:
    app = app_for("iyadosu", 3, seed=2)

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        choices = app.query_one("#choices", Items)
        assert len(choices.items) > 1, "the hand is to be divided"
        last = choices.regions[2]
        await pilot.click("#choices", offset=(last.x + 2, last.y))
        await settled(app, pilot)
        assert app.view["declared"][YOU] == 3
        keys = app.query_one("#keys", Items)
        index = next(i for i, item in enumerate(keys.items) if item.means == "help")
        await pilot.click("#keys", offset=(keys.regions[index].x + 1, 0))
        await pilot.pause()
        assert app.words.text("terminal-keys") in "\n".join(screen_of(app))
        await pilot.press("x")
        assert app.words.text("terminal-keys") not in "\n".join(screen_of(app))

    sit_at(app, play)


def test_choices_of_a_card_can_be_left_again() -> None:
    def is_either(card: str) -> bool:
        return card.startswith("e")

    hands = ((seed, vivamos.deal("slambo", 3, seed, {"start": 0}).view(YOU)["hand"]) for seed in range(100))
    seed, hand = next((seed, hand) for seed, hand in hands if any(map(is_either, hand)))
    index = next(i for i, card in enumerate(hand) if is_either(card))

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press(*["right"] * index, "enter")
        assert [option.moves for option in app.choices()] == [(f"play {hand[index]} +",), (f"play {hand[index]} -",)]
        await pilot.press("escape")
        assert app.choices() == []
        assert app.in_hand
        await pilot.press(*["right"] * index, "enter", "right", "enter")
        await settled(app, pilot)
        own = [event["move"] for event in app.played.events if event.get("seat") == YOU]
        assert own[0] == f"play {hand[index]} -"

    sit_at(app_for("slambo", 3, seed, options={"start": 0}), play)


async def until_in_sight(app: PlayApp, pilot: Pilot[None], name: str) -> None:
    """Whoever is asked sees the hand without scrolling."""
    for _ in range(100):
        if app.query_one(f"#{name}").region.bottom <= app.size.height:
            return
        await pilot.pause(0.05)
    raise AssertionError(f"#{name} is below the edge")


@pytest.mark.parametrize("game", GAMES)
def test_a_small_terminal_scrolls_and_cuts_no_line(game: str) -> None:
    app = app_for(game, max(vivamos.game(game).players), seed=2)

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        assert app.screen.has_class("small")
        assert app.screen.virtual_size.height > app.size.height, "there is something to scroll to"
        for _ in range(3):
            if app.asked is not None:
                await play_turn(app, pilot)
        assert app.drawing.width <= app.size.width
        for name in ("table", "hand", "choices", "keys"):
            assert app.query_one(f"#{name}").virtual_region.bottom <= app.screen.virtual_size.height
        await until_in_sight(app, pilot, "hand")
        for _ in range(4):
            await pilot.press("pageup")
        assert app.query_one("#top").region.y == 0, "back at the top"

    sit_at(app, play, size=(50, 14))


def test_resizing_draws_anew() -> None:
    app = app_for("vamos-dia", 5, seed=2)

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        check_nothing_is_cut(app)
        await pilot.resize_terminal(40, 12)
        await pilot.pause()
        assert app.screen.has_class("small")
        await pilot.resize_terminal(140, 40)
        await pilot.pause()
        assert app.screen.has_class("wide")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        check_nothing_is_cut(app)

    sit_at(app, play)


def test_a_new_game_comes_when_one_is_over() -> None:
    app = app_for("slambo", 2, seed=3)

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("n")
        assert app.words.text("terminal-new-when-over") in text_of(app, "said")
        while not app.played.over:
            await play_turn(app, pilot)
        await pilot.press("n")
        await settled(app, pilot)
        assert not app.played.over
        assert app.asked is not None

    sit_at(app, play)
