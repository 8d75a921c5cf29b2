"""Lets every test import the helper modules beside this file, and gives generated tests time on a busy machine."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

sys.path.insert(0, str(Path(__file__).parent))
settings.register_profile("vivamos", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("vivamos")


LONGEST = ("/server/", "test_a_whole_game", "test_axe", "test_every_table", "test_examples", "test_linking")


BY_THE_CLOCK = ("tests/server/", "tests/browser/", "tests/terminal/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first: else a core has nothing to do at the end while another is busy with them.

    What talks to other processes waits by the clock of a machine that may stand still for seconds: it gets a second
    try and a third, which the summary names. What is wrong fails each time.
    """
    for item in items:
        if any(part in item.nodeid for part in BY_THE_CLOCK):
            item.add_marker(pytest.mark.flaky(reruns=2))
    items.sort(key=lambda item: not any(part in item.nodeid for part in LONGEST))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Another try must be seen, and tests skipped for want of a browser must not look like a success."""
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.write_line(f"*** TRIED AGAIN: {report.nodeid} ***", yellow=True, bold=True)
        terminalreporter.write_line(report.longreprtext[-1000:])
    skipped = terminalreporter.stats.get("skipped", [])
    if any("No Chromium" in str(report.longrepr) for report in skipped):
        terminalreporter.write_line("")
        terminalreporter.write_line("*** NO CHROMIUM: THE TESTS OF THE PAGES WERE SKIPPED ***", red=True, bold=True)
