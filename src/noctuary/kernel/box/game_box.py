"""A game apart from its tables: its players, moves, facts, texts, corrections and campaign."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from noctuary.kernel.base.messages import BadInput, Unwritten
from noctuary.kernel.box.corrections import Corrections, apply_corrections, problems
from noctuary.kernel.box.editable import Fact
from noctuary.kernel.box.texts import read_facts, rulebook, terms
from noctuary.kernel.parts.flags import Flag, placeholder
from noctuary.kernel.parts.moves import Actions
from noctuary.kernel.parts.options import Options, choose
from noctuary.kernel.parts.phases import Phase
from noctuary.kernel.parts.result import Position
from noctuary.kernel.parts.wire import GameReference


class Style(NamedTuple):
    """The preferences of a bot with a style (`bots.styles`): parts (`Game.parts`) it wants its own seat to have, and
    parts it does not want the others to have.
    """

    own: tuple[str, ...] = ()
    others: tuple[str, ...] = ()


class GameBox:
    """The players, moves, facts, texts and campaign of a game; the base class of `Game`. All but `players` and
    `actions` have defaults.
    """

    players: tuple[int, ...]
    """The possible numbers of players."""
    actions: Actions
    """All moves of the game."""

    rules_version: str = "1"
    """Changes whenever the same moves may lead to a different result than in earlier versions."""
    plays_on: tuple[str, ...] = ()
    """Earlier rules versions whose moves this one plays in the same way, so that games begun under them go on."""
    edition: str = "1"
    """The printed edition that the component facts describe."""
    end_rule: str = ""
    """The rule named in the refusal of a move after the end."""
    choices: Mapping[str, tuple[Any, ...]] = {}
    """Its options besides `players` and `first`, each with its possible values, the default first; for games that have
    no `options` of their own.
    """
    fewest_wins: bool = False
    """Whether the lowest total wins."""
    unordered: frozenset[str] = frozenset()
    """Paths of lists in a position that have no order, with `*` for any key: `players.*.tiles`."""
    phases: Sequence[Phase] = ()
    """Its phases in order, if it lists them."""
    previews: frozenset[str] = frozenset()
    """Ids of the events that may be shown as consequences of a move before it is made, since they follow from what its
    seat knows.
    """
    unforeseen: frozenset[str] = frozenset()
    """Ids of the events that reveal what nobody could know; no later event is a certain consequence of the move."""
    orderings: frozenset[str] = frozenset()
    """Verbs of the moves that only choose what comes next; the moves that are `indifferent` are among them."""
    passes: frozenset[int] = frozenset()
    """Codes of the forced moves in veiled decisions. A live table also delays such a move when a person chose it: made
    at once, it would show that there was a choice.
    """
    spread: float = 10.0
    """The difference in `value` at which one of two seats wins about e times as often as the other; differences between
    final totals are measured on the same scale.
    """
    levels: tuple[int, int, int] = (60, 250, 1500)
    """Iterations of search for the bots of levels 3, 4 and 5, chosen by measurement (see docs/bots.md)."""
    level_steps: tuple[int, ...] = (200, 200, 200, 200, 200)
    """By how many Elo points, as measured, each level of bots is stronger than the one before, from level 2 on (see
    docs/bots.md).
    """
    inks: tuple[tuple[str, str], ...] = ()
    """Regular expressions for symbols in the output of `describe`, and the terminal styles to colour them with."""
    parts: Mapping[str, float] = {}
    """The parts that `count_parts` counts, each with its value to a seat in points; empty in games whose bots give no
    reasons.
    """
    styles: Mapping[str, Style] = {}
    """The preferences of bots by style; empty in games without styles."""
    varieties: tuple[dict[str, Any], ...] = ({},)
    """Sets of options that each make a different game; every training game uses one of them."""
    veiled: frozenset[str] = frozenset()
    """Kinds of decisions in which a forced move must look to the others like a chosen one, even by its timing."""
    telling: frozenset[str] = frozenset()
    """Keys of the facts that say what a component does, shown when a player chooses among components (see `reference`).
    """
    facts: Any = None
    """Its component facts, made from `source` and corrections, with a `hash`; the game itself is made from them."""
    corrections: Corrections | None = None
    """The corrections of its facts; None if there are none."""

    @cached_property
    def name(self) -> str:
        """The game's id, as in `noctuary play nocturne`: the name of its package."""
        return type(self).__module__.split(".")[-2]

    @cached_property
    def prefix(self) -> str:
        """The prefix of its rule ids: `NOC` in `NOC-2.3`."""
        return self.name.upper()

    @cached_property
    def flags(self) -> tuple[Flag, ...]:
        """Its options on the command line, in addition to `--players` and `--first`, which every game has."""
        return tuple(
            Flag("--" + key.replace("_", "-"), f"{self.name}-flag-{key}", placeholder(values[0]))
            for key, values in self.choices.items()
        )

    def options(self, mapping: Mapping[str, Any]) -> Options:
        """Options from their text form. Raises BadInput for unknown or contradictory options."""
        return choose(mapping, self.players, self.choices)

    def empty(self, options: Options) -> Any:
        """A state with an empty table (see `Game`)."""
        raise Unwritten(self, "empty(self, options: Options) -> State", "a state with an empty table")

    def load_seen(self, position: Position, options: Options, seat: int) -> Any:
        """The masked table of `seat` with this position (see `Game`)."""
        raise Unwritten(self, "load_seen(self, position, options, seat) -> State", "the table that `seat` sees")

    @property
    def editable(self) -> dict[str, Fact]:
        """The facts that may be corrected, by path, in the order of the components; may be empty."""
        return {}

    def examine(self, corrections: Corrections) -> tuple[list[BadInput], list[BadInput]]:
        """The errors in corrections, which make the game unplayable, and the warnings, each with the path of the fact
        concerned, if any.
        """
        if not self.editable:
            return [BadInput("edition-none", {"text": self.name})], []
        if corrections.game != self.name:
            return [BadInput("edition-game", {"text": corrections.game, "expected": self.name})], []
        errors = problems(corrections, self.editable)
        warnings: list[BadInput] = []
        self.check(apply_corrections(self.source(), corrections, self.editable), errors, warnings)
        return errors, warnings

    def source(self) -> dict[str, Any]:
        """A copy of the built-in facts."""
        return read_facts(self.name)

    def check(self, source: dict[str, Any], errors: list[BadInput], warnings: list[BadInput]) -> None:
        """Check the corrected facts as a whole; add to `errors` and `warnings`."""

    def facts_hash(self) -> str:
        """Hash of the component facts in use; part of every game file."""
        return "none" if self.facts is None else str(self.facts.hash)

    def rules(self, language: str) -> dict[str, str]:
        """The rulebook in our own words by rule id, in the order of the book (Markdown); empty in games without one."""
        return rulebook(self.name, self.prefix, language)

    def terms(self, language: str) -> dict[str, list[str]]:
        """Synonyms for searching: what else to search for, by the beginning of the word typed (see
        `kernel.box.texts.terms`).
        """
        return terms(self.name, language)

    def components(self, language: str) -> Mapping[str, Any]:
        """Names, texts, numbers and sources of all components, for clients and terminals: JSON values only."""
        return {}

    def reference(self, language: str) -> GameReference:
        """More about each component: rulings, facts with their sources, where else it appears (see
        `kernel.box.reference`). JSON values only; without sections in games without a reference.
        """
        return {"sections": [], "things": {}}

    def picture(self, position: Position) -> dict[str, Any]:
        """What a small drawing of a position shows, in a game that draws its puzzles."""
        return {}

    def is_rated(self, options: Any) -> bool:
        """Whether a game with these options may be rated: it follows the rulebook, and nobody chose anything that is up
        to chance.
        """
        return bool(options.first < 0)

    def campaign(self, language: str) -> Mapping[str, Any]:
        """The goals that a player can pursue over many games, as JSON values; empty in games without such goals.
        `bands`: the lowest total of each score band of a game of one player.
        """
        return {}

    def progress(self, played: list[dict[str, Any]]) -> Mapping[str, Any]:
        """A person's progress in the campaign after the finished games `played` (as `tables.profiles` lists them,
        oldest first), as JSON values.
        """
        return {}

    def comparable(self, position: Position, expected: Position) -> Position:
        """`position` in the notation that `expected` uses, where there are several."""
        return position
