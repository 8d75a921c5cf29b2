"""Where the servers of the tests come from: one process has loaded all that a server is made of, and forks them.

A server takes two seconds of a core to load, and the tests start a hundred. Run as a program, this file forks one for
each line of JSON that it reads (`{"arguments": …, "log": …}`), and says what became of it (`{"wait": pid}`).
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import subprocess
import sys
import threading
import traceback
from pathlib import Path
from typing import Any


class Child:
    """A server that was forked: as much of a `Popen` as the tests need."""

    def __init__(self, nursery: Nursery, pid: int) -> None:
        self._nursery = nursery
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = self._nursery.ask(poll=self.pid)
        return self.returncode

    def wait(self) -> int:
        if self.returncode is None:
            self.returncode = self._nursery.ask(wait=self.pid)
        return int(self.returncode or 0)

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Nursery:
    """The process that forks, as long as the tests run."""

    def __init__(self) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([sys.executable, __file__], stdin=pipe, stdout=pipe, encoding="utf-8")
        self._one_by_one = threading.Lock()
        atexit.register(self._close)

    def start(self, arguments: list[str], log: Path) -> Child:
        return Child(self, self.ask(arguments=arguments, log=str(log)))

    def ask(self, **what: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._one_by_one:
            self._process.stdin.write(json.dumps(what) + "\n")
            self._process.stdin.flush()
            return json.loads(self._process.stdout.readline())

    def _close(self) -> None:
        self._process.communicate()


# --- the program ---


def load() -> None:
    """Everything that a server loads, and the games if they were compiled before."""
    import vivamos
    import vivamos.server.serve
    from vivamos.coach.ready import was_compiled
    from vivamos.server.readiness import A_FEW, make_ready

    for game in vivamos.catalogue().values():
        if was_compiled(game.id):
            make_ready(game, A_FEW)


def become_a_server(arguments: list[str], log: str) -> None:
    """In the forked process; does not return."""
    from vivamos.cli import main

    to = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for there, here in ((nothing, 0), (to, 1), (to, 2)):
        os.dup2(there, here)
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    code: Any = 1
    try:
        code = main(arguments)
    except SystemExit as stop:
        code = stop.code
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(code if isinstance(code, int) else int(code is not None))


def status(pid: int, options: int) -> int | None:
    ended, found = os.waitpid(pid, options)
    return os.waitstatus_to_exitcode(found) if ended else None


def run() -> None:
    load()
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    for line in sys.stdin:
        asked = json.loads(line)
        if "wait" in asked:
            answer = status(asked["wait"], 0)
        elif "poll" in asked:
            answer = status(asked["poll"], os.WNOHANG)
        else:
            answer = os.fork()
            if answer == 0:
                answers.close()
                become_a_server(asked["arguments"], asked["log"])
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


if __name__ == "__main__":
    run()
