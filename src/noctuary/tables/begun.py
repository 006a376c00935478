"""Tables begun by earlier versions: whether their games go on, and the game files of those that cannot."""

from contextlib import suppress

from msgspec.json import decode
from msgspec.structs import asdict, replace

from noctuary.kernel.base.deals import Deal
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.contract import catalogue
from noctuary.kernel.play import gamefile
from noctuary.kernel.play.entries import Player
from noctuary.kernel.play.match import AUTO, Match
from noctuary.tables import setup
from noctuary.tables.setup import TableError
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import Row
from noctuary.tables.store.base.saved import counted_of, header_of, sum_of, summary_of
from noctuary.tables.view import summary
from noctuary.tables.wire.people import StoredOutcome
from noctuary.tables.wire.shapes import to_json


def is_played(row: Row) -> bool:
    """Whether this version plays the moves of a table's game in the same way."""
    try:
        return setup.is_played(catalogue.find(row.game), header_of(row))
    except BadInput:
        return False


def is_same(played: object, row: Row) -> bool:
    """Whether a table's log, played through, leads to the same point as when it was stored: under rules
    and facts other than those of its beginning, the same seats must decide, and a finished game must be over. Under
    facts that are not here any more, it must have the same totals, too. `played`: its match, or its replay.
    """
    match = _match(played)
    then, now, header, game = summary_of(row), summary(match), header_of(row), match.setup.game
    if then.over and not now.over:
        # It was closed (`closed`).
        return False
    if (header.rules, header.facts) == (game.rules_version, game.facts_hash()):
        return True
    same = gamefile.begun_under(game, header.facts) is not None or not counted_before(played, row)
    return same and (then.over, sorted(then.turn)) == (now.over, sorted(now.turn))


def counted_before(played: object, row: Row) -> list[int]:
    """The totals that a table's finished game counts with, if this version's rules lead to others; else empty."""
    result = _match(played).state.result
    counted = [*counted_of(row).totals.values()] if row.outcome and result else []
    return [] if result is None or counted == [*result.totals] else counted


def _match(played: object) -> Match:
    match = getattr(played, "match", played)
    assert isinstance(match, Match)
    return match


def written(store: Store, row: Row) -> str | None:
    """The game file of a table's finished game as it is stored, None if it must be played through first."""
    header, lines = header_of(row), store.lines(row.id)
    with suppress(BadInput):
        game = gamefile.begun_under(setup.find_game(catalogue.find(row.game), header), header.facts)
        if game is not None and (kept := decode(row.outcome or "", type=StoredOutcome)).sum == sum_of(game, lines):
            seats = [Player(seat.name, seat.kind) for seat in header.seats]
            for place in store.places(row.id):
                seats[place.seat].name = place.name
            return gamefile.write(
                gamefile.seated(kept.head, seats), [line for line in lines if not line.endswith(AUTO)]
            )
    return None


def closed(row: Row) -> str:
    """The summary of a table whose game cannot go on: it is over, and has no result."""
    return to_json(replace(summary_of(row), over=True, turn=[]))


def game_file(row: Row, lines: list[str]) -> str:
    """The game file of a table whose game this version cannot play. Raises TableError if it is a course."""
    header = header_of(row)
    if header.course:
        raise TableError("table-guided")
    deal = Deal(header.deal.secret, header.deal.additions) if header.deal else None
    return gamefile.write(
        {
            "game": row.game,
            "rules": header.rules,
            "edition": catalogue.find(row.game).edition,
            "facts": header.facts,
            **({"corrections": asdict(header.corrections)} if header.corrections else {}),
            "options": header.options,
            "seed": deal.key if deal else header.seed or 0,
            **({"deal": deal.mapping()} if deal else {}),
            "seats": {
                f"P{number}": {"name": seat.name, "kind": seat.kind} for number, seat in enumerate(header.seats, 1)
            },
            **({"resignation_ends": True} if header.resignation_ends else {}),
        },
        [line for line in lines if not line.endswith(AUTO)],
    )
