"""A player's progress in a game, computed from their finished games on each request; nothing is stored."""

from typing import cast

from msgspec import to_builtins

from noctuary.kernel.contract.game import Game
from noctuary.tables.results.strength import bot_for
from noctuary.tables.wire.people import Best, PlayedGame, Progress
from noctuary.tables.work import unhurried


def progress(game: Game, played: list[PlayedGame]) -> Progress:
    """The progress in the game's campaign and the records of the finished games `played`, oldest first.
    Games that cannot be compared (with changed components or take-backs, given up or cut off) are only counted; those
    that were cut off do not count as won either.
    """
    comparable = [game for game in played if not (game.edition or game.takebacks or game.cut_off or game.given_up)]
    won: dict[str, list[bool]] = {}
    for one in sorted(played, key=lambda one: one.players):
        won.setdefault(str(one.players), []).append(one.won)
    own: Progress = {
        "records": _records(comparable, -1 if game.fewest_wins else 1),
        "tally": {number: [len(some), sum(some)] for number, some in won.items()},
        "bot": bot_for(game, reversed(played)),
    }
    # With pauses, so that others get the interpreter in between.
    return cast(Progress, {**game.progress([to_builtins(one) for one in unhurried(comparable)]), **own})


def _records(played: list[PlayedGame], sign: int) -> list[Best]:
    """The best totals by number of players and, where the most points win, the best rows of the score sheet,
    each from the first game that reached it. `sign`: -1 where the lowest total wins.
    """
    best: dict[str, Best] = {}
    for one in played:
        if not one.outcome.get("comparable", True):
            continue
        values = {f"total-{one.players}" if one.players > 1 else "total-solo": one.total}
        if sign > 0:
            values |= {f"row-{row}": value for row, value in one.sheet.items() if row != "total" and value > 0}
        for record, value in values.items():
            if record not in best or sign * value > sign * best[record].value:
                best[record] = Best(record, value, one.finished, one.id)
    return [best[record] for record in sorted(best, key=lambda record: (record.startswith("row-"), record))]
