"""All that goes over the stream of a table, in both directions: each frame is a struct, told apart by its `type`.

Events have the `type` "event" and are told apart by `what`. A field that may be left out is UNSET then. What the pages
know of these (`web/frames.d.ts`) is made from them: `python tests/update_types.py`. Plain data of the engine is sent as
it is; the second part of its annotation says what is in it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, Required, TypedDict

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from vivamos.engine.errors import VivamosError

MOST_ID = 64
MOST_PACE = 4

Kind = Literal["human", "bot", "free"]
State = Literal["waiting", "playing", "over"]
Wish = Literal["bot", "end"]

encode = msgspec.json.Encoder().encode


# --- what frames are made of ---


class View(TypedDict):
    """What a viewer may see of the position; each game has its own keys beside these."""

    game: str
    players: int
    viewer: int | None
    to_move: int | None
    scores: list[int]
    winners: list[int]


class Fact(TypedDict, total=False):
    """What happened, is asked or is wrong, as data; see engine/facts.py. The words are in the catalogues."""

    fact: Required[str]
    args: dict[str, Any]
    rule: str
    kind: str
    tone: Literal["event"]
    shout: str
    seat: int
    view: View
    rest: float
    """How many times as long as a trick the position rests."""
    fade: str
    faded: Fact | None
    """What stands in its place once it may not be looked up any more; null: nothing."""
    fades: list[str]
    unfades: list[str]
    """Keys whose facts read in full again."""


AFact = Annotated[dict[str, Any], Fact]
AView = Annotated[Raw, View]  # what all may see of a position is turned into JSON once


class Seat(Struct):
    seat: int
    kind: Kind
    name: str | None
    level: str | None
    here: bool
    host: bool
    stand_in: str | None


class Table(Struct):
    id: str
    game: str
    players: int
    options: dict[str, Any]
    state: State
    open: bool
    clock: int | None
    seats: list[Seat]
    rematch: str | None
    created: str
    own_deck: bool
    hints: bool
    """Whether the coach may be asked while it is played, and so no rating changes."""


class ListedTable(Table, kw_only=True):
    """A table in a list of the lobby."""

    to_move: int | None
    round: int | None
    active: str
    you: int | UnsetType = UNSET


class Ask(Struct):
    prompt: AFact
    moves: list[str]
    refused: dict[str, AFact]
    preview: dict[str, Any]


class Said(Struct):
    number: int
    from_: str = msgspec.field(name="from")
    seat: int | None
    text: str


class Whispered(Struct):
    """What a spectator said to the others."""

    number: int
    from_: str = msgspec.field(name="from")
    text: str


class UndoAsked(Struct, frozen=True):
    seat: int
    agreed: list[int]


class VoteAsked(Struct, frozen=True):
    """A vote about a seat whose player does not move."""

    about: int
    for_: Wish = msgspec.field(name="for")
    agreed: list[int]


class People(Struct, frozen=True):
    host: int | None
    """The seat that has the host's powers now."""
    away: list[int]
    """Whose absence counts: a bot may stand in; before the start somebody else may have the chair."""
    silent: int | None
    """The seat to move, when its player has not moved for long."""


# --- events: they have happened, and are stored ---


class Event(Struct, tag_field="what", kw_only=True):
    number: int
    type: Literal["event"] = "event"


class TalkEvent(Event, tag="talk", kw_only=True):
    from_: str = msgspec.field(name="from")
    seat: int | None
    text: str


class RematchEvent(Event, tag="rematch", kw_only=True):
    table: str


class ShowingEvent(Event, kw_only=True):
    """An event after which the table may look different: then each viewer gets the view and the question with it."""

    facts: list[AFact] | UnsetType = UNSET
    view: AView | UnsetType | None = UNSET
    ask: Ask | UnsetType | None = UNSET
    deadline: float | UnsetType | None = UNSET
    state: State | UnsetType = UNSET


class StartEvent(ShowingEvent, tag="start", kw_only=True):
    seat: None = None


class MoveEvent(ShowingEvent, tag="move", kw_only=True):
    seat: int
    by: Literal["clock"] | UnsetType = UNSET


class SeatsEvent(ShowingEvent, tag="seats", kw_only=True):
    seats: list[Seat] | UnsetType = UNSET
    back: int | UnsetType = UNSET
    """The seat that its player has again."""


class UndoEvent(ShowingEvent, tag="undo", kw_only=True):
    asked_by: int
    agreed: list[int] | UnsetType = UNSET
    refused_by: int | UnsetType = UNSET
    done: bool | UnsetType = UNSET
    taken: int | UnsetType = UNSET
    """How many moves were taken back, if not just one: the last is a bot's, the first of who asked."""
    rewritten: bool | UnsetType = UNSET
    """`facts` are all there are, told anew."""


class VoteEvent(ShowingEvent, tag="vote", kw_only=True):
    about: int
    for_: Wish | UnsetType = msgspec.field(name="for", default=UNSET)
    agreed: list[int] | UnsetType = UNSET
    refused_by: int | UnsetType = UNSET
    done: bool | UnsetType = UNSET
    here: bool | UnsetType = UNSET
    """The silent one has said to be here."""
    seats: list[Seat] | UnsetType = UNSET


TableEvent = StartEvent | MoveEvent | SeatsEvent | TalkEvent | UndoEvent | VoteEvent | RematchEvent


# --- the other frames of the server ---


class FromServer(Struct, tag_field="type", kw_only=True):
    """A frame that is no event."""


class Welcome(FromServer, tag="welcome", kw_only=True):
    you: int | None
    number: int
    fresh: bool
    table: Table
    view: AView | None
    ask: Ask | None
    facts: list[AFact] | UnsetType = UNSET
    talk: list[Said] | UnsetType = UNSET
    deadline: float | None
    undo: UndoAsked | None
    vote: VoteAsked | None
    people: People
    watching: int
    """How many spectators there are."""
    whispers: list[Whispered] | UnsetType = UNSET
    """What they said among themselves: for them, and for all once the game is over."""
    invitation: str | None
    """The secret of an open table's link, for whoever was invited."""


class Done(FromServer, tag="done", kw_only=True):
    id: str
    number: int


class Refused(FromServer, tag="refused", kw_only=True):
    id: str | None
    fact: AFact


class ErrorFrame(FromServer, tag="error", kw_only=True):
    fact: AFact


class Note(FromServer, tag="note", kw_only=True):
    fact: AFact | None


class Here(FromServer, tag="here", kw_only=True):
    here: list[bool]


class PeopleFrame(People, frozen=True, tag_field="type", tag="people"):
    """What has changed about the people at the table."""


class WatchingFrame(FromServer, tag="watching", kw_only=True):
    watching: int


class CoachFrame(FromServer, tag="coach", kw_only=True):
    """From now on the coach is asked at this table: its result changes no rating."""


class WhisperedFrame(FromServer, tag="whispered", kw_only=True):
    """One more, for whoever may read them."""

    number: int
    from_: str = msgspec.field(name="from")
    text: str


class WhispersFrame(FromServer, tag="whispers", kw_only=True):
    """All of them, for the players when the game is over."""

    whispers: list[Whispered]


class Pong(FromServer, tag="pong", kw_only=True):
    """The answer to a ping."""


Answer = Done | Refused
Frame = (
    Welcome | TableEvent | Answer | ErrorFrame | Note | Here | PeopleFrame
    | WatchingFrame | CoachFrame | WhisperedFrame | WhispersFrame | Pong
)  # fmt: skip


# --- what a client says ---


class FromClient(Struct, tag_field="type", kw_only=True):
    """A frame of a client. What it holds beside these fields is not looked at."""


class Hello(FromClient, tag="hello", kw_only=True):
    token: str | None = None
    since: int | None = None


class Ping(FromClient, tag="ping", kw_only=True):
    """Is answered with a pong."""


class AnAction(FromClient, kw_only=True):
    id: Annotated[str, Meta(min_length=1, max_length=MOST_ID)]

    def __post_init__(self) -> None:
        if not self.id.isprintable():
            raise ValueError


class MoveAction(AnAction, tag="move", kw_only=True):
    move: str


class TalkAction(AnAction, tag="talk", kw_only=True):
    text: str


class WhisperAction(AnAction, tag="whisper", kw_only=True):
    """A spectator says something to the others; the key tells whose words they are, if the server knows it."""

    name: str
    text: str
    key: str | None = None


class UndoAction(AnAction, tag="undo", kw_only=True):
    agree: bool


class VoteAction(AnAction, tag="vote", kw_only=True):
    for_: Annotated[str, Literal["bot", "end", "no"]] = msgspec.field(name="for")


class BackAction(AnAction, tag="back", kw_only=True):
    pass


class RematchAction(AnAction, tag="rematch", kw_only=True):
    pass


class PaceAction(AnAction, tag="pace", kw_only=True):
    """How many times as long as usual bots shall seem to think, as long as this connection lasts."""

    pace: Annotated[float, Meta(ge=0, le=MOST_PACE)]


Action = MoveAction | TalkAction | WhisperAction | UndoAction | VoteAction | BackAction | RematchAction | PaceAction
ACTIONS: dict[str, type[AnAction]] = {
    "move": MoveAction, "talk": TalkAction, "whisper": WhisperAction, "undo": UndoAction,
    "vote": VoteAction, "back": BackAction, "rematch": RematchAction, "pace": PaceAction,
}  # fmt: skip


class NotAFrame(VivamosError):  # noqa: N818  (it reads as what it says)
    """It cannot be answered at all: the connection ends."""


class NotAnAction(VivamosError):  # noqa: N818
    """A frame that asks for nothing we could do. `id` is its id, if it has one."""

    def __init__(self, code: str, id: str | None = None, **args: Any) -> None:
        super().__init__(code, **args)
        self.id = id


_read_first: Callable[[str], Hello | Ping] = msgspec.json.Decoder(Hello | Ping).decode  # one alone needs no `type`
_read_action: Callable[[str], Action | Ping] = msgspec.json.Decoder(Action | Ping).decode
_read_anything = msgspec.json.Decoder().decode
UNREADABLE = (msgspec.DecodeError, RecursionError)


def read_hello(text: str) -> Hello:
    """The first frame of a client."""
    try:
        first = _read_first(text)
    except UNREADABLE:
        _object_in(text)
        raise NotAFrame("malformed-hello") from None
    if not isinstance(first, Hello):
        raise NotAFrame("malformed-hello")
    return first


def read_action(text: str) -> Action | Ping:
    """Any other frame of a client."""
    try:
        return _read_action(text)
    except UNREADABLE:
        return _action_in(_object_in(text))


def _object_in(text: str) -> dict[str, Any]:
    try:
        frame = _read_anything(text)
    except UNREADABLE:
        frame = None
    if not isinstance(frame, dict):
        raise NotAFrame("frame-is-no-object")
    return frame


def _action_in(frame: dict[str, Any]) -> Action | Ping:
    """Say what is wrong with a frame, in the order in which a person would look."""
    id, kind = frame.get("id"), frame.get("type")
    if kind == "ping":
        return Ping()
    if not isinstance(id, str) or not 0 < len(id) <= MOST_ID or not id.isprintable():
        raise NotAnAction("action-needs-id", most=MOST_ID)
    if not isinstance(kind, str) or kind not in ACTIONS:
        raise NotAnAction("no-such-action", id, known=list(ACTIONS))
    for field in msgspec.structs.fields(ACTIONS[kind]):
        try:
            msgspec.convert(frame.get(field.encode_name), field.type)
        except msgspec.ValidationError:
            raise NotAnAction("action-lacks", id, key=field.encode_name) from None
    made: Action = msgspec.convert(frame, Action)
    return made
