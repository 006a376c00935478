"""What belongs to a game beside its playing: its facts, their words and corrections, and what it counts for."""

from __future__ import annotations

from typing import Any

from noctuary.kernel.corrections import Corrections, apply_corrections, problems
from noctuary.kernel.editable import Fact
from noctuary.kernel.messages import BadInput
from noctuary.kernel.metrics import Metrics
from noctuary.kernel.state import Options, State
from noctuary.kernel.texts import rulebook, terms


class GameBox:
    """The box of a game."""

    name: str
    """Its id, as in `noctuary play nocturne`; also the name of its package."""
    prefix: str
    """What the ids of its rules begin with: `NOC`."""
    edition: str
    """The printed edition that the component facts describe."""
    telling: frozenset[str] = frozenset()
    """Keys of the facts that say what a component does, for whoever chooses among some (see `reference`)."""
    corrections: Corrections | None = None
    """What an owner has corrected of the facts it is played with; None: nothing."""

    @property
    def editable(self) -> dict[str, Fact]:
        """The facts that may be corrected, by path, in the order of the components; empty if there are none."""
        return {}

    def examine(self, corrections: Corrections) -> tuple[list[BadInput], list[BadInput]]:
        """Errors, with which the game cannot be played, and warnings about corrections, each with the path of the fact
        it concerns, if any.
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
        """A copy of the facts as we ship them."""
        raise NotImplementedError

    def check(self, source: dict[str, Any], errors: list[BadInput], warnings: list[BadInput]) -> None:
        """Add what is wrong or questionable about the corrected facts as a whole."""

    def facts_hash(self) -> str:
        """Hash of the component facts in use; part of every game file."""
        raise NotImplementedError

    def rules(self, language: str) -> dict[str, str]:
        """The rulebook in our own words by rule id, in the order of the book (Markdown)."""
        return rulebook(self.name, self.prefix, language)

    def terms(self, language: str) -> dict[str, list[str]]:
        """What else to look for where somebody looks for a word that begins so (see `kernel.texts.terms`)."""
        return terms(self.name, language)

    def components(self, language: str) -> dict[str, Any]:
        """Names, texts, numbers and sources of all components, for clients and terminals: JSON values only."""
        raise NotImplementedError

    def reference(self, language: str) -> dict[str, Any]:
        """More about each component: rulings, facts with their sources, where else it appears (see `kernel.reference`).
        JSON values only; empty in games without a reference.
        """
        return {}

    def campaign(self, language: str) -> dict[str, Any]:
        """What a player may set out to do over many games, as JSON values; empty in games without such goals. `bands`
        are the lowest totals of the bands that games of one player reach.
        """
        return {}

    def is_rated(self, options: Options) -> bool:
        """Whether a game with these options may be rated: it is that of the rulebook, and nobody has chosen what chance
        should.
        """
        return True

    def outcome(self, state: State, seat: int) -> dict[str, Any]:
        """What a finished game counts for in the campaign of the person on `seat`, as JSON values. Of these, three mean
        the same in every game and may be missing: `comparable`, whether it may set records (if missing, it may);
        `band`, the lowest total of the band that a game of one player has reached; `challenge`, what the seat had set
        out to do: its `number`, whether it is `completed`, and its `aims`, each with `aim`, `words`, `value`, `target`
        and `met`.
        """
        return {}

    def progress(self, played: list[dict[str, Any]]) -> dict[str, Any]:
        """What a person has reached of the campaign in the finished games `played` (as `tables.profiles` lists them,
        oldest first), as JSON values.
        """
        return {}

    def metrics(self) -> Metrics:
        """Measures one game, for balance reports; by default nothing."""
        return Metrics()
