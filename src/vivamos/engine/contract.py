"""The contract of a game: what the engine asks of each file in its folder, and what it supplies itself.

A game's modules are checked against these Protocols by mypy, in the game's `__init__.py`, and by `engine/game.py` when
they are loaded. What stands in `Knowledge` and in the classes called `…File` a module must have. `Rules`, `View`,
`Facts` and `Advice` are what the engine works with: what they add and a module leaves out, it has from the engine.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from inspect import get_annotations
from types import MethodType, ModuleType
from typing import TYPE_CHECKING, Any, Protocol

from vivamos.engine.errors import GameFilesError
from vivamos.engine.facts import Fact

if TYPE_CHECKING:  # the list of games is instant without them
    import numpy as np

    from vivamos.engine.chance_events import Event
    from vivamos.engine.deck import Deck
    from vivamos.engine.observation import Layout
    from vivamos.engine.places import Places
    from vivamos.engine.state import Moves, Number, State, Vector


class RulesFile(Protocol):
    """What `rules.py` must have. All functions but `set_up` are compiled."""

    STATE: np.dtype[Any]
    """The state of a game, made by `state_dtype`; no two games have the same."""
    ACTIONS: int
    """Action ids are 0 … ACTIONS-1."""
    MOST_MOVES: int
    """The most moves a seat can ever have: the length of what `legal` writes to."""
    CARD_PLACES: Places
    """Where cards can lie: at every decision, each card lies in one of these places."""

    def set_up(self, s: State, deck: Deck, options: Mapping[str, Any], /) -> None:
        """Lay deck and options into a blank state. Refuses, by a DataError, a deck that the rules cannot bear."""

    def start(self, s: State, /) -> None:
        """The first deal; sets `s.seat`. Chance must have had a say, for a record begins with it."""

    def legal(self, s: State, out: Moves, /) -> Number:
        """Write the legal action ids of `s.seat`, each once and at least one; returns how many."""

    def act(self, s: State, action: Number, /) -> None:
        """One decision and nothing else: the card lies on the table. `s.pending` says what follows by itself."""

    def advance(self, s: State, /) -> None:
        """The next single thing that follows by itself; called while `s.pending` is not 0."""

    def scores(self, s: State, out: Vector, /) -> None:
        """The scores so far, whole numbers (int16); asked at any time."""

    def winners(self, s: State, /) -> Number:
        """The winning seats as bits, at least one; asked when the game is over."""

    def utility(self, s: State, out: Vector, /) -> None:
        """What each seat has won or lost so far, on any scale, with sum 0; at the end nobody has more than a winner."""

    def check(self, s: State, /) -> Number:
        """0, or the number (1 … 99) of the first of the game's own invariants that does not hold.

        That each card is in one place, the engine has looked at before.
        """


class Rules(RulesFile, Protocol):
    """`rules.py`: the state, and the course of a game."""

    def is_misplaced(self, s: State, /) -> bool:
        """Whether a card is lost, or lies in two places: made of `CARD_PLACES`, compiled as well."""


class Knowledge(Protocol):
    """`knowledge.py`: what a seat knows. Both functions are compiled."""

    OBSERVATION: Layout
    """The parts of the observation vector."""

    def redeal(self, s: State, seat: Number, word: Number, /) -> None:
        """Replace all that `seat` (-1: a spectator) does not know by a random world that it cannot rule out.

        From `word` and from what it knows, never from the true cards.
        """

    def observe(self, s: State, seat: Number, out: Vector, /) -> None:
        """The seat's knowledge as numbers, relative to the seat; writes all of `out`."""


class ViewFile(Protocol):
    """What `view.py` must have. It is plain Python, gets a `Position`, and decides nothing."""

    TURN_RULE: str
    """The rule for "not your turn"."""
    END_RULE: str
    """The rule for "the game is over"."""

    @property
    def EXAMPLES(self) -> Sequence[str]:  # noqa: N802  (a constant: a tuple of any length will do)
        """How moves are written, for whoever writes one that is none."""

    def move_text(self, s: State, action: int, /) -> str | None:
        """The one text of an action; None for an id that this deck does not use."""

    def why_not(self, s: State, action: int, /) -> Fact:
        """What refuses an action that is not legal."""

    def everybody(self, s: State, /) -> dict[str, Any]:
        """The part of a view that is the same for all."""

    def own(self, s: State, seat: int, /) -> dict[str, Any]:
        """The part that only this seat (-1: a spectator) may see: its hand."""

    def hide(self, events: list[Event], seat: int, s: State, /) -> list[Event]:
        """The events so far as a seat may look them up while the game runs."""


class View(ViewFile, Protocol):
    """`view.py`: the table as a seat sees it, the text of moves and cards, and why a move is refused."""

    SEATED: set[str] | frozenset[str] = frozenset()
    """The keys of a view that hold an entry for every seat, for the terminal."""

    def deck_names(self, s: State, /) -> list[str]:
        """The names of all cards, in the order of their numbers: for a game that begins with a start and deals."""
        raise GameFilesError("view.py", "it needs deck_names, or chance_events and outcomes_of of its own.")

    def chance_events(self, before: State, action: int | None, s: State, /) -> list[Event]:
        """What chance did in the last decision (None: the first deal), as events of a record."""
        from vivamos.engine.chance_events import chance_outcomes, start_and_deal_events

        name_of = self.deck_names(s).__getitem__
        return start_and_deal_events(chance_outcomes(s), action is None, s.players, s.hand_size, name_of)

    def outcomes_of(self, s: State, events: list[Event], /) -> list[int]:
        """The way back: the outcomes that recorded events stand for; `s` is the position before the decision."""
        from vivamos.engine.chance_events import start_and_deal_outcomes

        names = self.deck_names(s)
        return start_and_deal_outcomes(events, s.players, s.hand_size, len(names), names.__getitem__)


class FactsFile(Protocol):
    """What `facts.py` must have. It is plain Python, gets `Position`s, and decides nothing."""

    def tell(
        self, before: State | None, action: int | None, after: State, happened: list[Event], seat: int, /
    ) -> list[Fact]:
        """What one stage brought about, in order, as `seat` (-1: a spectator) may know it.

        `action` is None for what followed by itself, `before` too for the first deal; `happened` is what chance did in
        the whole decision, all cards named.
        """

    def prompt(self, s: State, /) -> Fact:
        """What the seat to move is asked for."""


class Facts(FactsFile, Protocol):
    """`facts.py`: what happened, as data, and what a seat is asked for."""

    SHOUTS: tuple[str, ...] = ()
    """What players can call out with one press: messages of the catalogue."""

    def told_apart(self, before: State | None, action: int | None, after: State, /) -> Collection[int] | None:
        """The seats that `tell` may tell something else of this stage than a spectator; None: any of them.

        All others are told what a spectator is, without asking `tell` for each.
        """
        return None

    def moves_to_explain(self, s: State, /) -> list[str]:
        """The moves this seat may want to try with what it holds: those that are not legal are explained."""
        return []

    def preview(self, s: State, /) -> dict[str, Any]:
        """What its moves would lead to, each game in its own way, found by calling the rules."""
        return {}

    def spoken(self, card: str, s: State, /) -> Fact | None:
        """A card, by its notation, as it is read aloud: "red 7". None: it has no words of its own."""
        return None

    def in_words(self, move: str, s: State, /) -> Fact | None:
        """A move that says more than its card, or is about none: "Declare 4 tricks". None: the card says it all."""
        return None

    def outcomes(self, told: Fact, s: State, /) -> list[Fact]:
        """For the coach: what a fact of the log settles, in words that begin a sentence; `s` is the position then.

        The first fact after a move that settles something is what the coach tells of it ("You take B2 in 80 of 100
        deals"). It may be told more and less exactly: whichever explains most is taken.
        """
        return []


class AdviceFile(Protocol):
    """What `advice.py` must have, if it is there."""

    def rate_move(self, s: State, action: Number, /) -> Number:
        """How good a rule of thumb finds a legal move of the seat to move; higher is better. Compiled."""


class Advice(AdviceFile, Protocol):
    """`advice.py`: rules of thumb for bots. Without the file all moves are rated alike."""

    ITERATIONS: tuple[int, ...] | None = None
    """The budgets of the levels that search, where they are not the usual ones."""
    NOTICE: tuple[float, ...] | None = None
    """The chances of the levels below them to notice each of their moves, where they are not the usual ones."""
    PLAYOUT: int = 0
    """Decisions after which a playout of a search may end by what is `foreseen`; 0: it goes on to the round's end."""

    def never_made(self, s: State, action: Number, /) -> bool:
        """Whether a move of the seat to move is one that no player of good will makes; it is rated NEVER. Compiled."""
        return False

    def foreseen(self, s: State, winning: Number, out: Vector, /) -> bool:
        """Write what each seat may expect to have at the end of the round: utility, and what winning is worth beside.

        It may look into all hands. Returns whether it could be said of this position. Compiled.
        """
        return False

    def easily_missed(self, s: State, action: Number, /) -> bool:
        """Whether a move is one that lower levels overlook. Compiled."""
        return False


def check_types(
    rules: RulesFile, knowledge: Knowledge, view: ViewFile, facts: FactsFile, advice: AdviceFile | None = None
) -> None:
    """For mypy: called, though never run, with the modules of each game, it says what is wrong with them."""


def members(contract: type) -> list[str]:
    """The names that a Protocol itself declares, constants first."""
    return [name for name in {**get_annotations(contract), **vars(contract)} if not name.startswith("_")]


def completed(module: ModuleType, where: str, needed: type, contract: type, defaults: ModuleType | None = None) -> Any:
    """The module, with the defaults of what it leaves out; a GameFilesError names what it must have and lacks.

    `defaults` has those that must be compiled.
    """
    lacking = [name for name in members(needed) if not hasattr(module, name)]
    if lacking:
        raise GameFilesError(where, f"it lacks {', '.join(lacking)}.")
    for name in members(contract):
        if not hasattr(module, name):
            default = getattr(contract, name)
            if hasattr(defaults, name):
                setattr(module, name, getattr(defaults, name))
                continue
            setattr(module, name, MethodType(default, module) if callable(default) else default)
    return module
