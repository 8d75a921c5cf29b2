"""The table: what people program against. One game, from the deal to the winners.

>>> import vivamos
>>> table = vivamos.deal("vamos-dia", players=4, seed=7)
>>> table.play(table.moves()[0])
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar, cast

import numpy as np

from vivamos.engine.chance import FAULT_RANGE, FAULT_SHORT, FAULT_TWICE
from vivamos.engine.chance_events import is_seat
from vivamos.engine.compiled import in_python
from vivamos.engine.deck import DeckForm
from vivamos.engine.errors import IllegalMove, RecordError, UsageError, shown
from vivamos.engine.facts import Fact, fact
from vivamos.engine.game import Game
from vivamos.engine.rng import first_counter
from vivamos.engine.sets import seats_in
from vivamos.engine.state import OVER, Position, for_calls, position_in, position_of, seat_or_spectator

Event = dict[str, Any]
T = TypeVar("T")
FORMAT = "vivamos-record 1"

FAULTS = {
    FAULT_RANGE: "outcome-not-possible",
    FAULT_TWICE: "card-dealt-twice",
}


def copy_of(data: T) -> T:
    """Of plain data: in less than half of the time that `copy.deepcopy` takes."""
    if isinstance(data, dict):
        return cast("T", {key: copy_of(value) for key, value in data.items()})
    return cast("T", [copy_of(value) for value in data]) if isinstance(data, list) else data


class Step(NamedTuple):
    """A decision and what came of it."""

    before: Any  # the position before it; None for the first deal
    action: int | None
    stages: list[Any]  # the position with the decision alone, then after each thing that followed by itself
    happened: list[Event]  # what chance did

    @property
    def after(self) -> Any:
        """The position in which the next decision is due, or the game is over."""
        return self.stages[-1]


class Kept(NamedTuple):
    """What is remembered of a decision."""

    before: bytes  # the state
    events: int  # how many there were
    between: list[bytes]  # the state at each stage but the last


class Table:
    """A game in progress. Moves are short texts, the same in records, terminal, browser and here."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Any],
        deck: DeckForm,
        seed: int | None = None,
        chance: list[Event] | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = dict(options)
        self.seed = seed
        self.deck = deck
        self._states = game.set_up(players, options, deck)
        self._state = for_calls(self._states)
        self._fresh = seed is None  # every decision then takes new random bits, so no outcome tells of a later one
        if seed is not None:
            self._state.rng = first_counter(np.uint64(seed))
        self._moves = np.zeros(game.rules.MOST_MOVES, np.int16)
        self._texts, self._actions = move_texts(game, players, deck)
        self._past: list[Kept] = []  # the decisions
        self._seat: int | None = None
        self._last: list[Position] | None = None  # the positions before the last decision and during it
        self._now: Position | None = None  # these are remembered until the next decision
        self._actions_now: list[int] | None = None
        self.events: list[Event] = []
        self._run(None, chance)

    # --- what is going on ---

    @property
    def seat(self) -> int | None:
        """The seat to move, or None when the game is over."""
        return self._seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._seat is None

    def moves(self) -> list[str]:
        """The legal moves of the seat to move, in a fixed order; none when the game is over."""
        return [self._texts[action] for action in self._legal()]

    def scores(self) -> list[int]:
        """The score of each seat so far."""
        return self._scores_at(self.now())

    def winners(self) -> list[int]:
        """The seats that have won, once the game is over; more than one when they share it."""
        return seats_in(self.game.rules.winners(self._state)) if self.over else []

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may see now, as plain data; `None` for a spectator."""
        self._check_seat(seat)
        seen = copy_of(self.public()) | self.own(seat)
        return seen | {"moves": self.moves()} if seat is not None and seat == self.seat else seen

    def own(self, seat: int | None) -> dict[str, Any]:
        """The part of a view that is a seat's own, without its moves."""
        return self.own_at(self.now(), seat)

    def now(self) -> Position:
        """The position for words: a copy whose fields are plain Python."""
        if self._now is None:
            self._now = position_of(self._states)
        return self._now

    def public(self) -> dict[str, Any]:
        """The part of every view that is the same for all. It is made once for a position: do not change it."""
        return self.public_at(self.now())

    def public_at(self, position: Position) -> dict[str, Any]:
        """The same for any position of this game, such as a stage of a decision: nobody is to move in the middle."""
        known: dict[str, Any] | None = position.__dict__.get("public")
        if known is not None:
            return known
        over = position.seat == OVER
        known = position.__dict__["public"] = {
            "game": self.game.id,
            "players": self.players,
            "to_move": None if over or position.pending else position.seat,
            "scores": self._scores_at(position),
            "winners": seats_in(self.game.rules.winners(position)) if over else [],
            **self.game.view.everybody(position),
        }
        return known

    def own_at(self, position: Position, seat: int | None) -> dict[str, Any]:
        """The part of a view of a position that is a seat's own, without its moves."""
        return {"viewer": seat, **self.game.view.own(position, seat_or_spectator(seat))}

    def view_at(self, position: Position, seat: int | None) -> dict[str, Any]:
        """A view of a position, without the moves."""
        return self.public_at(position) | self.own_at(position, seat)

    def _scores_at(self, position: Position) -> list[int]:
        rules: Any = self.game.rules
        scores = [0] * self.players
        in_python(rules).scores(position, scores)
        return scores

    def _changed(self) -> None:
        """Forget what was found out about the position before."""
        seat = int(self._states["seat"][0])
        self._seat = None if seat == OVER else seat
        self._now = self._actions_now = None

    def log(self, seat: int | None) -> list[Event]:
        """What has happened, in order, as a seat (or `None`, a spectator) may look it up now."""
        self._check_seat(seat)
        events = copy_of(self.events)
        if self.over:
            return events
        shown: list[Event] = self.game.view.hide(events, seat_or_spectator(seat), self.now())
        return shown

    # --- playing ---

    def play(self, move: str, seat: int | None = None) -> None:
        """Make a move for the seat to move. Raises IllegalMove and changes nothing if the rules refuse it.

        With `seat`, also refuses when it is not that seat's turn.
        """
        action = self._read(move, seat)
        mover = self.seat
        self._decide(action, mover, None)

    def why_not(self, move: str, seat: int | None = None) -> IllegalMove | None:
        """Why a move would be refused now, without trying it; None if it is legal."""
        try:
            self._read(move, seat)
        except IllegalMove as refusal:
            return refusal
        return None

    def refused(self, moves: Iterable[str]) -> dict[str, Fact]:
        """Of the moves that the seat to move could try: why the rules refuse those that are not legal."""
        legal, now, why_not = set(self._legal()), self.now(), self.game.view.why_not
        actions = [(move, self._actions[move.casefold()]) for move in moves]
        return {move: why_not(now, action) for move, action in actions if action not in legal}

    def undo(self) -> None:
        """Take back the last move, and everything that followed from it."""
        if not self._past:
            raise IllegalMove(fact("nothing-to-take-back"))
        kept = self._past.pop()
        self._states[:] = np.frombuffer(kept.before, self._states.dtype)
        self._last = None
        self._changed()
        del self.events[kept.events :]

    def record(self) -> dict[str, Any]:
        """The whole game so far as plain data, hidden cards included; `vivamos.replay` gives the table back."""
        record: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.id,
            "version": self.game.version,
            "players": self.players,
            "options": dict(self.options),
        }
        if self.deck is not self.game.deck:
            record["deck"] = copy_of(self.deck.source)
        if self.seed is not None:
            record["seed"] = self.seed
        record["events"] = copy_of(self.events)
        if self.over:
            record |= {"scores": self.scores(), "winners": self.winners()}
        return record

    @property
    def decisions(self) -> int:
        """How many moves were made."""
        return len(self._past)

    def step(self, number: int) -> Step:
        """One decision, from 1 on, with the positions before, during and after it; 0 is the first deal."""
        newest = number == len(self._past)
        first = self._past[number - 1].events if number else 0
        last = len(self.events) if newest else self._past[number].events
        after = self.now() if newest else self._position(self._past[number].before)
        if not number:
            return Step(None, None, [after], self.events[:last])
        kept = self._past[number - 1]
        if newest and self._last is not None:
            before, *between = self._last
        else:
            before, *between = [self._position(each) for each in (kept.before, *kept.between)]
        action = self._actions[self.events[first]["move"].casefold()]
        return Step(before, action, [*between, after], self.events[first + 1 : last])

    def _position(self, kept: bytes) -> Position:
        return position_in(kept, self._states.dtype)

    def position(self) -> Any:
        """A copy of the whole position, hidden cards included: an array with one state."""
        return self._states.copy()

    # --- for records.py, batch.py and bots ---

    @classmethod
    def at(cls, game: Game, players: int, options: Mapping[str, Any], deck: DeckForm, position: Any) -> Table:
        """A table that goes on from a position, without the events that led to it."""
        table = cls(game, players, options, deck, seed=0)
        table.seed = None
        table.events = []
        table._states[:] = position
        table._changed()
        return table

    @classmethod
    def from_trace(
        cls,
        game: Game,
        players: int,
        options: Mapping[str, Any],
        deck: DeckForm,
        seed: int,
        actions: Any,
        positions: Any,
    ) -> Table:
        """A table from a game played elsewhere: `positions[i + 1]` is the state after `actions[i]`."""
        table = cls(game, players, options, deck, seed)
        for i, action in enumerate(actions.tolist()):
            before, after = position_of(positions[i : i + 1]), position_of(positions[i + 1 : i + 2])
            table.events.append({"seat": before.seat, "move": table._texts[action]})
            if after.drawn:
                table.events += game.view.chance_events(before, action, after)
        table._states[0] = positions[len(actions)]
        table._state.outcomes[:] = 0
        table._changed()
        return table

    def replay_move(self, move: Any, seat: Any, chance: list[Event]) -> None:
        """Play a recorded decision with the recorded outcomes of chance after it."""
        if not isinstance(move, str):
            raise IllegalMove(fact("move-is-no-text", given=shown(move)))
        if not is_seat(seat, self.players):
            raise IllegalMove(fact("no-such-seat", given=shown(seat)))
        action = self._read(move, seat)
        self._decide(action, seat, chance)

    # --- inside ---

    def _legal(self) -> list[int]:
        if self._actions_now is None:
            n = 0 if self.over else self.game.rules.legal(self._state, self._moves)
            self._actions_now = self._moves[:n].tolist()
        return self._actions_now

    def _read(self, move: str, seat: int | None) -> int:
        view, folder = self.game.view, self.game.folder
        text = " ".join(move.split()).casefold()
        action = self._actions.get(text)
        if action is None:
            given = "".join(letter for letter in move.strip()[:40] if letter.isprintable())
            told = fact("no-such-move", move=given, game=self.game.name, examples=list(view.EXAMPLES))
            raise IllegalMove(told, folder)
        if self.over:
            raise IllegalMove(fact("game-is-over", rule=view.END_RULE))
        if seat is not None and seat != self.seat:
            raise IllegalMove(fact("not-your-turn", rule=view.TURN_RULE, turn_seat=self.seat, given_seat=seat))
        if action not in self._legal():
            raise IllegalMove(view.why_not(self.now(), action), folder)
        return action

    def _decide(self, action: int, seat: int | None, chance: list[Event] | None) -> None:
        kept = Kept(self._states.tobytes(), len(self.events), [])
        self._past.append(kept)
        self.events.append({"seat": seat, "move": self._texts[action]})
        self._last = [self.now()]
        self._run(action, chance)
        self._last += [self._position(each) for each in kept.between]

    def _run(self, action: int | None, chance: list[Event] | None) -> None:
        """Let the rules do one decision (None: the first deal), with what chance did, if it is known."""
        state, words = self._state, self.game.view
        before = self.now()
        if chance:
            outcomes = words.outcomes_of(before, chance)
            if len(outcomes) > len(state.outcomes):
                raise RecordError(fact("dealt-more-than-there-are"))
            state.outcomes[: len(outcomes)] = outcomes
            state.given = len(outcomes)
        elif chance is None and self._fresh:
            self._states["rng"] = secrets.randbits(64)
        if action is None:
            self.game.rules.start(state)
        else:
            self._past[-1].between.extend(go_through(self.game, self._states, action))
        self._changed()
        if chance is not None:
            self._check_given(len(chance))
            state.given = 0
        happened: list[Event] = []
        if self._states["drawn"][0]:
            happened = words.chance_events(before, action, position_of(self._states))
            state.outcomes[:] = 0  # it is all in the events now
        for i, said in enumerate(chance or []):
            if i >= len(happened) or not _agrees(said, happened[i]):
                wanted = next(iter(happened[i])) if i < len(happened) else "move"
                raise RecordError(fact("event-should-be", event=wanted), i)
        self.events += happened

    def _check_given(self, events: int) -> None:
        state = self._state
        if state.fault == FAULT_SHORT or (not state.fault and state.drawn > state.given):
            raise RecordError(fact("chance-is-missing"), events)
        if state.fault:
            raise RecordError(fact(FAULTS[int(state.fault)]), 0)
        if state.drawn < state.given:
            raise RecordError(fact("dealt-more-than-the-rules-say"), 0)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(self.players):
            raise UsageError("no-such-seat", given=shown(seat))


def go_through(game: Game, states: Any, action: int) -> list[bytes]:
    """Make a decision, and let follow what follows from it by itself; gives the state at each stage but the last."""
    state, between = for_calls(states), []
    pending = states["pending"]  # a field of an array is found sooner than that of a state
    states["drawn"] = 0
    game.rules.act(state, action)
    while pending[0]:
        between.append(states.tobytes())
        game.rules.advance(state)
    return between


@lru_cache(maxsize=64)
def move_texts(game: Game, players: int, deck: DeckForm) -> tuple[list[str], dict[str, int]]:
    """The text of every action, and the way back from a text in any case; they depend on the deck alone."""
    state = game.set_up(players, game.settle_options(None, players), deck)[0]
    texts = [game.view.move_text(state, action) or "" for action in range(game.rules.ACTIONS)]
    return texts, {text.casefold(): action for action, text in enumerate(texts) if text}


def _agrees(said: Event, happened: Event) -> bool:
    """Whether a recorded event says nothing that did not happen. It may leave out what follows from the game."""
    return all(key in happened and happened[key] == value for key, value in said.items())
