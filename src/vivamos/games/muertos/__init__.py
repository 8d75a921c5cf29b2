"""Dia de los Muertos. mypy looks here whether its files keep the contract of a game."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vivamos.engine.contract import check_types
    from vivamos.games.muertos import advice, facts, knowledge, rules, view

    check_types(rules, knowledge, view, facts, advice)
