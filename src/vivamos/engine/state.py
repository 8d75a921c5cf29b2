"""The one flat state that holds a whole game."""

from __future__ import annotations

from functools import cache
from operator import itemgetter
from struct import Struct
from typing import Any

import numpy as np

from vivamos.engine.compiled import inner

__all__ = [
    "OVER",
    "Cards",
    "Moves",
    "Number",
    "State",
    "Vector",
    "changeable",
    "left_of",
    "position_of",
    "right_of",
    "seats_ahead",
    "state_dtype",
]

# Types of compiled code. They are Any to a type checker: the same name stands for a Python number, a NumPy scalar
# and a machine register, depending on who runs the function.
State = Any  # of a game's STATE dtype: an `np.record` in Python, a pointer in compiled code
Number = Any  # a whole number: a seat, a card, an action, a count
Cards = Any  # a set of cards, the bits of a uint64
Moves = Any  # a small integer array that `legal` writes action ids to
Vector = Any  # a float array that `utility`, `scores` or `observe` writes to

STRUCT_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}

OVER = -1  # `s.seat` when nobody is to move any more
SPECTATOR = -1  # the seat of who has none


def state_dtype(fields: list[tuple[Any, ...]], outcomes: int) -> np.dtype[Any]:
    """The dtype of a game: the fields every game has, the game's own, and room for so many outcomes of chance."""
    header: list[tuple[Any, ...]] = [
        ("rng", np.uint64),  # the generator's counter
        ("players", np.int8),
        ("seat", np.int8),  # the seat to move, or OVER
        ("pending", np.int8),  # what comes next by itself; 0: a decision is due, or the game is over
        ("rounds", np.int16),  # rounds (hands, bouts) finished so far
        ("given", np.int8),  # how many outcomes of chance are given beforehand; 0: the generator draws
        ("drawn", np.int8),  # outcomes of chance since the last decision
        ("fault", np.int8),  # see engine/chance.py
    ]
    if outcomes > 127:
        raise TypeError(f"there is room for at most 127 outcomes, not {outcomes}: they are counted in an int8")
    whole = header + fields + [("outcomes", np.int8, (outcomes,))]
    for field in whole:
        if hasattr(np.record, field[0]):
            raise TypeError(f"a state field may not be called {field[0]!r}: np.record has a method of that name")
        if len(field) > 2 and len(field[2]) > 2:
            raise TypeError(f"the state field {field[0]!r} has more than two dimensions")
    # Widest first, so that nothing is lost to alignment.
    whole.sort(key=lambda field: -np.dtype(field[1]).itemsize)
    return np.dtype((FlatState, np.dtype(whole, align=True)))


class _Memory:
    """The memory of a state. Numba asks for it at every call, and NumPy first writes down what the fields are: that
    takes longer than most rules. What is in the state's own `__dict__` goes before this; see `for_calls`."""

    def __get__(self, state: Any, kind: Any = None) -> Any:
        return np.generic.data.__get__(state, kind)


class FlatState(np.record):  # type: ignore[misc]
    """An `np.record` that looks up what it is asked for without detours: Numba asks at every call."""

    __getattribute__ = object.__getattribute__
    data = _Memory()

    def __getattr__(self, name: str) -> Any:
        try:
            return np.void.__getitem__(self, name)
        except (KeyError, ValueError):
            raise AttributeError(name) from None


class Position(FlatState):  # type: ignore[misc]
    """A copy of a state, for words: its fields are plain numbers and lists, all read when the first is asked for.

    A field of an `np.record` takes microseconds, as long as all of them from its bytes; a view reads hundreds. It must
    not change any more: what was read is remembered. Compiled functions take it like any state.
    """

    def __getattr__(self, name: str) -> Any:
        known = self.__dict__
        if "seat" not in known:  # which every game has
            _layout(self.dtype).read(self.tobytes(), known)
        try:
            return known[name]
        except KeyError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("a Position does not change; see `changeable`")


class _Layout:
    """Where the fields of a state are among its numbers."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        names: list[str] = []
        places: list[int] = []
        self._lists: list[tuple[str, slice]] = []
        self._tables: list[tuple[str, list[slice]]] = []
        form, end, first = "=", 0, 0
        assert dtype.fields is not None
        for name, (field, start, *_) in dtype.fields.items():
            size = field.itemsize // field.base.itemsize
            form += f"{start - end}x{size}{STRUCT_CODES[field.base.str[1:]]}"
            after = first + size
            match field.shape:
                case ():
                    names.append(name)
                    places.append(first)
                case (_,):
                    self._lists.append((name, slice(first, after)))
                case (_, row):
                    self._tables.append((name, [slice(i, i + row) for i in range(first, after, row)]))
            end, first = start + field.itemsize, after
        self._unpack = Struct(form).unpack_from
        self._names, self._single = names, itemgetter(*places)  # every game has several

    def read(self, kept: bytes, fields: dict[str, Any]) -> None:
        """Put all fields of a state into a dict."""
        numbers = list(self._unpack(kept))
        for name, place in self._lists:
            fields[name] = numbers[place]
        for name, rows in self._tables:
            fields[name] = [numbers[row] for row in rows]
        fields.update(zip(self._names, self._single(numbers), strict=True))


_layout = cache(_Layout)


def position_of(states: Any) -> Position:
    """A copy of the one state in an array."""
    return position_in(states.tobytes(), states.dtype)


def position_in(kept: bytes, dtype: np.dtype[Any]) -> Position:
    """The position whose bytes were kept."""
    made: Position = np.frombuffer(kept, _position_dtype(dtype))[0]
    return made


def for_calls(states: Any) -> State:
    """The one state in an array, for several calls of compiled code: its memory is found once."""
    state = states[0]
    state.__dict__["data"] = memoryview(states.view(np.uint8))
    return state


def copied(states: Any) -> tuple[Any, State]:
    """A copy of an array of one state, with what lies between the fields, and that state for several calls."""
    memory = bytearray(states.tobytes())
    made = np.ndarray(1, states.dtype, memory)
    state = made[0]
    state.__dict__["data"] = memoryview(memory)
    return made, state


def changeable(s: State) -> Any:
    """An array with one state like this one, to try a move on."""
    states = np.zeros(1, np.dtype((FlatState, s.dtype)))
    states[0] = s
    return states


@cache
def _position_dtype(dtype: np.dtype[Any]) -> np.dtype[Any]:
    return np.dtype((Position, dtype))


def seat_or_spectator(seat: int | None) -> int:
    """A seat as compiled code takes it."""
    return SPECTATOR if seat is None else seat


@inner
def left_of(seat: Number, players: Number) -> Number:
    """The next seat clockwise. (A comparison: a remainder by a variable would cost as much as the rest of a move.)"""
    after = np.int64(seat) + 1
    return 0 if after == players else after


@inner
def right_of(seat: Number, players: Number) -> Number:
    """The next seat counter-clockwise."""
    return np.int64(players if seat == 0 else seat) - 1


@inner
def seats_ahead(seat: Number, other: Number, players: Number) -> Number:
    """How many steps clockwise from `seat` to `other`: 0 … players-1."""
    steps = np.int64(other) - seat
    return steps + players if steps < 0 else steps
