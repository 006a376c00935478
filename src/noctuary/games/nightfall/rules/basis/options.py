"""The options for setting up a game of Nightfall (chapters 1, 10 and 11)."""

from collections.abc import Mapping
from typing import Any, Final

from noctuary.games.nightfall.rules.basis.facts import EDITIONS, standard
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.positions import quoted
from noctuary.kernel.contract import game
from noctuary.kernel.parts.moves import seat_name, seat_number
from noctuary.kernel.parts.options import known

NORMAL: Final = "normal"
TWO_PLAYER: Final = "two-player"
QUICK_START: Final = "quick-start"
OPEN_ARCHIVES: Final = "open-archives"
COMMON_GROUND: Final = "common-ground"
DRAFTS: Final = (NORMAL, TWO_PLAYER, QUICK_START, OPEN_ARCHIVES, COMMON_GROUND)
TURN_LIMIT: Final = 200
MAX_TURNS: Final = 100_000
"""The highest turn limit allowed."""
USUAL: Final[dict[str, Any]] = {
    "draft": NORMAL,
    "secret_archives": False,
    "promos": False,
    "edition": "en",
    "pairs": None,
    "series": False,
    "turn_limit": TURN_LIMIT,
    "first": -1,
    "small": False,
}

Pairs = list[int | list[str]]
"""Quick start: for each seat a printed pair, as its number 1-6 or as its two orders."""


class Options(game.Options):
    """How a game is set up.

    `players`: 2-5. `draft`: how archives are chosen (NF-1.3 to 1.5, NF-10.2, 10.3); "" stands for the draft for two
    with two players, otherwise the normal one. `secret_archives`: NF-10.1. `promos`: three more draft cards. `edition`:
    chapter 11. `pairs`: the pairs for a quick start; if left out they are random. `series`: play games until somebody
    has 100 wounds (NF-10.4). `turn_limit`: turns per player (NF-10.6). `first`: the seat that begins, -1 for a random
    one (NF-1.7). `small`: a game without archives that programs can solve (module `small`). Raises BadInput for values
    that do not exist or contradict each other (NF-10.5).
    """

    def __init__(
        self,
        players: int = 2,
        draft: str = "",
        secret_archives: bool = False,
        promos: bool = False,
        edition: str = "en",
        pairs: Pairs | None = None,
        series: bool = False,
        turn_limit: int = TURN_LIMIT,
        first: int = -1,
        small: bool = False,
    ) -> None:
        if players not in (2, 3, 4, 5) or isinstance(players, bool):
            raise BadInput("nightfall-option-players", {"text": quoted(players)})
        if draft == "":
            draft = TWO_PLAYER if players == 2 else NORMAL
        if draft not in DRAFTS:
            raise BadInput("nightfall-option-draft", {"text": quoted(draft), "names": ", ".join(DRAFTS)})
        if draft == TWO_PLAYER and players != 2:
            raise BadInput("nightfall-option-draft-for-two", {"number": players})
        if draft == COMMON_GROUND and secret_archives:
            raise BadInput("nightfall-option-nothing-secret")
        if edition not in EDITIONS:
            raise BadInput("nightfall-option-edition", {"text": quoted(edition), "names": ", ".join(EDITIONS)})
        if not isinstance(turn_limit, int) or isinstance(turn_limit, bool) or not 1 <= turn_limit <= MAX_TURNS:
            raise BadInput("nightfall-option-turn-limit", {"text": quoted(turn_limit), "last": MAX_TURNS})
        if not -1 <= first < players:
            raise BadInput("nightfall-option-first", {"text": str(first + 1), "last": seat_name(players - 1)})
        self.players: int = players
        self.draft: str = draft
        self.secret_archives: bool = secret_archives
        self.promos: bool = promos
        self.edition: str = edition
        self.pairs: Pairs | None = pairs
        self.series: bool = series
        self.turn_limit: int = turn_limit
        self.first: int = first
        self.small: bool = small
        if small and (draft != TWO_PLAYER or secret_archives or promos or series or edition == "de"):
            raise BadInput("nightfall-option-small-alone")
        self.printed_pairs()

    def printed_pairs(self) -> list[int]:
        """Each seat's pair as an index into the printed pairs; empty if dealt at random. Raises BadInput."""
        if self.pairs is None:
            return []
        if self.draft != QUICK_START:
            raise BadInput("nightfall-option-pairs-draft", {"text": self.draft})
        if not isinstance(self.pairs, list) or len(self.pairs) != self.players:
            raise BadInput("nightfall-option-pairs", {"number": self.players})
        facts = standard()
        printed = facts.pairs[EDITIONS.index(self.edition)]
        indices: list[int] = []
        for pair in self.pairs:
            if isinstance(pair, list):
                cards = sorted(facts.index.get(str(id), -1) for id in pair)
                index = next((i for i, other in enumerate(printed) if sorted(other) == cards), -1)
            else:
                index = pair - 1 if isinstance(pair, int) and not isinstance(pair, bool) else -1
            if not 0 <= index < len(printed):
                names = ", ".join(f"{i} {' + '.join(facts.card_ids[c] for c in p)}" for i, p in enumerate(printed, 1))
                text = " + ".join(map(str, pair)) if isinstance(pair, list) else str(pair)
                raise BadInput("nightfall-option-pair", {"text": text, "names": names})
            if index in indices:
                raise BadInput("nightfall-option-pair-twice", {"number": index + 1})
            indices.append(index)
        return indices

    def usual(self) -> Mapping[str, Any]:
        return USUAL | {"draft": TWO_PLAYER} if self.players == 2 else USUAL

    def __reduce__(self) -> tuple[object, tuple[dict[str, Any]]]:
        return parse, (self.mapping(),)


def parse(mapping: Mapping[str, Any]) -> Options:
    """Options from their text form. Raises BadInput."""
    given = known(mapping, USUAL)
    players = given.get("players", 2)
    if not isinstance(players, int) or isinstance(players, bool):
        raise BadInput("nightfall-option-players", {"text": quoted(players)})
    first = given.get("first")
    if first is not None and 2 <= players <= 5:
        first = seat_number(str(first), players)
    draft = given.get("draft", NORMAL)
    if not isinstance(draft, str) or draft == "":
        raise BadInput("nightfall-option-draft", {"text": quoted(draft), "names": ", ".join(DRAFTS)})
    pairs = given.get("pairs")
    if pairs is not None and not isinstance(pairs, list):
        raise BadInput("nightfall-option-pairs", {"number": players})
    turn_limit = given.get("turn_limit", TURN_LIMIT)
    if not isinstance(turn_limit, int):
        raise BadInput("nightfall-option-turn-limit", {"text": quoted(turn_limit), "last": MAX_TURNS})
    edition = str(given.get("edition", "en"))
    return Options(**{**given, "edition": edition, "first": -1 if first is None else first})
