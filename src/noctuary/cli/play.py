"""`noctuary play`: a table in the terminal, with people on the same keyboard and bots."""

from __future__ import annotations

import argparse
import secrets
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from noctuary import bots, locale
from noctuary.cli.terminal import Terminal
from noctuary.cli.words import number, options_of
from noctuary.kernel import catalogue, records
from noctuary.kernel.messages import BadInput
from noctuary.kernel.records import Player, Record

HUMAN = "human"


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the `noctuary` command line."""
    parser = subparsers.add_parser(
        "play", help="cli-play-help", description="cli-play-description", epilog="cli-play-examples"
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="cli-help-game")
    parser.add_argument("--seats", default="human,greedy", metavar="SEAT,SEAT", help="cli-play-seats")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="cli-help-option")
    parser.add_argument("--seed", default="", metavar="N", help="cli-help-seed")
    parser.add_argument("--save", type=Path, metavar="FILE", help="cli-play-save")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="cli-play-resume")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play until the end or until somebody quits."""
    # Where there is readline, typed lines can be edited and called back.
    with suppress(ImportError):
        import_module("readline")
    if arguments.resume is not None:
        if arguments.game is not None:
            raise BadInput("cli-play-resume-alone", {"text": arguments.game})
        record = records.load(arguments.resume)
        check_seats([player.kind for player in record.players])
        Terminal(record, arguments.lang, arguments.save or arguments.resume).run()
        return 0
    if arguments.game is None:
        raise BadInput("cli-which-game", {"names": ", ".join(catalogue.names())})
    record = new_record(arguments.game, arguments.seats.split(","), arguments.option, arguments.seed, arguments.lang)
    Terminal(record, arguments.lang, arguments.save).run()
    return 0


def new_record(name: str, seats: list[str], settings: list[str], seed: str, language: str) -> Record:
    """A new game. Raises BadInput."""
    game = catalogue.find(name)
    check_seats(seats)
    options = game.options({"players": len(seats), **options_of(settings)})
    players = [Player(player_name(kind, number, language), kind) for number, kind in enumerate(seats, 1)]
    return Record(game, options, number(seed, "--seed") if seed else secrets.randbelow(2**53), players)


def check_seats(kinds: list[str]) -> None:
    """Raise BadInput unless every seat is `human` or a bot."""
    for kind in kinds:
        if kind != HUMAN and kind not in bots.names():
            raise BadInput("cli-play-seat", {"text": kind, "names": ", ".join([HUMAN, *bots.names()])})


def player_name(kind: str, number: int, language: str) -> str:
    """What the player of seat `number` is called."""
    return f"{kind.capitalize()} {number}" if kind != HUMAN else locale.text(language, "cli-player", {"number": number})
