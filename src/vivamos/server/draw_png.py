"""A program: the SVG that it reads becomes a PNG that it writes. See png.py."""

import os
import sys

import resvg_py

if hasattr(os, "nice"):
    os.nice(10)  # whoever plays comes first
svg = sys.stdin.buffer.read().decode()
sys.stdout.buffer.write(bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts="<text" not in svg)))
