"""Lets every test import the helper modules beside this file, and gives generated tests time on a busy machine."""

from __future__ import annotations

import sys
from pathlib import Path

from hypothesis import HealthCheck, settings

sys.path.insert(0, str(Path(__file__).parent))
settings.register_profile("vivamos", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("vivamos")
