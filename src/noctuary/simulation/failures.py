"""Counts the failures of bots and the moves of their stand-ins."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from noctuary.bots.trouble import Trouble


class Record:
    """The failures of one bot: counts by message id, and the last one. `moves`, `games`: how many moves `stand_in` has
    made for it, and in how many games.
    """

    def __init__(self, last: Trouble) -> None:
        self.kinds: Counter[str] = Counter()
        self.last: Trouble = last
        self.stand_in: str = ""
        self.moves: int = 0
        self.games: int = 0


class Failures:
    """The records of the bots that have failed, by bot name."""

    def __init__(self) -> None:
        self.records: dict[str, Record] = {}
        self._answered: set[str] = set()

    def add(self, troubles: Iterable[Trouble]) -> None:
        """Count failures."""
        for trouble in troubles:
            record = self.records.setdefault(trouble.bot, Record(trouble))
            record.kinds[trouble.what.id] += 1
            record.last = trouble
            record.stand_in = trouble.stand_in or record.stand_in

    def add_game(self, bots: Sequence[str], stood_in: Sequence[int], silent: Sequence[int]) -> None:
        """Count a game between `bots`, whose troubles have been added: the number of stand-in moves for each seat
        (empty if there were none), and the seats whose bots made no move themselves.
        """
        self._answered.update(bot for seat, bot in enumerate(bots) if seat not in silent)
        moves: Counter[str] = Counter()
        for bot, number in zip(bots, stood_in, strict=False):
            moves[bot] += number
        for bot, record in self.records.items():
            record.moves += moves[bot]
            record.games += moves[bot] > 0

    @property
    def shown(self) -> list[dict[str, Any]]:
        """All records as JSON values."""
        return [
            {
                "bot": bot,
                "answered": bot not in self.silent,
                "kinds": {id.removeprefix("bot-"): number for id, number in record.kinds.items()},
                "stood_in": record.moves,
                "games": record.games,
            }
            for bot, record in self.records.items()
        ]

    @property
    def silent(self) -> list[str]:
        """The bots that have never answered; games that a stand-in played for them say nothing about their strength."""
        return [bot for bot, record in self.records.items() if record.moves and bot not in self._answered]
