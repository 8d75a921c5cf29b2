"""All tables with the most players and the fullest hands, in the longest language, at every size: measured by boxes."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest

import vivamos
from vivamos.engine.words import PSEUDO

from measuring import TOUCH, at_every_size, moments, resize
from visitors import Visit


@pytest.mark.parametrize("game", vivamos.catalogue())
def test_every_table_fits_every_size(visit: Visit, game: str) -> None:
    page = visit("/", name="Mara", language=PSEUDO, **TOUCH).page
    wrong = {
        moment: {size: found for size, found in at_every_size(page, there).items() if found}
        for moment, there in moments(page, game)
    }
    assert {moment: sizes for moment, sizes in wrong.items() if sizes} == {}


@pytest.mark.parametrize("game", vivamos.catalogue())
def test_every_table_fits_in_a_language_that_people_read(visit: Visit, game: str) -> None:
    """Words of another length break elsewhere, other cards lie there, fewer sit there, and who watches has no hand."""
    page = visit("/", name="Mara", language="de", **TOUCH).page
    _, there = next(moments(page, game, vivamos.game(game).usual_players, seed=7))
    assert {size: found for size, found in at_every_size(page, there).items() if found} == {}
    watching = visit(urlsplit(page.url).path, name="Teo", language="de", **TOUCH).page
    watching.wait_for_selector(".seat")
    missing = "missing: no trick on the table"  # while hands are cut, only who cuts one sees something of it
    seen = {size: set(found) - {missing} for size, found in at_every_size(watching).items()}
    assert {size: found for size, found in seen.items() if found} == {}


@pytest.mark.parametrize(("game", "players"), [("muertos", 3), ("vamos-dia", 4)])
def test_a_table_that_is_laid_otherwise_for_fewer_fits_every_size(visit: Visit, game: str, players: int) -> None:
    """Dia de los Muertos for three: a fourth hand lies open on the table. Four of VAMOS dia sit elsewhere than five."""
    page = visit("/", name="Mara", language=PSEUDO, **TOUCH).page
    wrong = {
        moment: {size: found for size, found in at_every_size(page, there).items() if found}
        for moment, there in moments(page, game, players=players)
    }
    assert {moment: sizes for moment, sizes in wrong.items() if sizes} == {}


PAGES = ["/", "/me", "/new/vamos-dia"]


@pytest.mark.parametrize("path", PAGES)
def test_every_page_fits_every_size(visit: Visit, path: str) -> None:
    page = visit(path, name="Mara", language=PSEUDO, **TOUCH).page
    for folded in page.locator("details:not([open]) > summary").all():
        folded.click()
    wrong = at_every_size(page)
    assert {size: found for size, found in wrong.items() if found} == {}
    if path == "/":
        resize(page, "844x390")
        page.evaluate("scrollTo(0, 0)")
        button = page.locator(".tile .pl").first.bounding_box()
        assert button is not None
        assert button["y"] + button["height"] <= 390, "one can play without scrolling"
