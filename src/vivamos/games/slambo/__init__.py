"""SLAMBO!. mypy looks here whether its files keep the contract of a game."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vivamos.engine.contract import check_types
    from vivamos.games.slambo import advice, facts, knowledge, rules, view

    check_types(rules, knowledge, view, facts, advice)
