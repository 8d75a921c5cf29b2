"""Spectators: everybody knows how many there are; what they say to each other reaches no player before the end."""

from __future__ import annotations

import json
from pathlib import Path

from serving import Frame, Server, Stream, reason


def said(stream: Stream, name: str, text: str, client: str = "w") -> Frame:
    return stream.act("whisper", client, name=name, text=text)


def heard(stream: Stream) -> str:
    """Everything that came over a stream."""
    return json.dumps(stream.frames, ensure_ascii=False)


def numbers(stream: Stream) -> list[int]:
    return [frame["number"] for frame in stream.frames if frame["type"] == "whispered"]


def test_everybody_knows_how_many_watch(server: Server) -> None:
    made = server.make_table(seats=["you", "free"])
    mara = Stream(server, made["id"], made["token"])
    assert mara.welcome["watching"] == 0
    one = Stream(server, made["id"])
    two = Stream(server, made["id"])
    assert two.welcome["watching"] == 2
    for stream in (mara, one):
        stream.until("watching", watching=2)
    one.close()
    for stream in (mara, two):
        stream.until("watching", watching=1)
    ines = Stream(server, made["id"], server.sit_down(made["id"], "Inés"))
    assert ines.welcome["watching"] == 1  # a player is no spectator
    for stream in (mara, two, ines):
        stream.close()


def test_players_read_what_spectators_said_only_after_the_end(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    server.start()
    try:
        made = server.make_table(seats=["you", "bot:newcomer"])
        mara = Stream(server, made["id"], made["token"])
        assert mara.until_asked()
        teo, ada = Stream(server, made["id"]), Stream(server, made["id"])
        assert teo.welcome["whispers"] == []
        first = said(teo, "Teo", "She holds the 7!")
        assert first["type"] == "done"
        assert ada.until("whispered") == {"type": "whispered", "number": 1, "from": "Teo", "text": "She holds the 7!"}
        assert said(teo, "Teo", "She holds the 7!") == first  # sent again, not said once more
        assert said(ada, "Ada", "Oh dear")["type"] == "done"  # the same id, somebody else
        assert numbers(ada) == [1, 2]
        assert numbers(teo) == [1]
        assert teo.until("whispered")["from"] == "Ada"

        # Not as a player, not as if one were one, and not without words.
        assert "Only spectators" in reason(said(mara, "Mia", "Hello"))
        assert said(teo, "Mara", "It is me", "x1")["type"] == "refused"
        assert said(teo, "You", "It is me", "x2")["type"] == "refused"
        assert said(teo, "Teo", "\u200b", "x3")["type"] == "refused"
        assert teo.act("talk", "x4", text="Hello all")["type"] == "refused"

        # Nothing of it for players: who is there, who comes, who comes back; and after a power cut neither.
        mara.send({"type": "ping"})
        mara.until("pong")
        streams = [mara, Stream(server, made["id"], made["token"]), Stream(server, made["id"], made["token"], 1)]
        server.kill()
        server.start()
        streams.append(Stream(server, made["id"], made["token"]))
        streams.append(Stream(server, made["id"], made["token"], 1))
        for stream in streams:
            assert "whisper" not in heard(stream).replace("whispers-are-for-watchers", "")
            assert "holds the 7" not in heard(stream)
        teo = Stream(server, made["id"])
        assert [each["text"] for each in teo.welcome["whispers"]] == ["She holds the 7!", "Oh dear"]
        assert said(teo, "Teo", "She holds the 7!")["type"] == "done"  # known after a restart too
        assert said(teo, "Teo", "Now!", "w2")["type"] == "done"
        assert numbers(teo) == [3]

        mara = streams[3]
        while asked := mara.until_asked():
            assert "whisper" not in heard(mara)
            mara.act("move", f"m{mara.number}", move=asked["moves"][0])
        mara.send({"type": "ping"})
        mara.until("pong")
        [told] = [frame["whispers"] for frame in mara.frames if frame["type"] == "whispers"]
        assert [each["text"] for each in told] == ["She holds the 7!", "Oh dear", "Now!"]
        assert Stream(server, made["id"], made["token"]).welcome["whispers"] == told
        assert said(teo, "Teo", "Well played", "w3")["type"] == "done"
        assert mara.until("whispered")["text"] == "Well played"
    finally:
        server.kill()
    assert "Traceback" not in server.log()


def test_spectators_do_not_talk_without_end(tmp_path: Path) -> None:
    server = Server(tmp_path, "--limit", "texts=4", "--limit", "texts_a_second=0.01", "--limit", "whispers=3")
    server.start()
    try:
        teo = Stream(server, server.make_table(seats=["you", "free"])["id"])
        answers = [said(teo, "Teo", "Olé!", f"w{number}") for number in range(5)]
        assert [answer["type"] for answer in answers] == ["done"] * 3 + ["refused"] * 2
        assert "Enough has been said" in reason(answers[3])
        assert "let the others" in reason(answers[4]).lower()
    finally:
        server.kill()
