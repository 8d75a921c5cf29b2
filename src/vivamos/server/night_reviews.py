"""Games of club nights are reviewed by themselves, for the luck in the standing: when nobody waits for a review."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

import sqlalchemy as sa

from vivamos.engine.errors import VivamosError
from vivamos.server import logs
from vivamos.server.schema import night_tables, results, reviews
from vivamos.server.store import now

if TYPE_CHECKING:
    from vivamos.server.house import House

EVERY = 5.0  # seconds
LATELY = timedelta(days=1)  # what was played before is looked at no more
MOST = 100  # games to choose from: the coach cannot review some of them


async def keep_reviewing(house: House) -> None:
    """For as long as the server runs, one after the other. Of several processes one does it."""
    wait = house.settings.limits.night_reviews
    while wait < LATELY.total_seconds():
        await asyncio.sleep(EVERY)
        if not house.owning.is_first or house.reviews.is_busy:
            continue
        try:
            games = await house.store.read(partial(to_review, until=now() - timedelta(seconds=wait)))
            for game in games:
                if await house.reviews.begin_unasked(game):
                    break
        except VivamosError as error:
            logs.warning("games of club nights cannot be reviewed now", error=error)


def to_review(connection: sa.Connection, until: datetime) -> list[str]:
    """Games that count for a night, ended until then, and that nobody has had reviewed; the first to end first."""
    query = (
        sa.select(results.c.id)
        .join(night_tables, night_tables.c.table_id == results.c.id)
        .outerjoin(reviews, reviews.c.id == results.c.id)
        .where(reviews.c.id.is_(None), results.c.whole, ~results.c.hints)
        .where(results.c.finished > now() - LATELY, results.c.finished <= until)
    )
    return list(connection.execute(query.order_by(results.c.finished, results.c.id).limit(MOST)).scalars())
