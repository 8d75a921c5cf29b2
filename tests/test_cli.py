"""The command line, as a stranger types it."""

from __future__ import annotations

import io
import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import vivamos
from vivamos.cli import main

from building import rule_ids

GAMES = list(vivamos.catalogue())


@pytest.fixture(autouse=True)
def english_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, standard output and standard error of a command."""
    try:
        code = main(arguments)
    except SystemExit as stop:  # argparse leaves this way
        code = int(stop.code or 0)
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_games_lists_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    for game in vivamos.catalogue().values():
        assert game.id in out
        assert all(option.name in out for option in game.options)


@pytest.mark.parametrize("game", GAMES)
def test_rules_shows_every_rule(capsys: pytest.CaptureFixture[str], game: str) -> None:
    code, out, _ = run(capsys, "rules", game)
    assert code == 0
    ids = rule_ids(vivamos.game(game))
    assert ids
    assert [rule for rule in ids if f" {rule} " not in out] == []


def test_a_missing_page_of_rules_is_said_in_words(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vivamos.engine.game.ROOT", tmp_path / "site" / "src")
    sentence = "vivamos: SLAMBO! has no page of rules: there is no docs/games/slambo.md.\n"
    assert run(capsys, "rules", "slambo") == (1, "", sentence)


@pytest.mark.parametrize("game", GAMES)
def test_simulate_gives_shares_and_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str], game: str) -> None:
    first = run(capsys, "simulate", game, "--games", "300", "--seed", "5", "--threads", "1", "--check", "3")
    again = run(capsys, "simulate", game, "--games", "300", "--seed", "5", "--threads", "2", "--check", "3")
    assert first == again
    assert first[0] == 0
    assert "300 games, seed 5" in first[1]
    assert "none broken" in first[1]
    other = run(capsys, "simulate", game, "--games", "300", "--seed", "6", "--check", "3")
    assert other[1] != first[1].replace("seed 5", "seed 6")


def test_an_interval_of_few_games_stays_between_nothing_and_all(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate", "slambo", "--players", "4", "--games", "3")
    intervals = re.findall(r"(\S+)% to (\S+)%", out)
    assert code == 0
    assert len(intervals) == 4
    assert all(0 <= float(low) <= float(high) <= 100 for low, high in intervals)


@pytest.mark.parametrize("game", GAMES)
def test_records_are_written_and_replayed(capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str) -> None:
    file = tmp_path / "games.jsonl"
    code, _, _ = run(capsys, "simulate", game, "--games", "20", "--records", str(file))
    assert code == 0
    assert len(file.read_text(encoding="utf-8").splitlines()) == 20
    assert run(capsys, "replay", str(file)) == (0, "20 of 20 records are right.\n", "")
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"], "no half-written file is left"


def test_a_wrong_record_is_named_with_line_event_and_reason(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(capsys, "simulate", "slambo", "--games", "4", "--records", str(file))
    lines = file.read_text(encoding="utf-8").splitlines()
    broken = json.loads(lines[1])
    broken["events"][2]["move"] = "play +99"
    file.write_text("\n".join([lines[0], json.dumps(broken), lines[2], lines[3][:200]]), encoding="utf-8")
    code, out, err = run(capsys, "replay", str(file))
    assert code == 1
    assert out == "2 of 4 records are right.\n"
    first, second = err.splitlines()
    assert first.startswith("line 2: Event 3: “play +99” is not a move of SLAMBO!")
    assert second.startswith("line 4: The line is not whole, valid JSON: it goes wrong at character ")


WRONG_DECK = """
[deck]
total = 35
hands = { 3 = 9, 4 = 9, 5 = 7 }
[[deck.cards]]
number = [1, 2, 3]
colour = "B"
"""


DIGITS = "9" * 5000


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["simulate", "poker"], 2, "vivamos: There is no game 'poker'; there are "),
        (["simulate", "slambo", "--players", "7"], 2, "SLAMBO! must be one of 2, 3, 4, not 7."),
        (["simulate", "slambo", "--players", "x"], 2, "argument --players: must be a whole number, not 'x'"),
        (["simulate", "slambo", "--games", "0"], 2, "argument --games: must be 1 or more, not 0"),
        (["simulate", "slambo", "--option", "expert"], 2, "An option is written NAME=VALUE, not 'expert'."),
        (["simulate", "slambo", "--option", "ring=3"], 2, "SLAMBO! has no option 'ring'; it has: expert, start."),
        (
            ["simulate", "slambo", "--option", "expert=no", "--option", "expert=yes"],
            2,
            "The option “expert” is given twice.",
        ),
        (["simulate", "slambo", "--option", "expert=perhaps"], 2, "“expert” cannot be 'perhaps': it is true or false."),
        (["simulate", "slambo", "--option", "start=4"], 2, "“start” cannot be '4': it is 0 to 1, or random."),
        (["play", "slambo", "--seed", "-1"], 2, "argument --seed: must be 0 to 18446744073709551615, not -1"),
        (
            ["simulate", "vamos-dia", "--deck", "{tmp}/missing.toml"],
            1,
            "It cannot be read. There is no such file or folder.",
        ),
        (["simulate", "vamos-dia", "--deck", "{tmp}/deck.toml"], 1, "The rows make 3 cards for 3 players, but “total”"),
        (["simulate", "vamos-dia", "--deck", "{tmp}/noise"], 1, "It is not text in UTF-8."),
        (
            ["simulate", "slambo", "--records", "{tmp}/no/where.jsonl"],
            1,
            "where.jsonl cannot be written. There is no such file or folder.",
        ),
        (["replay", "{tmp}/missing.jsonl"], 1, "cannot be read. There is no such file or folder."),
        (["replay", "{tmp}"], 1, "cannot be read. It is a folder, not a file."),
        (["replay", "{tmp}/noise"], 1, "line 1: The line is not text in UTF-8."),
        (["replay", "{tmp}/empty"], 1, "There is no record in"),
        (["simulate", "viva", "--option", "rounds=" + DIGITS], 2, "The option “rounds” cannot be '999999999"),
        (["simulate", "viva", "--option", "rounds=--5"], 2, "The option “rounds” cannot be '--5': it is 1 to 12."),
        (["simulate", "viva", "--option", DIGITS], 2, "An option is written NAME=VALUE, not '999999999"),
        (["simulate", "viva", "--players", DIGITS], 2, "argument --players: must be a whole number, not '999"),
        (["simulate", "viva", "--games", "9" * 4000], 2, "argument --games: must be 1 to 1000000000000000, not ≥10^30"),
        (["simulate", "viva", "--bots", "flat:" + DIGITS], 2, "There is no bot 'flat:999"),
        (
            ["simulate", "vamos-dia", "--deck", "{tmp}/much.toml"],
            1,
            "The value “copies” is 4000000, but must be a whole number 0 to 200",
        ),
        (["simulate", "viva", "--deck", "{tmp}/digits.toml"], 1, "It has a number that cannot be read."),
        (["replay", "{tmp}/digits.jsonl"], 1, "line 1: The line has a number with too many digits."),
        (["rules", "bridge"], 2, "There is no game 'bridge'"),
        (["rules", "slambo", "--language", "fr"], 2, "There is no language 'fr'; there are en, de, es, ja."),
        (["play", "slambo", "--bots", "casual,regular"], 2, "There are 2 bots for one seat beside yours."),
        (["bench", "bridge"], 2, "There is no game 'bridge'"),
        (["dance"], 2, "invalid choice: 'dance'"),
        ([], 2, "the following arguments are required: COMMAND"),
    ],
)
def test_a_mistake_gets_one_clear_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str], code: int, sentence: str
) -> None:
    (tmp_path / "deck.toml").write_text(WRONG_DECK, encoding="utf-8")
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00\x80")
    (tmp_path / "empty").touch()
    (tmp_path / "much.toml").write_text(WRONG_DECK.replace("colour", "copies = 4000000\ncolour"), encoding="utf-8")
    (tmp_path / "digits.toml").write_text(f"deck = {DIGITS}", encoding="utf-8")
    (tmp_path / "digits.jsonl").write_text(DIGITS, encoding="utf-8")
    before = sorted(path.name for path in tmp_path.iterdir())
    found, _, err = run(capsys, *(argument.format(tmp=tmp_path) for argument in arguments))
    assert found == code
    assert sentence in err
    assert len(err.strip().splitlines()) == 1
    assert len(err) < 500
    assert "Traceback" not in err
    assert sorted(path.name for path in tmp_path.iterdir()) == before


def test_no_gpu_is_said_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    from vivamos.engine import cuda

    if cuda.available():
        pytest.skip("there is a GPU here")
    code, _, err = run(capsys, "simulate", "slambo", "--device", "cuda")
    assert code == 2
    assert "There is no CUDA device here" in err


def test_bench_prints_the_numbers_as_json(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from vivamos.study import bench

    monkeypatch.setattr(bench, "REPEATS", 1)
    code, out, _ = run(capsys, "bench", "slambo", "--players", "2", "--json")
    assert code == 0
    (row,) = json.loads(out)
    assert (row["game"], row["players"]) == ("slambo", 2)
    for way in ("uncompiled", "one_core", "all_cores"):
        assert row[f"{way}_moves_per_s"] > row[f"{way}_games_per_s"] > 0
    assert row["one_core_moves_per_s"] > 10 * row["uncompiled_moves_per_s"]
    assert "gpu_moves_per_s" in row


# --- play ---


def played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str, *arguments: str
) -> tuple[int, str, str]:
    """What the prompt says to somebody who types this and is gone."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return run(capsys, "play", *arguments)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played_at_the_prompt(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, out, err = played(capsys, monkeypatch, "1\n" * 3000, game, "--seed", "4")
    assert (code, err) == (0, "")
    assert "The game is over." in out
    assert re.search(r"\bw(i|o)n", out)
    assert not re.search(r"\b(view|value|option|terminal)-\w+", out), "everything has its words"


def test_mistakes_at_the_prompt_are_explained_and_asked_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = "play tennis\n99\nplay P36\nwhy play P36\nhelp\nlog\n1\n"
    code, out, err = played(capsys, monkeypatch, answers, "vamos-dia", "--seed", "7", "--option", "start=0")
    assert (code, err) == (0, "")
    assert "“play tennis” is not a move of VAMOS dia" in out
    assert "The moves are numbered 1 to 9." in out
    assert out.count("P36 is not in your hand. (VD-5)") == 2
    assert "You leave the table. Goodbye!" in out, "the end of input leaves the table"


@pytest.mark.parametrize("chosen", [["--language", "en-XA"], []], ids=["asked for", "the terminal's"])
def test_the_table_speaks_the_language_of_the_player(
    chosen: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """English with accents stands for any other: nothing that is not in a catalogue looks like it."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_CTYPE", "C.UTF-8")
    monkeypatch.setenv("LANG", "de_DE.UTF-8" if chosen else "en-XA")
    asked = ["slambo", "--seed", "4", "--option", "start=0", *chosen]
    code, out, err = played(capsys, monkeypatch, "99\nplay e3 +\nhelp\n1\n" + "1\n" * 300, *asked)
    assert (code, err) == (0, "")
    own = {"SLAMBO", "play", "e", "copy", "r", "SL"}  # the game's name, moves and cards
    assert set(re.findall(r"[A-Za-z]+", re.sub(r"[^\x00-\x7f]\S*", " ", out))) <= own


def test_an_error_is_said_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "play", "slambo", "--players", "9", "--language", "en-XA")
    assert code == 2
    assert "SLAMBO!" in err
    assert "players" not in err


@pytest.mark.parametrize(
    ("language", "heading"), [("de", "Ziel des Spiels"), ("es", "El objetivo"), ("ja", "ゲームの目的")]
)
def test_the_rules_are_shown_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, heading: str
) -> None:
    code, out, _ = run(capsys, "rules", "slambo", "--language", language)
    assert code == 0
    assert heading in out
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert run(capsys, "rules", "slambo") == (0, out, "")


def vivamos_process(*arguments: str) -> subprocess.Popen[str]:
    """With real input and output."""
    command, pipe = [sys.executable, "-m", "vivamos.cli", *arguments], subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, encoding="utf-8")


def test_a_process_plays_a_whole_game() -> None:
    process = vivamos_process("play", "slambo", "--seed", "4")
    out, err = process.communicate("1\n" * 300, timeout=120)
    assert (process.returncode, err) == (0, "")
    assert "The game is over." in out


def test_quit_and_ctrl_c_leave_cleanly(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ["slambo", "--seed", "1", "--option", "start=0"]
    code, out, err = played(capsys, monkeypatch, "quit\n", *asked)
    assert (code, err) == (0, "")
    assert "Goodbye!" in out
    assert "The game is over." not in out
    process = vivamos_process("play", *asked)
    assert process.stdout is not None
    shown = ""
    while not shown.endswith("Your move: "):
        shown += process.stdout.read(1) or pytest.fail("it ended before the prompt")
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 0
    assert "Goodbye!" in out
    assert err == ""


def test_hidden_cards_are_not_printed_at_the_prompt(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = vivamos.deal("vamos-dia", 4, seed=7, options={"start": 0})
    _, out, _ = played(capsys, monkeypatch, "log\n", "vamos-dia", "--seed", "7", "--option", "start=0")
    assert "Your move: " in out
    for hand in table.events[1]["deal"][1:]:
        assert not any(f" {card} " in out for card in hand if card not in ("B5", "Y15", "R25"))


def test_importing_the_package_does_not_import_the_compiler() -> None:
    code = "import sys, vivamos; print('numba' in sys.modules, 'numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == "False False\n"
