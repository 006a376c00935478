"""The rows that belong to a table or to a player: they are deleted, inherited and merged together."""

import secrets
from collections.abc import Sequence
from typing import Final

from noctuary.tables.store.base.engine import Statement
from noctuary.tables.store.base.rows import GONE, RatingRow, Row, TakenSeat
from noctuary.tables.store.base.saved import header_of, summary_of
from noctuary.tables.store.base.schema import FINISHED
from noctuary.tables.wire.shapes import to_json

OWNED: Final = (
    *("profiles", "editions", "solved", "sheets", "credentials", "keys", "accounts"),
    *("places", "listings", "watchers", "chat", "silenced", "removed", "orders", "comments"),
    *("finished", "ratings", "hidden_ratings"),
    *("channels", "reminders"),
)
"""Tables of the schema with rows that belong to a player, even one without any game table."""
OF_A_TABLE: Final = (
    *("entries", "analyses", "replay_links", "rematches"),
    *("places", "clocks", "listings", "watchers", "watching", "chat", "silenced", "removed", "orders", "credentials"),
    *("reminders", "comments", "finished"),
)
"""Tables of the schema whose rows are deleted with a game table."""
CONCERNING: Final = " UNION ALL ".join(
    ("SELECT id FROM tables WHERE owner = ?",)
    + tuple(f"SELECT table_id FROM {there} WHERE owner = ?" for there in ("places", "removed", "watchers", "chat"))
)
"""Query for the tables that a player owns, sits at, was removed from, watches or has spoken at."""
TRIED_BEFORE: Final = (
    "ON CONFLICT (owner, game, puzzle) DO UPDATE SET solved = excluded.solved WHERE solved.solved = ''"
)
"""How another try at a puzzle is stored: the first wrong answer and the first solution stay."""
HEIR: Final = (
    "SELECT places.owner FROM places WHERE table_id = tables.id AND places.owner <> tables.owner "
    "AND places.outcome IS NOT NULL AND substr(places.owner, 1, 5) <> 'gone-' ORDER BY seat LIMIT 1"
)
"""Query for the player who inherits a table, as its game counts for them as well."""


def depart(owner: str, row: Row, places: Sequence[TakenSeat], begun: bool) -> list[Statement]:
    """Statements that make `owner` leave a table whose game is not over; none if nobody else sits there. If `owner` was
    the host, another player becomes it. The seats lose their names and, if the game has `begun`, go to no known player.
    """
    heirs = [place.owner for place in places if place.owner not in ("", owner) and not place.owner.startswith(GONE)]
    if not heirs:
        return []
    heir: Statement = "UPDATE tables SET owner = ? WHERE id = ? AND owner = ?", [(heirs[0], row.id, owner)]
    header, summary = header_of(row), summary_of(row)
    for place in places:
        if place.owner == owner:
            header.seats[place.seat].name = summary.seats[place.seat].name = summary.seats[place.seat].seat
    unnamed = "UPDATE tables SET header = ?, summary = ? WHERE id = ?", [(to_json(header), to_json(summary), row.id)]
    if not begun:
        return [unnamed, heir]
    return [
        ("UPDATE places SET name = 'P' || (seat + 1) WHERE table_id = ? AND owner = ?", [(row.id, owner)]),
        unnamed,
        *leave_to_unknown(owner, row, len(places)),
        heir,
    ]


def leave_to_unknown(owner: str, row: Row, players: int) -> list[Statement]:
    """Statements that give `owner`'s seats at a table to an unknown player, in a rated game with the same
    rating, so that the others are rated against the same strength.
    """
    gone = GONE + secrets.token_hex(16)
    left: Statement = "UPDATE places SET owner = ? WHERE table_id = ? AND owner = ?", [(gone, row.id, owner)]
    if not header_of(row).rated:
        return [left]
    return [
        left,
        (
            f"INSERT INTO ratings ({', '.join(RatingRow._fields)}) "
            "SELECT ?, game, players, number, '', rating, deviation, volatility FROM ratings "
            "WHERE owner = ? AND game = ? AND players = ? ORDER BY number DESC LIMIT 1",
            [(gone, owner, row.game, players)],
        ),
        ("INSERT INTO hidden_ratings (owner) VALUES (?)", [(gone,)]),
    ]


def inherit(which: str, values: tuple[str, ...]) -> Statement:
    """The statement that passes tables on to other players for whom their games count, if there are any."""
    return f"UPDATE tables SET owner = COALESCE(({HEIR}), owner) WHERE {which}", [values]


def deletions(which: str, values: tuple[str, ...]) -> list[Statement]:
    """Statements that delete tables and everything that belongs to them."""
    there = f"WHERE table_id IN (SELECT id FROM tables WHERE {which})"
    texts = *(f"DELETE FROM {table} {there}" for table in OF_A_TABLE), f"DELETE FROM tables WHERE {which}"
    return [(text, [values]) for text in texts]


def recount(what: str, values: Sequence[str]) -> list[Statement]:
    """Statements that find out anew for whom finished games count: those of these tables, or of these players."""
    rows = [(value,) for value in values]
    return [(f"{start} WHERE {what} = ?", rows) for start in ("DELETE FROM finished", FINISHED) if rows]


def merge(mine: str, theirs: str) -> list[Statement]:
    """Statements that move all of `mine`'s data to `theirs`; of two profiles or solutions of a puzzle, theirs stays."""
    both = [(theirs, mine)]
    profile = "INSERT INTO profiles SELECT ?, name, language, preferences, created FROM profiles WHERE owner = ?"
    twice = "DELETE FROM channels WHERE owner = ? AND target IN (SELECT target FROM channels WHERE owner = ?)"
    commented = (
        "DELETE FROM comments WHERE owner = ? AND EXISTS (SELECT 1 FROM comments AS other "
        "WHERE other.table_id = comments.table_id AND other.step = comments.step AND other.owner = ?)"
    )
    return [
        (twice, [(mine, theirs)]),
        (commented, [(mine, theirs)]),
        *(
            (f"UPDATE {table} SET owner = ? WHERE owner = ?", both)
            for table in (
                *("tables", "editions", "sheets", "credentials", "accounts", "places", "listings", "chat", "orders"),
                *("channels", "reminders", "comments"),
            )
        ),
        (f"INSERT INTO solved SELECT ?, game, puzzle, solved, missed FROM solved WHERE owner = ? {TRIED_BEFORE}", both),
        ("DELETE FROM solved WHERE owner = ?", [(mine,)]),
        *(
            (f"INSERT INTO {table} SELECT table_id, ? FROM {table} WHERE owner = ? ON CONFLICT DO NOTHING", both)
            for table in ("watchers", "silenced", "removed")
        ),
        *((f"DELETE FROM {table} WHERE owner = ?", [(mine,)]) for table in ("watchers", "silenced", "removed")),
        *recount("owner", [mine, theirs]),
        *_rated(mine, theirs),
        (f"{profile} ON CONFLICT DO NOTHING", both),
        ("DELETE FROM profiles WHERE owner = ?", [(mine,)]),
        ("UPDATE keys SET former = ? WHERE former = ?", both),
        ("UPDATE keys SET owner = ? WHERE owner = ?", both),
        ("UPDATE keys SET former = NULL WHERE owner = ? AND former = owner", [(theirs,)]),
        ("INSERT INTO keys (key, owner) VALUES (?, ?) ON CONFLICT DO NOTHING", [(mine, theirs)]),
    ]


def _rated(mine: str, theirs: str) -> list[Statement]:
    """Merge ratings: of two in one game, the one with more games stays."""
    alike = "one.game = ratings.game AND one.players = ratings.players"
    games = f"(SELECT count(*) FROM ratings AS one WHERE one.owner = ? AND {alike})"
    hidden = "INSERT INTO hidden_ratings SELECT ? FROM hidden_ratings WHERE owner = ? ON CONFLICT DO NOTHING"
    return [
        (f"DELETE FROM ratings WHERE owner = ? AND {games} <= {games}", [(mine, mine, theirs)]),
        (f"DELETE FROM ratings WHERE owner = ? AND {games} > 0", [(theirs, mine)]),
        ("UPDATE ratings SET owner = ? WHERE owner = ?", [(theirs, mine)]),
        (hidden, [(theirs, mine)]),
        ("DELETE FROM hidden_ratings WHERE owner = ?", [(mine,)]),
    ]
