"""Reviews of finished games: made in the background, one at a time, and kept in the store."""

from __future__ import annotations

import asyncio
import math
import os
import sys
import zlib
from collections import OrderedDict, deque
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Literal

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from vivamos.coach import review as coach
from vivamos.coach.review import Review, check_over
from vivamos.coach.titles import title_of
from vivamos.engine.errors import UsageError, VivamosError
from vivamos.engine.facts import Fact
from vivamos.engine.table import Table
from vivamos.server import logs
from vivamos.server.allowances import TooOften
from vivamos.server.claims import Claims
from vivamos.server.refusals import NotNow
from vivamos.server.replays import PlayedAgain, Replay
from vivamos.server.review_process import Asked, Told
from vivamos.server.schema import reviews
from vivamos.server.store import StoreError, now
from vivamos.server.tokens import ID

if TYPE_CHECKING:
    from vivamos.server.house import House

MOST_LINE = 64 << 20  # bytes of a review
MOST_NICE = 19
LOOK_EVERY = 1.0  # seconds, how far another process is
COME_BACK = 30.0  # seconds, when too many wait
LONGEST = 1e6  # seconds for a review, whatever the limits say
MOST_FAILED = 100  # games whose review went wrong, remembered until somebody asks again


class Moment(Struct):
    """A costly decision, without what would have been better."""

    number: int
    seat: int
    round: int
    played: str
    cost: float
    title: Fact | None
    """What came of it, in a few words."""


class Summary(Struct):
    """What a review comes to. What was better at each moment is asked for by itself: one may want to try it first."""

    game: str
    players: int
    threshold: float
    seats: list[coach.Seat]
    moments: list[Moment]
    graph: list[list[float]]

    @classmethod
    def of(cls, review: Review, table: Table | None) -> Summary:
        """Without a table, of a game by older rules, nothing can be told of what came of a move."""
        moments = [
            Moment(
                each.number,
                each.seat,
                each.round,
                each.played,
                each.cost,
                None if table is None else title_of(table, each),
            )
            for each in map(review.decision, review.moments)
        ]
        return cls(review.game, review.players, review.threshold, review.seats, moments, review.graph)


class Standing(Struct):
    """How far a review is."""

    state: Literal["none", "waiting", "working", "ready", "failed"]
    done: int = 0
    total: int = 0
    ahead: int = 0
    """Reviews that come first."""
    review: Summary | None = None


@dataclass
class Wanted:
    """A review that is to be made."""

    replay: PlayedAgain
    asked: bool  # somebody waits for it; else it gives way to one that somebody asks for
    done: int = 0
    total: int = 0
    process: asyncio.subprocess.Process | None = None
    gave_way: bool = False

    def give_way(self) -> None:
        if not self.asked:
            self.gave_way = True
            if self.process is not None and self.process.returncode is None:
                self.process.kill()


class ReviewFailed(VivamosError):  # noqa: N818  (it reads as what it says)
    """The process ended without a review, or took too long."""

    def __init__(self) -> None:
        super().__init__("review-failed")


class Reviews:
    """All reviews: in the store, in memory for those looked at lately, and in the making."""

    def __init__(self, house: House) -> None:
        self.house = house
        limits = house.settings.limits
        self._asked = house.allowances.buckets("reviews", limits.reviews, limits.reviews_a_minute / 60)
        self._there: OrderedDict[str, Review] = OrderedDict()
        self._wanted: dict[str, Wanted] = {}
        self._waiting: deque[str] = deque()
        self._failed: OrderedDict[str, None] = OrderedDict()
        self._work: asyncio.Task[None] | None = None
        self._claims = Claims(house.owning)
        self._following: set[asyncio.Task[None]] = set()  # reviews that other processes make

    async def standing(self, replay: Replay) -> Standing:
        """How far the review of a game is, and the review itself if it is there."""
        game = replay.shown.id
        wanted = self._wanted.get(game)
        if wanted is not None:
            waits = game in self._waiting
            ahead = self._waiting.index(game) + 1 if waits else 0
            return Standing("waiting" if waits else "working", wanted.done, wanted.total, ahead)
        found = await self.find(replay)
        if found is not None:
            table = replay.table if isinstance(replay, PlayedAgain) else None
            return Standing("ready", review=await asyncio.to_thread(Summary.of, found, table))
        if ID.fullmatch(game) and (progress := await self._claims.elsewhere(game)) is not None:
            return Standing("working", *progress)
        return Standing("failed" if game in self._failed else "none")

    async def find(self, replay: Replay) -> Review | None:
        """A review that was made."""
        game = replay.shown.id
        if game in self._there:
            self._there.move_to_end(game)
            return self._there[game]
        if not ID.fullmatch(game):  # a record that was only brought is not stored, and neither is its review
            return None
        body = await self.house.store.read(partial(_stored, game=game))
        try:
            return None if body is None else self._put(game, coach.from_json(zlib.decompress(body)))
        except msgspec.DecodeError:  # of a version that told something else: it is made anew
            return None

    async def needed(self, replay: Replay) -> Review:
        """The same, for what cannot be told without it."""
        found = await self.find(replay)
        if found is None:
            raise NotNow("review-not-there")
        return found

    async def want(self, replay: Replay, address: str) -> Standing:
        """Begin a review, unless it is there or somebody waits for it already."""
        game = replay.shown.id
        if game not in self._wanted and await self.find(replay) is None and game not in self._wanted:
            self._begin(game, self._fit(replay), address)
        elif game in self._wanted:
            self._wanted[game].asked = True
        return await self.standing(replay)

    @property
    def is_busy(self) -> bool:
        """Whether any review is being made, or waits."""
        return bool(self._wanted)

    async def begin_unasked(self, game: str) -> bool:
        """Begin a review of a stored game that nobody waits for; False if the coach cannot do it, or not yet."""
        if game in self._failed:
            return False
        try:
            replay = self._fit(await self.house.shelf.find(game))
        except StoreError:
            raise
        except VivamosError:
            self._note_failed(game)
            return False
        if not self.house.readiness.is_ready(replay.table.game.id):
            return False
        if not self.is_busy:
            self._put_last(game, Wanted(replay, asked=False))
        return True

    def stop(self) -> None:
        """What is being made is given up: whoever still wants it asks the next server."""
        for task in self._following:
            task.cancel()
        if self._work is not None:
            self._work.cancel()

    def _fit(self, replay: Replay) -> PlayedAgain:
        if not isinstance(replay, PlayedAgain):
            raise NotNow("replay-of-old-rules")
        check_over(replay.table)
        most = self.house.settings.limits.review_decisions
        if replay.table.decisions > most:
            raise UsageError("review-too-long", most=int(most))
        return replay

    def _begin(self, game: str, replay: PlayedAgain, address: str) -> None:
        if len(self._waiting) >= self.house.settings.limits.review_queue:
            raise TooOften("too-many-reviews", COME_BACK)
        bucket = self._asked.of(address)
        if not bucket.take():
            raise TooOften("too-many-reviews", bucket.wait())
        for other in self._wanted.values():
            other.give_way()
        self._put_last(game, Wanted(replay, asked=True))

    def _put_last(self, game: str, wanted: Wanted) -> None:
        self._failed.pop(game, None)
        self._wanted[game] = wanted
        self._waiting.append(game)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._make_all())

    async def _make_all(self) -> None:
        while self._waiting:
            game = self._waiting.popleft()
            wanted, is_mine = self._wanted[game], True
            try:
                if ID.fullmatch(game):
                    async with self._claims.one(game, lambda wanted=wanted: (wanted.done, wanted.total)) as is_mine:  # type: ignore[misc]
                        if is_mine and await self.find(wanted.replay) is None:
                            await self._make(game, wanted)
                else:
                    await self._make(game, wanted)
            except Exception as error:  # whatever it is, say that no more processes start: the others are reviewed
                if not wanted.gave_way:
                    logs.warning("a game cannot be reviewed", game=game, error=error)
                    self._note_failed(game)
            finally:
                if is_mine or not wanted.asked:
                    del self._wanted[game]
            if not is_mine and wanted.asked:
                task = asyncio.create_task(self._follow(game, wanted))
                self._following.add(task)
                task.add_done_callback(self._following.discard)

    async def _follow(self, game: str, wanted: Wanted) -> None:
        """Another process makes a review. If it does not come to its end there, it is made here."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                progress = await self._claims.elsewhere(game)
                if progress is None:
                    there = await self.find(wanted.replay)
                    break
                wanted.done, wanted.total = progress
            except StoreError as error:
                logs.warning("nobody knows how far a review is", game=game, error=error)
        del self._wanted[game]
        if there is None:
            self._put_last(game, Wanted(wanted.replay, asked=True))

    def _note_failed(self, game: str) -> None:
        self._failed[game] = None
        while len(self._failed) > MOST_FAILED:
            self._failed.popitem(last=False)

    async def _make(self, game: str, wanted: Wanted) -> None:
        try:
            async with asyncio.timeout(min(self.house.settings.limits.review_seconds, LONGEST)):
                await self.house.readiness.wait_for(wanted.replay.table.game.id)
                review = await self._elsewhere(wanted)
        except TimeoutError:
            raise ReviewFailed from None
        if ID.fullmatch(game):
            body = await asyncio.to_thread(lambda: zlib.compress(coach.to_json(review)))
            await self.house.store.write(partial(_store, game=game, body=body))
        logs.info("review made", game=game, decisions=wanted.total)
        self._put(game, review)

    async def _elsewhere(self, wanted: Wanted) -> Review:
        """In another process, which is told off when nobody waits for it any more."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "vivamos.server.review_process", limit=MOST_LINE,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        wanted.process = process
        if wanted.gave_way:  # before it was there
            process.kill()
        try:
            _stand_back(process.pid, self.house.settings.limits.review_nice)
            record, cluster = wanted.replay.table.record(), self.house.settings.review_cluster
            asked = Asked(record=record, threads=max(1, (os.cpu_count() or 2) - 1), cluster=cluster)
            process.stdin.write(msgspec.json.encode(asked) + b"\n")
            while line := await process.stdout.readline():
                told = msgspec.json.decode(line, type=Told)
                if told.warning:
                    logs.warning("a review is made on this machine", reason=told.warning)
                if told.review is not None:
                    return told.review
                wanted.done, wanted.total = told.done, told.total
        except (OSError, ValueError, msgspec.DecodeError):
            if not wanted.gave_way:
                logs.warning("the process of a review broke off")
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()
        raise ReviewFailed

    def _put(self, game: str, review: Review) -> Review:
        self._there[game] = review
        while len(self._there) > max(1, self.house.settings.limits.replays):
            self._there.popitem(last=False)
        return review


def _stand_back(pid: int, nice: float) -> None:
    """From its first moment on, a process lets all others go first: loading takes as long as some reviews."""
    if math.isinf(nice) or not hasattr(os, "setpriority"):
        return
    farthest = min(int(nice), MOST_NICE)
    if farthest > os.getpriority(os.PRIO_PROCESS, pid):  # only root may let it come nearer
        os.setpriority(os.PRIO_PROCESS, pid, farthest)
    if nice >= MOST_NICE and hasattr(os, "SCHED_IDLE"):  # Linux: it never makes another one wait
        os.sched_setscheduler(pid, os.SCHED_IDLE, os.sched_param(0))


# --- in the store ---


def _stored(connection: sa.Connection, game: str) -> bytes | None:
    found = connection.execute(sa.select(reviews.c.review).where(reviews.c.id == game)).scalar()
    return None if found is None else bytes(found)


def _store(connection: sa.Connection, game: str, body: bytes) -> None:
    connection.execute(reviews.delete().where(reviews.c.id == game))  # one that could not be read
    connection.execute(reviews.insert().values(id=game, review=body, made=now()))
