"""Lets every test import the helper modules beside this file, and gives generated tests time on a busy machine."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

sys.path.insert(0, str(Path(__file__).parent))
settings.register_profile("vivamos", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("vivamos")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tests of the pages that were skipped for want of a browser must not look like a success."""
    skipped = terminalreporter.stats.get("skipped", [])
    if any("No Chromium" in str(report.longrepr) for report in skipped):
        terminalreporter.write_line("")
        terminalreporter.write_line("*** NO CHROMIUM: THE TESTS OF THE PAGES WERE SKIPPED ***", red=True, bold=True)
