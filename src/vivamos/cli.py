"""The command `vivamos …`: finds the command, says errors in one sentence."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

from vivamos.commands import administering, backing_up, playing, records, serving, studying, training
from vivamos.commands.common import Parser
from vivamos.engine.errors import UsageError, VivamosError, shown

COMMANDS = (  # in the order of the help
    playing.add_games,
    playing.add_rules,
    playing.add_play,
    studying.add_simulate,
    studying.add_tournament,
    training.add_train,
    playing.add_warmup,
    serving.add_serve,
    backing_up.add_backup,
    backing_up.add_restore,
    administering.add_admin,
    records.add_replay,
    playing.add_join,
    records.add_analyse,
    studying.add_bench,
)


class Version(argparse.Action):
    """Finds out what this is only when somebody asks."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from vivamos.build import version_and_build

        print(f"vivamos {version_and_build()}")
        parser.exit()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0, 1 (something is wrong with the data) or 2 (with the command)."""
    _speak_any_language()
    chosen = build_parser().parse_args(arguments)
    language = "en"  # of what is said of errors
    try:
        language = _language(chosen)
        code: int = chosen.run(chosen)
        sys.stdout.flush()
        return code
    except UsageError as error:
        return _fail(error, language, 2)
    except VivamosError as error:
        return _fail(error, language, 1)
    except KeyboardInterrupt:
        print("\nvivamos: stopped.", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of our output, say `head`, has gone
        sys.stderr.close()
        return 0


def _speak_any_language() -> None:
    """A card's name in Japanese must not end the program. Windows has an old code page for files and pipes; elsewhere
    the user has chosen, and what cannot be written becomes a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            if sys.platform == "win32" and not stream.isatty():
                stream.reconfigure(encoding="utf-8")
            elif not stream.encoding.lower().startswith("utf"):
                stream.reconfigure(errors="replace")


def _fail(error: VivamosError, language: str, code: int) -> int:
    print(f"vivamos: {error.with_rule(language)}", file=sys.stderr)
    return code


def _language(chosen: Any) -> str:
    """The language of a command that speaks several: the one asked for, or that of the terminal; else English."""
    if not hasattr(chosen, "language"):
        return "en"
    from vivamos.engine.words import LANGUAGES, PSEUDO, best_language  # it takes a while to load

    if chosen.language is None:
        settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        chosen.language = best_language([next(filter(None, settings), "")])
    elif chosen.language not in (*LANGUAGES, PSEUDO):
        raise UsageError("no-such-language", given=shown(chosen.language), known=list(LANGUAGES))
    found: str = chosen.language
    return found


def build_parser() -> Parser:
    parser = Parser(prog="vivamos", description="A card room for modern card games: play, study and train.")
    parser.add_argument("--version", action=Version, help="show the version, and the commit it was built from")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def command(name: str, run: Callable[[Any], int], text: str, more: str = "") -> Parser:
        made: Parser = commands.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}. {more}")
        made.set_defaults(run=run)
        return made

    for add in COMMANDS:
        add(command)
    return parser


def commands_of(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The commands that a parser knows, with their own parsers."""
    (commands,) = (action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    found: dict[str, argparse.ArgumentParser] = commands.choices
    return found


if __name__ == "__main__":
    sys.exit(main())
