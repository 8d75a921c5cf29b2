"""The types that the pages have of what the server tells are those of its structs."""

from __future__ import annotations

from types import ModuleType

import msgspec
import pytest

from vivamos.server import frames

from update_types import HEADS, file_of, types


@pytest.mark.parametrize("module", HEADS, ids=lambda module: module.__name__)
def test_the_pages_types_are_made_from_the_servers_structs(module: ModuleType) -> None:
    told = file_of(module).read_text(encoding="utf-8")
    assert told == types(module), "python tests/update_types.py writes them anew"


def test_every_struct_of_the_stream_is_in_a_union_or_in_a_frame() -> None:
    """A kind of event or action that is in no union could be sent, and the pages would not know it."""
    told = types(frames)
    for name, kind in vars(frames).items():
        config = getattr(kind, "__struct_config__", None)
        if config is not None and config.tag not in (None, name):
            assert any(f" {name}" in line for line in told.splitlines() if line.startswith("export type")) or name in (
                "Hello", "Ping",
            ), name  # fmt: skip


def test_events_and_actions_are_told_apart_by_their_tags() -> None:
    events = msgspec.json.Decoder(frames.TableEvent)
    said = events.decode('{"what":"talk","type":"event","number":3,"from":"Mara","seat":0,"text":"hola"}')
    assert said == frames.TalkEvent(number=3, from_="Mara", seat=0, text="hola")
    assert frames.read_action('{"type":"move","id":"a","move":"play +4"}') == frames.MoveAction(id="a", move="play +4")
    assert list(frames.ACTIONS) == [kind.__struct_config__.tag for kind in frames.ACTIONS.values()]
