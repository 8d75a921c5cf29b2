"""Frames on their way to somebody: nothing overtakes what waits for a connection that takes nothing just now."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from vivamos.server.viewer import Viewer


class Wire:
    """A connection that takes frames only while it is open."""

    def __init__(self) -> None:
        self.open = True
        self.taken: list[str] = []
        self.pieces = 0  # in which they were taken
        self.hung_up = False

    def write(self, *texts: str) -> bool:
        if self.open:
            self.taken += texts
            self.pieces += 1
        return self.open

    def hang_up(self) -> None:
        self.hung_up = True


async def send_on(wire: Wire, viewer: Viewer) -> None:
    """What a connection does when it takes frames again."""
    while (frame := await viewer.next_frame()) is not None:
        await asyncio.sleep(0)
        wire.taken.append(frame)


async def while_all_waits(wire: Wire, viewer: Viewer) -> None:
    wire.open = True
    viewer.send("3")


async def while_one_is_on_its_way(wire: Wire, viewer: Viewer) -> None:
    wire.taken.append(str(await viewer.next_frame()))
    assert await viewer.next_frame() == "2"  # the last that waited: it is out of the queue, and not sent yet
    wire.open = True
    viewer.send("3")
    wire.taken.append("2")


@pytest.mark.parametrize("moment", [while_all_waits, while_one_is_on_its_way])
def test_nothing_overtakes_what_waits(moment: Callable[[Wire, Viewer], Awaitable[None]]) -> None:
    async def go() -> list[str]:
        wire = Wire()
        viewer = Viewer(0, connection=wire)
        viewer.send("0")
        wire.open = False
        viewer.send("1")
        viewer.send("2")
        await moment(wire, viewer)
        viewer.closed = True
        await send_on(wire, viewer)
        return wire.taken

    assert asyncio.run(go()) == ["0", "1", "2", "3"]


def test_who_takes_too_little_is_hung_up_on() -> None:
    wire = Wire()
    wire.open = False
    viewer = Viewer(0, most_waiting=10, connection=wire)
    for text in ("123456", "1234", "1"):
        viewer.send(text)
    assert viewer.closed
    assert wire.hung_up
    assert asyncio.run(viewer.next_frame()) is None


def test_what_an_action_brings_goes_out_with_its_answer() -> None:
    async def go() -> Wire:
        wire = Wire()
        viewer = Viewer(0, connection=wire)
        viewer.await_answer()
        viewer.send("event")
        viewer.answer("done")
        await asyncio.sleep(0)
        viewer.send("later")
        return wire

    wire = asyncio.run(go())
    assert (wire.taken, wire.pieces) == (["event", "done", "later"], 2)


def test_nothing_waits_for_an_answer_that_takes_long() -> None:
    async def go() -> list[list[str]]:
        wire = Wire()
        viewer = Viewer(0, connection=wire)
        viewer.await_answer()
        seen = []
        for text in ("somebody came", "somebody left"):
            viewer.send(text)
            await asyncio.sleep(0)  # the store takes its time
            seen.append(list(wire.taken))
        viewer.answer("done")
        return [*seen, wire.taken]

    assert asyncio.run(go()) == [
        ["somebody came"], ["somebody came", "somebody left"], ["somebody came", "somebody left", "done"]
    ]  # fmt: skip


@pytest.mark.parametrize("closing", [False, True])
def test_an_answer_overtakes_nothing_that_waits(closing: bool) -> None:
    async def go() -> list[str]:
        wire = Wire()
        viewer = Viewer(0, connection=wire)
        wire.open = False
        viewer.send("1")
        viewer.await_answer()
        viewer.send("2")
        if closing:
            viewer.close()
        else:
            viewer.answer("3")
            viewer.closed = True
        wire.open = True
        await send_on(wire, viewer)
        return wire.taken

    assert asyncio.run(go()) == (["1", "2"] if closing else ["1", "2", "3"])
