"""Every sound of the pages, listened to by a program: how loud it is, and whether it clicks."""

from __future__ import annotations

import math

from playwright.sync_api import Page

RATE = 44_100
LOUDEST = -6  # dBFS
APART = 15  # dB between the loudest and the softest, each in its loudest twentieth of a second
CLICK = 0.01
LONGEST = 1.5  # seconds

# Of each sound: its highest sample, its loudest twentieth of a second, and the samples at its very beginning and end.
LISTEN = """async ([rate, together]) => {
  const { SOUNDS } = await import("/web/table/sound.js");
  const heard = {};
  for (const names of together.length ? together : Object.keys(SOUNDS).map((name) => [name])) {
    const name = names.join(" + ");
    const audio = new OfflineAudioContext(1, 3 * rate, rate);
    for (const each of names) SOUNDS[each](audio);
    const wave = (await audio.startRendering()).getChannelData(0);
    const levels = Array.from(wave, Math.abs);
    const last = levels.findLastIndex((level) => level > 0);
    const windowed = [];
    for (let at = 0; at < last; at += rate / 100) {
      const part = wave.slice(at, at + rate / 20);
      windowed.push(Math.sqrt(part.reduce((sum, x) => sum + x * x, 0) / part.length));
    }
    heard[name] = {
      peak: levels.reduce((most, level) => Math.max(most, level), 0),
      rms: Math.max(...windowed),
      first: Math.max(...levels.slice(0, 4)),
      last: Math.max(...levels.slice(last - 40, last + 1)),
      seconds: last / rate,
    };
  }
  return heard;
}"""


# What may begin at one moment: a shout or the end of a trick, a card, one's own turn, a refusal.
SHOUTS = ["drum", "clappers", "bell", "marimba", "block"]
TOGETHER = [
    *([shout, "sweep"] for shout in SHOUTS),
    *([shout, "paper", "knock"] for shout in SHOUTS),
    *([shout, "sweep", "knock"] for shout in SHOUTS),
    ["sweep", "end", "knock"],
    ["paper", "knock", "tick"],
    ["drum", "drum", "sweep"],
]


def decibels(level: float) -> float:
    return 20 * math.log10(level)


def test_no_sound_is_too_loud_too_soft_or_clicks(page: Page) -> None:
    heard: dict[str, dict[str, float]] = page.evaluate(LISTEN, [RATE, []])
    assert len(heard) >= 10
    clicking = [name for name, it in heard.items() if max(it["first"], it["last"]) > CLICK]
    assert not clicking, "what begins or ends at once clicks"
    peaks = {name: decibels(it["peak"]) for name, it in heard.items()}
    assert max(peaks.values()) <= LOUDEST, peaks
    levels = {name: decibels(it["rms"]) for name, it in heard.items()}
    assert max(levels.values()) - min(levels.values()) <= APART, levels
    assert max(it["seconds"] for it in heard.values()) < LONGEST


def test_sounds_that_begin_together_are_no_louder_than_one(page: Page) -> None:
    heard: dict[str, dict[str, float]] = page.evaluate(LISTEN, [RATE, TOGETHER])
    assert len(heard) == len(TOGETHER)
    peaks = {name: decibels(it["peak"]) for name, it in heard.items()}
    assert max(peaks.values()) <= LOUDEST, peaks
    assert not [name for name, it in heard.items() if max(it["first"], it["last"]) > CLICK]
