"""Experiments: one TOML file that says which games are played and what is measured."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from noctuary.kernel.base.files import lines, read_text
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.box.corrections import Corrections, parse_toml, read_corrections
from noctuary.kernel.contract import catalogue
from noctuary.simulation.balance.survey import COMMON
from noctuary.simulation.series import Series

Names = list[str]
Count = Annotated[int, Meta(ge=1)]


class ExperimentGame(Struct):
    """One of the games: its options, and files of editions, each compared with the built-in facts."""

    game: str
    options: dict[str, Any] = {}
    editions: Names = []


class Described(Struct):
    """The contents of the file. `bots`: each entry is one bot for all seats, or one for each. `deals`: number of deals
    per seed, each played with every rotation of the seats. `questions`: measures of the games; if none are named, all.
    """

    name: Annotated[str, Meta(min_length=1)]
    games: Annotated[list[ExperimentGame], Meta(min_length=1)]
    bots: Annotated[list[Annotated[Names, Meta(min_length=1)]], Meta(min_length=1)]
    deals: Count
    seeds: Annotated[list[Annotated[int, Meta(ge=0)]], Meta(min_length=1)]
    questions: Names = []


Setting = list[list[Series]]
"""The games between some bots: by edition, the built-in facts first, and by seed."""


class Experiment:
    """An experiment as a file describes it, with everything that it plays."""

    def __init__(self, path: Path) -> None:
        """Raises BadInput with the line, and with the values possible there."""
        self._path: Final = path
        self._lines: Final = lines(read_text(path))
        source = parse_toml("\n".join(self._lines), str(path))
        self._check_keys(source, Described, None)
        games = source.get("games")
        for number, game in enumerate(games if isinstance(games, list) else []):
            self._check_keys(game if isinstance(game, dict) else {}, ExperimentGame, number)
        try:
            self.described: Described = msgspec.convert(source, Described)
        except msgspec.ValidationError as error:
            raise self._refusal(str(error)) from error
        self.settings: list[Setting] = [
            setting for number, game in enumerate(self.described.games) for setting in self._settings(number, game)
        ]
        self._check_questions()

    def _settings(self, number: int, plan: ExperimentGame) -> Iterator[Setting]:
        with self._at("game", number):
            game = catalogue.find(plan.game)
        with self._at("options", number):
            players = game.options(plan.options).players
        editions: list[Corrections | None] = [None]
        with self._at("editions", number):
            for name in plan.editions:
                editions.append(read_corrections(self._path.parent / name))
                game.under(editions[-1])  # type: ignore[arg-type]
        for names in self.described.bots:
            entrants = names * players if len(names) == 1 else names
            deals = self.described.deals * players
            with self._at("bots", None):
                setting = [
                    [Series(plan.game, plan.options, entrants, deals, seed, True, one) for seed in self.described.seeds]
                    for one in editions
                ]
            yield setting

    def _check_questions(self) -> None:
        known = [measure.name for measure in COMMON]
        known += [one.name for [[first, *_], *_] in self.settings for one in first.played_game.metrics().measures]
        for question in self.described.questions:
            if question not in known:
                with self._at("questions", None):
                    raise BadInput("experiment-question", {"text": question, "names": ", ".join(dict.fromkeys(known))})

    def _check_keys(self, source: dict[str, Any], kind: type[Struct], game: int | None) -> None:
        for key in source:
            if key not in kind.__struct_fields__:
                with self._at(key, game):
                    raise BadInput("experiment-key", {"text": key, "names": ", ".join(kind.__struct_fields__)})

    def _refusal(self, said: str) -> BadInput:
        """The refusal of a value that has the wrong type or is missing."""
        reason, _, place = said.partition(" - at ")
        match = re.match(r"`\$(?:\.games\[(\d+)\])?\.?(\w*)", place)
        number, key = match.groups() if match else (None, "")
        refusal = BadInput("experiment-value", {"text": place.strip("`$.") or self._path.name, "reason": reason})
        refusal.where = self._where(key or "", None if number is None else int(number))
        return refusal

    def _where(self, key: str, game: int | None) -> str:
        """The file with the line of a key, of a game or of the experiment."""
        start = 0
        if game is not None:
            heads = [place for place, line in enumerate(self._lines) if re.match(r"\s*\[\[\s*games\s*\]\]", line)]
            start = heads[game] if game < len(heads) else 0
        for place in range(start, len(self._lines)):
            if key and re.match(rf"\s*\[*\s*[\"']?{re.escape(key)}\b", self._lines[place]):
                return f"{self._path}:{place + 1}"
        return f"{self._path}:{start + 1}" if start else str(self._path)

    @contextmanager
    def _at(self, key: str, game: int | None) -> Iterator[None]:
        """Give refusals in this block the place of a key."""
        try:
            yield
        except BadInput as refusal:
            refusal.where = refusal.where or self._where(key, game)
            raise
