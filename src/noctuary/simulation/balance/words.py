"""The texts of a report in one language."""

from collections.abc import Mapping, Sequence

from noctuary import locale
from noctuary.kernel.base.messages import Argument
from noctuary.kernel.contract.game import Game
from noctuary.kernel.parts.metrics import RATE, Measure
from noctuary.simulation.balance.changes import clear
from noctuary.simulation.balance.figures import Figure


class ReportWords:
    """Names of measures, things and ways, and numbers in the format of the language."""

    def __init__(self, game: Game, language: str, names: locale.Namer) -> None:
        self.game: Game = game
        self.language: str = language
        self._names: locale.Namer = names
        self._components = game.components(language)
        self._numbered: frozenset[str] = game.metrics().numbered

    def text(self, id: str, arguments: Mapping[str, Argument] | None = None) -> str:
        """The text of a message of reports."""
        return locale.text(self.language, "balance-" + id, arguments)

    def of_game(self, id: str) -> str | None:
        """The text of a message of the game; None if the game does not have it."""
        full = f"{self.game.name}-{id}"
        return locale.text(self.language, full) if locale.bundle(self.language).has_message(full) else None

    def title(self, measure: str) -> str:
        """The title of a measure."""
        return self.of_game("measure-" + measure) or self.text("measure-" + measure)

    def about(self, measure: str) -> str:
        """The explanation of a measure."""
        return self.of_game(f"measure-{measure}-about") or self.text(f"measure-{measure}-about")

    def way(self, way: str) -> str:
        """The name of a way in which things are measured (`Measure.ways`); "" stands for all ways."""
        return (self.of_game("way-" + way) or way) if way else self.text("all-ways")

    def thing(self, sort: str, id: str) -> str:
        """The name of a thing."""
        if sort in self._components:
            name = self._names(sort, id)
            return f"{id} {name}" if sort in self._numbered else name
        if sort == "place":
            return self.text("place", {"number": int(id)})
        return self.of_game(f"{sort}-{id}") or id

    def figure(self, figure: Figure, measure: Measure) -> str:
        """What a figure is about: its measure, things and way."""
        things = [self.thing(sort, id) for sort, id in ((measure.sort, figure.id), (measure.other, figure.other)) if id]
        return ", ".join([self.title(measure.name), *things, *([self.way(figure.way)] if figure.way else [])])

    def clear(self, figures: Sequence[Figure]) -> str:
        """How many of all figures with an interval have clearly changed."""
        all = sum(figure.low is not None for figure in figures)
        told: dict[str, Argument] = {"number": len(clear(figures)), "all": all, "chance": self.number(all / 20)}
        return self.text("clear", told)

    def number(self, value: float, decimals: int = 1) -> str:
        """A number in the format of the language."""
        written = f"{value:.{decimals}f}"
        return written if self.language == "en" else written.replace(".", ",")

    def value(self, kind: str, value: float) -> str:
        """A rate as a percentage, or a mean."""
        if kind == RATE:
            return self.number(100 * value) + locale.PERCENT[self.language]
        return self.number(value, 1 if abs(value) >= 10 else 2)

    def interval(self, figure: Figure) -> str:
        """A confidence interval as text, or why there is none."""
        if figure.low is None or figure.high is None:
            return locale.text(self.language, figure.lack)
        if figure.kind == RATE:
            return f"{self.number(100 * figure.low)} – {self.value(figure.kind, figure.high)}"
        return f"{self.value(figure.kind, figure.low)} – {self.value(figure.kind, figure.high)}"

    def percentiles(self, figure: Figure) -> str:
        """The percentiles of a spread, as text."""
        return " · ".join(self.number(value, 0) for value in figure.percentiles)

    def source(self, figure: Figure) -> str:
        """The sources of the facts of a thing, as text."""
        parts = [
            self.text(id, {"text": ", ".join(self.fact(key) for key in keys)})
            for id, keys in (("edited", figure.edited), ("reconstructed", figure.reconstructed))
            if keys
        ]
        return "; ".join(parts) or (self.text("known") if figure.facts else "")

    def fact(self, key: str) -> str:
        """The name of a fact."""
        label = f"client-{self.game.name}-fact-{key.replace('_', '-')}"
        return locale.text(self.language, label) if locale.bundle(self.language).has_message(label) else key
