"""Comments on the steps of finished games, and the tables that continue from one."""

from typing import Final

from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.readable import readable
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.moves import parse_line, seat_name
from noctuary.simulation.analysis import MoveLine, to_line
from noctuary.tables.live.helping.writers import check_writer
from noctuary.tables.lobby import Lobby
from noctuary.tables.replays.finished import FinishedGames
from noctuary.tables.setup import TableError
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import CommentRow, Row
from noctuary.tables.store.base.saved import header_of, legible, summary_of
from noctuary.tables.wire.tables import Header
from noctuary.tables.wire.views import BranchShown, CommentShown, StudyShown

MAX_BRANCHES: Final = 200
"""How many of the tables that continue a game are shown, the oldest first."""


class Studies:
    """The comments on the finished games in `lobby`, and the tables that continue them."""

    def __init__(self, lobby: Lobby, finished: FinishedGames) -> None:
        self._lobby: Lobby = lobby
        self._finished: FinishedGames = finished

    async def read(self, owner: str, id: str, linked: bool) -> StudyShown:
        """The comments on the game at `owner`'s table `id`, and the tables that continue it. `linked`: for a
        reader with its replay link, who may see no other table. Raises TableError (for example while the game runs) or
        StoreError.
        """
        await self._finished.find(owner, id, "table-replay-running", watching=True)
        return await self._lobby.read(_read, owner, id, linked)

    async def comment(self, owner: str, id: str, step: str, text: str) -> None:
        """Store `owner`'s comment on a step of a game that they played, replacing their earlier one; an empty text
        deletes it. Raises BadInput for a step that does not exist, TableError (for example if they may not write
        there), or StoreError.
        """
        replay = await self._finished.find(owner, id, "table-replay-running")
        number = replay.check_step(step)
        seats = [place.seat for place in await self._lobby.places(id) if place.owner == owner]
        seat = min(seats or replay.match.setup.humans, default=0)
        comment = CommentRow(number, owner, seat, readable(text))
        await self._lobby.in_store_thread(_comment, self._lobby.store, id, comment)


def _comment(store: Store, id: str, comment: CommentRow) -> None:
    with store.acting(comment.owner):
        if comment.text:
            check_writer(store, id, comment.owner)
        store.comment(id, comment)


def _read(store: Store, owner: str, id: str, linked: bool) -> StudyShown:
    row = store.find(id)
    if row is None:
        raise TableError("table-unknown")
    reader = "" if linked else owner
    # The host can let them write again.
    hidden = frozenset() if reader == row.owner else store.silenced(id) - {reader}
    comments = [
        CommentShown(comment.step, seat_name(comment.seat), comment.text, comment.owner == reader)
        for comment in store.comments(id)
        if comment.owner not in hidden
    ]
    if linked:
        return StudyShown(None, 0, [], comments)
    sources = {id}
    branches: list[BranchShown] = []
    continuations = [row for row in store.continuations(owner) if legible(row)]
    # A table is older than those that continue its game.
    for one in continuations:
        source, step = source_of(header_of(one))
        if source in sources and len(branches) < MAX_BRANCHES:
            sources.add(one.id)
            branches.append(BranchShown(one.id, source, step, _first_move(store, one), summary_of(one).over))
    source, step = source_of(header_of(row))
    return StudyShown(source if source and store.find(source) else None, step, branches, comments)


def source_of(header: Header) -> tuple[str, int]:
    """The table whose game is continued, and from which step; an empty id if there is none."""
    id, _, step = (header.source or "").partition(" ")
    return id, int(step or 0)


def _first_move(store: Store, row: Row) -> MoveLine | None:
    header = header_of(row)
    line = store.line(row.id, (header.start or 0) + 1)
    try:
        return to_line(parse_line(catalogue.find(row.game).actions, line or "", len(header.seats)))
    except BadInput:
        return None
