"""Lessons in a browser: which games have one, and the way to a step."""

from __future__ import annotations

import time

from playwright.sync_api import Page

import vivamos
from vivamos.teach.lesson import Lesson, lesson_of

from evenings import HURRY

TAUGHT = [game for game, found in vivamos.catalogue().items() if lesson_of(found) is not None]
WITHIN = 60  # seconds for a step on a busy machine


def the_lesson(game: str) -> Lesson:
    lesson = lesson_of(vivamos.game(game))
    assert lesson is not None
    return lesson


def arrived(page: Page, step: int) -> None:
    """Until a step is there, with all it points at."""
    until = time.monotonic() + WITHIN
    while not page.locator(f".lesson[data-step='{step}'] .teach").count():
        assert time.monotonic() < until, f"step {step} does not come"
        page.evaluate(HURRY)
        page.wait_for_timeout(30)
    assert page.locator(".veil").get_attribute("data-missing") == ""
