"""VIVA in words: the text of moves, views, chance in records, and why a move is refused."""

from __future__ import annotations

from typing import Any

from vivamos.engine.chance_events import Event, chance_strip, is_seat, keys_shown, only_own_hand
from vivamos.engine.compiled import in_python
from vivamos.engine.errors import RecordError, shown
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

EXAMPLES = "'place RB 2', 'place RB 1 1 3', 'draw', 'keep', 'block RB', 'block top', 'finish RB', 'catch' or 'let'"
TURN_RULE = "VI-4"
END_RULE = "VI-18"
SEATED = {"cards", "known"}  # what a view tells seat by seat
COLOUR_NAMES = {"R": "red", "O": "orange", "Y": "yellow", "G": "green", "B": "blue", "P": "pink"}
PLAIN_MOVES = {DRAW: "draw", KEEP: "keep", BLOCK_TOP: "block top", CATCH: "catch", LET: "let"}
NOTHING_TO_JUDGE = "Nobody else has just placed a card."
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


def why_not(s: State, action: int) -> tuple[str, str]:
    """The rule and the reason that refuse an action which is not legal."""
    if s.asked == NEW_BLOCK:
        return _why_not_block(s, action)
    if s.asked == JUDGE:
        return "VI-17", "A card was placed: 'catch' it if it is forbidden, or 'let' it pass."
    if action in (CATCH, LET):
        return "VI-17", NOTHING_TO_JUDGE if s.honour else "Cards are caught only in honour play."
    if action == BLOCK_TOP or BLOCK <= action < FINISH:
        return "VI-12", "The blocking card is chosen only after a VIVA, by the player who called it."
    if s.asked == DRAWN:
        return _why_not_fresh(s, action)
    if action == KEEP:
        return "VI-8", "There is nothing to keep: 'keep' is for a card you have just drawn."
    if action >= FINISH:
        return _why_not_finish(s, action - FINISH)
    return _why_not_place(s, action // WAYS, action % WAYS)


def _why_not_block(s: State, action: int) -> tuple[str, str]:
    if BLOCK <= action < FINISH:
        return _not_held(KIND_NAMES[action - BLOCK], "VI-12")
    return "VI-12", "VIVA! Choose the new blocking card now: 'block' and a card of yours, or 'block top'."


def _why_not_fresh(s: State, action: int) -> tuple[str, str]:
    fresh = card_name(s.fresh)
    if action >= DRAW or action // WAYS != s.fresh or len(WAYS_TO_LAY[action % WAYS]) > 1:
        return "VI-8", f"You have drawn {fresh}: place that one card on a house, or 'keep' it."
    return _forbidden(s, action // WAYS, action % WAYS)


def _why_not_finish(s: State, kind: int) -> tuple[str, str]:
    name, block = KIND_NAMES[kind], card_name(s.block)
    hand = s.hands[s.turn]
    if not copies_of(hand, kind):
        return _not_held(name, "VI-14")
    if how_many(hand) > 1:
        return "VI-14", f"Only your last card can finish, and you hold {how_many(hand)}."
    return "VI-14", f"{name} shares no colour with the blocking card {block}."


def _why_not_place(s: State, kind: int, way: int) -> tuple[str, str]:
    name, cards = KIND_NAMES[kind], len(WAYS_TO_LAY[way])
    hand = s.hands[s.turn]
    held = copies_of(hand, kind)
    if not held:
        return _not_held(name, "VI-5")
    if cards > held:
        return "VI-7", f"You would need {cards} cards {name}, but hold {held}."
    if cards > moves.most_to_place(s, kind):
        return "VI-10", "Your last card never goes to a house: it must go on the blocking card."
    return _forbidden(s, kind, way)


def _forbidden(s: State, kind: int, way: int) -> tuple[str, str]:
    """VI-9 or VI-6; in honour play (VI-17) only for several cards at once."""
    name, block = KIND_NAMES[kind], card_name(s.block)
    houses = moves.open_houses(s, kind)
    if not houses and share_a_colour(kind, s.block):
        colours = " and ".join(COLOUR_NAMES[letter] for letter in name if letter in KIND_NAMES[s.block])
        return "VI-9", f"The blocking card {block} forbids {colours}, so {name} goes to no house."
    if not houses:
        return "VI-6", f"{name} shares no colour with the top card of any house."
    house = next(house for house in WAYS_TO_LAY[way] if not houses >> house & 1)
    return "VI-6", f"{name} shares no colour with {card_name(s.tops[house])}, the top card of house {house + 1}."


def why_forbidden(s: State, written: str = "{}") -> str:
    """VI-17: what is wrong with the forbidden card that was just placed, as a clause, with cards written like this."""
    name, block = KIND_NAMES[kind_placed(s.placed)], KIND_NAMES[s.block]
    blocked = [COLOUR_NAMES[letter] for letter in name if letter in block]
    if blocked:
        return f"{' and '.join(blocked)} {'are' if len(blocked) > 1 else 'is'} blocked"
    return f"{written.format(name)} shares no colour with {written.format(card_name(s.placed_over))}"


def _not_held(name: str, rule: str) -> tuple[str, str]:
    return rule, f"{name} is not in your hand."


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
    strip = chance_strip(s)
    if action is None:
        return [{"start": strip[0]}, *_deal_events(s, strip[1:])]
    dealt = compiled_rules.cards_dealt(s) if s.rounds > before.rounds and s.seat >= 0 else 0
    drawn = [KIND_NAMES[kind] for kind in strip[: len(strip) - dealt]]
    return [*_draw_events(before, action, drawn), *_deal_events(s, strip[len(drawn) :])]


def _deal_events(s: State, strip: list[int]) -> list[Event]:
    if not strip:
        return []
    kinds = iter(strip)
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


def strip_of(s: State, events: list[Event]) -> list[int]:
    """The way back: the outcomes that recorded chance events stand for."""
    strip: list[int] = []
    for number, event in enumerate(events):
        if set(event) == {"start"}:
            if not is_seat(event["start"], s.players):
                raise RecordError(f"there is no seat {shown(event['start'])} at this table", number)
            strip.append(event["start"])
        elif set(event) == {"deal"}:
            strip += _kinds_dealt(s, event["deal"], number)
        elif set(event) == {"block"}:
            strip += _kinds([event["block"]], number)
        elif set(event) == {"draw", "seat"}:
            strip += _kinds(event["draw"], number)
        else:
            raise RecordError(f"{keys_shown(event)} is not an event of chance in this game", number)
    return strip


def _kinds_dealt(s: State, deal: Any, number: int) -> list[int]:
    if not isinstance(deal, list) or len(deal) != s.players:
        raise RecordError(f"a deal is a list of {s.players} hands", number)
    hands = [_kinds(hand, number) for hand in deal]
    for seat, hand in enumerate(hands):
        if len(hand) not in (0, s.hand_size):
            raise RecordError(f"seat {seat} is dealt {len(hand)} cards, but must get {s.hand_size}", number)
    return [kind for hand in hands for kind in hand]


def _kinds(names: Any, number: int) -> list[int]:
    if not isinstance(names, list):
        raise RecordError(f"{shown(names)} is not a list of cards", number)
    for name in names:
        if name not in KIND_NAMES:
            raise RecordError(f"there is no card {shown(name)} in this deck", number)
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
