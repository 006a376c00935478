"""Nightfall as an entry in the catalogue of games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from noctuary.games.nightfall import puzzles
from noctuary.games.nightfall import standing_orders as orders
from noctuary.games.nightfall.box.corrections import check
from noctuary.games.nightfall.box.editable import editable
from noctuary.games.nightfall.declared.fields import TABLE
from noctuary.games.nightfall.judgement import causes, evaluation, feature_table, features, moves, value_parts
from noctuary.games.nightfall.judgement.indifferent import indifferent_move
from noctuary.games.nightfall.metrics import NightfallMetrics
from noctuary.games.nightfall.rules.basis.actions import ACTIONS, STOP, WOUNDS_KEEP
from noctuary.games.nightfall.rules.basis.board import COMBAT, DRAFTING
from noctuary.games.nightfall.rules.basis.facts import Facts, standard
from noctuary.games.nightfall.rules.basis.options import (
    COMMON_GROUND,
    OPEN_ARCHIVES,
    QUICK_START,
    TURN_LIMIT,
    TWO_PLAYER,
    Options,
    parse,
)
from noctuary.games.nightfall.rules.course import draft
from noctuary.games.nightfall.rules.course.phases import FLOW, TEXTS
from noctuary.games.nightfall.rules.course.state import KINDS, Nightfall
from noctuary.games.nightfall.shown import position, reference, terminal
from noctuary.games.nightfall.shown.view import view
from noctuary.games.nightfall.shown.wire import NightfallComponents
from noctuary.games.nightfall.words.texts import components
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.box.editable import Fact
from noctuary.kernel.contract import game
from noctuary.kernel.parts.flags import Flag
from noctuary.kernel.parts.wire import GameReference
from noctuary.locale import Namer

if TYPE_CHECKING:
    from noctuary.kernel.contract.tensor import Tensor


class NightfallGame(game.Game[Nightfall]):
    """Nightfall, 2-5 players, with its promos, variants and three editions."""

    view = staticmethod(view)
    value = staticmethod(evaluation.value)
    count_parts = staticmethod(value_parts.tally)
    causes = staticmethod(causes.causes)
    measure = staticmethod(features.features)
    measure_all = staticmethod(features.features_of_all)
    weigh_moves = staticmethod(moves.weigh_moves)
    indifferent_move = staticmethod(indifferent_move)
    standing_orders = staticmethod(orders.forms)
    span = staticmethod(orders.span)
    answer_order = staticmethod(orders.answer)
    options = staticmethod(parse)
    metrics = NightfallMetrics
    check = staticmethod(check)

    def __init__(self, facts: Facts) -> None:
        self.facts: Facts = facts
        self.corrections = facts.corrections
        self.prefix = "NF"
        self.phases = (*FLOW, TEXTS)
        self.fields = TABLE
        self.rules_version = "2"
        self.edition = "en"
        self.actions = ACTIONS
        self.end_rule = "NF-9.1"
        self.players = (2, 3, 4, 5)
        self.unordered = frozenset(("players.*.hand", "players.*.hidden", "exiled", "wounds.exiled", "effects.grants"))
        self.previews = frozenset(f"nightfall-{event}" for event in PREVIEWS)
        self.veiled = frozenset(name for name, kind in KINDS.items() if kind.veiled)
        self.passes = frozenset((STOP, WOUNDS_KEEP))
        self.orderings = frozenset(("resolve", "absorb"))
        self.fewest_wins = True
        self.spread = 3.0
        self.levels = (4, 45, 450)
        self.level_steps = (190, 180, 130, 110, 80)
        self.telling = frozenset(("cost", "strength", "health", "chain", "your_chain", "in_play", "kicker", "effect"))
        self.inks = terminal.INKS
        self.flags = (
            Flag("--draft", "nightfall-flag-draft", "WORD"),
            Flag("--variant", "nightfall-flag-variant", "WORD", VARIANTS),
            Flag("--edition", "nightfall-flag-edition", "WORD"),
            Flag("--promos", "nightfall-flag-promos"),
            Flag("--pairs", "nightfall-flag-pairs", "PAIR,PAIR"),
            Flag("--secret-archives", "nightfall-flag-secret-archives"),
            Flag("--series", "nightfall-flag-series"),
            Flag("--turn-limit", "nightfall-flag-turn-limit", "N"),
        )
        self.features = feature_table.NAMES
        self.move_features = moves.NAMES
        self.move_reasons = moves.REASONS
        self.parts = value_parts.PARTS
        self.styles = value_parts.STYLES
        self.themes = puzzles.THEMES
        self.varieties = (
            *({},) * 6,
            {"promos": True},
            {"edition": "pl"},
            {"edition": "de"},
            {"draft": QUICK_START},
            {"draft": OPEN_ARCHIVES},
            {"draft": COMMON_GROUND},
            {"secret_archives": True},
        )

    def is_rated(self, options: Options) -> bool:
        return options.pairs is None and options.first < 0 and options.turn_limit == TURN_LIMIT and not options.small

    def components(self, language: str) -> NightfallComponents:
        return components(self.facts, language)

    def reference(self, language: str) -> GameReference:
        return reference.reference(self.components(language), language)

    @property
    def editable(self) -> dict[str, Fact]:
        return editable()

    def empty(self, options: game.Options, seed: int = 0, listen: bool = False, checked: bool = False) -> Nightfall:
        """A table before setup, with nothing on it."""
        assert isinstance(options, Options)
        board = Nightfall(self, self.facts, options, Random(seed))
        board.checked = checked
        if listen:
            board.events = []
        return board

    def new(self, options: game.Options, seed: int, listen: bool = False, checked: bool = False) -> Nightfall:
        assert isinstance(options, Options)
        board = self.empty(options, seed, listen, checked)
        # The first player is not known yet, unless one is named (NF-1.7).
        board.first = options.first
        draft.begin_game(board, options)
        board.run()
        return board

    def load(
        self,
        position_: Mapping[str, Any],
        options: game.Options,
        seed: int,
        listen: bool = False,
        checked: bool = False,
    ) -> Nightfall:
        return position.load(position_, self.empty(options, seed, listen, checked))

    def load_seen(self, position_: game.Position, options: game.Options, seat: int) -> Nightfall:
        return position.load_seen(position_, self.empty(options, 0), seat)

    def describe(self, state: Nightfall, seat: int, language: str, namer: Namer) -> str:
        return terminal.Drawing(self.view(state, seat), self.facts, language, namer).text()

    def comparable(self, position_: game.Position, expected: game.Position) -> game.Position:
        return position.comparable(position_, expected, self.facts)

    def tensor(self) -> Tensor:
        from noctuary.games.nightfall.vectors.tensor import NightfallTensor

        return NightfallTensor(self.facts)

    def is_settled(self, begun: Nightfall, state: Nightfall) -> bool:
        """Whether the draft is over or, after it, both the turn and the combat that begins the next one. Some tables
        have no decision in between, so none is judged earlier.
        """
        if begun.phase == DRAFTING:
            return state.phase != DRAFTING
        return state.turn != begun.turn and state.phase != COMBAT

    def picture(self, position: game.Position) -> dict[str, Any]:
        """The minions in play, the chain and the hand of the first player listed, as ids of cards."""
        mine, *others = position["players"].values()
        return {
            "theirs": [minion["card"] for player in others for minion in player["play"]],
            "chain": [link["card"] for link in position["chain"]],
            "mine": [minion["card"] for minion in mine["play"]],
            "hand": mine["hand"],
        }


VARIANTS: Final[dict[str, tuple[str, Any]]] = {
    "secret-archives": ("secret_archives", True),
    **{draft: ("draft", draft) for draft in (OPEN_ARCHIVES, COMMON_GROUND, QUICK_START, TWO_PLAYER)},
    "series": ("series", True),
}
"""For each variant, the option that selects it and its value."""
PREVIEWS: Final = "link-kicker strike absorb damage destroyed destroyed-exile destroyed-hand exile-minion".split()
"""Events that may be previewed if a move is certain to cause them; drawing or revealing cards is never certain."""


GAME = NightfallGame(standard())
