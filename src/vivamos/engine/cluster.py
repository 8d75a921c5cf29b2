"""Work on a Ray cluster: the very numbers of one machine, whichever of its workers are lost on the way.

Items travel in pieces that take about half a second, so that sending them costs next to nothing and a worker that dies
costs little: its piece is done again by another. What is needed for all of them (the game, a deck, a record) travels
once to each machine. Every machine must have the same Vivamos; no code travels.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import socket
import sys
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from importlib.metadata import version
from importlib.util import find_spec
from itertools import islice
from typing import Any, TypeVar

from vivamos.engine.batch import cores
from vivamos.engine.compiled import PACKAGE, sources_digest
from vivamos.engine.errors import UsageError, VivamosError, shown

T = TypeVar("T")
R = TypeVar("R")

LOCAL = "local"
PIECE = 0.5  # seconds that a piece should take
GROWS = 4  # times as many items as the piece before, at most: the first ones may have waited for a compiler
AHEAD = 3  # pieces for each worker, before the reader has them
TRIES = 8  # workers that may be lost with the same piece, before it is thought to be what kills them
ANSWERS_WITHIN = 5.0  # seconds for the first answer of a cluster
STORE = 128 << 20  # bytes of memory for what lies between local workers: our pieces are small


class ClusterError(VivamosError):
    """The cluster cannot do the work."""


class Cluster:
    """Workers on Ray: `local` starts them on this machine, an address is that of a cluster this machine belongs to."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        if address != LOCAL and workers is not None:
            raise UsageError("threads-are-for-local-cluster")
        if address == LOCAL:
            _have_a_secret()
            self._ray = _ray()
            _start_here(self._ray, workers or cores())
        else:
            place = check_address(address)
            self._ray = _ray()
            _join(self._ray, address, place)
        self._do = self._ray.remote(max_retries=TRIES)(_do_piece)

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()

    @property
    def workers(self) -> int:
        """How many there are now."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def in_order(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """See `Workers`."""
        packed = self._ray.put(self._ray.cloudpickle.dumps(work))
        rest, size, most = iter(items), 1, AHEAD * self.workers
        waiting: deque[Any] = deque()
        try:
            while True:
                while len(waiting) < most and (piece := list(islice(rest, size))):
                    waiting.append(self._do.remote(_this_vivamos(), packed, piece))
                if not waiting:
                    return
                results, seconds = self._result(waiting.popleft())
                yield from results
                size = max(1, min(GROWS * size, round(PIECE * len(results) / max(seconds, 1e-9))))
        finally:
            for piece in waiting:
                self._ray.cancel(piece, force=False)

    def _result(self, piece: Any) -> tuple[list[Any], float]:
        try:
            done: tuple[list[Any], float] = self._ray.get(piece)
            return done
        except self._ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, VivamosError):
                raise error.cause from None
            raise
        except self._ray.exceptions.RayError as error:
            raise ClusterError("cluster-lost-work", reason=_in_short(error)) from None


def _do_piece(sender: str, packed: bytes, items: list[Any]) -> tuple[list[Any], float]:
    """In a worker: the results of some items, and how long they took."""
    if sender != _this_vivamos():
        raise ClusterError(
            "cluster-has-other-version", machine=socket.gethostname(), there=_this_vivamos(), here=sender
        )
    work = _unpacked(packed)
    began = time.perf_counter()
    return [work(item) for item in items], time.perf_counter() - began


@lru_cache(maxsize=4)
def _unpacked(packed: bytes) -> Callable[[Any], Any]:
    import ray.cloudpickle

    work: Callable[[Any], Any] = ray.cloudpickle.loads(packed)
    return work


@cache
def _this_vivamos() -> str:
    """What two machines must agree on to come to the same numbers."""
    digest = hashlib.sha256(sources_digest().encode())
    parts = ("games/*/*.toml", "games/*/*.weights", "coach/*.py", "study/*.py")
    for path in sorted(path for part in parts for path in PACKAGE.glob(part)):
        digest.update(path.read_bytes())
    return f"{version('vivamos')} ({digest.hexdigest()[:12]})"


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it reports to its makers otherwise
    try:
        import ray
        import ray.cloudpickle
        import ray.exceptions
    except ImportError:
        raise UsageError("no-ray") from None
    return ray


QUIET = {"log_to_driver": False, "logging_level": "error"}


def _have_a_secret() -> None:
    """The ports of a cluster are open to the network: nobody but its processes has the word that they ask for.

    Ray looks for it when it is imported. For a program that has imported it before us it puts one into the home folder.
    """
    if "ray" not in sys.modules:
        os.environ.setdefault("RAY_AUTH_MODE", "token")
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))


def _start_here(ray: Any, workers: int) -> None:
    try:
        ray.init(address=LOCAL, num_cpus=workers, include_dashboard=False, object_store_memory=STORE, **QUIET)
    except Exception as error:  # whatever keeps it from starting
        raise ClusterError("cluster-does-not-start", reason=_in_short(error)) from None


def check_address(address: str) -> tuple[str, int]:
    """Host and port of a cluster that may be asked later; refuses what can be no address, and where there is no Ray."""
    if find_spec("ray") is None:
        raise UsageError("no-ray")
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 1 << 16:
        raise UsageError("no-address-of-cluster", given=shown(address))
    return host.strip("[]"), int(port)


def _join(ray: Any, address: str, place: tuple[str, int]) -> None:
    try:  # Ray itself asks for a minute, and says much
        socket.create_connection(place, ANSWERS_WITHIN).close()
        ray.init(address=address, **QUIET)
    except Exception as error:  # nobody there, another version, a machine that does not belong to it
        raise ClusterError("cluster-does-not-answer", address=shown(address), reason=_in_short(error)) from None


def _in_short(error: Exception) -> str:
    """The first sentence of what a library says."""
    text = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return text.strip().splitlines()[0].split(". ")[0].rstrip(".")
