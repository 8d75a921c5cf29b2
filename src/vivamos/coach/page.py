"""A review as a page that needs nothing else: no script, no font, no picture from elsewhere; light and dark."""

from __future__ import annotations

from html import escape
from typing import Any

from vivamos.coach.chips import CHIPS, Chips
from vivamos.coach.figures import figure, percent
from vivamos.coach.review import Decision, Review, Seat
from vivamos.engine.facts import Fact
from vivamos.engine.table import Table
from vivamos.engine.words import Words

STYLE = """
:root { color-scheme: light dark; --paper: light-dark(#fbf6ec, #1d1815); --panel: light-dark(#fffdf7, #28211d);
  --ink: light-dark(#2a211c, #f5ecdf); --ink-2: light-dark(#65564a, #c2b3a3); --line: light-dark(#e3d7c4, #43382f);
  --wash: light-dark(#f4ecdd, #332a24); --up: light-dark(#28704a, #6cc491); --dn: light-dark(#b5402f, #f08a78);
  --coach: light-dark(#8a5a00, #f2c25c); --coach-bg: light-dark(#fff3d3, #3b2f1c);
  --coach-line: light-dark(#d9a93f, #a9822f); --s0: light-dark(#a8301f, #f08a73); --s1: light-dark(#1d5fa8, #86b6f2);
  --s2: light-dark(#8a5a00, #efbd58); --s3: light-dark(#6b3a96, #c9a0ec); --s4: light-dark(#23693f, #7fd0a0);
  --s5: light-dark(#65564a, #c2b3a3); }
* { box-sizing: border-box; margin: 0; }
body { font: 16px/1.5 "Avenir Next", "Segoe UI", "Noto Sans", system-ui, sans-serif; color: var(--ink);
  background: var(--paper); padding: 32px max(16px, calc(50vw - 520px)) 48px; }
h1, h2, h3 { font-family: "Iowan Old Style", Palatino, "Noto Serif", Georgia, serif; line-height: 1.2; }
h1 { font-size: 34px; } h2 { font-size: 24px; margin: 36px 0 8px; } h3 { font-size: 17px; }
p.sub { color: var(--ink-2); font-size: 14px; max-width: 68ch; margin-bottom: 12px; }
.wide { overflow-x: auto; } .num { font-variant-numeric: tabular-nums; text-align: right; white-space: nowrap; }
table { border-collapse: collapse; width: 100%; } th { font-weight: 500; font-size: 14px; color: var(--ink-2); }
th, td { padding: 9px 12px 9px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: baseline; }
th[scope=row] { white-space: nowrap; } th.num { text-align: right; } td.result { font-weight: 700; font-size: 18px; }
.up { color: var(--up); } .dn { color: var(--dn); }
.moments { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr)); gap: 14px; }
.moment { background: var(--panel); border: 1px solid var(--line); border-radius: 16px; padding: 14px 16px; }
.moment header { display: flex; justify-content: space-between; gap: 12px; font-size: 14px; color: var(--ink-2); }
.moves { display: flex; flex-wrap: wrap; gap: 8px 14px; margin: 10px 0; font-size: 14px; color: var(--ink-2); }
.moves > span { display: inline-flex; flex-wrap: wrap; align-items: center; gap: 6px; }
.move { display: inline-flex; flex-wrap: wrap; align-items: center; gap: 6px; padding: 3px 8px; border-radius: 8px;
  background: var(--wash); color: var(--ink); font-weight: 600; }
.coach .move { background: var(--coach-bg); box-shadow: inset 0 0 0 1.5px var(--coach-line); }
.moment small { display: block; color: var(--ink-2); font-size: 14px; margin-top: 6px; }
svg { width: 100%; height: auto; display: block; } svg text { font-size: 13px; fill: var(--ink-2); }
.ledger thead th { white-space: normal; }
@media (max-width: 720px) { .ledger thead { position: absolute; clip-path: inset(50%); }
  .ledger tr { display: grid; padding: 8px 0; border-bottom: 1px solid var(--line); }
  .ledger th, .ledger td { display: flex; justify-content: space-between; border: 0; padding: 2px 0; }
  .ledger th { font-size: 16px; font-weight: 700; color: var(--ink); }
  .ledger td::before { content: attr(data-what); color: var(--ink-2); font-size: 14px; font-weight: 400; } }
footer { margin-top: 40px; font-size: 14px; color: var(--ink-2); overflow-wrap: anywhere; }
"""
STYLE += CHIPS
DASHES = ("none", "7 4", "2 3", "9 3 2 3", "1 4", "12 4")  # a seat is never told by its colour alone
COLUMNS = ("score", "fair", "luck", "own", "rest", "result", "share", "lost", "accuracy")  # of a seat
WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT = 1000, 300, 44, 120, 12, 30


def page(games: list[tuple[Table, Review]], language: str) -> str:
    """The whole page, for one game or several."""
    first = games[0][0].game
    title = first.words(language).text("report-title", game=first.name)
    body = "".join(_game(table, review, language) for table, review in games)
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}</body>\n</html>\n"
    )


def _game(table: Table, review: Review, language: str) -> str:
    part = _Part(table, review, language)
    return f"<main>{part.head()}{part.ledger()}{part.graph()}{part.moments()}{part.good()}{part.foot()}</main>\n"


class _Part:
    """The parts of the page of one game, in the words of one language."""

    def __init__(self, table: Table, review: Review, language: str) -> None:
        self.game = table.game
        self.review = review
        self.language = language
        self.words: Words = table.game.words(language)
        self.chips = Chips(table, self.words)

    def text(self, name: str, **args: Any) -> str:
        return escape(self.words.text(name, **args))

    def number(self, value: float, digits: int = 1) -> str:
        return figure(value, self.language, digits)

    def head(self) -> str:
        return f"<h1>{self.text('report-title', game=self.game.name)}</h1>"

    def ledger(self) -> str:
        heads = "".join(f'<th class="num" scope="col">{self.text(f"report-{each}")}</th>' for each in COLUMNS)
        rows = "".join(self._row(seat) for seat in self.review.seats)
        unit = {"fact": "coach-unit"}
        return (
            f"<h2>{self.text('report-luck-and-play')}</h2>"
            f'<p class="sub">{self.text("report-unit", unit=unit)}</p>'
            f'<div class="wide"><table class="ledger">'
            f'<thead><tr><th scope="col">{self.text("report-seat")}</th>{heads}</tr></thead>'
            f"<tbody>{rows}</tbody></table></div>"
            f'<p class="sub">{self.text("report-accuracy-text")}</p>'
        )

    def _row(self, seat: Seat) -> str:
        account = seat.points
        parts = [account.fair, account.luck, account.own, account.rest]
        cells = [
            (self.number(seat.score, 0), ""),
            *((self.number(each), " up" if each > 0 else " dn" if each < 0 else "") for each in parts),
            (self.number(account.result), " result"),
            (percent(seat.share.result, self.language), ""),
            (figure(seat.lost_per_decision, self.language, 2, sign=False), ""),
            ("–" if seat.accuracy is None else percent(seat.accuracy, self.language), ""),
        ]
        row = "".join(
            f'<td class="num{tone}" data-what="{self.text(f"report-{what}")}">{text}</td>'
            for what, (text, tone) in zip(COLUMNS, cells, strict=True)
        )
        return f'<tr><th scope="row">{escape(self.words.seat_name(seat.seat))}</th>{row}</tr>'

    def graph(self) -> str:
        rows = self.review.graph
        low, high = min(min(row) for row in rows), max(max(row) for row in rows)
        low, high = min(low, 0.0), max(high, low + 1.0)

        def x(i: float) -> float:
            return LEFT + i * (WIDTH - LEFT - RIGHT) / max(1, len(rows) - 1)

        def y(value: float) -> float:
            return TOP + (high - value) * (HEIGHT - TOP - FOOT) / (high - low)

        marks = [_line(LEFT, y(0), WIDTH - RIGHT, y(0)), _text(LEFT - 8, y(0) + 4, "0", "end")]
        for value in (low, high):
            if abs(y(value) - y(0)) > 18:
                marks.append(_text(LEFT - 8, y(value) + 4, self.number(value), "end"))
        for first, last, number in self._rounds():
            marks.append(_line(x(last), TOP, x(last), HEIGHT - FOOT, dashed=True))
            marks.append(
                _text((x(first) + x(last)) / 2, HEIGHT - 8, self.text("report-round", number=number), "middle")
            )
        lines, ends = "", self._ends(y)
        for seat in range(self.review.players):
            points = " ".join(f"{x(i):.1f},{y(row[seat]):.1f}" for i, row in enumerate(rows))
            colour = f"var(--s{seat})"
            lines += (
                f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5" '
                f'stroke-dasharray="{DASHES[seat]}" stroke-linejoin="round"/>'
            )
            name = f"{self.words.seat_name(seat)} {self.number(rows[-1][seat])}"
            lines += _text(
                WIDTH - RIGHT + 10, ends[seat] + 4, escape(name), "start", f"fill: {colour}; font-weight: 700"
            )
        return (
            f"<h2>{self.text('report-how-it-went')}</h2>"
            f'<p class="sub">{self.text("report-graph-text")}</p>'
            f'<div class="wide"><svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" style="min-width: 560px" '
            f'aria-label="{self.text("report-graph-text")}">{"".join(marks)}{lines}</svg></div>'
        )

    def _rounds(self) -> list[tuple[int, int, int]]:
        """Where each round begins and ends among the decisions."""
        found: dict[int, list[int]] = {}
        for decision in self.review.decisions:
            found.setdefault(decision.round, []).append(decision.number)
        return [(numbers[0] - 1, numbers[-1], number) for number, numbers in found.items()]

    def _ends(self, y: Any) -> dict[int, float]:
        """Where the names stand at the ends of the lines: one below the other, none over another."""
        last = self.review.graph[-1]
        places, lowest = {}, -100.0
        for seat in sorted(range(self.review.players), key=lambda each: (-last[each], each)):
            lowest = places[seat] = max(y(last[seat]), lowest + 17)
        over = max(0.0, lowest - (HEIGHT - 6))
        return {seat: place - over for seat, place in places.items()}

    def moments(self) -> str:
        title = f"<h2>{self.text('report-moments')}</h2>"
        if not self.review.moments:
            return title + f'<p class="sub">{self.text("report-no-moments")}</p>'
        shown = sorted((self.review.decision(each) for each in self.review.moments), key=lambda each: -each.cost)
        cards = "".join(self._moment(each, self.number(-each.cost), "dn") for each in shown)
        return f'{title}<p class="sub">{self.text("report-seen")}</p><div class="moments">{cards}</div>'

    def good(self) -> str:
        cards = "".join(
            self._moment(self.review.decision(seat.good), self.number(seat.good_by) if seat.good_by else "", "up")
            for seat in self.review.seats
            if seat.good is not None
        )
        return f'<h2>{self.text("report-good")}</h2><div class="moments">{cards}</div>'

    def _moment(self, decision: Decision, cost: str, tone: str) -> str:
        place = f"{self.words.seat_name(decision.seat)} · {self.words.text('report-round', number=decision.round)}"
        moves = f"<span>{self.text('report-played')} {self._move(decision, decision.played)}</span>"
        if decision.best != decision.played and decision.cost:
            moves += f'<span class="coach">{self.text("report-coach")} {self._move(decision, decision.best)}</span>'
        why = f"<p>{self._told(decision, decision.why)}</p>" if decision.why else ""
        in_fact = f"<small>{self._told(decision, decision.in_fact)}</small>" if decision.in_fact else ""
        return (
            f'<article class="moment"><header><span>{escape(place)}</span><b class="{tone}">{cost}</b></header>'
            f'<div class="moves">{moves}</div>{why}{in_fact}</article>'
        )

    def _move(self, decision: Decision, move: str) -> str:
        return f'<span class="move">{self.chips.move(move, decision.number)}</span>'

    def _told(self, decision: Decision, told: Fact) -> str:
        return self.chips.sentence(told, decision.number)

    def foot(self) -> str:
        review = self.review
        told = {"version": review.vivamos, "worlds": review.budget.worlds, "seed": str(review.seed)}
        return f"<footer>{self.text('report-made-by', record=review.record, **told)}</footer>"


def _line(x1: float, y1: float, x2: float, y2: float, dashed: bool = False) -> str:
    dash = ' stroke-dasharray="3 4"' if dashed else ""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="var(--line)"{dash}/>'


def _text(x: float, y: float, text: str, anchor: str, style: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" style="{style}">{text}</text>'
