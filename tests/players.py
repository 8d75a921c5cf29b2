"""People who play on whatever happens to the server, and remember what they were promised."""

from __future__ import annotations

import random
import threading
import time

from websockets.exceptions import ConnectionClosed, WebSocketException

from serving import PATIENCE, Server, Stream


class Player(threading.Thread):
    """Plays its seat through any number of crashes: connects again, resends what was not answered."""

    def __init__(self, server: Server, table: str, token: str, stop: threading.Event, pause: float = 0) -> None:
        super().__init__(daemon=True)
        self.pause = pause  # seconds before each move
        self.server, self.table, self.token, self.halt = server, table, token, stop
        self.acknowledged: dict[int, str] = {}  # event number → move
        self.known = 0
        self.pending: tuple[str, str] | None = None
        self.faults: list[str] = []
        self.over = False

    def run(self) -> None:
        count = 0
        while not self.halt.is_set() and not self.over:
            try:
                stream = Stream(self.server, self.table, self.token, self.known or None)
                if stream.welcome["number"] < max(self.acknowledged, default=0):
                    self.faults.append(f"{max(self.acknowledged)} was acknowledged, now {stream.welcome['number']}")
                while not self.halt.is_set():
                    if self.pending is None and stream.ask is not None:
                        count += 1
                        time.sleep(self.pause)
                        self.pending = f"{self.token[:6]}-{count}", random.choice(stream.ask["moves"])
                        self._send(stream)
                    elif self.pending is not None and count and stream.frames[-1]["type"] == "welcome":
                        self._send(stream)  # the answer was lost: the same move under the same id
                    frame = stream.next(within=5)
                    self.known = stream.number
                    if frame["type"] in ("done", "refused") and self.pending and frame["id"] == self.pending[0]:
                        if frame["type"] == "done":
                            self.acknowledged[frame["number"]] = self.pending[1]
                        elif stream.ask is not None:
                            self.faults.append(str(frame))
                        self.pending = None
                        if stream.ask and self.pending is None and frame["type"] == "done":
                            stream.ask = (
                                None if stream.number <= frame["number"] and not self._mine(stream) else stream.ask
                            )
                    if stream.view is not None and stream.view["to_move"] is None:
                        self.over = True
                        return
            except (ConnectionClosed, WebSocketException, OSError, TimeoutError, EOFError):
                time.sleep(0.05)
            except AssertionError as error:
                self.faults.append(str(error))
                return

    def _send(self, stream: Stream) -> None:
        assert self.pending is not None
        stream.send({"type": "move", "id": self.pending[0], "move": self.pending[1]})

    def _mine(self, stream: Stream) -> bool:
        return stream.view is not None and stream.view["to_move"] == stream.welcome["you"]


def wait_for_moves(people: list[Player], more: int) -> None:
    """Until so many more moves were acknowledged, or all games are over."""
    wanted = sum(len(person.acknowledged) for person in people) + more
    until = time.monotonic() + PATIENCE
    while sum(len(person.acknowledged) for person in people) < wanted and not all(person.over for person in people):
        assert time.monotonic() < until, "the game does not go on"
        time.sleep(0.005)
