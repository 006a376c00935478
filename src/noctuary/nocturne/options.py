"""Setup options of Nocturne (chapter 1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from noctuary.kernel import game
from noctuary.kernel.messages import BadInput
from noctuary.kernel.moves import seat_name, seat_number
from noctuary.nocturne.facts import Facts, standard

MODES: Final = ("standard", "advanced")
KNOWN: Final = ("players", "mode", "advanced", "characters", "first")
LATER: Final = ("solo", "family", "scenario", "modifications", "runes")
"""Modes and options of the rulebook's chapters 10 to 12, which this version does not have."""


class Options(game.Options):
    """How a game is set up.

    `players`: 2-4. `mode`: `standard` (characters only give their symbol) or `advanced` (with abilities). `characters`:
    `dealt`, `chosen` in seat order from the opener, or a list of character ids by seat (NOC-1.4). `first`: the opener
    of twilight, -1 for a random one (NOC-1.8). Raises BadInput for values that do not exist or contradict each other.
    """

    def __init__(
        self, players: int = 2, mode: str = "standard", characters: str | list[str] = "dealt", first: int = -1
    ) -> None:
        if players not in (2, 3, 4) or not isinstance(players, int):
            raise BadInput("nocturne-option-players", {"text": str(players)})
        check_mode(mode)
        if not -1 <= first < players:
            raise BadInput("nocturne-option-first", {"text": str(first + 1), "last": seat_name(players - 1)})
        check_characters(characters, players, standard())
        self.players: int = players
        self.mode: str = mode
        self.characters: str | list[str] = characters
        self.first: int = first

    @property
    def advanced(self) -> bool:
        """Whether characters may use their abilities."""
        return self.mode == "advanced"

    def mapping(self) -> dict[str, Any]:
        """The options in text form, without defaults."""
        mapping: dict[str, Any] = {"players": self.players}
        if self.mode != "standard":
            mapping["mode"] = self.mode
        if self.characters != "dealt":
            mapping["characters"] = self.characters
        if self.first >= 0:
            mapping["first"] = seat_name(self.first)
        return mapping

    def __reduce__(self) -> tuple[object, tuple[dict[str, Any]]]:
        return parse, (self.mapping(),)


def check_mode(mode: str) -> None:
    """Raise BadInput unless there is such a mode."""
    if mode in LATER:
        raise BadInput("nocturne-option-later", {"text": mode})
    if mode not in MODES:
        raise BadInput("nocturne-option-mode", {"text": str(mode)})


def check_characters(characters: object, players: int, facts: Facts) -> None:
    """Raise BadInput unless `characters` is `dealt`, `chosen` or a list of different characters, one a seat."""
    if characters in ("dealt", "chosen"):
        return
    if not isinstance(characters, list) or len(characters) != players or len(set(map(str, characters))) != players:
        raise BadInput("nocturne-option-characters", {"number": players})
    for id in characters:
        if id not in facts.character_ids:
            raise BadInput("nocturne-option-character", {"text": str(id), "names": ", ".join(facts.character_ids)})


def parse(mapping: Mapping[str, Any]) -> Options:
    """Options from their text form; `advanced: true` is short for `mode: advanced`. Raises BadInput."""
    for key in mapping:
        if key in LATER:
            raise BadInput("nocturne-option-later", {"text": str(key)})
        if key not in KNOWN:
            raise BadInput("nocturne-option-unknown", {"text": str(key), "names": ", ".join(KNOWN)})
    mode = str(mapping.get("mode", "advanced" if mapping.get("advanced") else "standard"))
    check_mode(mode)
    players = mapping.get("players", 2)
    if not isinstance(players, int) or isinstance(players, bool):
        raise BadInput("nocturne-option-players", {"text": str(players)})
    if "advanced" in mapping:
        if not isinstance(mapping["advanced"], bool):
            raise BadInput("nocturne-option-advanced", {"text": str(mapping["advanced"])})
        if mapping["advanced"] != (mode == "advanced"):
            raise BadInput("nocturne-option-contradiction", {"text": mode})
    first = mapping.get("first")
    if first is not None and players in (2, 3, 4):
        first = seat_number(str(first), players)
    return Options(players, mode, mapping.get("characters", "dealt"), -1 if first is None else first)
