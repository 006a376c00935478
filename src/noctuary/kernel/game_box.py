"""The parts of a game besides its play: facts, texts, corrections, and the campaign."""

from __future__ import annotations

from typing import Any

from noctuary.kernel.corrections import Corrections, apply_corrections, problems
from noctuary.kernel.editable import Fact
from noctuary.kernel.messages import BadInput
from noctuary.kernel.metrics import Metrics
from noctuary.kernel.state import Options, Position, State
from noctuary.kernel.texts import rulebook, terms


class GameBox:
    """The facts, texts and campaign of a game; the base class of `Game`."""

    name: str
    """Its id, as in `noctuary play nocturne`; also the name of its package."""
    prefix: str
    """Prefix of its rule ids: `NOC`."""
    edition: str
    """The printed edition that the component facts describe."""
    telling: frozenset[str] = frozenset()
    """Keys of the facts that say what a component does, shown when a player chooses among components (see `reference`).
    """
    corrections: Corrections | None = None
    """The corrections of its facts; None if there are none."""

    @property
    def editable(self) -> dict[str, Fact]:
        """The facts that may be corrected, by path, in the order of the components; may be empty."""
        return {}

    def examine(self, corrections: Corrections) -> tuple[list[BadInput], list[BadInput]]:
        """Errors, which make the game unplayable, and warnings about corrections, each with the path of the fact
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
        raise NotImplementedError

    def check(self, source: dict[str, Any], errors: list[BadInput], warnings: list[BadInput]) -> None:
        """Check the corrected facts as a whole; add to `errors` and `warnings`."""

    def facts_hash(self) -> str:
        """Hash of the component facts in use; part of every game file."""
        raise NotImplementedError

    def rules(self, language: str) -> dict[str, str]:
        """The rulebook in our own words by rule id, in the order of the book (Markdown)."""
        return rulebook(self.name, self.prefix, language)

    def terms(self, language: str) -> dict[str, list[str]]:
        """Synonyms for searching: what else to search for, by the beginning of the word typed (see
        `kernel.texts.terms`).
        """
        return terms(self.name, language)

    def components(self, language: str) -> dict[str, Any]:
        """Names, texts, numbers and sources of all components, for clients and terminals: JSON values only."""
        raise NotImplementedError

    def reference(self, language: str) -> dict[str, Any]:
        """More about each component: rulings, facts with their sources, where else it appears (see `kernel.reference`).
        JSON values only; empty in games without a reference.
        """
        return {}

    def picture(self, position: Position) -> dict[str, Any]:
        """What a small drawing of a position shows, for a game that draws its puzzles."""
        return {}

    def campaign(self, language: str) -> dict[str, Any]:
        """The goals that a player can pursue over many games, as JSON values; empty in games without such goals.
        `bands`: the lowest totals of the score bands of games of one player.
        """
        return {}

    def is_rated(self, options: Options) -> bool:
        """Whether a game with these options may be rated: it follows the rulebook, and nobody chose anything that is up
        to chance.
        """
        return True

    def outcome(self, state: State, seat: int) -> dict[str, Any]:
        """What a finished game contributes to the campaign of the person on `seat`, as JSON values. Three keys mean the
        same in every game and may be missing: `comparable`, whether it may set records (if missing, it may); `band`,
        the lowest total of the score band that a game of one player reached; `challenge`, the challenge the seat had
        chosen: its `number`, whether it is `completed`, and its `aims`, each with `aim`, `words`, `value`, `target` and
        `met`.
        """
        return {}

    def progress(self, played: list[dict[str, Any]]) -> dict[str, Any]:
        """A person's progress in the campaign after the finished games `played` (as `tables.profiles` lists them,
        oldest first), as JSON values.
        """
        return {}

    def metrics(self) -> Metrics:
        """A collector of measures of one game, for balance reports; by default it measures nothing."""
        return Metrics()
