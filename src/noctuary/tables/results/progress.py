"""What a person has reached in a game, worked out from the finished games whenever somebody asks: nothing is kept."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from noctuary.kernel.game import Game
from noctuary.tables.wire.people import Best, PlayedGame


def progress(game: Game, played: list[PlayedGame]) -> dict[str, Any]:
    """What the finished games `played`, oldest first, have reached of the game's campaign, and their records (see
    `wire.Progress`). Games with other components, which cannot be compared, and games with take-backs are counted, and
    nothing more; those that were cut off have not been won either.
    """
    comparable = [one for one in played if not one.edition and not one.takebacks and not one.cut_off]
    return {
        **game.progress(to_builtins(comparable)),
        "records": _records(comparable, -1 if game.fewest_wins else 1),
        "games": len(played),
        "wins": sum(one.place == 1 and one.players > 1 and not one.cut_off for one in played),
    }


def _records(played: list[PlayedGame], sign: int) -> list[Best]:
    """The best totals by number of players and, where the most points win, the best rows of the score sheet, each from
    the first game that reached it. `sign`: -1 where the lowest total wins.
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
