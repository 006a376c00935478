"""Searches for the changes to reconstructed facts that make a game most even: those that bring the rates in
`Metrics.even` (wins, claims, kickers) closest to each other. Needs Optuna, which is imported only here.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from math import inf
from typing import Any, Final

import optuna
from optuna.distributions import BaseDistribution, CategoricalDistribution, IntDistribution
from optuna.trial import TrialState

from noctuary.kernel.box.corrections import Corrections
from noctuary.kernel.box.editable import ChoiceFact, ChoicesFact, Fact, NumberFact
from noctuary.kernel.contract.game import Game
from noctuary.simulation.balance.figures import RECONSTRUCTED

LARGEST_SEED: Final = 2**32


class FactSearch:
    """A search among editions of `game` that change reconstructed facts whose path matches `pattern`: numbers by at
    most `within`, choices in any way, lists of choices in one of their items. `scores`: by their hash, the unevenness
    of editions already played, None for unplayable ones; the search adds to it.
    """

    def __init__(self, game: Game, pattern: str, within: int, seed: int, scores: dict[str, float | None]) -> None:
        self.game: Game = game
        self.scores: dict[str, float | None] = scores
        self.seed: int = seed
        self.before: Mapping[str, Any] = game.corrections.changes if game.corrections is not None else {}
        self.values: dict[str, list[Any]] = {}
        """The possible values of every fact that may be changed, by path."""
        self._ranges: dict[str, BaseDistribution] = {}
        for path, fact in game.editable.items():
            if fact.source == RECONSTRUCTED and not fact.key.startswith("name.") and fnmatchcase(path, pattern):
                values = possible(fact, self.before.get(path, fact.value), within)
                if len(values) > 1:
                    self.values[path] = values
                    ordered, last = isinstance(fact, NumberFact), len(values) - 1
                    self._ranges[path] = (
                        IntDistribution(0, last) if ordered else CategoricalDistribution(range(last + 1))
                    )

    def run(self, trials: int, name: str, measure: Callable[[Game], float]) -> Iterator[Corrections]:
        """Try `trials` editions called `name`, first the game as it is, and yield each when its score is known. Which
        one comes next depends on the seed and the scores so far. `measure` plays a game and returns how uneven it is.
        """
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=self.seed % LARGEST_SEED))
        study.enqueue_trial({path: values.index(self.value(path)) for path, values in self.values.items()})
        for _ in range(trials):
            trial = study.ask(self._ranges)
            chosen = {path: self.values[path][place] for path, place in trial.params.items()}
            changes = {path: value for path, value in chosen.items() if value != self.value(path)}
            edition = Corrections(self.game.name, name, {**self.before, **changes})
            if edition.hash not in self.scores:
                errors, _warnings = self.game.examine(edition)
                self.scores[edition.hash] = None if errors else measure(self.game.under(edition))
            score = self.scores[edition.hash]
            study.tell(trial, score, TrialState.PRUNED if score is None else TrialState.COMPLETE)
            yield edition

    def value(self, path: str) -> Any:
        """The value of a fact in the game as it is."""
        return self.before.get(path, self.game.editable[path].value)

    def best(self, tried: Sequence[Corrections]) -> Corrections:
        """The edition with the least unevenness; among equally even ones, the one with the fewest changes."""

        def rank(edition: Corrections) -> tuple[float, int]:
            score = self.scores[edition.hash]
            return inf if score is None else score, len(edition.changes)

        return min(tried, key=rank)


def possible(fact: Fact, value: Any, within: int) -> list[Any]:
    """`value` and the values to which a fact may be changed."""
    if isinstance(fact, NumberFact):
        return [*range(max(fact.least, value - within), min(fact.most, value + within) + 1)]
    if isinstance(fact, ChoiceFact):
        return [*fact.choices]
    if isinstance(fact, ChoicesFact):
        changed = [
            [*value[:place], choice, *value[place + 1 :]] for place in range(len(value)) for choice in fact.choices
        ]
        # The order of the items means nothing.
        different = {tuple(sorted(map(str, one))): one for one in [*changed, [*value]] if fact.problem(one) is None}
        return [*different.values()]
    return []
