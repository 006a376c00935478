"""The options for setting up a game of Nocturne (chapters 1 and 10 to 12)."""

from collections.abc import Mapping
from typing import Any, Final

from noctuary.games.nocturne.rules.basis.facts import Facts, standard
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.positions import quoted
from noctuary.kernel.contract import game
from noctuary.kernel.parts.moves import seat_name, seat_number
from noctuary.kernel.parts.options import known

STANDARD: Final = "standard"
ADVANCED: Final = "advanced"
SOLO: Final = "solo"
FAMILY: Final = "family"
MODES: Final = (STANDARD, ADVANCED, SOLO, FAMILY)
USUAL: Final[dict[str, Any]] = {
    "mode": STANDARD,
    "advanced": False,
    "characters": "dealt",
    "first": -1,
    "scenario": 0,
    "challenger": 0,
    "modifications": [],
    "runes": True,
    "small": False,
}

TWISTED_TREES: Final = "twisted-trees"
DOUBLE_COMPETITION: Final = "double-competition"
READY_TO_BREW: Final = "ready-to-brew"
CHEST_HUNT: Final = "chest-hunt"
PRECIOUS_GEMS: Final = "precious-gems"
MODIFICATIONS: Final = (TWISTED_TREES, DOUBLE_COMPETITION, READY_TO_BREW, CHEST_HUNT, PRECIOUS_GEMS)
"""Modified rules (NOC-12.3)."""


class Options(game.Options):
    """How a game is set up.

    `players`: 1-4; one player plays the solo game (NOC-10.1). `mode`: `standard` (characters only give their symbol),
    `advanced` (with abilities), `solo` or `family`. `characters`: `dealt`, `chosen` in seat order from the opener, or a
    list of character ids by seat (NOC-1.4). `first`: the opener of twilight, -1 for a random one (NOC-1.8). `advanced`:
    whether abilities are in play; None for the default of the mode. `scenario`: its number (NOC-12.1), 0 for none;
    `challenger`: the seat that plays it. `modifications`: a list from MODIFICATIONS. `runes`: whether Runestones and
    concoctions are in play (NOC-11.1). `small`: a family game for two that programs can solve (module `small`). Options
    left at 0, "" or None are derived from the others.

    Raises BadInput for values that do not exist or contradict each other.
    """

    def __init__(
        self,
        players: int = 0,
        mode: str = "",
        characters: str | list[str] = "dealt",
        first: int = -1,
        advanced: bool | None = None,
        scenario: int = 0,
        challenger: int = -1,
        modifications: list[str] | None = None,
        runes: bool = True,
        small: bool = False,
    ) -> None:
        facts = standard()
        if scenario and advanced is False:
            raise BadInput("nocturne-option-scenario-side", {})
        alone = players == 1 or (players == 0 and (mode == SOLO or (mode == "" and scenario > 0)))
        players = players or (1 if alone else 2)
        usual = SOLO if alone else ADVANCED if scenario or advanced else STANDARD
        mode = mode or usual
        check_mode(mode, players, advanced)
        if not -1 <= first < players:
            if mode == SOLO:
                raise BadInput("nocturne-option-solo-first", {})
            raise BadInput("nocturne-option-first", {"text": str(first + 1), "last": seat_name(players - 1)})
        check_characters(characters, players, facts)
        self.players: int = players
        self.mode: str = mode
        self.characters: str | list[str] = characters
        self.first: int = first
        self.advanced: bool = mode in (ADVANCED, SOLO) if advanced is None else advanced
        """Whether characters may use their abilities."""
        self.scenario: int = scenario
        self.challenger: int = max(challenger, 0)
        self.modifications: list[str] = check_modifications(modifications or [], mode)
        self.runes: bool = runes
        if not runes and mode != FAMILY:
            raise BadInput("nocturne-option-runes-family", {})
        self.small: bool = small
        if small and (mode != FAMILY or players != 2):
            raise BadInput("nocturne-option-small-family", {})
        if scenario:
            check_scenario(self, facts)
            if challenger >= players:
                id = "nocturne-option-challenger-solo" if players == 1 else "nocturne-option-challenger"
                raise BadInput(id, {"text": seat_name(challenger), "last": seat_name(players - 1)})
        elif challenger >= 0:
            raise BadInput("nocturne-option-challenger-alone", {})

    @property
    def owners(self) -> int:
        """How many seats own tokens: the players, and the opponent of a solo game (NOC-10.1)."""
        return 2 if self.mode == SOLO else self.players

    def is_modified(self, modification: str) -> bool:
        """Whether a modified rule is in play."""
        return modification in self.modifications

    def usual(self) -> Mapping[str, Any]:
        return USUAL | {"advanced": self.mode in (ADVANCED, SOLO)}

    def mapping(self) -> dict[str, Any]:
        values = super().mapping()
        return values | {"challenger": seat_name(self.challenger)} if self.challenger else values

    def __reduce__(self) -> tuple[object, tuple[dict[str, Any]]]:
        return parse, (self.mapping(),)


def check_mode(mode: str, players: int, advanced: bool | None) -> None:
    """Raise BadInput unless this mode exists, for this number of players and with or without abilities."""
    if mode not in MODES:
        raise BadInput("nocturne-option-mode", {"text": mode})
    if players not in (1, 2, 3, 4):
        raise BadInput("nocturne-option-players", {"text": quoted(players)})
    if (mode == SOLO) != (players == 1):
        if mode == FAMILY:
            raise BadInput("nocturne-option-family-players", {})
        if players == 1:
            raise BadInput("nocturne-option-solo-mode", {"text": mode})
        raise BadInput("nocturne-option-solo-players", {"number": players})
    if mode == FAMILY and advanced:
        raise BadInput("nocturne-option-family-advanced", {})
    if advanced is not None and mode in (STANDARD, ADVANCED) and advanced != (mode == ADVANCED):
        raise BadInput("nocturne-option-contradiction", {"text": mode})


def check_characters(characters: object, players: int, facts: Facts) -> None:
    """Raise BadInput unless `characters` is `dealt`, `chosen` or a list of different characters, one per seat."""
    if characters in ("dealt", "chosen"):
        return
    if not isinstance(characters, list) or len(characters) != players or len(set(map(str, characters))) != players:
        raise BadInput("nocturne-option-characters", {"number": players})
    for id in characters:
        if id not in facts.character_ids:
            raise BadInput("nocturne-option-character", {"text": quoted(id), "names": ", ".join(facts.character_ids)})


def check_modifications(modifications: list[str], mode: str) -> list[str]:
    """The modified rules in rulebook order. Raises BadInput for unknown ones, and in the family game (NOC-12.3)."""
    ids = [str(modification).strip().replace(" ", "-") for modification in modifications]
    for id in ids:
        if id not in MODIFICATIONS:
            raise BadInput("nocturne-option-modification", {"text": id, "names": ", ".join(MODIFICATIONS)})
        if ids.count(id) > 1:
            raise BadInput("nocturne-option-modification-twice", {"text": id})
    if ids and mode == FAMILY:
        raise BadInput("nocturne-option-modification-family", {})
    return [id for id in MODIFICATIONS if id in ids]


def check_scenario(options: Options, facts: Facts) -> None:
    """Raise BadInput unless the scenario exists and no other option contradicts it (NOC-12.1)."""
    last = len(facts.source["scenarios"])
    if not 1 <= options.scenario <= last:
        raise BadInput("nocturne-option-scenario", {"text": str(options.scenario), "last": last})
    if options.mode not in (ADVANCED, SOLO):
        raise BadInput("nocturne-option-scenario-mode", {"text": options.mode})
    if options.characters != "dealt":
        raise BadInput("nocturne-option-scenario-characters", {})
    if options.modifications:
        raise BadInput("nocturne-option-scenario-modifications", {})


def parse(mapping: Mapping[str, Any]) -> Options:
    """Options from their text form; `advanced: true` is short for `mode: advanced`. Raises BadInput."""
    given = known(mapping, USUAL)
    players = given.get("players", 0)
    # Writing `players: 0` is not a way to leave it open.
    if not isinstance(players, int) or isinstance(players, bool) or ("players" in given and players == 0):
        raise BadInput("nocturne-option-players", {"text": quoted(players)})
    scenario = given.get("scenario", 0)
    if not isinstance(scenario, int) or isinstance(scenario, bool) or ("scenario" in given and scenario == 0):
        last = len(standard().source["scenarios"])
        raise BadInput("nocturne-option-scenario", {"text": quoted(scenario), "last": last})
    modifications = given.get("modifications", [])
    if isinstance(modifications, str):
        modifications = [modifications]
    if not isinstance(modifications, list):
        names = ", ".join(MODIFICATIONS)
        raise BadInput("nocturne-option-modification", {"text": quoted(modifications), "names": names})
    characters = given.get("characters", "dealt")
    if isinstance(characters, str) and characters not in ("dealt", "chosen"):
        characters = [characters]
    if not isinstance(characters, (str, list)):
        raise BadInput("nocturne-option-characters", {"number": players})
    read: dict[str, Any] = {
        "mode": str(given.get("mode") or ""),
        "characters": characters,
        "first": read_seat(given.get("first")),
        "challenger": read_seat(given.get("challenger")),
        "modifications": list(map(str, modifications)),
    }
    return Options(**{**given, **read})


def read_seat(value: object) -> int:
    """A seat in the options, -1 if left out; that it is at the table is checked with the other options."""
    return -1 if value is None else seat_number(str(value), 4)
