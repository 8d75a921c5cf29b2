"""What a game is known to do: perft counts, signatures and playthroughs, kept under tests/expected."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

import vivamos
from vivamos.engine.batch import sign_games, simulate, workspace
from vivamos.engine.dispatch import apply
from vivamos.engine.game import Game
from vivamos.engine.rng import first_counter

from building import blank_states, legal, name_of, variants

FOLDER = Path(__file__).parent / "expected"
SIGNED_GAMES = 200
PERFT_POSITIONS = 3000


def signatures(game: Game, games: int = SIGNED_GAMES, seeds: Mapping[str, int] | None = None) -> dict[str, str]:
    """One number for every number of players and option: it changes when the behaviour does."""
    found = {}
    for variant in variants(game):
        name = name_of(variant)
        seed = np.uint64(seeds[name] if seeds else 1)
        signature = sign_games(*workspace(game, blank_states(game, variant)), seed, games)
        found[name] = f"{int(signature):016x}"
    return found


def seeds_of_short_games(game: Game) -> dict[str, int]:
    """For every variant a seed whose first game takes few decisions: the fewest of some."""
    found = {}
    for variant in variants(game):
        blank = blank_states(game, variant)
        lengths = {seed: int(next(simulate(game, blank, 1, seed, threads=1)).lengths[0]) for seed in range(1, 100)}
        found[name_of(variant)] = min(lengths, key=lambda seed: lengths[seed])
    return found


def with_observation(game: Game, page: str) -> str:
    """A page for developers with the length and the table of the game's observation vector as they are."""
    layout = game.knowledge.OBSERVATION
    page = re.sub(r"^\d+ numbers\.", f"{len(layout)} numbers.", page, flags=re.MULTILINE)
    return re.sub(r"^\| from \|.*\n(?:\|.*\n)+", lambda _: layout.table(), page, flags=re.MULTILINE)


def perft(game: Game) -> dict[str, list[int]]:
    """Positions 1, 2, 3, … decisions after a fixed deal, as deep as stays below PERFT_POSITIONS."""
    found = {}
    for players in game.players:
        states = blank_states(game, (players, {}))
        states[0].rng = first_counter(np.uint64(players))
        game.rules.start(states[0])
        layer, counts = [states], []
        while layer:
            following = []
            for position in layer:
                if position[0].seat < 0:
                    continue
                for action in legal(game, position[0]):
                    after = position.copy()
                    apply(after[0], action)
                    following.append(after)
            if not following or len(following) > PERFT_POSITIONS:
                break
            counts.append(len(following))
            layer = following
            if len(counts) == 12:
                break
        found[f"{players} players"] = counts
    return found


def playthrough(game: Game, players: int) -> str:
    """A whole game between random players, with every seat's view here and there: for people to read."""
    table = vivamos.deal(game.id, players, seed=players)
    chooser = random.Random(players)
    lines = [f"{game.name}, {players} players, seed {players}", ""]
    shown = 0
    decisions = 0
    while True:
        for event in table.events[shown:]:
            if "move" in event:
                lines.append(f"seat {event['seat']}: {event['move']}")
            else:
                lines += ["", *(f"{key}: {_plain(value)}" for key, value in event.items())]
        shown = len(table.events)
        if table.over:
            break
        if decisions % 10 == 0:
            lines += ["", *_view_lines("seat to move sees", table.view(table.seat)), ""]
        if decisions % 30 == 0:
            lines += [*_view_lines("spectator sees", table.view(None)), ""]
        table.play(chooser.choice(table.moves()))
        decisions += 1
    lines += ["", f"scores: {table.scores()}", f"winners: {table.winners()}", ""]
    return "\n".join(lines)


def _view_lines(title: str, view: dict[str, Any]) -> list[str]:
    return [
        f"  {title}:",
        *(f"    {key}: {_plain(value)}" for key, value in view.items() if not isinstance(value, dict)),
    ]


def _plain(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def playthrough_file(game: Game, players: int) -> Path:
    return FOLDER / f"{game.id}-{players}.txt"


def numbers_file(game: Game) -> Path:
    return FOLDER / f"{game.id}.json"


def numbers(game: Game) -> dict[str, Any]:
    return {"perft": perft(game), "signatures": signatures(game)}
