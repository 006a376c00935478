"""How a game is set up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from noctuary.kernel.messages import BadInput, Unwritten
from noctuary.kernel.moves import seat_name, seat_number
from noctuary.kernel.pickling import plain


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """How a game is set up; `Chosen` serves games whose options do not depend on each other.

    `players`: number of seats; `first`: seat that begins (-1: at random).
    """

    players: int
    first: int

    def mapping(self) -> dict[str, Any]:
        """The options in text form, without default values (but always with the number of players)."""
        raise Unwritten(self, "mapping(self) -> dict[str, Any]", "the options in text form, without default values")

    def __getitem__(self, key: str) -> Any:
        return getattr(self, key)


class Chosen(Options):
    """Options with one value for each of `Game.choices`: `options["hand"]`. `usual`: their default values."""

    def __init__(self, players: int, first: int, chosen: dict[str, Any], usual: dict[str, Any]) -> None:
        self.players: int = players
        self.first: int = first
        self._chosen: dict[str, Any] = chosen
        self._usual: dict[str, Any] = usual

    def __getitem__(self, key: str) -> Any:
        return self._chosen[key]

    def mapping(self) -> dict[str, Any]:
        first = {"first": seat_name(self.first)} if self.first >= 0 else {}
        unusual = {key: value for key, value in self._chosen.items() if value != self._usual[key]}
        return {"players": self.players, **first, **unusual}

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Chosen, (self.players, self.first, self._chosen, self._usual)


def choose(mapping: Mapping[str, Any], players: tuple[int, ...], choices: Mapping[str, tuple[Any, ...]]) -> Chosen:
    """Options from their text form: `players`, `first` and the `choices` of a game (`Game.choices`). The default number
    of players is 2, or the lowest one. Raises BadInput.
    """
    given = plain(mapping)
    possible = {"players": (2, *players) if 2 in players else players, **choices}
    for key in given:
        if key != "first" and key not in possible:
            raise BadInput("option-unknown", {"text": str(key), "names": ", ".join((*possible, "first"))})
    chosen = {key: given.get(key, values[0]) for key, values in possible.items()}
    for key, value in chosen.items():
        if not any(value == one and type(value) is type(one) for one in possible[key]):
            names = ", ".join(str(one) for one in dict.fromkeys(possible[key]))
            raise BadInput("input-flag", {"option": key, "text": str(value), "names": names})
    seats = chosen.pop("players")
    first = seat_number(str(given["first"]), seats) if "first" in given else -1
    return Chosen(seats, first, chosen, {key: values[0] for key, values in choices.items()})
