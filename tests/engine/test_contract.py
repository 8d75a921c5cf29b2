"""The contract of a game: mypy holds every game's files against it, and the engine supplies what they leave out."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import vivamos
from vivamos.engine import contract
from vivamos.engine.game import Game, load_game

from kit import each_game


@each_game
def test_mypy_sees_all_files_of_a_game(game: Game) -> None:
    """`make lint` looks at the arguments; here, that the call is there."""
    text = (game.folder / "__init__.py").read_text(encoding="utf-8")
    files = ["rules", "knowledge", "view", "facts"] + ["advice"] * (game.folder / "advice.py").is_file()
    assert f"    check_types({', '.join(files)})\n" in text


@pytest.mark.parametrize(
    "name", ["RulesFile", "Rules", "Knowledge", "ViewFile", "View", "FactsFile", "Facts", "AdviceFile", "Advice"]
)
def test_everything_in_the_contract_has_words_about_it(name: str) -> None:
    """Constants as well: the text behind each."""
    part = getattr(contract, name)
    source = Path(contract.__file__).read_text(encoding="utf-8")
    for member in contract.members(part):
        declared = vars(part).get(member)
        if callable(declared) or isinstance(declared, property):
            assert declared.__doc__, member
        else:
            assert re.search(rf'^    {member}: .*\n    """', source, re.MULTILINE), member


def test_what_a_game_leaves_out_it_has_from_the_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "bare"
    folder.mkdir()
    slambo = vivamos.game("slambo")
    for name in ("__init__.py", "game.toml", "rules.py", "knowledge.py"):
        shutil.copy(slambo.folder / name, folder)
    (folder / "view.py").write_text(
        'EXAMPLES = ("play",)\nTURN_RULE = END_RULE = "SL-5"\nmove_text = why_not = everybody = own = hide = None\n'
    )
    (folder / "facts.py").write_text("tell = prompt = None\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    game = load_game("bare")
    state = vivamos.deal("slambo", seed=1).now()
    assert (game.facts.SHOUTS, game.facts.moves_to_explain(state), game.facts.preview(state)) == ((), [], {})
    assert (game.advice.ITERATIONS, game.advice.rate_move(state, 0), game.advice.easily_missed(state, 0)) == (
        None,
        0,
        False,
    )
    assert not game.view.SEATED
    with pytest.raises(vivamos.DataError, match="it needs deck_names, or chance_events and outcomes_of"):
        game.view.chance_events(state, None, state)
