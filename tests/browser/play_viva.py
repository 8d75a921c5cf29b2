"""One move of VIVA, made with the mouse. It plays to win: a round of players who only hoard can last very long."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, TimeoutError

ABLE = ".hc:not([aria-disabled])"
OPEN = ":is(.vt-house.viva, .vt-house.ok, .vt-house.risk) .vt-hit"
PATIENCE = 2000  # ms for a press
CORNER = {"x": 10, "y": 10}  # of a card that others lie on this much can always be seen


def play_turn(page: Page) -> None:
    """Go out, make VIVA, lay as many cards as possible, choose the blocking card, let a card pass, or draw."""
    table = page.locator(".vt[data-asked]")
    try:
        if table.count():
            {"judge": _let, "block": _block}.get(table.get_attribute("data-asked", timeout=PATIENCE) or "", _place)(
                table
            )
    except TimeoutError:
        return  # what was to be pressed has just gone


def _let(table: Locator) -> None:
    table.locator(".vt-go.let").click(timeout=PATIENCE)


def _names(cards: Locator) -> list[str]:
    names: list[str] = cards.evaluate_all("cards => cards.map(card => card.dataset.card)")
    return names


def _select(table: Locator, card: str) -> None:
    button = table.locator(f'{ABLE}[data-card="{card}"]').first
    if button.get_attribute("aria-pressed", timeout=PATIENCE) != "true":
        button.click(position=CORNER, timeout=PATIENCE)


def _block(table: Locator) -> None:
    """With a card that shares a colour with just one other: that one may go out on it."""
    hand = _names(table.locator(ABLE))

    def sharing(card: str) -> int:
        return sum(bool(set(card) & set(other)) for other in hand) - 1

    _select(table, min(hand, key=lambda card: abs(sharing(card) - 1)))
    table.locator(".vt-block .vt-hit").click(timeout=PATIENCE)


def _place(table: Locator) -> None:
    hand, able = _names(table.locator(".hc")), _names(table.locator(ABLE))
    if table.get_attribute("data-asked", timeout=PATIENCE) == "turn":
        for card in sorted(set(able), key=hand.count):  # the one with most copies comes last and stays selected
            _select(table, card)
            if len(hand) > 2 and table.locator(".vt-house.viva").count():
                break
        else:
            if table.locator(".vt-many").count():
                table.locator(".vt-many button").last.click(timeout=PATIENCE)
    for target in (".vt-block .vt-hit", ".vt-house.viva .vt-hit"):
        if table.locator(target).count():
            table.locator(target).first.click(timeout=PATIENCE)
            return
    if not table.locator(OPEN).count():
        table.locator(".vt-go").first.click(timeout=PATIENCE)
        return
    wanted = table.locator('.vt-many [aria-pressed="true"]').all_inner_texts()
    for _ in range(int(wanted[0]) if wanted else 1):
        table.locator(OPEN).first.click(timeout=PATIENCE)
