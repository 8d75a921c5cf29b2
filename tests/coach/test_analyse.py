"""`vivamos analyse`: a summary, JSON and a page; errors in a sentence, and nothing written."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import vivamos
from vivamos.bots.playing import Setting
from vivamos.cli import main
from vivamos.coach.figures import figure, percent
from vivamos.coach.review import from_json
from vivamos.engine.words import LANGUAGES
from vivamos.engine.workers import Threads
from vivamos.study.simulation import records
from vivamos.terminal.analyse import FIGURES

SPOTS = ["--worlds", "16"]


@pytest.fixture(autouse=True)
def english_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    game = vivamos.game("slambo")
    setting = Setting(game, 2, game.settle_options(None, 2), game.deck)
    return next(iter(records(setting, 1, 3, Threads(1))))


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["analyse", *arguments, *SPOTS])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_a_record_gives_a_summary_json_and_a_page(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record: dict[str, Any]
) -> None:
    file, page, data = tmp_path / "game.json", tmp_path / "out.html", tmp_path / "out.json"
    file.write_text(json.dumps(record, indent=2), encoding="utf-8")  # over many lines, as people save it
    code, out, err = run(capsys, str(file), "--html", str(page), "--json", str(data))
    assert (code, err) == (0, "")
    assert "SLAMBO!: review" in out
    review = from_json(data.read_bytes())
    assert [each.played for each in review.decisions] == [e["move"] for e in record["events"] if "move" in e]
    assert review.budget.worlds == 16
    assert_needs_nothing_else(page.read_text(encoding="utf-8"))
    again = tmp_path / "again.json"
    assert run(capsys, str(file), "--json", str(again))[0] == 0
    assert again.read_bytes() == data.read_bytes()


def assert_needs_nothing_else(text: str) -> None:
    assert "<svg" in text
    assert re.findall(r"""(?:src|href)\s*=|url\(|@import|<script|https?:""", text) == []


def test_several_records_are_reviewed_one_after_the_other(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record: dict[str, Any]
) -> None:
    file, data, page = tmp_path / "games.jsonl", tmp_path / "out.jsonl", tmp_path / "out.html"
    line = json.dumps(record) + "\n"
    file.write_text(line + "\n" + line, encoding="utf-8")
    assert run(capsys, str(file), "--json", str(data), "--html", str(page))[0] == 0
    first, second = data.read_bytes().splitlines()
    assert first == second
    assert page.read_text(encoding="utf-8").count("<svg") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record: dict[str, Any], language: str
) -> None:
    file, page = tmp_path / "game.json", tmp_path / "out.html"
    file.write_text(json.dumps(record), encoding="utf-8")
    code, out, _ = run(capsys, str(file), "--html", str(page), "--language", language)
    assert code == 0
    words = vivamos.game("slambo").words(language)
    for name in FIGURES:  # none is broken in two, in 80 columns
        assert words.text(f"report-{name}") in out
    text = page.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in text
    assert words.text("report-how-it-went") in text
    assert not re.search(r"(report|coach)-[a-z]", re.sub(r"<style>.*</style>", "", text, flags=re.DOTALL))


def bent(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    copy = json.loads(json.dumps(record))
    return dict(copy | changes)


def test_what_cannot_be_read_is_said_in_a_sentence_and_nothing_is_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record: dict[str, Any]
) -> None:
    file, page, data = tmp_path / "game.json", tmp_path / "out.html", tmp_path / "out.json"
    moves = [i for i, event in enumerate(record["events"]) if "move" in event]
    edited = bent(record)
    edited["events"][moves[4]]["move"] = "play r-2"  # no card of two players' deck
    early = bent(record, events=record["events"][: moves[4]])
    del early["scores"], early["winners"]
    good = json.dumps(record)
    cases = {
        good[: len(good) // 2]: "Line 1: ",
        json.dumps(edited): f"Event {moves[4] + 1}: ",
        json.dumps(bent(record, version=99)): "version 99",
        json.dumps(bent(record, events=[*record["events"][:1], 7])): "Event 2: ",
        json.dumps(bent(record, scores=[5, 5])): "The scores are",
        json.dumps(early): "once it is over",
        json.dumps(bent(record, padding="x" * (10 << 20))): "",
        json.dumps(bent(record, events=[*record["events"][:2], *[{"draw": []}] * 900_000])): "",
        good + "\n" + json.dumps(edited): f"Line 2: Event {moves[4] + 1}: ",
        "": "There is no record in",
        "[" * 100_000: "Line 1: ",
    }
    for text, said in cases.items():
        file.write_text(text, encoding="utf-8")
        code, out, err = run(capsys, str(file), "--html", str(page), "--json", str(data))
        assert (code, out) == (1, "") or (code == 2 and "once it is over" in err), err
        assert err.startswith("vivamos: ")
        assert err.count("\n") == 1
        assert said in err
        assert sorted(path.name for path in tmp_path.iterdir()) == ["game.json"], said


def test_paths_that_do_not_work_are_found_out_first(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record: dict[str, Any]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    code, out, err = run(
        capsys, str(file), "--json", str(tmp_path / "a.json"), "--html", str(tmp_path / "no" / "b.html")
    )
    assert (code, out) == (1, "")
    assert "cannot be written" in err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.json"]
    code, _, err = run(capsys, str(tmp_path / "nothing.json"))
    assert code == 1
    assert "cannot be read" in err


def test_figures_are_read_as_the_language_writes_them() -> None:
    assert [figure(each, "en") for each in (1.55, -0.94, 0.04, -0.04)] == ["+1.6", "−0.9", "0.0", "0.0"]
    assert figure(-1.25, "de", 2) == "−1,25"
    assert figure(3, "es", 0, sign=False) == "3"
    assert [percent(0.25, language) for language in ("en", "de")] == ["25%", "25 %"]
