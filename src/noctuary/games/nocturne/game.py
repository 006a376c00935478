"""Nocturne as an entry in the catalogue of games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from noctuary.games.nocturne import puzzles
from noctuary.games.nocturne import standing_orders as orders
from noctuary.games.nocturne.box.corrections import check
from noctuary.games.nocturne.box.editable import editable
from noctuary.games.nocturne.campaign import campaign, outcome, progress
from noctuary.games.nocturne.declared.fields import TABLE
from noctuary.games.nocturne.judgement import causes, evaluation, features, moves, value_parts
from noctuary.games.nocturne.metrics import NocturneMetrics
from noctuary.games.nocturne.rules.basis.actions import actions_of
from noctuary.games.nocturne.rules.basis.board import ROUNDS
from noctuary.games.nocturne.rules.basis.facts import Facts, read_source, standard
from noctuary.games.nocturne.rules.basis.options import FAMILY, Options, parse
from noctuary.games.nocturne.rules.counting import scenarios
from noctuary.games.nocturne.rules.course import setup
from noctuary.games.nocturne.rules.course.phases import FLOW
from noctuary.games.nocturne.rules.course.state import Nocturne
from noctuary.games.nocturne.rules.turns.casting import Turn
from noctuary.games.nocturne.shown import position, reference, terminal
from noctuary.games.nocturne.shown.view import view
from noctuary.games.nocturne.shown.wire import NocturneComponents
from noctuary.games.nocturne.words.texts import components
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.box.editable import Fact
from noctuary.kernel.contract import game
from noctuary.kernel.contract.game import Position
from noctuary.kernel.parts.flags import Flag
from noctuary.kernel.parts.wire import GameReference
from noctuary.locale import Namer

if TYPE_CHECKING:
    from noctuary.kernel.contract.tensor import Tensor


UNFORESEEN: Final = "solo-card solo-reshuffled draw-tiles moonlight moonlight-family"
PREVIEWS: Final = (
    "win offer pushed-off goal goal-most goal-tie redd abigail sage opening-lost round-end hunt-cell hunt-sprite"
)


class NocturneGame(game.Game[Nocturne]):
    """Nocturne (Polish edition: Nokturn), 1-4 players."""

    options = staticmethod(parse)
    view = staticmethod(view)
    value = staticmethod(evaluation.value)
    solo_value = staticmethod(evaluation.alone)
    count_parts = staticmethod(value_parts.tally)
    causes = staticmethod(causes.causes)
    measure = staticmethod(features.features)
    measure_all = staticmethod(features.features_of_all)
    weigh_moves = staticmethod(moves.weigh_moves)
    standing_orders = staticmethod(orders.forms)
    span = staticmethod(orders.span)
    answer_order = staticmethod(orders.answer)
    metrics = NocturneMetrics
    check = staticmethod(check)
    source = staticmethod(read_source)
    outcome = staticmethod(outcome)
    progress = staticmethod(progress)
    campaign = staticmethod(campaign)

    def __init__(self, facts: Facts) -> None:
        scenarios.check()
        self.facts: Facts = facts
        self.corrections = facts.corrections
        self.prefix = "NOC"
        self.phases = FLOW
        self.fields = TABLE
        self.rules_version = "2"
        # Only eggs count differently at the end of solo and family games.
        self.plays_on = ("1",)
        self.edition = "pl"
        self.actions = actions_of(tuple(facts.token_ids))
        self.end_rule = "NOC-7.4"
        self.features = features.NAMES
        self.move_features = moves.NAMES
        self.move_reasons = moves.REASONS
        self.parts = value_parts.PARTS
        self.styles = value_parts.STYLES
        self.themes = puzzles.THEMES
        self.varieties = tuple({"mode": mode} for mode in ("standard", "advanced") * 4 + ("family",))
        self.players = (1, 2, 3, 4)
        self.levels = (4, 25, 150)
        self.level_steps = (160, 280, 330, 240, 280)
        self.telling = frozenset("ability goal level1 level2 points points1 points2 symbol symbols".split())
        self.flags = (
            Flag("--mode", "nocturne-flag-mode", "WORD"),
            Flag("--characters", "nocturne-flag-characters", "WORD"),
            Flag("--scenario", "nocturne-flag-scenario", "N"),
            Flag("--challenger", "nocturne-flag-challenger", "SEAT"),
            Flag("--modifications", "nocturne-flag-modifications", "WORD,WORD"),
            Flag("--runes", "nocturne-flag-runes", "false"),
        )
        self.unordered = frozenset(
            ("passed", "twilight_goals", "moonlight_goals")
            + tuple(f"players.*.{key}" for key in ("tokens", "shadows", "tiles", "concoctions", "mirrors"))
        )
        self.unforeseen = frozenset(f"nocturne-{event}" for event in UNFORESEEN.split())
        self.previews = frozenset(f"nocturne-{event}" for event in PREVIEWS.split())

    def is_rated(self, options: Options) -> bool:
        chosen = options.first >= 0 or isinstance(options.characters, list) or options.scenario or options.modifications
        return options.mode != FAMILY and not chosen

    def components(self, language: str) -> NocturneComponents:
        return components(self.facts, language)

    def reference(self, language: str) -> GameReference:
        return reference.reference(self.components(language), language)

    @property
    def editable(self) -> dict[str, Fact]:
        return editable()

    def empty(self, options: game.Options, listen: bool = False, checked: bool = False) -> Nocturne:
        """A table before setup, with nothing on it."""
        assert isinstance(options, Options)
        board = Nocturne(self, self.facts, options)
        board.checked = checked
        if listen:
            board.events = []
        return board

    def new(self, options: game.Options, seed: int, listen: bool = False, checked: bool = False) -> Nocturne:
        assert isinstance(options, Options)
        board = self.empty(options, listen, checked)
        setup.set_up(board, options, Random(seed))
        board.run()
        return board

    def load(
        self,
        position_: Mapping[str, Any],
        options: game.Options,
        seed: int,
        listen: bool = False,
        checked: bool = False,
    ) -> Nocturne:
        return position.load(position_, self.empty(options, listen, checked), seed)

    def load_seen(self, position_: Position, options: game.Options, seat: int) -> Nocturne:
        return position.load_seen(position_, self.empty(options), seat)

    def round(self, state: Nocturne) -> str:
        return ROUNDS[state.round]

    def describe(self, state: Nocturne, seat: int, language: str, namer: Namer) -> str:
        return terminal.Drawing(self.view(state, seat), self.facts, language, namer).text()

    def comparable(self, position: Position, expected: Position) -> Position:
        goals = position["twilight_goals"]
        if isinstance(goals, list) and isinstance(expected.get("twilight_goals"), Mapping):
            return {**position, "twilight_goals": dict.fromkeys(goals, "open")}
        return position

    def solo_yardstick(self, options: Options) -> tuple[float, float]:
        # In a scenario: 100 points, and two objectives that are each more likely than not to be met.
        return (10.0, 10.0) if options.scenario else (100.0, 10.0)

    def tensor(self) -> Tensor:
        from noctuary.games.nocturne.vectors.tensor import NocturneTensor

        return NocturneTensor(self.facts)

    def is_settled(self, begun: Nocturne, state: Nocturne) -> bool:
        """Whether another casting phase has begun. Tiles leave the forest only at the end of a phase."""
        another = begun.tile_mask != state.tile_mask or not isinstance(begun.choice, Turn)
        return another and isinstance(state.choice, Turn)

    def picture(self, position: game.Position) -> dict[str, Any]:
        """The forest row by row: ids of tiles, tokens as `P1:4`, `-` for what is absent; and the spells by cell."""
        spells = [spell.split() for spell in position["cast"]]
        return {
            "rows": [row.split() for row in position["forest"].splitlines()],
            "spells": {cell: f"{seat}:{token}" for seat, token, cell in spells},
        }

    def stage(self, state: Nocturne) -> int:
        return state.round


GAME = NocturneGame(standard())
