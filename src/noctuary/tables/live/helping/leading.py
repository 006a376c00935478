"""Looking at a replay together: one of the players at separate screens leads, and the other players' clients follow,
unless they step through it alone.

Only the rematch is stored, and read anew when there is one; the rest is kept in memory while somebody has the table
open. Where several servers have it open, each receives every message, and all reach the same state whatever the order
of messages: a new leader has a higher `turn` than the one before, and if two take the lead at once, the screen id
decides. Of tables made for playing on together, the latest counts.
"""

from typing import Final, NamedTuple

import msgspec
from msgspec.json import Decoder

from noctuary.kernel.parts.moves import NOBODY
from noctuary.tables.setup import TableError

LEAD: Final = "lead"
BRANCH: Final = "branch"


class Lead(msgspec.Struct, frozen=True):
    """Where the leader takes the others: a step, seen from the seat `viewer` (NOBODY: as a watcher), with or without
    the analysis. A `seat` of NOBODY means that nobody leads any more.
    """

    turn: int = 0
    screen: str = ""
    seat: int = NOBODY
    step: int = 0
    viewer: int = NOBODY
    analysing: bool = False


_lead: Final = Decoder(Lead)


class Proposal(NamedTuple):
    """A rematch to which the player of a seat invites the others: the id of its table, and the seat here."""

    table: str
    seat: int


class Leading:
    """Who leads the replay at one table, and the tables made for playing on together and for a rematch."""

    def __init__(self, rematch: Proposal | None) -> None:
        self.lead: Lead = Lead()
        self._branch: tuple[int, str] = (0, "")
        """When the table for playing on together was made, and its link."""
        self.rematch: Proposal | None = rematch

    def hear(self, said: str) -> bool:
        """Handle a message from this or another server; return False if it is about something else."""
        word, _, rest = said.partition(" ")
        if word == BRANCH:
            when, _, link = rest.partition(" ")
            self._branch = max(self._branch, (int(when), link))
        elif word == LEAD:
            lead = _lead.decode(rest)
            if (lead.turn, lead.screen) >= (self.lead.turn, self.lead.screen):
                self.lead = lead
        else:
            return False
        return True

    @property
    def branch(self) -> str | None:
        """The link of the table for playing on together."""
        return self._branch[1] or None

    def messages(self) -> list[str]:
        """What has been said and still counts, as `hear` takes it."""
        when, link = self._branch
        return [*([lead_words(self.lead)] if self.lead.turn else []), *([f"{BRANCH} {when} {link}"] if link else [])]

    def leads(self, screen: str) -> bool:
        """Whether this screen leads."""
        return self.lead.seat >= 0 and self.lead.screen == screen

    def turn(self, screen: str, take: bool) -> int:
        """The turn with which a screen leads, or will lead if it wants to `take` the lead. Raises TableError."""
        if self.leads(screen):
            return self.lead.turn
        if not take:
            raise TableError("replay-led")
        return self.lead.turn + 1


def lead_words(lead: Lead) -> str:
    """The message that announces this lead."""
    return f"{LEAD} {msgspec.json.encode(lead).decode()}"
