"""The tables and people of a server, for its host: `vivamos admin`."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from vivamos.commands.common import Command, add_database, url_of, whole
from vivamos.engine.errors import UsageError, VivamosError

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from vivamos.server.prepared import Row

MOST = 50  # rows of a list


class NotAsked(VivamosError):  # noqa: N818  (it reads as what it says)
    """The server answered an order with a reason."""


def add_admin(command: Command) -> None:
    admin = command(
        "admin",
        run_admin,
        "look at the tables and people of a server, end or forget them, also while it runs",
        "Hidden cards, tokens and codes are never shown.",
    )
    wishes = admin.add_subparsers(title="what", metavar="WHAT", required=True)

    def wish(name: str, run: Callable[[Any], int], text: str) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = wishes.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.")
        made.set_defaults(wish=run)
        add_database(made)
        return made

    tables = wish("tables", show_tables, "list tables, the last active first")
    tables.add_argument("--state", choices=("waiting", "playing", "over", "away"), help="only those")
    tables.add_argument("--game", metavar="GAME", help="only of this game")
    tables.add_argument("--name", metavar="NAME", help="only where somebody sits who is called like this")
    tables.add_argument("--days", type=float, metavar="N", help="only where nothing has happened for N days")
    _add_list(tables)
    table = wish("table", show_table, "look at a table; the cards of its players are not shown")
    table.add_argument("table", metavar="TABLE", help="its id, or its name in the log")
    table.add_argument("--talk", action="store_true", help="also show what was said there")
    table.add_argument("--json", action="store_true", help="print JSON")
    people = wish("people", show_people, "list people, those who were here last first")
    people.add_argument("--name", metavar="NAME", help="only those who are called like this")
    _add_list(people)
    person = wish("person", show_person, "look at somebody: browsers, ratings, tables, last games")
    person.add_argument("person", metavar="PERSON", help="an id, or a name that nobody else has")
    person.add_argument("--json", action="store_true", help="print JSON")
    end = wish("end", end_table, "end a game as its players can: it has a result, and no winners")
    end.add_argument("table", metavar="TABLE", help="its id, or its name in the log")
    forget = wish("forget-table", forget_table, "delete a table with all that happened and was said there")
    forget.add_argument("table", metavar="TABLE", help="its id, or its name in the log")
    forget.add_argument(
        "--result", action="store_true", help="also the result and the record; TABLE may be a shared record"
    )
    nobody = wish("forget-person", forget_person, "delete somebody, as 'Forget me' on their own page does")
    nobody.add_argument("person", metavar="PERSON", help="an id, or a name that nobody else has")
    for made in (end, forget, nobody):
        made.add_argument("--yes", action="store_true", help="do not ask first")


def _add_list(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--most", type=whole(1), default=MOST, metavar="N", help=f"at most so many (default: {MOST})")
    parser.add_argument("--json", action="store_true", help="print JSON")


# --- admin: looking ---


def run_admin(chosen: Any) -> int:
    code: int = chosen.wish(chosen)
    return code


def _asked(chosen: Any, work: Callable[..., Any]) -> Any:
    from vivamos.server.admin import ask

    return asyncio.run(ask(url_of(chosen), work))


def show_tables(chosen: Any) -> int:
    from vivamos.server.admin import find_tables

    wanted = {"state": chosen.state, "game": chosen.game, "name": chosen.name, "days": chosen.days}
    found = _asked(chosen, partial(find_tables, **wanted, most=chosen.most))
    if chosen.json:
        return _json(found)
    grid = _grid("table", "in the log", "game", "state", "round", "last active", "who sits there")
    for row in found:
        link = "open" if row["open"] else "by link"
        round_ = "" if row["round"] is None else str(row["round"])
        seats = _plain(", ".join(_seat(seat) for seat in row["seats"]))
        grid.add_row(row["id"], row["log"], row["game"], f"{row['state']}, {link}", round_, _time(row["active"]), seats)
    return _print(grid, len(found), "tables", chosen.most)


def show_table(chosen: Any) -> int:
    from vivamos.server.admin import one_table, said_at

    row = _asked(chosen, partial(one_table, wanted=chosen.table))
    if chosen.talk:
        row["talk"] = _asked(chosen, partial(said_at, wanted=chosen.table))
    if chosen.json:
        return _json(row)
    console, facts = _console(), _grid("", "")
    facts.show_header = False
    options = ", ".join(f"{name}={value}" for name, value in row["options"].items()) or "none"
    for name, value in (
        ("table", f"{row['id']} ({row['log']} in the log)"),
        ("game", f"{row['game']}, version {row['version']}, {row['players']} players"),
        ("options", options + (", a deck of one's own" if row["own_deck"] else "")),
        ("state", row["state"] + (", open to all" if row["open"] else ", for whoever has the link")),
        ("round", "not begun" if row["round"] is None else row["round"]),
        ("to move", "nobody" if row["to_move"] is None else f"seat {row['to_move']}"),
        ("made", _time(row["created"])),
        ("last active", _time(row["active"])),
        (
            "happened",
            f"{row['events']} events, {row['moves']} moves; {row['texts']} texts, {row['whispers']} by watchers",
        ),
        ("result", "is kept" if row["has_result"] else "none yet"),
        ("process", row["process"] or "none that can be seen"),
    ):
        facts.add_row(name, _plain(value))
    console.print(facts)
    seats = _grid("seat", "who", "person", "connected")
    for seat in row["seats"]:
        here = {True: "yes", False: "no"}.get(seat.get("here"), "?")
        seats.add_row(str(seat["seat"]), _plain(_seat(seat)), seat["person"] or "", here)
    console.print(seats)
    for said in row.get("talk", ()):
        console.print(_plain(f"{_time(said['at'])}  {said['from']}: {said['text']}"))
    return 0


def show_people(chosen: Any) -> int:
    from vivamos.server.admin import find_people

    found = _asked(chosen, partial(find_people, name=chosen.name, most=chosen.most))
    if chosen.json:
        return _json(found)
    grid = _grid("person", "name", "since", "last here", "browsers", "games")
    for row in found:
        seen = _time(row["seen"]) if row["seen"] else ""
        numbers = (str(row["devices"]), str(row["games"]))
        grid.add_row(row["id"], _plain(row["name"]), _time(row["since"]), seen, *numbers)
    return _print(grid, len(found), "people", chosen.most)


def show_person(chosen: Any) -> int:
    from vivamos.server.admin import one_person

    row = _asked(chosen, partial(one_person, wanted=chosen.person))
    if chosen.json:
        return _json(row)
    console = _console()
    console.print(_plain(f"{row['name']} ({row['id']}), since {_time(row['since'])}, {row['games']} games"))
    browsers = _grid("browser", "since", "last here")
    for one in row["devices"]:
        browsers.add_row(one["kind"], _time(one["since"]), _time(one["seen"]))
    ratings = _grid("rating", "pool", "mu", "sigma", "games")
    for one in row["ratings"]:
        ratings.add_row(one["game"], one["pool"], f"{one['mu']:.1f}", f"{one['sigma']:.1f}", str(one["games"]))
    tables = _grid("table", "game", "state", "last active")
    for one in row["tables"]:
        tables.add_row(one["id"], one["game"], one["state"], _time(one["active"]))
    games = _grid("finished game", "game", "place", "finished")
    for one in row["last"]:
        place = "" if one["place"] is None else str(one["place"])
        games.add_row(one["result"], one["game"], place, _time(one["finished"]))
    for grid in (browsers, ratings, tables, games):
        if grid.row_count:
            console.print(grid)
    return 0


# --- admin: doing ---


def end_table(chosen: Any) -> int:
    from vivamos.server import admin, orders

    table = _asked(chosen, partial(admin.id_of_table, wanted=chosen.table))
    return _order(chosen, orders.END_TABLE, table, f"End the game at table {table}?", f"Table {table} has ended.")


def forget_table(chosen: Any) -> int:
    from vivamos.server import admin, orders

    find = admin.id_of_game if chosen.result else admin.id_of_table
    table = _asked(chosen, partial(find, wanted=chosen.table))
    what = orders.FORGET_GAME if chosen.result else orders.FORGET_TABLE
    more = " and its result" if chosen.result else ""
    question = f"Delete table {table}{more}? It cannot be brought back."
    return _order(chosen, what, table, question, f"Table {table}{more}: forgotten.")


def forget_person(chosen: Any) -> int:
    from vivamos.server import admin, orders

    row = _asked(chosen, partial(admin.one_person, wanted=chosen.person))
    question = f"Forget {row['name']} ({row['id']}), with {row['games']} games? It cannot be undone."
    return _order(chosen, orders.FORGET_PERSON, row["id"], question, f"{row['name']} ({row['id']}): forgotten.")


def _order(chosen: Any, what: str, about: str, question: str, done: str) -> int:
    from vivamos.server.ordering import order

    if not chosen.yes:
        if not sys.stdin.isatty():
            raise UsageError("say-yes-first")
        if input(f"{question} [y/N] ").strip().lower() not in ("y", "yes"):
            print("Nothing was done.")
            return 1
    told = asyncio.run(order(url_of(chosen), what, about))
    if told["fact"] != "order-done":
        error = NotAsked(told["fact"])
        error.fact = told
        raise error
    print(done)
    return 0


# --- how it looks ---


def _console() -> Console:
    from rich.console import Console

    return Console(highlight=False, soft_wrap=True)


def _grid(*columns: str) -> Table:
    from rich.table import Table

    grid = Table(box=None, padding=(0, 2, 0, 0))
    for column in columns:
        grid.add_column(column, no_wrap=True, overflow="ignore")
    return grid


def _print(grid: Table, count: int, what: str, most: int) -> int:
    if count:
        _console().print(grid)
    print(f"{count:,} {what}{', and perhaps more (--most)' if count == most else ''}.")
    return 0


def _json(told: Row | list[Row]) -> int:
    print(json.dumps(told, ensure_ascii=False, indent=2))
    return 0


def _plain(text: Any) -> Any:
    """What people typed is no markup, and moves no cursor."""
    from rich.text import Text

    return Text("".join(_printable(str(text))))


def _printable(text: str) -> Iterator[str]:
    for letter in text:
        yield letter if letter.isprintable() else "�"


def _seat(seat: Row) -> str:
    if seat["kind"] == "free":
        return "free"
    who = seat["name"] or "somebody"
    if seat["kind"] == "bot":
        return f"{who} (bot, {seat['level']})"
    return f"{who}{' (host)' if seat['host'] else ''}{' (a bot plays)' if seat['level'] else ''}"


def _time(text: str) -> str:
    return text[:16].replace("T", " ")
