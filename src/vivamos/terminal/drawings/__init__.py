"""How the table of each game looks in a terminal. A game without a file here gets the plain one.

As with the pages, only these files know a game: `drawings/<folder of the game>.py` has a class `Table`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from vivamos.engine.game import Game
from vivamos.terminal.drawings.drawing import Drawing


def drawing_of(game: Game) -> type[Drawing]:
    name = f"{__name__}.{game.folder.name}"
    if find_spec(name) is None:
        return Drawing
    made: type[Drawing] = import_module(name).Table
    return made
