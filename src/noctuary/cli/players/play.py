"""`noctuary play`: a table in the terminal, for bots and for people who share a keyboard."""

import argparse
import shlex
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from noctuary import bots, locale
from noctuary.cli.parts import guests, options
from noctuary.cli.parts.parser import PROGRAM, Parser
from noctuary.cli.parts.words import number
from noctuary.cli.players.terminal import Terminal, check_free, holds_something
from noctuary.kernel.base import deals
from noctuary.kernel.base.messages import BadInput, Refusal
from noctuary.kernel.contract.game import Game
from noctuary.kernel.play import gamefile
from noctuary.kernel.play.entries import HUMAN, Player, Setup
from noctuary.kernel.play.match import Match


def add(parser: Parser, words: Sequence[str]) -> None:
    """Add the arguments of the command to `parser`; `words` are those of the command line."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="cli-help-game")
    parser.add_argument("--seats", metavar="SEAT,SEAT", help="cli-play-seats")
    parser.add_argument("--seed", metavar="N", help="cli-help-seed")
    parser.add_argument("--save", type=Path, metavar="FILE", help="cli-play-save")
    parser.add_argument("--overwrite", action="store_true", help="cli-play-overwrite")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="cli-play-resume")
    guests.add(parser)
    options.add(parser, words)


def run(arguments: argparse.Namespace) -> int:
    """Play until the end or until somebody quits."""
    # With readline, input lines can be edited and recalled.
    with suppress(ImportError):
        import_module("readline")
    guests.invite(arguments)
    if arguments.resume is not None:
        if arguments.game is not None:
            raise BadInput("cli-play-resume-alone", {"text": arguments.game})
        new = (arguments.seats, arguments.seed, arguments.edition_file)
        if arguments.settings or any(option is not None for option in new):
            raise BadInput("cli-play-resume-as-it-is")
        if arguments.save is not None and not arguments.overwrite:
            check_free(arguments.save, arguments.resume)
        Terminal(load(arguments.resume), arguments.lang, arguments.save or arguments.resume).run()
        return 0
    game = options.game(arguments)
    setup = new_setup(game, arguments.seats, options.read_options(arguments), arguments.seed, arguments.lang)
    if arguments.save is not None and not arguments.overwrite and holds_something(arguments.save):
        match = going_on(setup, arguments)
        told = {"text": str(arguments.save)}
        print(locale.text(arguments.lang, "cli-play-goes-on", told))
    else:
        match = Match(setup, several_people(setup))
    Terminal(match, arguments.lang, arguments.save).run()
    return 0


def load(path: Path) -> Match:
    """A saved game to be continued. Raises Refusal."""
    match = gamefile.load(path)
    check_seats([player.kind for player in match.setup.seats])
    return gamefile.load(path, patient=True) if several_people(match.setup) else match


def going_on(setup: Setup, arguments: argparse.Namespace) -> Match:
    """The saved game in the file `--save`, if it matches the command line and can be continued. Raises Refusal."""
    path: Path = arguments.save
    try:
        match = gamefile.load(path)
    except Refusal as refusal:
        raise BadInput("cli-play-save-used", {"text": refusal.text(arguments.lang)}, str(path)) from refusal
    earlier = match.setup
    asked = (
        (True, earlier.game.name, setup.game.name),
        (arguments.edition_file, earlier.game.facts_hash(), setup.game.facts_hash()),
        (arguments.seats, [seat.kind for seat in earlier.seats], [seat.kind for seat in setup.seats]),
        (arguments.seed, earlier.deal, setup.deal),
        (arguments.settings, earlier.options.mapping(), setup.options.mapping()),
    )
    if any(given and there != wanted for given, there, wanted in asked):
        raise BadInput("cli-play-save-another", {"command": PROGRAM, "path": shlex.quote(str(path))}, str(path))
    if match.over:
        raise BadInput("cli-play-save-finished", {}, str(path))
    return load(path)


def new_setup(game: Game, wanted: str | None, settings: dict[str, Any], seed: str | None, language: str) -> Setup:
    """The setup of a new game. Raises BadInput."""
    seats = options.seats(game, wanted, settings, HUMAN, "greedy")
    check_seats(seats)
    players = [Player(player_name(kind, number, language), kind) for number, kind in enumerate(seats, 1)]
    chance = deals.alone() if seed is None else number(seed, "--seed")
    return Setup(game, game.options({"players": len(seats), **settings}), players, chance, resignation_ends=True)


def several_people(setup: Setup) -> bool:
    """Whether several people play; then skipping a forced move would reveal to the others that there was no choice."""
    return len(setup.humans) > 1


def check_seats(kinds: list[str]) -> None:
    """Raise BadInput unless every seat is `human` or a bot."""
    for kind in kinds:
        if kind != HUMAN and not bots.can_sit(kind):
            raise BadInput("cli-play-seat", {"text": kind, "names": ", ".join([HUMAN, *bots.names()])})


def player_name(kind: str, number: int, language: str) -> str:
    """The name of the player in seat `number`."""
    return f"{kind.capitalize()} {number}" if kind != HUMAN else locale.text(language, "cli-player", {"number": number})
