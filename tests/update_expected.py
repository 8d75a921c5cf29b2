"""Write what games do now into tests/expected, and their observation vectors into docs/developers.

`python tests/update_expected.py [GAME …]`. Read the change before you commit it.
"""

from __future__ import annotations

import json
import sys

import vivamos

from building import developers_page_file
from expected import FOLDER, numbers, numbers_file, playthrough, playthrough_file, with_observation

FOLDER.mkdir(exist_ok=True)
for name in sys.argv[1:] or vivamos.catalogue():
    game = vivamos.game(name)
    numbers_file(game).write_text(json.dumps(numbers(game), indent=2) + "\n", encoding="utf-8")
    for players in game.players:
        playthrough_file(game, players).write_text(playthrough(game, players), encoding="utf-8")
    page = developers_page_file(game)
    page.write_text(with_observation(game, page.read_text(encoding="utf-8")), encoding="utf-8")
    print(
        f"{game.name}: {numbers_file(game).name} and {len(game.players)} playthroughs written, docs brought up to date"
    )
