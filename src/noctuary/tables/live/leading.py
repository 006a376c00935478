"""A finished game looked at by those who sat there, each at their own screen: one of them leads, and the clients of the
others follow, unless somebody steps alone.

Nothing of that is stored but which rematch there is: it is known as long as somebody has the table open. Where several
servers have it open, each is told every word, and all agree in the end, in whatever order they hear them: whoever takes
the lead has a higher `turn` than the one before, and if two take it at the same moment, their screens decide.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.json import Decoder

from noctuary.kernel.moves import NOBODY
from noctuary.tables.setup import TableError

LEAD: Final = "lead"
BRANCH: Final = "branch"
REMATCH: Final = "rematch"
WORDS: Final = (LEAD, BRANCH, REMATCH)


class Lead(msgspec.Struct, frozen=True):
    """Where somebody leads the others: to a step, seen as a seat saw it (NOBODY: as anybody did), with the analysis
    beside it or without. A `seat` of NOBODY leads no more.
    """

    turn: int = 0
    screen: str = ""
    seat: int = NOBODY
    step: int = 0
    eyes: int = NOBODY
    analysing: bool = False


_lead: Final = Decoder(Lead)


class Leading:
    """What is known of it at one table: who leads, and the tables that were made to play on from the game together and
    for a rematch.
    """

    def __init__(self) -> None:
        self.lead: Lead = Lead()
        self.branch: str | None = None
        self.rematch: str | None = None

    def hear(self, said: str) -> bool:
        """Take in what somebody says, here or elsewhere; False if it is about something else."""
        word, _, rest = said.partition(" ")
        if word == BRANCH:
            self.branch = rest
        elif word == REMATCH:
            self.rematch = rest
        elif word == LEAD:
            lead = _lead.decode(rest)
            if (lead.turn, lead.screen) >= (self.lead.turn, self.lead.screen):
                self.lead = lead
        else:
            return False
        return True

    def said(self, word: str) -> str | None:
        """What has been said last with this word, as `hear` takes it."""
        if word == LEAD:
            return lead_words(self.lead) if self.lead.turn else None
        made = self.branch if word == BRANCH else self.rematch
        return f"{word} {made}" if made else None

    def leads(self, screen: str) -> bool:
        """Whether it is this screen that leads."""
        return self.lead.seat >= 0 and self.lead.screen == screen

    def turn(self, screen: str, take: bool) -> int:
        """The turn in which a screen leads, or begins to if it wants to `take` the lead. Raises TableError."""
        if self.leads(screen):
            return self.lead.turn
        if not take:
            raise TableError("replay-led")
        return self.lead.turn + 1


def lead_words(lead: Lead) -> str:
    """How it is said."""
    return f"{LEAD} {msgspec.json.encode(lead).decode()}"
