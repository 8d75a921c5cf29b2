"""`vivamos train`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import vivamos
from vivamos.commands.common import (
    Command,
    read_options,
    whole,
)

if TYPE_CHECKING:
    pass
from vivamos.learn.training.command import add_arguments as training_arguments
from vivamos.learn.training.command import run as training


def add_train(command: Command) -> None:
    train = command(
        "train",
        run_train,
        "let a policy learn a game from self-play (extra 'learn')",
        "Stop it whenever you like: the same command goes on where it was.",
    )
    training_arguments(train, whole)


def run_train(chosen: Any) -> int:
    return training(chosen, vivamos.game(chosen.game), read_options(chosen.option))
