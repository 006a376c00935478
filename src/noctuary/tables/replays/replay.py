"""Replays of finished games, step by step, as each seat saw them."""

from collections.abc import Callable
from typing import Any

from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.parts.moves import NOBODY, seat_name
from noctuary.kernel.play.entries import Moment, Setup
from noctuary.kernel.play.match import Match
from noctuary.tables.setup import terms_of
from noctuary.tables.view import edition, past, seats
from noctuary.tables.wire.views import ReplayIndex, ReplayStep, View


class Replay:
    """A finished game, played through once. Step 0 is the beginning; each entry that counts is a further step."""

    def __init__(self, setup: Setup, lines: list[str], between: Callable[[], None]) -> None:
        """`between` is called before each of the `lines`, and may raise to stop. Raises IllegalMove or BadInput."""
        self.match: Match = Match(setup, patient=True)
        self.steps: list[ReplayStep] = [self._step(self.match)]
        for line in lines:
            between()
            kept = self.match.add(line).kept
            del self.steps[kept + 1 :]
            for number in range(kept + 1, self.match.step):
                self.steps.append(self._step(self.match.at(number)))
            if self.match.step > kept:
                self.steps.append(self._step(self.match))

    def _step(self, moment: Moment) -> ReplayStep:
        table = moment.state.observe(NOBODY).view()
        # In a view that is a position, these may be something else, such as a seat whose turn it is.
        round, turn = (table.get(key) for key in ("round", "turn"))
        named = round if isinstance(round, str) else None
        entry = self.match.entries[moment.step - 1] if moment.step else None
        line = (entry.line if entry.code < 0 else self.match.move_of(entry).line) if entry else None
        seat = seat_name(entry.seat) if entry and entry.seat >= 0 else None
        return ReplayStep(moment.step, named, turn if isinstance(turn, int) else None, moment.event_number, line, seat)

    def index(self, seated: bool = False) -> ReplayIndex:
        """The seats, and every entry that was not taken back; `seated`: for somebody who played."""
        game, together = self.match.setup.game, bool(terms_of(self.match.setup).invitation)
        return ReplayIndex(game.name, edition(game), seats(self.match), self.steps, together, together and not seated)

    def after(self, text: str, seat: int) -> View[Any]:
        """The view of `seat` (NOBODY: a watcher) after the step `text`. Raises BadInput if there is no such step."""
        return past(self.match, self.check_step(text), seat)

    def check_step(self, text: str) -> int:
        """The number of the step `text`. Raises BadInput if there is no such step."""
        last = self.match.step
        if not (text.isascii() and text.isdecimal() and len(text) <= len(str(last)) and int(text) <= last):
            raise BadInput("table-replay-step", {"text": text, "last": last})
        return int(text)
