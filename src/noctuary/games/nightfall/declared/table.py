"""Generated from `noctuary.games.nightfall.declared.fields` by tools/make_tables.py; do not edit."""

from __future__ import annotations

from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Game, Options, State
from noctuary.kernel.table.determinizing import drawn, without


class TableFields(State):
    """What lies on the table. `Board` adds what follows from it."""

    def __init__(self, game: Game, options: Options, players: int) -> None:
        """An empty table."""
        super().__init__(game, options)
        self.players: int = players

        self.phase: int = 1
        self.active: int = 0
        self.first: int = 0
        self.turn: int = 1
        self.influence: int = 2
        self.doubled: bool = False
        self.face_up: list[int] = []
        self.face_down: list[int] = []
        self.exiled_wounds: list[int] = []
        self.exiled: list[int] = []
        self.archives: list[int] = []
        self.left: bytes = bytes(198)
        self.chain: list[int] = []
        self.hand: list[list[int]] = [[] for _ in range(players)]
        self.deck: list[list[int]] = [[] for _ in range(players)]
        self.known: list[int] = [0] * players
        self.discard: list[list[int]] = [[] for _ in range(players)]
        self.play_area: list[list[int]] = [[] for _ in range(players)]
        self.serial: int = 0
        self.hidden: int = 0
        self.secrets: list[int] = [0] * players
        self.owns: list[list[int]] = []
        self.buried: list[list[int]] = []
        self.shown: list[int] = [0] * players
        self.masked: bool = False
        self.discount: list[int] = [0] * players
        self.grants: int = 0
        self.no_text_block: int = 0
        self.game_number: int = 1
        self.totals: list[int] = [0] * players
        self.cut_off: bool = False
        self.offers: list[list[int]] = [[] for _ in range(players)]
        self.picks: list[list[int]] = [[] for _ in range(players)]
        self.picked: int = 0
        self.undealt: list[int] = []
        self.attackers: list[int] = []
        self.defenders: list[int] = []
        self.blockers: list[int] = []
        self.blocked: list[int] = []
        self.carried_out: int = -1
        self.again: bool = False
        self.aside: int = -1
        self.enters_with: int = 0
        self.that: int = -1
        self.affected: list[int] = []

    def copy_table(self, original: TableFields) -> None:
        """Become an independent copy of `original`, with events switched off."""
        self.begin_copy(original)
        self.players = original.players
        self.phase = original.phase
        self.active = original.active
        self.first = original.first
        self.turn = original.turn
        self.influence = original.influence
        self.doubled = original.doubled
        self.face_up = original.face_up
        self.face_down = original.face_down
        self.exiled_wounds = original.exiled_wounds
        self.exiled = original.exiled
        self.archives = original.archives
        self.left = original.left
        self.chain = original.chain
        self.hand = [one[:] for one in original.hand]
        self.deck = original.deck[:]
        self.known = original.known
        self.discard = [one[:] for one in original.discard]
        self.play_area = original.play_area[:]
        self.serial = original.serial
        self.hidden = original.hidden
        self.secrets = original.secrets
        self.owns = original.owns
        self.buried = original.buried
        self.shown = original.shown[:]
        self.masked = original.masked
        self.discount = original.discount
        self.grants = original.grants
        self.no_text_block = original.no_text_block
        self.game_number = original.game_number
        self.totals = original.totals
        self.cut_off = original.cut_off
        self.offers = original.offers
        self.picks = original.picks
        self.picked = original.picked
        self.undealt = original.undealt
        self.attackers = original.attackers
        self.defenders = original.defenders
        self.blockers = original.blockers
        self.blocked = original.blocked
        self.carried_out = original.carried_out
        self.again = original.again
        self.aside = original.aside
        self.enters_with = original.enters_with
        self.that = original.that
        self.affected = original.affected

    def mask_table(self, seat: int) -> None:
        """Replace what the declaration hides from `seat` with -1."""
        self.face_down = [-1] * len(self.face_down)
        if any(len(offers) > 0 for offers in self.offers):
            self.offers = [offers if other == seat else [-1] * len(offers) for other, offers in enumerate(self.offers)]
        if any(len(picks) > 0 for picks in self.picks):
            self.picks = [picks if other == seat else [-1] * len(picks) for other, picks in enumerate(self.picks)]
        self.undealt = [-1] * len(self.undealt)
        for other in range(self.players):
            if other != seat:
                self.hand[other] = [-1] * len(self.hand[other])
            deck = self.deck[other]
            hidden = len(deck) - self.known[other]
            unknown = [-1] * hidden
            self.deck[other] = unknown + deck[hidden:] if hidden < len(deck) else unknown

    def unseen_orders(self, counts: list[int]) -> list[int]:
        """The orders that are not known to be on the table, of `counts` of each."""
        return without(counts, [self.exiled, *self.offers, *self.picks, self.undealt, [self.aside]])

    def draw_orders(self, pool: list[int], counts: list[int], random: Random) -> None:
        """Draw the unknown orders from `pool`, then from `counts` of each."""
        random.shuffle(pool)
        self.offers = [drawn(one, pool, counts, random) for one in self.offers]
        self.picks = [drawn(one, pool, counts, random) for one in self.picks]
        self.undealt = drawn(self.undealt, pool, counts, random)
