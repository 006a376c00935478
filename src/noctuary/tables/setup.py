"""What a table is made of before anybody moves: game, options, seats and seed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from noctuary import bots
from noctuary.kernel.corrections import made
from noctuary.kernel.game import Game, Options, State
from noctuary.kernel.messages import BadInput, Refusal
from noctuary.kernel.moves import seat_name, seat_number

HUMAN: Final = "human"
LONGEST_NAME: Final = 40
NOBODY: Final = -1
"""The seat of the person a game counts for, where it counts for nobody."""
SEEDS: Final = 1 << 53
"""Seeds are below this, so that every JSON reader keeps them exact."""


class TableError(Refusal):
    """Something a table will not do, though no rule of its game forbids it."""


def readable_name(name: str) -> str:
    """The name of a person or bot without spaces around it. Raises BadInput for one nobody could read."""
    if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadInput("table-seat-name", {"text": name, "number": LONGEST_NAME})
    return name.strip()


class Seat:
    """Who sits somewhere: a name, and `human` or the name of a bot."""

    __slots__ = ("kind", "name")

    def __init__(self, kind: str, name: str) -> None:
        """Raises BadInput for an unknown kind or a name nobody could read."""
        if kind != HUMAN and kind not in bots.names():
            raise BadInput("table-seat-kind", {"text": kind, "names": ", ".join([HUMAN, *bots.names()])})
        self.kind: str = kind
        self.name: str = readable_name(name)

    @property
    def human(self) -> bool:
        """Whether a person plays here."""
        return self.kind == HUMAN


class Setup:
    """A game about to be played: the same setup and moves give the same table, always."""

    def __init__(self, game: Game, options: Options, seats: list[Seat], seed: int, me: int | None = None) -> None:
        """`me`: the seat of the person whom the game counts for, or NOBODY; by default that of the first person.

        Raises BadInput if there are not as many seats as players, or if it should count for a bot.
        """
        if len(seats) != options.players:
            raise BadInput("table-seats", {"number": options.players, "given": len(seats)})
        self.game: Game = game
        self.options: Options = options
        self.seats: list[Seat] = seats
        self.seed: int = seed
        self.me: int = me if me is not None else next(iter(self.humans), NOBODY)
        if self.me != NOBODY and not seats[self.me].human:
            raise BadInput("table-me", {"seat": seat_name(self.me)})

    @property
    def humans(self) -> list[int]:
        """The seats where people sit."""
        return [number for number, seat in enumerate(self.seats) if seat.human]

    def new(self) -> State:
        """The game at its first decision, with its events so far."""
        return self.game.new(self.options, self.seed, listen=True)

    def header(self) -> dict[str, Any]:
        """The setup as JSON values, with the rules and facts it was made under, and the edition that changed them."""
        corrections = self.game.corrections
        return {
            "options": self.options.mapping(),
            "seats": [{"kind": seat.kind, "name": seat.name} for seat in self.seats],
            "seed": self.seed,
            "me": None if self.me == NOBODY else seat_name(self.me),
            "rules": self.game.rules_version,
            "facts": self.game.facts_hash(),
            **({"corrections": corrections.mapping()} if corrections else {}),
        }


def restored(game: Game, header: Mapping[str, Any]) -> Setup:
    """The setup whose `header()` this was. Raises TableError if rules or facts have changed since: its moves may mean
    something else now; BadInput if there is no such edition or option any more.
    """
    game = _played(game, header)
    if not _is_current(game, header):
        raise TableError("table-rules-changed")
    seats = [Seat(seat["kind"], seat["name"]) for seat in header["seats"]]
    # Headers of older versions do not say whom the game counts for.
    me = None if "me" not in header else NOBODY if header["me"] is None else seat_number(header["me"], len(seats))
    return Setup(game, game.options(header["options"]), seats, header["seed"], me)


def is_current(game: Game, header: Mapping[str, Any]) -> bool:
    """Whether rules and facts are still those that the header names. Raises BadInput if there is no such edition any
    more.
    """
    return _is_current(_played(game, header), header)


def _is_current(game: Game, header: Mapping[str, Any]) -> bool:
    return bool(header["rules"] == game.rules_version and header["facts"] == game.facts_hash())


def _played(game: Game, header: Mapping[str, Any]) -> Game:
    """The game with the edition that the header names, if it names one. Raises BadInput."""
    corrections = header.get("corrections")
    return game.under(made(game.name, corrections["name"], corrections["changes"])) if corrections else game
