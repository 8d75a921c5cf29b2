"""What was asked for with `vivamos train`, and whether a folder holds a training that it goes on with."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from vivamos.engine.errors import DataError, UsageError, why_not_opened
from vivamos.engine.game import Game
from vivamos.learn.training.settings import Settings, on_cpu, on_gpu

CHECKPOINT = "training.pt"
POLICY = "policy.weights"
CURVES = "curves.csv"
FREE = frozenset(("minutes", "updates", "settings"))


@dataclass(frozen=True)
class Order:
    """A command. Its budget is `minutes` of wall time or, to get the same weights again, a number of `updates`."""

    game: Game
    output: Path
    minutes: float | None
    updates: int | None
    seed: int
    device: str
    threads: int | None
    players: tuple[int, ...]
    options: Mapping[str, Any]
    deck: Path | None
    hidden: tuple[int, ...] | None
    resume: bool

    def settings(self) -> Settings:
        """The hyper-parameters."""
        usual = on_gpu() if self.device == "cuda" else on_cpu()
        return replace(usual, hidden=self.hidden) if self.hidden else usual

    def command(self) -> dict[str, Any]:
        """What must be the same for a training to be gone on with; FREE may differ where `--resume` says so."""
        settings = {name: list(v) if isinstance(v, tuple) else v for name, v in asdict(self.settings()).items()}
        return {
            "game": self.game.id,
            "rules": self.game.version,
            "players": list(self.players),
            "options": dict(self.options),
            "deck": _digest(self.deck),
            "seed": self.seed,
            "device": self.device,
            "sizes": [settings.pop(name) for name in ("hidden", "critic_hidden", "games")],
            "settings": settings,
            "minutes": self.minutes,
            "updates": self.updates,
        }

    def words(self) -> str:
        """The command as it can be given again."""
        budget = f"--minutes {self.minutes:g}" if self.minutes is not None else f"--updates {self.updates}"
        parts = [f"vivamos train {self.game.id} {budget} --seed {self.seed} --device {self.device}"]
        if self.players:
            parts.append("--players " + ",".join(str(seats) for seats in self.players))
        parts += [f"--option {name}={value}" for name, value in self.options.items()]
        if self.deck:
            parts.append(f"--deck {self.deck}")
        if self.hidden:
            parts.append("--hidden " + ",".join(str(size) for size in self.hidden))
        return " ".join(parts)

    def check_same(self, kept: Mapping[str, Any]) -> None:
        """Refuse to go on with the training of another command."""
        ours = self.command()
        differing = [name for name, value in ours.items() if kept.get(name) != value]
        if not differing:
            return
        free = FREE.issuperset(differing)
        if not (free and self.resume):
            code = "training-may-resume" if free else "training-of-other-command"
            raise UsageError(code, folder=str(self.output), different=differing)


def _digest(deck: Path | None) -> str | None:
    if deck is None:
        return None
    try:
        return hashlib.sha256(deck.read_bytes()).hexdigest()
    except OSError as error:
        raise DataError("file-not-readable", file=str(deck), reason=why_not_opened(error)) from None
