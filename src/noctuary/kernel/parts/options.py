"""How a game is set up."""

from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from noctuary.kernel.base.messages import BadInput, Unwritten
from noctuary.kernel.base.pickling import plain
from noctuary.kernel.base.positions import quoted
from noctuary.kernel.parts.moves import seat_name, seat_number


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """How a game is set up; games whose options do not depend on each other can use `Chosen`.

    `players`: number of seats; `first`: seat that begins (-1: at random).
    """

    players: int
    first: int

    def usual(self) -> Mapping[str, Any]:
        """The default values for this number of players, in the order of the text form."""
        raise Unwritten(self, "usual(self) -> Mapping[str, Any]", "the options besides `players`, with their defaults")

    def mapping(self) -> dict[str, Any]:
        """The options in text form, without default values (but always with the number of players)."""
        chosen = {key: self[key] for key, value in self.usual().items() if self[key] != value}
        return {"players": self.players, **chosen, **({"first": seat_name(self.first)} if self.first >= 0 else {})}

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
        return self.first if key == "first" else self._chosen[key]

    def usual(self) -> Mapping[str, Any]:
        return {"first": -1, **self._usual}

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Chosen, (self.players, self.first, self._chosen, self._usual)


def known(mapping: Mapping[str, Any], usual: Mapping[str, Any]) -> dict[str, Any]:
    """The entries of a text form: `players` and the options that have `usual` values. Raises BadInput for any other
    entry, and for one that is not true or false though its usual value is.
    """
    given: dict[str, Any] = plain(mapping)
    for key, value in given.items():
        if key != "players" and key not in usual:
            raise BadInput("option-unknown", {"text": str(key), "names": ", ".join(("players", *usual))})
        if isinstance(usual.get(key), bool) and not isinstance(value, bool):
            raise BadInput("option-truth", {"text": key, "found": quoted(value)})
    return given


def choose(mapping: Mapping[str, Any], players: tuple[int, ...], choices: Mapping[str, tuple[Any, ...]]) -> Chosen:
    """Options from their text form: `players`, `first` and the `choices` of a game (`Game.choices`). The default number
    of players is 2, or the lowest one. Raises BadInput.
    """
    given = known(mapping, {**choices, "first": -1})
    possible = {"players": (2, *players) if 2 in players else players, **choices}
    chosen = {key: given.get(key, values[0]) for key, values in possible.items()}
    for key, value in chosen.items():
        if not any(value == allowed and type(value) is type(allowed) for allowed in possible[key]):
            numbers = all(isinstance(allowed, int) for allowed in possible[key])
            names = ", ".join(map(quoted, dict.fromkeys(sorted(possible[key]) if numbers else possible[key])))
            raise BadInput("input-flag", {"option": key, "text": quoted(value), "names": names})
    seats = chosen.pop("players")
    first = seat_number(str(given["first"]), seats) if "first" in given else -1
    return Chosen(seats, first, chosen, {key: values[0] for key, values in choices.items()})
