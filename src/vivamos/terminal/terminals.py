"""Whether there is a terminal at all."""

from __future__ import annotations

import os
import sys


def can_be_drawn_on() -> bool:
    """Whether somebody sits at a terminal that can move its cursor; else there is the plain prompt."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
