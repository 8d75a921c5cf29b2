"""VIVA seen: the text of moves, views, chance in records, and why a move is refused."""

from __future__ import annotations

from typing import Any

from vivamos.engine.chance_events import Event, chance_outcomes, is_seat, keys_shown, only_own_hand
from vivamos.engine.compiled import in_python
from vivamos.engine.errors import RecordError, shown
from vivamos.engine.facts import Fact, fact
from vivamos.engine.sets import copies_of, how_many, with_copies
from vivamos.engine.state import State
from vivamos.games.viva import cards as compiled_cards
from vivamos.games.viva import moves
from vivamos.games.viva import rules as compiled_rules
from vivamos.games.viva.cards import (
    COLOUR_LETTERS,
    HOUSES,
    KIND_NAMES,
    NOTHING,
    WAYS,
    WAYS_TO_LAY,
)
from vivamos.games.viva.moves import (
    BLOCK,
    BLOCK_TOP,
    CATCH,
    DRAW,
    DRAWN,
    FINISH,
    JUDGE,
    KEEP,
    LET,
    NEW_BLOCK,
    TURN,
)
from vivamos.games.viva.rules import CAUGHT, VIVA

rules = in_python(compiled_rules)
kind_placed = in_python(compiled_cards).kind_placed
way_placed = in_python(compiled_cards).way_placed
share_a_colour = in_python(compiled_cards).share_a_colour

EXAMPLES = ("place RB 2", "place RB 1 1 3", "draw", "keep", "block RB", "block top", "finish RB", "catch", "let")
TURN_RULE = "VI-4"
END_RULE = "VI-18"
SEATED = {"cards", "known"}  # what a view tells seat by seat
PLAIN_MOVES = {DRAW: "draw", KEEP: "keep", BLOCK_TOP: "block top", CATCH: "catch", LET: "let"}
ASKED = {TURN: "turn", DRAWN: "drawn", NEW_BLOCK: "block", JUDGE: "judge"}


def card_name(kind: int) -> str | None:
    """`RB`; None for no card."""
    return None if kind == NOTHING else KIND_NAMES[kind]


def card_names(cards: Any) -> list[str]:
    """The cards of a set, in the order of the kinds."""
    return [KIND_NAMES[kind] for kind in with_copies(cards)]


def move_text(s: State, action: int) -> str:
    """`place RB 1 1 3`, `draw`, `block top`, `finish RB`."""
    if action < DRAW:
        houses = " ".join(str(house + 1) for house in WAYS_TO_LAY[action % WAYS])
        return f"place {KIND_NAMES[action // WAYS]} {houses}"
    if action in PLAIN_MOVES:
        return PLAIN_MOVES[action]
    return f"finish {KIND_NAMES[action - FINISH]}" if action >= FINISH else f"block {KIND_NAMES[action - BLOCK]}"


# --- why a move is refused ---


def why_not(s: State, action: int) -> Fact:
    """What refuses an action that is not legal."""
    if s.asked == NEW_BLOCK:
        return _why_not_block(s, action)
    if s.asked == JUDGE:
        return fact("must-judge", rule="VI-17")
    if action in (CATCH, LET):
        return fact("no-card-to-judge" if s.honour else "no-catching", rule="VI-17")
    if action == BLOCK_TOP or BLOCK <= action < FINISH:
        return fact("no-choosing-block", rule="VI-12")
    if s.asked == DRAWN:
        return _why_not_fresh(s, action)
    if action == KEEP:
        return fact("no-card-to-keep", rule="VI-8")
    if action >= FINISH:
        return _why_not_finish(s, action - FINISH)
    return _why_not_place(s, action // WAYS, action % WAYS)


def _why_not_block(s: State, action: int) -> Fact:
    if BLOCK <= action < FINISH:
        return _not_held(KIND_NAMES[action - BLOCK], "VI-12")
    return fact("must-choose-block", rule="VI-12")


def _why_not_fresh(s: State, action: int) -> Fact:
    if action >= DRAW or action // WAYS != s.fresh or len(WAYS_TO_LAY[action % WAYS]) > 1:
        return fact("must-place-or-keep", rule="VI-8", card=card_name(s.fresh))
    return _forbidden(s, action // WAYS, action % WAYS)


def _why_not_finish(s: State, kind: int) -> Fact:
    name = KIND_NAMES[kind]
    hand = s.hands[s.turn]
    if not copies_of(hand, kind):
        return _not_held(name, "VI-14")
    if how_many(hand) > 1:
        return fact("must-be-last-card", rule="VI-14", held=how_many(hand))
    return fact("no-colour-of-block", rule="VI-14", card=name, block_card=card_name(s.block))


def _why_not_place(s: State, kind: int, way: int) -> Fact:
    name, cards = KIND_NAMES[kind], len(WAYS_TO_LAY[way])
    hand = s.hands[s.turn]
    held = copies_of(hand, kind)
    if not held:
        return _not_held(name, "VI-5")
    if cards > held:
        return fact("no-such-number-of-cards", rule="VI-7", card=name, wanted=cards, held=held)
    if cards > moves.most_to_place(s, kind):
        return fact("no-last-card-on-house", rule="VI-10")
    return _forbidden(s, kind, way)


def _forbidden(s: State, kind: int, way: int) -> Fact:
    """VI-9 or VI-6; in honour play (VI-17) only for several cards at once."""
    name = KIND_NAMES[kind]
    houses = moves.open_houses(s, kind)
    if not houses and share_a_colour(kind, s.block):
        blocked = listed_colours(_blocked_of(s, name))
        return fact("no-blocked-colour", rule="VI-9", card=name, block_card=card_name(s.block), colours=blocked)
    if not houses:
        return fact("no-house-for-card", rule="VI-6", card=name)
    house = next(house for house in WAYS_TO_LAY[way] if not houses >> house & 1)
    top = card_name(s.tops[house])
    return fact("no-colour-of-house", rule="VI-6", card=name, top_card=top, house=house + 1)


def why_forbidden(s: State) -> Fact:
    """VI-17: what is wrong with the forbidden card that was just placed, as a clause of another fact."""
    name = KIND_NAMES[kind_placed(s.placed)]
    blocked = _blocked_of(s, name)
    if blocked:
        return fact("colours-blocked", number=len(blocked), colours=listed_colours(blocked))
    return fact("no-colour-shared", card=name, top_card=card_name(s.placed_over))


def _blocked_of(s: State, name: str) -> str:
    """The letters of a card that are blocked."""
    return "".join(letter for letter in name if letter in KIND_NAMES[s.block])


def _not_held(name: str, rule: str) -> Fact:
    return fact("no-such-card-in-hand", rule=rule, card=name)


def listed_colours(letters: str) -> Fact:
    """One colour or two, inside of another fact."""
    if len(letters) == 1:
        return fact("one-colour", colour=letters)
    return fact("two-colours", first_colour=letters[0], second_colour=letters[1])


# --- what a seat may see ---


def everybody(s: State) -> dict[str, Any]:
    """What everybody may see, beside what every game shows."""
    players = range(s.players)
    return {
        "round": int(s.rounds) + (s.seat >= 0),
        "rounds": int(s.rounds_agreed),
        "playing": [p for p in players if rules.is_playing(s, p)],
        "dealer": int(s.dealer),
        "turn": int(s.turn),
        "turns": int(s.turns),
        "asked": ASKED[int(s.asked)],
        "blocking": card_name(s.block),
        "out": {"seat": int(s.turn), "card": card_name(s.out)} if s.out != NOTHING else None,
        "houses": [{"top": card_name(s.tops[h]), "cards": int(s.house_size[h])} for h in range(HOUSES)],
        "viva": shared_colours(s) if s.pending == VIVA else None,
        "covered": card_names(s.covered),
        "pile": int(s.pile_size),
        "discard": card_names(s.discard),
        "cards": [how_many(s.hands[p]) for p in players],
        "known": [card_names(s.known[p]) for p in players],
        "placed": move_text(s, s.placed) if s.placed != NOTHING else None,
        "placed_over": card_name(s.placed_over),
        "caught": {"seat": int(s.turn), "by": int(s.seat)} if s.pending == CAUGHT else None,
        "honour": bool(s.honour),
    }


def own(s: State, seat: int) -> dict[str, Any]:
    """What only a seat (-1: a spectator) may see."""
    return {
        "hand": card_names(s.hands[seat]) if seat >= 0 else [],
        "drawn": card_name(s.fresh) if seat == s.turn else None,
    }


def shared_colours(s: State) -> str:
    """The letters of the colours that all three top cards show: `RB`."""
    shared = int(rules.shared_colours(s))
    return "".join(letter for i, letter in enumerate(COLOUR_LETTERS) if shared >> i & 1)


# --- chance in records ---


def chance_events(before: State, action: int | None, s: State) -> list[Event]:
    """What chance did during the last decision, as a record tells it."""
    outcomes = chance_outcomes(s)
    if action is None:
        return [{"start": outcomes[0]}, *_deal_events(s, outcomes[1:])]
    dealt = compiled_rules.cards_dealt(s) if s.rounds > before.rounds and s.seat >= 0 else 0
    drawn = [KIND_NAMES[kind] for kind in outcomes[: len(outcomes) - dealt]]
    return [*_draw_events(before, action, drawn), *_deal_events(s, outcomes[len(drawn) :])]


def _deal_events(s: State, outcomes: list[int]) -> list[Event]:
    if not outcomes:
        return []
    kinds = iter(outcomes)
    sizes = [s.hand_size if rules.is_playing(s, p) else 0 for p in range(s.players)]
    hands = [[KIND_NAMES[next(kinds)] for _ in range(size)] for size in sizes]
    return [{"deal": hands}, {"block": KIND_NAMES[next(kinds)]}]


def _draw_events(before: State, action: int, drawn: list[str]) -> list[Event]:
    """Who drew what: a single seat, or after a VIVA its neighbours and perhaps the caller."""
    if action == BLOCK_TOP:
        return [{"block": drawn[0]}]
    turn = int(before.turn)
    draws = [(turn, drawn)]
    if action != DRAW and not rules.is_caught(before, action):
        right, left = rules.previous_playing(before, turn), rules.next_playing(before, turn)
        to_left = 1 if left != right else 0
        draws = [(right, drawn[:2]), (left, drawn[2 : 2 + to_left]), (turn, drawn[2 + to_left :])]
    return [{"draw": cards, "seat": int(seat)} for seat, cards in draws if cards]


def outcomes_of(s: State, events: list[Event]) -> list[int]:
    """The way back: the outcomes that recorded chance events stand for."""
    outcomes: list[int] = []
    for number, event in enumerate(events):
        if set(event) == {"start"}:
            if not is_seat(event["start"], s.players):
                raise RecordError(fact("no-such-seat", given=shown(event["start"])), number)
            outcomes.append(event["start"])
        elif set(event) == {"deal"}:
            outcomes += _kinds_dealt(s, event["deal"], number)
        elif set(event) == {"block"}:
            outcomes += _kinds([event["block"]], number)
        elif set(event) == {"draw", "seat"}:
            outcomes += _kinds(event["draw"], number)
        else:
            raise RecordError(fact("no-event-of-chance", given=keys_shown(event)), number)
    return outcomes


def _kinds_dealt(s: State, deal: Any, number: int) -> list[int]:
    if not isinstance(deal, list) or len(deal) != s.players:
        raise RecordError(fact("deal-is-hands", players=int(s.players)), number)
    hands = [_kinds(hand, number) for hand in deal]
    for seat, hand in enumerate(hands):
        if len(hand) not in (0, s.hand_size):
            wrong = fact("hand-of-wrong-size", number=seat, dealt=len(hand), wanted=int(s.hand_size))
            raise RecordError(wrong, number)
    return [kind for hand in hands for kind in hand]


def _kinds(names: Any, number: int) -> list[int]:
    if not isinstance(names, list):
        raise RecordError(fact("not-a-list-of-cards", given=shown(names)), number)
    for name in names:
        if name not in KIND_NAMES:
            raise RecordError(fact("no-such-card", given=shown(name)), number)
    return [KIND_NAMES.index(name) for name in names]


def hide(events: list[Event], seat: int, s: State) -> list[Event]:
    """The events as a seat may look them up during the game: what others are dealt and draw stays hidden."""
    shown = []
    for event in events:
        if "deal" in event:
            event = only_own_hand(event, seat)
        elif "draw" in event and event["seat"] != seat:
            event = {"draw": [None] * len(event["draw"]), "seat": event["seat"]}
        shown.append(event)
    return shown
