"""Figures as they are read: to one decimal, with a sign and a true minus, the decimal mark as the language has it."""

from __future__ import annotations

COMMA = ("de", "es")  # languages with a decimal comma


def figure(number: float, language: str, digits: int = 1, sign: bool = True) -> str:
    """`+1.6`, `−0.9`, `0.0`."""
    text = f"{abs(number):.{digits}f}"
    if language in COMMA:
        text = text.replace(".", ",")
    if float(f"{number:.{digits}f}") == 0:
        return text
    return ("−" if number < 0 else "+" if sign else "") + text


def percent(share: float, language: str) -> str:
    """`25 %`, as the language writes it."""
    text = f"{abs(share):.0%}" if language not in COMMA else f"{100 * abs(share):.0f} %"
    return f"−{text}" if round(100 * share) < 0 else text
