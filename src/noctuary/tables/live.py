"""A table at which somebody is: it takes moves, plays for its bots, and tells its watchers.

Every change takes one path, `_change`: *check* the entry against the match as it is then, *store* it, *apply* it,
*tell* everybody. The store takes each number of an entry once, so that is where a second server process would be
noticed. A clock would stop in *check* and start in *apply*; chat would be entries that leave the state as it is; a
standing order would be one more source of answers in `_next`.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Final

from noctuary.bots.advice import Advice
from noctuary.kernel.courses import Guide, lines
from noctuary.kernel.match import AUTO, RESIGN, UNDO, Match, Moment, Step
from noctuary.kernel.messages import Argument, Message
from noctuary.kernel.moves import Move, parse_line, seat_name
from noctuary.kernel.puzzles import Puzzle
from noctuary.tables import explain, hints
from noctuary.tables.bot_pool import BotError, BotPool
from noctuary.tables.outcomes import outcome
from noctuary.tables.setup import Setup, TableError
from noctuary.tables.store import StoreError
from noctuary.tables.view import summary
from noctuary.tables.wire import stored

STAND_IN: Final = "random"
"""The bot that plays on for a person who has resigned."""
VEILED: Final = 2
"""Pauses before the table moves where a forced move must look like a chosen one: enough to hide that a bot thought a
little longer.
"""
SLOW: Final = 5.0
"""Seconds after which the watchers are told that a bot is taking long."""
RETRY: Final = 2.0
"""Seconds until a bot's move that could not be stored is tried again."""

logger = logging.getLogger(__name__)

Append = Callable[..., Awaitable[None]]
"""`Store.append`, in the store's thread."""


class LiveTable:
    """An open table. `watchers` are called after every change; whoever adds one removes it again and then calls
    `leave`. `pause`: the least time between two moves of bots, in seconds; `idle` is called when nothing happens and
    nobody watches any more.
    """

    def __init__(
        self, id: str, match: Match, append: Append, bots: BotPool, pause: float, idle: Callable[[LiveTable], None]
    ) -> None:
        self.id: str = id
        self.match: Match = match
        setup = match.setup
        self.guide: Guide | None = Guide(setup.course) if isinstance(setup, Setup) and setup.course else None
        """What guides the person here."""
        self.thinking: list[int] = []
        """The seats that bots decide for now."""
        self.trouble: Message | None = None
        """Why a bot's move does not come, or was not its own."""
        self.watchers: set[Callable[[], None]] = set()
        self.driver: asyncio.Task[None] | None = None
        self.changes: set[asyncio.Future[None]] = set()
        self._screens: dict[object, int] = {}
        """The seat that each screen is in the hands of."""
        self._paces: dict[object, float] = {}
        """How long bots shall take for a screen that has said so."""
        self._advice: tuple[int, int, Advice] | None = None
        """The latest, with the seat it was for and the revision."""
        self._stood_in: Message | None = None
        """That another bot has moved for one that failed; said until a person moves."""
        self._lock: asyncio.Lock = asyncio.Lock()
        self._append: Append = append
        self._bots: BotPool = bots
        self._pause: float = pause
        self._idle: Callable[[LiveTable], None] = idle

    # What people do.

    async def move(self, seat: int, line: str, revision: int) -> None:
        """A person's move. Raises IllegalMove, BadInput, TableError or StoreError; then nothing has changed."""
        setup = self.match.setup
        move = parse_line(setup.game.actions, line, len(setup.seats))
        if move.seat != seat:
            raise TableError("table-other-seat", {"seat": seat_name(move.seat)})
        self._stood_in = None
        await self._change(lambda: self._checked_move(move, revision))

    def _checked_move(self, move: Move, revision: int) -> Move:
        match, seat = self.match, move.seat
        if not match.played_by_person(seat):
            raise TableError("table-not-yours", {"seat": seat_name(seat)})
        if not match.asked.get(seat, match.revision) <= revision <= match.revision:
            raise TableError("table-stale")
        if match.over or move.code not in match.state.legal(seat):
            reason = explain.refusal(match, seat, move.code)
            assert reason is not None, f"{move.line} is refused without a reason"
            raise reason
        return move

    async def undo(self, revision: int) -> None:
        """Take back the person's last move and all since. Raises TableError or StoreError; then nothing has changed."""
        await self._change(lambda: self._checked_undo(revision))

    def _checked_undo(self, revision: int) -> str:
        refusal = self.match.undo_refusal()
        if refusal:
            raise TableError(refusal.id, refusal.arguments)
        # Bots may have moved on since; but who has taken something back already meant that.
        if revision < self.match.touched:
            raise TableError("table-stale")
        return f"{UNDO} {self.match.undo_count()}"

    async def resign(self, seat: int) -> None:
        """A person gives up. Raises TableError or StoreError; then nothing has changed."""
        await self._change(lambda: self._checked_resignation(seat))

    def _checked_resignation(self, seat: int) -> str:
        if self.match.over:
            raise TableError("table-resign-over")
        if not self.match.played_by_person(seat):
            raise TableError("table-not-yours", {"seat": seat_name(seat)})
        return seat_name(seat) + RESIGN

    def show(self, screen: object, seat: int | None) -> None:
        """From now on `screen` is in the hands of `seat`; None: it is gone."""
        if seat is None:
            self._screens.pop(screen, None)
            self._paces.pop(screen, None)
        else:
            self._screens[screen] = seat
            self.drive()

    def pace(self, screen: object, factor: float) -> None:
        """From now on bots take `factor` times the ordinary pause for `screen`; of several the slowest counts."""
        self._paces[screen] = factor

    async def advice(self, seat: int, revision: int) -> Advice:
        """What the strongest level would do for a person. Raises TableError, also if that one has decided meanwhile."""
        match = self.match
        hints.check(match, seat, revision)
        asked = match.asked.get(seat, match.revision)
        if self._advice is None or self._advice[:2] != (seat, asked):
            try:
                found = await self._bots.run(hints.thought, match.state.observe(seat), self._seed(seat))
            except BotError as error:
                logger.exception("table %s: no hint for %s", self.id, seat_name(seat))
                raise TableError("table-hint-failed") from error
            hints.check(match, seat, revision)
            self._advice = seat, asked, found
        return self._advice[2]

    # The one path of every change.

    async def _change(self, check: Callable[[], Move | str | None]) -> None:
        """Let `check` give the entry or refuse it, and carry it through even if whoever asked for it has left: what is
        stored must also be played. None: there is nothing left to do.
        """
        task = asyncio.ensure_future(self._changed(check))
        self.changes.add(task)
        task.add_done_callback(self._done)
        await asyncio.shield(task)

    def _done(self, task: asyncio.Future[None]) -> None:
        self.changes.discard(task)
        self.leave()

    async def _changed(self, check: Callable[[], Move | str | None]) -> None:
        async with self._lock:
            entry = check()
            if entry is None:
                return
            step = self.match.after(entry)
            await self._store(step)
            self.match.take(step)
            self.trouble = self._stood_in
            self.drive()
            self.tell()

    async def _store(self, step: Step) -> None:
        texts = stored(summary(step)), now(), outcome_text(step), self._solved(step)
        await self._append(self.id, self.match.revision + 1, step.line, *texts)

    def _solved(self, step: Step) -> str | None:
        """The puzzle that an entry solves, if it does."""
        course = self.guide.course if self.guide else None
        if not isinstance(course, Puzzle) or [*lines(self.match, self.match.step), step.line] != course.script:
            return None
        return course.id

    def tell(self) -> None:
        """Let everybody know that something has changed."""
        for watcher in list(self.watchers):
            watcher()

    def leave(self) -> None:
        """Somebody has gone, or something is done."""
        if not self.watchers and not self.changes and self.driver is None:
            self._idle(self)

    # What the table does by itself.

    def drive(self) -> None:
        """Make sure that the table goes on as long as it does not wait for people alone."""
        match = self.match
        if self.guide:
            self.guide.follow(match)
            if self.guide.solved:
                self.thinking = []
                return
        self.thinking = [seat for seat in match.waiting if not match.played_by_person(seat)]
        if self.driver is None and self._next() >= 0:
            self.driver = asyncio.create_task(self._play())

    def _next(self) -> int:
        """The first seat that the table moves for now: a bot's, or one without a choice; -1 if there is none. Among
        several people the screen goes to such a seat first, as it would if there were something to choose.
        """
        match = self.match
        alone = sum(map(match.played_by_person, range(len(match.setup.seats)))) < 2
        for seat in match.waiting:
            if not match.played_by_person(seat):
                return seat
            if seat in match.unasked and (alone or seat in self._screens.values()):
                return seat
        return -1

    async def _play(self) -> None:
        """Make the moves of bots, and forced ones, until only people or nobody must decide."""
        try:
            while (seat := self._next()) >= 0:
                try:
                    await self._play_for(seat)
                except StoreError as error:
                    self.trouble = error.message
                    self.tell()
                    await asyncio.sleep(RETRY)
                except Exception:
                    # No mistake of a bot may break the table; opening the table again asks the bot once more.
                    logger.exception("table %s: the bot of %s has not moved", self.id, seat_name(seat))
                    self.thinking = []
                    self.trouble = Message("table-bot-failed", {"seat": seat_name(seat)})
                    self.tell()
                    break
        finally:
            # Nothing is awaited between the last look at the match and this, so no change is missed.
            self.driver = None
            self.leave()

    async def _play_for(self, seat: int) -> None:
        """Make the move of a bot, or a forced one, after the pause due there."""
        match, revision, begun = self.match, self.match.revision, asyncio.get_running_loop().time()
        veiled = match.state.decision(seat).kind in match.setup.game.veiled
        # However fast it shall go, nobody can tell a veiled decision that is forced from one that is not.
        due = begun + self._pause * (VEILED if veiled else max(self._paces.values(), default=1.0))
        entry = seat_name(seat) + AUTO if seat in match.unasked else await self._choice(seat)
        await asyncio.sleep(max(0.0, due - asyncio.get_running_loop().time()))
        # Somebody may have moved, taken back or resigned in the meantime.
        await self._change(lambda: entry if match.revision == revision else None)

    async def _choice(self, seat: int) -> Move:
        """The move a bot chooses; it follows from the setup and the number of entries.
        A course has chosen it before.
        """
        setup = self.match.setup
        line = self.guide.course.next(lines(self.match, self.match.step)) if self.guide else None
        if line:
            return self.match.state.move(line)
        bot = STAND_IN if setup.seats[seat].human else setup.seats[seat].kind
        observation = self.match.state.observe(seat)
        late = asyncio.get_running_loop().call_later(SLOW, self._slow, seat)
        try:
            code, troubles = await self._bots.choose(bot, observation, self._seed(seat), self.id)
        finally:
            late.cancel()
        for trouble in troubles:
            logger.warning("table %s: %s\n%s", self.id, trouble.what.text(), trouble.said)
            if trouble.stand_in:
                arguments: dict[str, Argument] = {"seat": seat_name(seat), "bot": trouble.stand_in}
                self._stood_in = Message("table-bot-stood-in", arguments)
        return Move(setup.game.actions, seat, code)

    def _seed(self, seat: int) -> int:
        """That of whoever thinks for a seat now."""
        digest = hashlib.sha256(f"{self.match.setup.seed} {seat} {self.match.revision}".encode()).digest()
        return int.from_bytes(digest[:8], "big")

    def _slow(self, seat: int) -> None:
        if seat in self.thinking:
            self.trouble = Message("table-bot-slow", {"seat": seat_name(seat)})
            self.tell()


def outcome_text(moment: Moment) -> str | None:
    """What a finished game counts for as it is stored; None if it counts for nobody."""
    found = outcome(moment)
    return None if found is None else stored(found)


def now() -> str:
    """The time as it is stored."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
