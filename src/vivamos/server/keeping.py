"""In the background: finished games are kept as they were seen, one step after the other, with rests between."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from vivamos.engine.errors import VivamosError
from vivamos.server import kept, logs
from vivamos.server.replays import PlayedAgain
from vivamos.server.shelf import Shelf
from vivamos.server.store import StoreError

if TYPE_CHECKING:
    from vivamos.server.house import House

AT_ONCE = 50  # games that are looked for
REST = 20  # times as long as a step took: so live tables lose a twentieth of a core at most


async def keep_views(house: House) -> None:
    """For as long as the server runs. What is not done when it stops is done after the next start."""
    given_up: set[str] = set()
    while True:
        await asyncio.sleep(house.settings.limits.keep_views)
        if not house.owning.is_first:
            continue
        try:
            found = await house.store.read(lambda connection: kept.without(connection, AT_ONCE + len(given_up)))
            for game_id in found:
                if game_id not in given_up:
                    await _keep(house, game_id, given_up)
        except StoreError as error:
            logs.warning("finished games cannot be kept as they were seen now", error=error)


async def _keep(house: House, game_id: str, given_up: set[str]) -> None:
    try:
        replay = await Shelf(house).find(game_id)  # not among those that people look at
    except StoreError:
        raise
    except VivamosError as error:  # one that cannot be played again must not hide the others
        logs.warning("a game cannot be kept as it was seen", game=game_id, error=error)
        given_up.add(game_id)
        return
    if not isinstance(replay, PlayedAgain):
        given_up.add(game_id)
        return
    await asyncio.to_thread(replay.marks)  # looks through the whole game
    lines, clock = [], asyncio.get_running_loop().time
    began = clock()
    for line in kept.lines_of(replay):
        lines.append(line)
        await asyncio.sleep(REST * (clock() - began))
        began = clock()
    body = await asyncio.to_thread(kept.packed, lines)
    await house.store.write(partial(kept.keep, game_id=game_id, body=body))
