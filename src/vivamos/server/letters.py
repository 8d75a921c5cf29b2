"""Drawn letters for pictures: the strokes of the pages, so that a picture needs no font for most of its words."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from html import escape

from vivamos.server.pages import WEB

HIGH = 80.0  # from the foot of a letter to its head, as they are drawn
_ACCENT = re.compile(r'^  "\\u(03[0-9a-f]{2})": "([^"]*)",$', re.MULTILINE)
_GLYPH = re.compile(r'^  "(.)": \[(\d+), "([^"]*)"\],$', re.MULTILINE)


@cache
def _accents() -> dict[str, str]:
    """The strokes over the letter before them."""
    found = _ACCENT.findall((WEB / "draw.js").read_text(encoding="utf-8"))
    return {chr(int(code, 16)): path for code, path in found}


@cache
def _glyphs() -> dict[str, tuple[float, str]]:
    """How far each letter goes, and its strokes, as `draw.js` has them."""
    found = _GLYPH.findall((WEB / "draw.js").read_text(encoding="utf-8"))
    return {letter: (float(wide), path) for letter, wide, path in found}


def plain(text: str) -> str | None:
    """A text in letters that can be drawn: capitals, accents by themselves; None if there are others in it."""
    apart = unicodedata.normalize("NFD", text.upper()).replace("-", "−")
    return apart if all(one in _glyphs() or one in _accents() for one in apart) else None


def width(text: str, size: float, gap: float = 8) -> float:
    """Of drawn letters, in the units of the picture."""
    scale = size / HIGH
    letters = [one for one in text if one in _glyphs()]
    return sum((_glyphs()[one][0] + gap) * scale for one in letters) - gap * scale if letters else 0.0


def written(text: str, x: float, y: float, size: float, colour: str, anchor: str = "start", bold: float = 13) -> str:
    """A text as SVG, its foot at `y`: drawn, or where it has other letters in whatever font there is."""
    drawn = plain(text)
    if drawn is None:
        look = f'font-family="sans-serif" font-weight="600" font-size="{size * 1.35:.1f}" fill="{colour}"'
        return f'<text x="{x:.1f}" y="{y:.1f}" {look} text-anchor="{anchor}">{escape(text)}</text>'
    scale = size / HIGH
    x -= {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * width(drawn, size)
    strokes, middle = [], x
    for one in drawn:
        wide, path = _glyphs().get(one, (0.0, _accents().get(one, "")))
        at = x if wide else middle
        if path:
            where = f"translate({at:.1f} {y - 90 * scale:.1f}) scale({scale:.3f})"
            strokes.append(f'<path d="{path}" transform="{where}"/>')
        if wide:
            middle, x = x + wide * scale / 2, x + (wide + 8) * scale
    look = f'fill="none" stroke="{colour}" stroke-width="{bold}" stroke-linecap="round" stroke-linejoin="round"'
    return f"<g {look}>{''.join(strokes)}</g>"
