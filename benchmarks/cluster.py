"""What it costs to have Ray do the work: one tournament by threads of one process, and by as many workers of a cluster.

    python benchmarks/cluster.py [--games 400] [--workers 2] [--turns 1]

By turns, on this machine. Wall-clock time with Ray's start and stop, and the CPU time of all processes, which tells
more on a machine that does other things as well. Exits with 1 if the numbers differ, or if the cluster takes more than
10 % longer.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

DEAREST = 1.1
LOOK_EVERY = 0.2  # seconds
TICKS = os.sysconf("SC_CLK_TCK")
COMMAND = "tournament slambo search:2000 greedy --players 3 --seed 1"


def cpu_of(session: int) -> dict[int, float]:
    """CPU seconds of every process of a session, and of those that Ray has started for it."""
    spent, parents = {}, {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue  # it has ended
            pid = int(folder.name)
            parents[pid], spent[pid] = int(fields[1]), (int(fields[11]) + int(fields[12])) / TICKS
    ours = {session}
    while more := {pid for pid, parent in parents.items() if parent in ours} - ours:
        ours |= more
    return {pid: spent[pid] for pid in ours if pid in spent}


def run(words: list[str], lines: Path) -> tuple[float, float, str]:
    """Seconds by the clock, and of CPU, and the games without the times."""
    command = [sys.executable, "-m", "vivamos", *words, "--csv", str(lines)]
    began, spent = time.perf_counter(), {}
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    while process.poll() is None:
        spent |= cpu_of(process.pid)
        time.sleep(LOOK_EVERY)
    took = time.perf_counter() - began
    assert process.returncode == 0
    games = "".join(line.rpartition(",")[0] + "\n" for line in lines.read_text().splitlines())
    return took, sum(spent.values()), games


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--turns", type=int, default=1)
    chosen = parser.parse_args()
    common = [*COMMAND.split(), "--games", str(chosen.games), "--threads", str(chosen.workers)]
    walls: dict[str, list[float]] = {"threads": [], "cluster": []}
    cpus: dict[str, list[float]] = {"threads": [], "cluster": []}
    told = set()
    with tempfile.TemporaryDirectory() as folder:
        run([*COMMAND.split(), "--games", "2", "--threads", "1"], Path(folder) / "warm")
        for _ in range(chosen.turns):
            for name, more in (("threads", []), ("cluster", ["--cluster", "local"])):
                took, spent, games = run([*common, *more], Path(folder) / name)
                walls[name].append(took)
                cpus[name].append(spent)
                told.add(games)
                print(f"{name}: {took:.1f} s, {spent:.1f} s of CPU (load {os.getloadavg()[0]:.1f})", flush=True)
    wall, cpu = (median(each["cluster"]) / median(each["threads"]) for each in (walls, cpus))
    print(f"the cluster takes x {wall:.3f} by the clock, x {cpu:.3f} of CPU; games alike: {len(told) == 1}")
    return 0 if len(told) == 1 and wall <= DEAREST else 1


if __name__ == "__main__":
    sys.exit(main())
