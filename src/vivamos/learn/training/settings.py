"""Every number that training depends on, with what it is for."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """The hyper-parameters of a training; `on_cpu` and `on_gpu` are what `vivamos train` uses."""

    # --- the networks ---
    hidden: tuple[int, ...] = (256, 256)  # sizes of the policy's hidden layers
    critic_hidden: tuple[int, ...] = (128, 128)  # of the critic that sees all hands; it is not shipped
    half: bool = True  # bfloat16 where matrices are multiplied (weights and sums stay float32)

    # --- how games are played to learn from ---
    games: int = 1024  # played at a time
    steps: int = 64  # decisions in each of them before the policy learns from what happened
    self_play: float = 0.5  # share of the games with the learning policy in every seat
    past_selves: float = 0.2  # share of the games with one of its past selves in some seats; the rest has levels there
    learners: float = (
        0.5  # in those two kinds of games: the chance of a seat to be the learning policy's (at least one)
    )
    most_past_selves: int = 16  # when there are more, every second one is forgotten, and they are kept half as often
    keep_past_self_every: int = 10  # updates, at first
    winning: float = 3.0  # what a win is worth beside the points, in the game's utility

    # --- what is learned from them: proximal policy optimisation (Schulman et al., 2017) ---
    epochs: int = 2  # how often every decision is learned from
    minibatch: int = 1024  # decisions a step of the optimiser; 4,096 learned less in the same time on a CPU
    learning_rate: float = 1e-3  # of Adam, at the beginning …
    last_learning_rate: float = 2e-5  # … and at the end: in between it falls in a straight line
    adam_epsilon: float = 1e-5
    clip: float = 0.2  # how far the chance of a move may go from what it was, before more no longer pays
    lambda_: float = 0.95  # of generalised advantage estimation (Schulman et al., 2015); nothing is discounted
    entropy: float = 0.015  # what doubt is worth, at the beginning (against settling too soon) …
    last_entropy: float = 0.001  # … and at the end
    critic_weight: float = 0.5  # of the critic's error in the loss
    value_weight: float = 0.25  # of the error of the shipped value, which sees its own seat's knowledge only
    most_gradient: float = 0.5  # longer gradients are shortened to it

    # --- what is told on the way ---
    looks: int = 24  # how often in a training it is measured against the levels by rule of thumb
    look_games: int = 384  # games of each such measurement
    save_every: float = 30.0  # seconds between two checkpoints


def on_cpu() -> Settings:
    """For a few cores."""
    return Settings()


def on_gpu() -> Settings:
    """For a large GPU. (VIVA's policy would be larger than 2.5 MB with another layer of 512.)"""
    return Settings(
        hidden=(512, 512, 256), critic_hidden=(512, 512, 256), games=16_384, minibatch=32_768, learning_rate=5e-4
    )
