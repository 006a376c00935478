"""Finished games: replayed, exported as files, continued from any step, and played again."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

from noctuary.kernel.parts.moves import NOBODY, seat_number
from noctuary.kernel.play import gamefile
from noctuary.kernel.play.match import Match
from noctuary.tables import begun, wall_clock
from noctuary.tables.live.helping.leading import BRANCH
from noctuary.tables.lobby import Lobby, make_room, play_log
from noctuary.tables.replays.replay import Replay
from noctuary.tables.setup import RulesChanged, Seat, TableError, TableSetup, Terms, new_secret
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import Overtaken, TakenSeat
from noctuary.tables.store.base.saved import summary_of
from noctuary.tables.wire.views import ReplayIndex, View
from noctuary.tables.work import Work

MAX_REPLAYS: Final = 8
"""How many finished games are cached."""


class FinishedGames:
    """The finished games of a lobby's tables."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby: Lobby = lobby
        self._replays: OrderedDict[str, tuple[str, Replay]] = OrderedDict()
        """By table, with the time of the last move: a game that was played on may have got another end."""

    async def find(self, owner: str, id: str, refusal: str, watching: bool = False) -> Replay:
        """The finished game of a table, to watchers only if `watching`. Raises TableError, with the message
        `refusal` while the game runs, or StoreError.
        """
        lobby = self._lobby
        async with lobby.turn((await lobby.row(owner, id, watching)).owner):
            row = await lobby.row(owner, id, watching)
            if not summary_of(row).over:
                raise TableError(refusal)
            moved, replay = self._replays.get(id, ("", None))
            if replay is None or moved != row.moved:
                replay = await lobby.play_through(row, _play_steps, lobby.past)
                self._replays[id] = row.moved, replay
                if len(self._replays) > MAX_REPLAYS:
                    self._replays.popitem(last=False)
            self._replays.move_to_end(id)
        return replay

    async def record(self, owner: str, id: str) -> str:
        """The game file of a table, playable or not. Raises TableError (for example while it runs) or StoreError."""
        try:
            replay = await self.find(owner, id, "table-running", watching=True)
        except RulesChanged:
            row = await self._lobby.row(owner, id, watching=True)
            return begun.game_file(row, await self._lobby.read(Store.lines, id))
        assert isinstance(replay.match.setup, TableSetup)
        replay.match.setup.check_whole()
        return await asyncio.to_thread(gamefile.dumps, replay.match)

    async def replay(self, owner: str, id: str) -> ReplayIndex:
        """The steps of `owner`'s table `id`. Raises TableError (for example while it runs) or StoreError."""
        replay = await self.find(owner, id, "table-replay-running", watching=True)
        seated = any(place.owner == owner for place in await self._lobby.places(id))
        return await asyncio.to_thread(replay.index, seated)

    async def view(self, owner: str, id: str, step: str, seat: str | None) -> View[Any]:
        """A seat's (None: a watcher's) view after a step. Raises BadInput for bad steps, TableError or StoreError."""
        replay = await self.find(owner, id, "table-replay-running", watching=True)
        viewer = NOBODY if seat is None else seat_number(seat, len(replay.match.setup.seats))
        return await asyncio.to_thread(replay.after, step, viewer)

    async def play_on(self, owner: str, id: str, step: int, seats: list[Seat], left: Sequence[int] = ()) -> str:
        """Create a table for `owner` that continues the game of the table `id` from a step with these seats; return its
        id. It counts for nobody. `left`: the seats left free for their former players, who are invited, each at their
        own screen; bots keep theirs. Raises BadInput if the seats do not fit that game, TableError (for example while
        it runs, or if nothing is left to play there) or StoreError.
        """
        lobby = self._lobby
        replay = await self.find(owner, id, "table-replay-running")
        await lobby.read(make_room, owner)
        invitation = new_secret() if left else ""
        old, source = replay.match, f"{id} {step}"
        match = await lobby.past.run(continue_from, old, replay.check_step(str(step)), seats, source, invitation)
        if not left:
            return await lobby.add(owner, match)
        places = [TakenSeat(seat, owner, seats[seat].name) for seat in match.setup.humans if seat not in left]
        places += [place for place in await lobby.places(id) if place.seat in left and not place.owner]
        made = await lobby.add(owner, match, places)
        await lobby.settle_seats(made)
        said = f"{BRANCH} {wall_clock.now_ms()} {made}-{invitation}"
        if (table := lobby.open_tables.get(id)) is not None:
            table.hear(said, 0)
        await lobby.writer.say(id, 0, said)
        return made

    async def rematch(self, owner: str, id: str, setup: TableSetup, places: Sequence[TakenSeat]) -> str:
        """Create a rematch of the table `id` for `owner`, and invite the others who played there; return its id.
        Raises TableError if somebody has asked for one already, here or on another server, or StoreError.
        """
        lobby = self._lobby
        if not setup.terms.invitation:
            return await lobby.create(owner, setup, places)
        try:
            made = await lobby.create(owner, setup, places, id)
        except Overtaken as error:
            deleted = await lobby.read(Store.find, id) is None
            raise TableError("table-unknown" if deleted else "table-rematch-made") from error
        await lobby.settle_seats(made)
        await lobby.reload_seats(id)
        return made


def _play_steps(setup: TableSetup, lines: list[str], work: Work) -> Replay:
    """The game with this log, step by step. Raises IllegalMove or BadInput."""
    return Replay(setup, lines, work.go_on)


def continue_from(old: Match, step: int, seats: list[Seat], source: str, invitation: str, work: Work) -> Match:
    """A match with these seats that continues another from a step. Raises BadInput or TableError."""
    assert isinstance(old.setup, TableSetup)
    old.setup.check_whole()
    if old.at(step).state.seat < 0:
        raise TableError("table-continue-over")
    # Resignations are not taken over.
    lines = [entry.line for entry in old.entries[:step] if entry.code >= 0]
    terms = Terms(start=len(lines), source=source, invitation=invitation)
    return play_log(TableSetup(old.setup.game, old.setup.options, seats, old.setup.deal, NOBODY, terms), lines, work)
