"""A table at which somebody is: it takes moves, plays for its bots, and tells its watchers.

Every change takes one path, `_change`: *check* the entry against the match as it is then, *store* it, *apply* it,
*tell* everybody. Several servers may have the same table open: the store takes each number of an entry once, and
whoever comes second takes over what the other one has stored, and checks again. A clock is punched with every entry and
stored with it; standing orders are one more source of answers in `_next`. What people say to each other is none
of the table's business (`take_chat`).
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from typing import Any, Final

from msgspec.json import Decoder
from msgspec.structs import replace

from noctuary.bots.advice import Advice
from noctuary.bots.trouble import STAND_IN
from noctuary.kernel.courses import Guide, lines
from noctuary.kernel.match import AUTO, RESIGN, UNDO, Match, Moment, Step
from noctuary.kernel.match import Setup as SetupOfMatch
from noctuary.kernel.messages import Argument, BadInput, Message, Refusal
from noctuary.kernel.moves import Move, parse_line, seat_name
from noctuary.kernel.puzzles import Puzzle
from noctuary.tables import explain, hints, world
from noctuary.tables.bot_pool import BotError, BotPool
from noctuary.tables.clocks import Clock, begun
from noctuary.tables.consent import AGREE, ASK, DECLINE, WHO, Consent
from noctuary.tables.leading import WORDS, Lead, Leading, leads
from noctuary.tables.log import Log
from noctuary.tables.orders import Orders, Waits
from noctuary.tables.outcomes import outcome, standings
from noctuary.tables.setup import Setup, TableError
from noctuary.tables.store.rows import (
    Chat,
    ClockRow,
    Entry,
    Job,
    OrderRow,
    Overtaken,
    Place,
    Standings,
    StoreError,
    Turns,
    Watching,
)
from noctuary.tables.view import Story, message, said, summary, view, watched
from noctuary.tables.wire import ClockShown, RatingShown, Timing, Undo, stored

PUNCTUAL: Final = "level3"
"""The one that plays for somebody whose time has run out."""
VEILED: Final = 2
"""Pauses before the table moves where a forced move must look like a chosen one: enough to hide that a bot thought a
little longer.
"""
SLOW: Final = 5.0
"""Seconds after which the watchers are told that a bot is taking long."""
GLANCE: Final = 0.004
"""Seconds for which one client's view may keep all others waiting."""
AFTER: Final = 0.002
"""Seconds between a change and the views that show it."""
SHARED: Final = 16
"""How many views of one moment are kept."""
JUST_NOW: Final = 100
"""Milliseconds for which what people have left is as good as now."""
WATCHER: Final = -2
"""The eyes of whoever watches with the link for that; -1 are those of a host without a seat."""
MAX_WATCHERS: Final = 50
"""How many may watch a table at the same time."""
RETRY: Final = 2.0
"""Seconds until a bot's move that could not be stored is tried again, or what could not be read of other servers'."""

logger = logging.getLogger(__name__)

REMINDED: Final = 60_000
"""Milliseconds after which people are reminded of their turn at a live table."""
REMINDED_LATE: Final = 300_000
"""And where there are days for a move, or no clocks."""

UNMOVED: Final = 1_000
"""Milliseconds after which another server looks whether a table moves on by itself."""
ELSEWHERE: Final = 0.5
"""Seconds until it is asked again whether another server still moves for the bots here."""


class LiveTable:
    """An open table. `watchers` are called after every change; whoever adds one removes it again and then calls
    `leave`. `pause`: the least time between two moves of bots, in seconds; `idle` is called when nothing happens and
    nobody watches any more.
    """

    def __init__(
        self,
        id: str,
        match: Match,
        places: Sequence[Place] | None,
        log: Log,
        bots: BotPool,
        pause: float,
        idle: Callable[[LiveTable], None],
    ) -> None:
        self.id: str = id
        self.match: Match = match
        self.places: dict[int, str] | None = None
        """Who has taken which seat, where people sit each at their own screen; nobody where a bot has it."""
        self._instead: dict[int, str] = {}
        """The bots that play in people's place, by their seats; empty where one has done so before."""
        if places is not None:
            self._take_places(places)
        self.consent: Consent | None = self._consent()
        """What people ask each other who sit each at their own screen."""
        self.orders: Orders = Orders(match, self._owner)
        self._waits: Waits = Waits(match, pause)
        self.host: str = ""
        """Whose table it is."""
        self.watching: Watching | None = None
        """How it is open to watchers, if it is."""
        self.ratings: dict[str, RatingShown] | None = None
        """How strong those are who sit here, if the game is rated."""
        self.chat: Chat = Chat()
        self.listeners: set[Callable[[], None]] = set()
        """Called when something was said or ordered, which changes nothing on the table."""
        self.leading: Leading = Leading()
        setup = match.setup
        self.timing: Timing | None = setup.timing if isinstance(setup, Setup) else None
        self.clock: Clock | None = None
        """How much time people have left; none before all seats are taken."""
        self._timer: asyncio.TimerHandle | None = None
        self.guide: Guide | None = Guide(setup.course) if isinstance(setup, Setup) and setup.course else None
        """What guides the person here."""
        self.thinking: list[int] = []
        """The seats that bots decide for now."""
        self.trouble: Message | None = None
        """Why a bot's move does not come, or was not its own."""
        self.watchers: set[Callable[[], None]] = set()
        self.deleted: bool = False
        """Whoever watches must leave."""
        self.driver: asyncio.Task[None] | None = None
        self.changes: set[asyncio.Future[None]] = set()
        self._screens: dict[object, int] = {}
        """The seat that each screen is in the hands of."""
        self._paces: dict[object, float] = {}
        """How long bots shall take for a screen that has said so."""
        self._advice: tuple[int, int, Advice] | None = None
        """The latest, with the seat it was for and the revision."""
        self._stories: dict[tuple[int, int], Story] = {}
        """What is being prepared to be shown to whom."""
        self._views: dict[tuple[int, int], tuple[str, int]] = {}
        """What was shown to whom, as it is sent, since the last change, and when it was made."""
        self._stood_in: Message | None = None
        """That another bot has moved for one that failed; said until a person moves."""
        self._lock: asyncio.Lock = asyncio.Lock()
        self._log: Log = log
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
        if self.orders.forget(seat):
            self._follow(self._noted(self._log.drop_orders(self.id, seat)))

    def wait(self, seat: int, line: str) -> float:
        """Seconds for which a person's move must wait: whoever passes at once would show others that they could do
        something else.
        """
        state, game = self.match.state, self.match.setup.game
        with contextlib.suppress(BadInput):
            move = parse_line(game.actions, line, len(self.match.setup.seats))
            if move.seat == seat and move.code in game.passes and move.code in state.legal(seat):
                return max(0.0, self._waits.due(seat) - asyncio.get_running_loop().time())
        return 0.0

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

    async def undo(self, revision: int, knowingly: bool = False) -> None:
        """Take back the person's last move and all since. `knowingly`: even if the game then is one with take-backs.
        Raises TableError or StoreError; then nothing has changed.
        """
        await self._change(lambda: self._checked_undo(revision, knowingly))

    async def request(self, seat: int, revision: int) -> None:
        """A person asks the others, each at their own screen, to let them take back the last move, and all since.
        Raises TableError or StoreError.
        """
        assert self.consent is not None
        if refusal := self.consent.refusal(seat):
            raise TableError(refusal.id, refusal.arguments)
        if revision < self.match.touched:
            raise TableError("table-stale")
        await self._say(ASK, [seat])

    async def answer(self, player: str, agree: bool, revision: int) -> None:
        """An answer to such a request. Raises TableError or StoreError."""
        if self.consent is None or revision < self.match.touched:
            raise TableError("table-undo-unasked")
        await self._say(AGREE if agree else DECLINE, self.consent.answer(self.seats_of(player), agree))

    async def _say(self, word: str, seats: Sequence[int]) -> None:
        """Let everybody hear it, also at other servers."""
        touched = self.match.touched
        for seat in seats:
            await self._log.say(self.id, touched, f"{word} {seat}")
            await self._heard(word, seat, touched)

    def hear(self, said: str, touched: int) -> None:
        """Something was said at another server."""
        if self.leading.hear(said):
            self._listened()
            return
        word, _, seat = said.partition(" ")
        self._follow(self._followed_word(word, int(seat), touched))

    async def _followed_word(self, word: str, seat: int, touched: int) -> None:
        # What it is about may not have come here yet.
        await self.followed()
        try:
            if word != WHO:
                await self._heard(word, seat, touched)
                return
            for word, seat, touched in self.consent.said() if self.consent else []:
                await self._log.say(self.id, touched, f"{word} {seat}")
            for kind in WORDS:
                # As it is at that moment: an old word that comes after a new one would count.
                if said := self.leading.said(kind):
                    await self._log.say(self.id, 0, said)
        except StoreError as error:
            logger.warning("table %s: %s", self.id, error.text("en"))

    async def _heard(self, word: str, seat: int, touched: int) -> None:
        """Show what was said, and do what nobody has anything against."""
        if self.consent is not None:
            self.consent.hear(word, seat, touched)
            self.tell()
            await self._change(lambda: self.consent.granted() if self.consent else None)

    def _consent(self) -> Consent | None:
        several = self.places is not None and len(self.match.setup.humans) > 1
        return Consent(self.match, self._people) if several else None

    def _people(self) -> dict[int, str]:
        """Who plays where, where people sit each at their own screen."""
        return {seat: player for seat, player in (self.places or {}).items() if player and self.played_by_person(seat)}

    def _checked_undo(self, revision: int, knowingly: bool) -> str:
        refusal = self.match.undo_refusal()
        if refusal:
            raise TableError(refusal.id, refusal.arguments)
        # Bots may have moved on since; but who has taken something back already meant that.
        if revision < self.match.touched:
            raise TableError("table-stale")
        if not knowingly and self.match.undo_tells():
            raise TableError("table-undo-tells")
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

    def seats_of(self, player: str) -> list[int]:
        """The seats that somebody plays for here."""
        humans = self.match.setup.humans
        return humans if self.places is None else [seat for seat in humans if self.places.get(seat) == player]

    def take_chat(self, chat: Chat) -> None:
        """What has been said by now."""
        self.chat = chat
        self._listened()

    def _listened(self) -> None:
        for listener in list(self.listeners):
            listener()

    async def say_of_replay(self, said: str) -> None:
        """Somebody leads the others through the replay, or goes on from it. Raises StoreError."""
        self.leading.hear(said)
        self._listened()
        await self._log.say(self.id, 0, said)

    def gone(self, screen: str) -> None:
        """A screen has left, and leads nobody any more."""
        if self.leading.leads(screen):
            self._follow(self._led_no_more(replace(self.leading.lead, seat=-1)))

    async def _led_no_more(self, lead: Lead) -> None:
        with contextlib.suppress(StoreError):
            await self.say_of_replay(leads(lead))

    def hears(self, player: str) -> bool:
        """Whether somebody may read what is said here: whoever sits here, and the host."""
        return self.places is not None and (player == self.host or player in self.places.values())

    def only_watches(self, player: str) -> bool:
        """Whether somebody neither sits here nor is the host."""
        return self.places is not None and not self.hears(player)

    @property
    def _onlookers(self) -> list[object]:
        """The screens at which somebody watches, as far as there is room for them."""
        return [screen for screen, seat in self._screens.items() if seat == WATCHER][:MAX_WATCHERS]

    def has_room_for(self, screen: object) -> bool:
        """Whether one of these may watch."""
        return screen in self._onlookers

    # Standing orders.

    def _owner(self, seat: int) -> str | None:
        """Whose orders a seat follows."""
        if not self.played_by_person(seat) or self.guide:
            return None
        # Several people at one screen have nobody to wait for.
        alone = self.host if len(self.match.setup.humans) == 1 else None
        return alone if self.places is None else self.places.get(seat)

    def may_order(self, seat: int) -> bool:
        """Whether standing orders may be given at a seat."""
        return self._owner(seat) is not None and not self.match.over

    def take_orders(self, rows: Sequence[OrderRow]) -> None:
        """From now on people want this to be answered in their names."""
        self.orders.take(rows)
        self.drive()
        self._listened()

    def _obeyed(self, order: OrderRow) -> None:
        self._follow(self._noted(self._log.note_order(self.orders.used(order))))

    async def _noted(self, stored: Awaitable[None]) -> None:
        try:
            await stored
        except StoreError as error:
            logger.warning("table %s: what has become of orders is not stored: %s", self.id, error.text("en"))

    def take_places(self, places: Sequence[Place]) -> None:
        """From now on these people sit here, and these bots in their place."""
        self._take_places(places)
        self.consent = self._consent()
        self._welcome()
        self.drive()
        self.tell()
        self.punch()
        self.remind()

    def _take_places(self, places: Sequence[Place]) -> None:
        self.places = taken(self.match.setup, places)
        self._instead = {place.seat: place.bot for place in places if place.bot is not None}

    def _welcome(self) -> None:
        """Whoever is here plays, and no bot in their place."""
        here, places = self._here(), self.places or {}
        back = {places[seat] for seat, bot in self._instead.items() if bot and places[seat] in here}
        self._instead.update({seat: "" for seat in self._instead if places[seat] in back})
        for player in back:
            self._follow(self._came_back(player))

    async def _came_back(self, player: str) -> None:
        try:
            await self._log.come_back(self.id, player)
        except StoreError as error:
            # The next one to hear of the seats tries again.
            logger.warning("table %s: a bot is not sent away: %s", self.id, error.text("en"))

    def is_here(self, seat: int) -> bool:
        """Whether somebody who has this seat has the table open at this server."""
        return self.places is not None and self.places.get(seat) in self._here()

    def has_here(self, player: str) -> bool:
        """Whether somebody who sits here has the table open at this server."""
        return player in self._here()

    def played_by_person(self, seat: int) -> bool:
        """Whether nobody but a person may move there."""
        return self.match.played_by_person(seat) and not self._bot(seat)

    def _bot(self, seat: int) -> str | None:
        """The bot that plays in a person's place."""
        return self._instead.get(seat) or (PUNCTUAL if self.clock and seat in self.clock.out else None)

    def show(self, screen: object, seat: int | None) -> None:
        """From now on `screen` is in the hands of `seat`; None: it is gone."""
        here = self._here(), len(self._onlookers)
        if seat is None:
            self._screens.pop(screen, None)
            self._paces.pop(screen, None)
        else:
            if seat not in self._screens.values():
                self._waits.arrive(seat)
            self._screens[screen] = seat
            self._welcome()
            self._return(seat)
            self.drive()
        if (self._here(), len(self._onlookers)) != here:
            self.tell()

    def _here(self) -> set[str]:
        """Who has the table open, where people sit each at their own screen."""
        places = self.places or {}
        return {places[seat] for seat in self._screens.values() if places.get(seat)}

    def remind(self) -> None:
        """See to it that those whose turn it is are reminded of it."""
        if asked := self._asked(self.match, self.clock):
            self._follow(self._reminded(sorted(asked)))

    async def _reminded(self, asked: list[str]) -> None:
        try:
            await self._log.ask(self.id, self._due(), asked)
        except StoreError as error:
            logger.warning("table %s: nobody is reminded: %s", self.id, error.text("en"))

    def _asked(self, moment: Moment, clock: Clock | None) -> set[str]:
        """Whose turn it is, of those whom there is a way to remind."""
        players = {(self.places or {})[seat] for seat in self._running(moment, clock)}
        return {player for player in players if self._log.reaches(player)}

    def _due(self) -> int:
        """When those are reminded whose turn it is from now on."""
        at_once = self.timing is not None and self.timing.pace != "correspondence"
        return world.wall() + (REMINDED if at_once else REMINDED_LATE)

    # Clocks.

    def punch(self, change: Callable[[Clock], Clock] = lambda clock: clock) -> None:
        """Something has changed that clocks depend on: who sits here, or who plays."""
        if self.timing is not None:
            self._follow(self._punched(change))

    async def pause(self, seats: list[int], wanted: bool) -> None:
        """The people of these seats want the clocks to stop or to go on, or turn that down. Raises TableError or
        StoreError.
        """
        people = self._players(self.match, self.clock)
        mine = [seat for seat in seats if seat in people]
        if self.clock is None or self.match.over or not mine:
            raise TableError("table-clock-none")
        await self._punch(lambda clock: clock.asked(mine, people, wanted))

    def _return(self, seat: int) -> None:
        """Whoever opens the table again plays again, though their time had run out."""
        timing = self.timing
        if timing is not None and self.clock is not None and seat in self.clock.out:
            self.punch(lambda clock: clock.came_back([seat], timing))

    def follow_clock(self) -> None:
        """The clock has changed elsewhere."""
        if self.timing is not None:
            self._follow(self._load())

    async def _load(self) -> None:
        with contextlib.suppress(StoreError):
            async with self._lock:
                await self._read_clock()
            self.drive()
            self.tell()

    async def _read_clock(self) -> None:
        row = await self._log.clock(self.id)
        self._set_clock(read_clock(row) if row else None)

    def _set_clock(self, clock: Clock | None) -> None:
        self.clock = clock
        self.stop()
        if clock is not None and (deadline := self._deadline(clock)) is not None and not self.deleted:
            wait = max(0, deadline - world.wall()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, lambda: self._follow(self.time_up()))

    def stop(self) -> None:
        """Nothing is waited for any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _deadline(self, clock: Clock) -> int | None:
        """When something must be done."""
        return clock.deadline if self.timing and self.timing.zero != "nothing" else None

    def _running(self, moment: Moment, clock: Clock | None) -> list[int]:
        """The seats whose people must decide, with a choice or without, as soon as all have come."""
        if self.places is None or any(seat not in self.places for seat in moment.setup.humans):
            return []
        people = self._players(moment, clock)
        return [seat for seat in moment.waiting if seat in people]

    def _players(self, moment: Moment, clock: Clock | None) -> list[int]:
        """The seats whose people play there, and no bot in their place."""
        idle = {*(clock.out if clock else ()), *(seat for seat, bot in self._instead.items() if bot)}
        return [seat for seat in moment.setup.humans if moment.played_by_person(seat) and seat not in idle]

    def _row(self, clock: Clock, revision: int) -> ClockRow:
        assert self.timing is not None
        seen = world.wall() if clock.running and not clock.paused and self.timing.pace != "correspondence" else None
        return ClockRow(self.id, revision, clock.since, seen, self._deadline(clock), stored(clock))

    async def _punched(self, change: Callable[[Clock], Clock]) -> None:
        try:
            await self._punch(change)
        except StoreError as error:
            # The next change of any kind takes it along.
            logger.warning("table %s: its clock is not stored: %s", self.id, error.text("en"))

    async def _punch(self, change: Callable[[Clock], Clock]) -> None:
        """Change the clock as the store has it; tell everybody if it is another one then."""
        timing, match = self.timing, self.match
        assert timing is not None
        known = self.clock
        async with self._lock:
            await self._read_clock()
            before, now = self.clock, world.wall()
            old = before or begun(timing, len(match.setup.seats), now)
            # What has passed counts as it was until now.
            old = change(old.punched(timing, now, old.running))
            new = old.settled(self._players(match, old)).punched(timing, now, self._running(match, old))
            if before is None and not new.running:
                return
            if before is None or replace(new, left=before.left, since=before.since) != before:
                new = new.alarmed(self._deadline(new), now)
                await self._log.keep_clock(self._row(new, match.revision), self._jobs(match, new))
                self._set_clock(new)
            elif before == known:
                return
        self.drive()
        self.tell()

    async def time_up(self) -> None:
        """See to those whose time has run out, once."""
        timing = self.timing
        if timing is None:
            return
        with contextlib.suppress(Refusal):
            if timing.zero == "bot":
                await self._punch(lambda clock: clock.ran_out(clock.due(world.wall())))
            elif timing.zero == "resign":
                async with self._lock:
                    await self._read_clock()
                while self._late():
                    await self._change(lambda: seat_name(self._late()[0]) + RESIGN if self._late() else None)

    def _late(self) -> list[int]:
        due = self.clock.due(world.wall()) if self.clock else []
        return [seat for seat in due if not self.match.over and self.match.played_by_person(seat)]

    def _clock_shown(self) -> ClockShown | None:
        clock, timing, now = self.clock, self.timing, world.wall()
        if timing is None:
            return None
        clock = clock or begun(timing, len(self.match.setup.seats), now)
        return ClockShown(
            timing,
            {seat_name(seat): clock.left_at(seat, now) for seat in self.match.setup.humans},
            [seat_name(seat) for seat in clock.running],
            clock.paused,
            [seat_name(seat) for seat in clock.agreed],
        )

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

    # What people see.

    def look_back(self, seat: int, seen: int) -> bool:
        """Prepare what a view of a seat tells of the events after number `seen`, and its log, for a few milliseconds;
        says whether that is all.
        """
        if self._kept(seat, seen) or self._behind(seat):
            return True
        begin = self._begins(seat, seen)
        if len(self._stories) >= SHARED:
            self._stories.clear()
        eyes, end = max(seat, -1), time.perf_counter() + GLANCE
        match = self.match
        story = self._stories.setdefault((seat, seen), Story(eyes, match.told if begin is None else begin))
        for event in match.events_after(story.told) if begin is not None else ():
            story.tell(event)
            if time.perf_counter() > end:
                return False
        while not story.write(match.events, seen, match.told):
            if time.perf_counter() > end:
                return False
        return True

    def _begins(self, seat: int, seen: int) -> int | None:
        """The number of the event after which a view tells what has happened; None: it only shows how things stand.
        Whoever comes to a table of several screens is told what has happened since their last move.
        """
        if seen:
            return seen
        return self.match.since(seat) if self.places is not None and seat >= 0 and not self.match.over else None

    def _behind(self, seat: int) -> int:
        """How many moves late a seat sees everything. Once a game is over, nothing more would come."""
        return self.watching.late if seat == WATCHER and self.watching and not self.match.over else 0

    def told(self, seat: int) -> int:
        """The number of the last event that a seat is told of."""
        behind = self._behind(seat)
        return self.match.at(max(0, self.match.step - behind)).told if behind else self.match.told

    def _kept(self, seat: int, seen: int) -> str | None:
        """A view that was made for other eyes like these. What somebody has left is another figure a moment later."""
        text, made = self._views.get((seat, seen), (None, 0))
        return text if self.timing is None or abs(world.wall() - made) < JUST_NOW else None

    def shown(self, seat: int, seen: int) -> str:
        """The view of a seat with the log after number `seen`, as it is sent. All who look with the same eyes share
        it.
        """
        found = self._kept(seat, seen)
        if found is None:
            story, behind = self._stories.pop((seat, seen), None), self._behind(seat)
            humans = self.match.setup.humans
            if seat == WATCHER:
                made = watched(self.match, seen, behind, self.thinking, self.trouble, story)
                made.late = self.watching.late if self.watching else 0
            else:
                mine = humans if self.places is None else self.seats_of(self.places[seat]) if seat >= 0 else []
                made = view(self.match, seat, seen, self.thinking, self.trouble, story, mine)
                made.since = None if seen else self._begins(seat, seen)
            if self.places is not None and not behind:
                # Whose clock runs, where a bot plays and new ratings would tell a late watcher what has happened.
                made.clock = self._clock_shown()
                for other, player in self.places.items():
                    made.seats[other].bot = self._bot(other)
                    made.seats[other].stands_in = bool(self._bot(other) and player)
            if self.places is not None and seat != WATCHER:
                made.onlookers = len(self._onlookers)
                here = self._here()
                made.free = [seat_name(other) for other in humans if other not in self.places]
                made.away = [seat_name(other) for other, player in self.places.items() if player and player not in here]
            if not behind:
                made.ratings = self.ratings
            if self.consent is not None and seat != WATCHER:
                refusal = self.consent.refusal(seat)
                made.undo = Undo(False, message(refusal)) if refusal else Undo(True)
                made.request = self.consent.shown()
                made.taken_back = 0 < self.match.revision == self.match.shortened
            if self.guide:
                made.guide = said(self.guide, self.match)
                if made.guide.done:
                    # Nobody goes on playing when an exercise is solved.
                    made.over, made.decision, made.thinking = True, None, []
            if len(self._views) >= SHARED:
                self._views.clear()
            found = stored(made)
            self._views[seat, seen] = found, world.wall()
        return found

    # The one path of every change.

    async def _change(self, check: Callable[[], Move | str | None], done: Callable[[], None] = lambda: None) -> None:
        """Let `check` give the entry or refuse it, and carry it through even if whoever asked for it has left: what is
        stored must also be played. None: there is nothing left to do. `done` is called once it counts.
        """
        task = asyncio.ensure_future(self._changed(check, done))
        self.changes.add(task)
        task.add_done_callback(self._done)
        await asyncio.shield(task)

    def _done(self, task: asyncio.Future[None]) -> None:
        self.changes.discard(task)
        self.leave()

    async def _changed(self, check: Callable[[], Move | str | None], done: Callable[[], None]) -> None:
        async with self._lock:
            while (entry := check()) is not None:
                step = self.match.after(entry)
                clock = self._after(step)
                try:
                    await self._store(step, clock)
                except Overtaken:
                    if await self._caught_up():
                        continue
                    raise
                before = self.match.revision
                self.match.take(step)
                done()
                self._set_clock(clock)
                self._settle(before)
                return

    def _after(self, step: Step) -> Clock | None:
        """The clock after one more entry."""
        clock, timing = self.clock, self.timing
        if clock is None or timing is None:
            return clock
        mover = step.added[0].seat if step.added and not step.line.startswith(UNDO) and step.added[0].code >= 0 else -1
        now = world.wall()
        clock = clock.punched(timing, now, self._running(step, clock), mover).settled(self._players(step, clock))
        return clock.alarmed(self._deadline(clock), now)

    def _settle(self, before: int) -> None:
        """Go on after the entries since a revision."""
        if self.match.shortened > before:
            self._stories.clear()
        if self.consent is not None:
            self.consent.settle()
        if self._standings(self.match):
            self._follow(self._look_at_ratings())
        self.trouble = self._stood_in
        self._views.clear()
        self.drive()
        # Whoever has moved hears first that it is stored: that is quick, and views are not.
        asyncio.get_running_loop().call_later(AFTER, self.tell)

    def follow(self) -> None:
        """Another server may have stored something here."""
        self._follow(self.followed())

    def _follow(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something, even if nobody is left meanwhile."""
        task = asyncio.ensure_future(work)
        self.changes.add(task)
        task.add_done_callback(self._done)

    async def followed(self) -> None:
        """Take over what it has stored."""
        async with self._lock:
            try:
                await self._caught_up()
            except Refusal as error:
                logger.warning("table %s does not follow: %s", self.id, error.text("en"))
                if isinstance(error, StoreError):
                    asyncio.get_running_loop().call_later(RETRY, self.follow)

    async def _caught_up(self) -> bool:
        """Take over what other servers have stored; says whether there was anything. Raises StoreError, or what playing
        does if they play by other rules.
        """
        before = self.match.revision
        for line in await self._log.lines(self.id, before):
            self.match.add(line)
        if self.match.revision > before:
            if self.timing is not None:
                await self._read_clock()
            self._settle(before)
        return self.match.revision > before

    async def _store(self, step: Step, clock: Clock | None) -> None:
        number = self.match.revision + 1
        row = self._row(clock, number) if clock else None
        turns = Turns(self._due(), *self._turns(step, clock))
        jobs = self._jobs(step, clock)
        if turns.asked:
            jobs.append(Job("turn", self.id, turns.due))
        entry = Entry(
            self.id,
            number,
            step.line,
            stored(summary(step)),
            now(),
            outcome=outcome_text(step),
            puzzle=self._solved(step),
            counted=self._counted(step),
            clock=row,
            standings=self._standings(step),
            turns=turns,
            jobs=jobs,
        )
        await self._log.append(entry)

    def _jobs(self, moment: Moment, clock: Clock | None) -> list[Job]:
        """What must be done from now on, and had not to be before."""
        jobs: list[Job] = []
        if clock and clock.alarm != (self.clock.alarm if self.clock else 0):
            jobs.append(Job("clock", self.id, clock.alarm))
        if self.places is not None and self._moves(moment, clock) and not self._moves(self.match, self.clock):
            jobs.append(Job("moves", self.id, world.wall() + UNMOVED))
        return jobs

    def _moves(self, moment: Moment, clock: Clock | None) -> bool:
        """Whether bots or standing orders may have to answer, at a table where people play."""
        people = self._players(moment, clock)
        return bool(people) and any(seat not in people or self.orders.of(seat) for seat in moment.waiting)

    @property
    def moves(self) -> bool:
        """Whether bots or standing orders are answering, at a table where people play."""
        return self.driver is not None and bool(self._players(self.match, self.clock))

    def _turns(self, step: Step, clock: Clock | None) -> tuple[list[str], list[str]]:
        """Whose turn begins with an entry, and whose is over."""
        asked = self._asked(step, clock)
        waited = {(self.places or {}).get(seat, "") for seat in self.match.waiting}
        answered = {player for player in waited - asked if self._log.reaches(player)}
        return sorted(asked - self._asked(self.match, self.clock)), sorted(answered)

    def _standings(self, moment: Moment) -> Standings | None:
        """Those of a rated game, once it is decided."""
        if not (isinstance(moment.setup, Setup) and moment.setup.rated):
            return None
        return standings(moment, self.places or {}, self.clock.helped if self.clock else ())

    async def _look_at_ratings(self) -> None:
        with contextlib.suppress(StoreError):
            self.ratings = await self._log.ratings(self.id)
        self.tell()

    def _counted(self, step: Step) -> list[tuple[int, str]]:
        """What a finished game counts for where people sit each at their own screen: for every one of their seats,
        unless a bot has played there, too.
        """
        setup = step.setup
        counts = self.places is not None and step.state.result is not None
        humans = setup.humans if counts and not (isinstance(setup, Setup) and setup.continues) else []
        helped = {*self._instead, *(self.clock.helped if self.clock else ())}
        alone = [seat for seat in humans if seat not in helped]
        return [(seat, text) for seat in alone if (text := outcome_text(step, seat)) is not None]

    def _solved(self, step: Step) -> str | None:
        """The puzzle that an entry solves, if it does."""
        course = self.guide.course if self.guide else None
        if not isinstance(course, Puzzle) or [*lines(self.match, self.match.step), step.line] != course.script:
            return None
        return course.id

    def tell(self) -> None:
        """Let everybody know that something has changed."""
        self._views.clear()
        for watcher in list(self.watchers):
            watcher()

    def end(self) -> None:
        """The table is deleted: nothing more happens here."""
        self.deleted = True
        self.stop()
        if self.driver is not None:
            self.driver.cancel()
        self.tell()

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
        thinking = [seat for seat in match.waiting if not self.played_by_person(seat)]
        if thinking != self.thinking:
            self.thinking = thinking
            self._views.clear()
        for row in self.orders.look():
            self._follow(self._noted(self._log.note_order(row)))
        if self.consent is not None:
            self._waits.begin(asyncio.get_running_loop().time())
        if self.driver is None and self._next() >= 0:
            self.driver = asyncio.create_task(self._play())

    def _next(self) -> int:
        """The first seat that the table moves for now: a bot's, or one with an order or without a choice; -1 if there
        is none. Among several people the screen goes to one without a choice first, as it would if there were something
        to choose.
        """
        match = self.match
        people = [seat for seat in match.setup.humans if not self._instead.get(seat)]
        if self.deleted or not (self.watchers or people):
            # Bots do not play for nobody.
            return -1
        alone = sum(map(self.played_by_person, people)) < 2
        for seat in match.waiting:
            if not self.played_by_person(seat):
                return seat
            if self.orders.answer(seat) or (seat in match.unasked and (alone or seat in self._screens.values())):
                return seat
        return -1

    async def _play(self) -> None:
        """Make the moves of bots, and forced ones, until only people or nobody must decide."""
        try:
            while (seat := self._next()) >= 0:
                try:
                    async with self._turn(seat) as mine:
                        if not mine:
                            await asyncio.sleep(ELSEWHERE)
                        elif seat == self._next():
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

    def _turn(self, seat: int) -> AbstractAsyncContextManager[bool]:
        """While this server moves for a seat. What bots think would be wasted if another one did so, too, and orders
        would be carried out sooner if each drew how long that takes; of two forced moves the store takes one.
        """
        forced = self.played_by_person(seat) and not self.orders.answer(seat)
        return contextlib.nullcontext(True) if forced else self._log.turn(self.id, self.followed)

    async def _play_for(self, seat: int) -> None:
        """Make the move of a bot, or one that is forced or ordered, after the pause due there."""
        match, revision, begun = self.match, self.match.revision, asyncio.get_running_loop().time()
        veiled = match.state.decision(seat).kind in match.setup.game.veiled
        # However fast it shall go, nobody can tell a veiled decision that is forced from one that is not.
        due = begun + self._pause * (VEILED if veiled else max(self._paces.values(), default=1.0))
        order = self.orders.answer(seat)
        entry: Move | str = seat_name(seat) + AUTO
        if seat not in match.unasked:
            entry = Move(match.setup.game.actions, seat, order[1]) if order else await self._choice(seat)
        person = self.played_by_person(seat)
        while (left := ((person and self._waits.due(seat)) or due) - asyncio.get_running_loop().time()) > 0:
            await asyncio.sleep(left)

        def checked() -> Move | str | None:
            # Somebody may have moved, taken back, resigned or withdrawn an order in the meantime.
            same = match.revision == revision and self._next() == seat and self.orders.answer(seat) == order
            return entry if same else None

        await self._change(checked, lambda: self._obeyed(order[0]) if order else None)

    async def _choice(self, seat: int) -> Move:
        """The move a bot chooses; it follows from the setup and the number of entries.
        A course has chosen it before.
        """
        setup = self.match.setup
        line = self.guide.course.next(lines(self.match, self.match.step)) if self.guide else None
        if line:
            return self.match.state.move(line)
        bot = self._bot(seat) or (STAND_IN if setup.seats[seat].human else setup.seats[seat].kind)
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


def taken(setup: SetupOfMatch, places: Sequence[Place]) -> dict[int, str]:
    """Who has taken which seat; the seats are called by their names."""
    for place in places:
        setup.seats[place.seat].name = place.name
    return {place.seat: place.owner for place in places}


def outcome_text(moment: Moment, seat: int | None = None) -> str | None:
    """What a finished game counts for as it is stored; None if it counts for nobody (see `outcome`)."""
    found = outcome(moment, seat)
    return None if found is None else stored(found)


_clock: Final = Decoder(Clock)


def read_clock(row: ClockRow) -> Clock:
    """The clock that is stored so."""
    return replace(_clock.decode(row.content), since=row.since)


def now() -> str:
    """The time as it is stored."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
