"""`vivamos play` and its kin in a real terminal, and where there is none."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import vivamos
from vivamos.cli import main
from vivamos.engine.records import to_line

PATIENCE = 120.0


class Terminal:
    """A command in a terminal of its own, 80 by 24."""

    def __init__(self, *arguments: str, term: str = "xterm-256color") -> None:
        self.control, inside = pty.openpty()
        self.shown = b""
        environment = {**os.environ, "TERM": term, "LC_ALL": "C.UTF-8", "COLUMNS": "80", "LINES": "24"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "vivamos", *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=environment,
            start_new_session=True,
        )
        os.close(inside)

    def until(self, wanted: str) -> None:
        end = time.monotonic() + PATIENCE
        while wanted.encode() not in self.shown:
            assert time.monotonic() < end, self.shown[-2000:].decode(errors="replace")
            if select.select([self.control], [], [], 0.2)[0]:
                self.shown += os.read(self.control, 65536)

    def type(self, keys: str) -> None:
        os.write(self.control, keys.encode())

    def leave(self) -> int:
        """Read on until it has ended; its exit code."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            if select.select([self.control], [], [], 0.2)[0]:
                try:
                    self.shown += os.read(self.control, 65536)
                except OSError:  # it has closed its end
                    break
        code = self.process.wait(PATIENCE)
        os.close(self.control)
        return code

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            os.close(self.control)


def test_play_draws_a_table_and_gives_the_terminal_back() -> None:
    terminal = Terminal("play", "slambo", "--bots", "newcomer", "--seed", "2")
    try:
        terminal.until("\x1b[?1049h")  # the other screen
        terminal.until("SLAMBO!")
        terminal.until("Your turn")
        terminal.type("q")
        assert terminal.leave() == 0
        assert b"\x1b[?1049l" in terminal.shown
        assert b"Traceback" not in terminal.shown
    finally:
        terminal.kill()


def test_a_terminal_that_cannot_be_drawn_on_gets_the_prompt() -> None:
    terminal = Terminal("play", "slambo", "--bots", "newcomer", "--seed", "2", term="dumb")
    try:
        terminal.until("Your move:")
        assert b"\x1b[?1049h" not in terminal.shown
        terminal.type("quit\n")
        assert terminal.leave() == 0
    finally:
        terminal.kill()


def test_a_record_is_looked_at(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    tables = [vivamos.deal("slambo", 2, seed) for seed in (1, 2)]
    tables[1].play(tables[1].moves()[0])
    file.write_text("".join(to_line(table.record()) + "\n" for table in tables), encoding="utf-8")
    terminal = Terminal("replay", "--view", str(file), "--record", "2")
    try:
        terminal.until("Move 0 of 1")
        terminal.type("q")
        assert terminal.leave() == 0
    finally:
        terminal.kill()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["replay", "--view", "{tmp}/games.jsonl"], "To look at a record needs a terminal"),
        (["join", "http://localhost:9/t/abcdefghij"], "To sit at a table of a server needs a terminal."),
        (["join", "nonsense"], "'nonsense' is no link to a table"),
    ],
)
def test_without_a_terminal_it_is_said_in_a_sentence(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    (tmp_path / "games.jsonl").write_text("", encoding="utf-8")
    assert main([argument.format(tmp=tmp_path) for argument in arguments]) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    ("more", "sentence"),
    [(["--record", "5"], "has 1 records; there is no number 5"), ([], "line is not whole, valid JSON")],
)
def test_a_record_that_is_not_there_or_broken_is_said(more: list[str], sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text('{"format": ', encoding="utf-8")
    terminal = Terminal("replay", "--view", str(file), *more)
    try:
        assert terminal.leave() in (1, 2)
        assert sentence.encode() in terminal.shown
        assert b"Traceback" not in terminal.shown
    finally:
        terminal.kill()
