"""Finished games for the tests of profiles and replays, played at random."""

from functools import cache
from typing import Any

from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.play.entries import Player, Setup
from noctuary.kernel.play.match import Match
from tests.games.trials import seats_of


@cache
def played(game: str = "nocturne", players: int = 2, seed: int = 7) -> Match:
    """A game between Ada (P1) and bots, played to its end; it must not be changed."""
    return play(game, players, seed)


def play(game: str, players: int, seed: int, moves: int = 1 << 30, **options: Any) -> Match:
    """A game between Ada (P1) and bots, played to its end or for some moves."""
    found = catalogue.find(game)
    number = seats_of(found, players)
    people = [Player("Ada", "human"), *(Player(f"Owl {seat}", "random") for seat in range(2, number + 1))]
    record = Match(Setup(found, found.options({"players": number, **options}), people, seed))
    chance = Random(seed)
    while record.state.seat >= 0 and len(record.moves()) < moves:
        codes = record.state.legal(record.state.seat)
        record.add(record.state.move(codes[chance.below(len(codes))]))
    return record
