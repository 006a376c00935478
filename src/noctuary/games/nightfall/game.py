"""Nightfall as an entry in the catalogue of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from noctuary.games.nightfall import account, evaluation, feature_table, features, foregone, puzzles, standing_orders
from noctuary.games.nightfall.box.corrections import check
from noctuary.games.nightfall.box.editable import editable
from noctuary.games.nightfall.fields import TABLE
from noctuary.games.nightfall.flags import FLAGS
from noctuary.games.nightfall.metrics import NightfallMetrics
from noctuary.games.nightfall.rules import draft, options
from noctuary.games.nightfall.rules.actions import ACTIONS, STOP, WOUNDS_KEEP
from noctuary.games.nightfall.rules.board import COMBAT, DRAFTING
from noctuary.games.nightfall.rules.facts import Facts, standard
from noctuary.games.nightfall.rules.options import COMMON_GROUND, OPEN_ARCHIVES, QUICK_START, TURN_LIMIT, Options
from noctuary.games.nightfall.rules.phases import FLOW
from noctuary.games.nightfall.rules.state import KINDS, Nightfall
from noctuary.games.nightfall.shown import position, reference, terminal, view
from noctuary.games.nightfall.words.texts import components
from noctuary.kernel import game
from noctuary.kernel.corrections import Corrections
from noctuary.kernel.editable import Fact
from noctuary.kernel.messages import BadInput
from noctuary.kernel.randomness import Random
from noctuary.kernel.standing_orders import Form
from noctuary.kernel.texts import read_facts
from noctuary.locale import Namer

if TYPE_CHECKING:
    from noctuary.kernel.tensor import Tensor


class NightfallBox(game.AgendaGame):
    """The parts of Nightfall other than play itself: components, texts and the like."""

    facts: Facts

    def is_rated(self, options: game.Options) -> bool:
        assert isinstance(options, Options)
        return options.pairs is None and options.first < 0 and options.turn_limit == TURN_LIMIT and not options.small

    def facts_hash(self) -> str:
        return self.facts.hash

    def metrics(self) -> NightfallMetrics:
        return NightfallMetrics()

    def components(self, language: str) -> dict[str, Any]:
        return components(self.facts, language)

    def reference(self, language: str) -> dict[str, Any]:
        return {**reference.reference(components(self.facts, language), language)}

    @property
    def editable(self) -> dict[str, Fact]:
        return editable()

    def source(self) -> dict[str, Any]:
        return read_facts("nightfall")

    def check(self, source: dict[str, Any], errors: list[BadInput], warnings: list[BadInput]) -> None:
        check(source, errors, warnings)


class NightfallGame(NightfallBox):
    """Nightfall, 2-5 players, with its promos, variants and three editions."""

    def __init__(self, facts: Facts) -> None:
        self.facts: Facts = facts
        self.corrections = facts.corrections
        self.name = "nightfall"
        self.prefix = "NF"
        self.phases = FLOW
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
        self.levels = (100, 400, 3000)
        self.level_steps = (190, 180, 130, 110, 80)
        self.telling = frozenset(("cost", "strength", "health", "chain", "your_chain", "in_play", "kicker", "effect"))
        self.inks = terminal.INKS
        self.flags = FLAGS
        self.features = feature_table.NAMES
        self.parts = account.PARTS
        self.styles = account.STYLES
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

    def options(self, mapping: Mapping[str, Any]) -> Options:
        return options.parse(mapping)

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

    def view(self, state: Nightfall, seat: int) -> dict[str, Any]:
        return view.view(state, seat)

    def describe(self, state: Nightfall, seat: int, language: str, namer: Namer) -> str:
        return terminal.describe(self.view(state, seat), self.facts, language, namer)

    def comparable(self, position_: game.Position, expected: game.Position) -> game.Position:
        return position.comparable(position_, expected, self.facts)

    def value(self, state: game.State, seat: int) -> float:
        assert isinstance(state, Nightfall)
        return evaluation.value(state, seat)

    def count_parts(self, state: game.State, seat: int) -> list[float]:
        assert isinstance(state, Nightfall)
        return account.tally(state, seat)

    def measure(self, state: game.State, seat: int) -> list[float]:
        assert isinstance(state, Nightfall)
        return features.features(state, seat)

    def tensor(self) -> Tensor:
        from noctuary.games.nightfall.tensor import NightfallTensor

        return NightfallTensor(self.facts)

    def is_settled(self, begun: game.State, state: game.State) -> bool:
        """Whether the draft is over; otherwise whether the turn is, and the fight that begins the next one. Some tables
        ask nobody anything in between, so none is looked at before that.
        """
        assert isinstance(begun, Nightfall)
        assert isinstance(state, Nightfall)
        if begun.phase == DRAFTING:
            return state.phase != DRAFTING
        return state.turn != begun.turn and state.phase != COMBAT

    def standing_orders(self, seen: game.Observation) -> list[Form]:
        return standing_orders.forms(seen)

    def span(self, seen: game.Observation, until: str) -> int:
        return standing_orders.span(seen, until)

    def answer_order(self, seen: game.Observation, kind: str, values: Mapping[str, Sequence[str]]) -> int:
        return standing_orders.answer(seen, kind, values)

    def picture(self, position: game.Position) -> dict[str, Any]:
        """The minions in play, the chain and the hand of the first player, as ids of cards."""
        mine, *others = position["players"].values()
        return {
            "theirs": [minion["card"] for player in others for minion in player["play"]],
            "chain": [link["card"] for link in position["chain"]],
            "mine": [minion["card"] for minion in mine["play"]],
            "hand": mine["hand"],
        }

    def foregone(self, state: game.State, seat: int) -> int:
        assert isinstance(state, Nightfall)
        return foregone.foregone(state, seat)

    def made_from(self, source: dict[str, Any], corrections: Corrections) -> NightfallGame:
        return NightfallGame(Facts(source, corrections))


PREVIEWS = (
    "link-kicker",
    "strike",
    "absorb",
    "damage",
    "destroyed",
    "destroyed-exile",
    "destroyed-hand",
    "exile-minion",
)
"""Events that a move is certain to cause and that may be previewed; drawing or revealing cards is never certain."""


GAME = NightfallGame(standard())
