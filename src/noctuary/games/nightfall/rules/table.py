"""Generated from `noctuary.games.nightfall.fields` by tools/make_tables.py; do not edit."""

from __future__ import annotations

from noctuary.kernel import agenda
from noctuary.kernel.game import Game, Options


class TableFields(agenda.AgendaState):
    """What lies on the table. `Board` adds what follows from it."""

    def __init__(self, game: Game, options: Options, players: int) -> None:
        """An empty table."""
        super().__init__(game, options)
        self.players: int = players

        self.phase: int = 1
        self.active: int = 0
        """Whose turn it is; in a draft the first player."""
        self.first: int = 0
        """The first player; -1 while not known (NF-1.2)."""
        self.turn: int = 1
        self.influence: int = 2
        """Influence of the active player; from the claim phase on already doubled, if it is (NF-7.5)."""
        self.doubled: bool = False
        self.face_up: list[int] = []
        self.face_down: list[int] = []
        self.exiled_wounds: list[int] = []
        self.exiled: list[int] = []
        """Exiled orders."""
        self.archives: list[int] = []
        """All archives: commons first, then seat by seat."""
        self.left: list[int] = [0] * 198
        """Number of cards left in each archive."""
        self.chain: list[int] = []
        self.hand: list[list[int]] = [[] for _ in range(players)]
        self.deck: list[list[int]] = [[] for _ in range(players)]
        self.known: list[int] = [0] * players
        """For each deck, how many cards on top were put there openly."""
        self.discard: list[list[int]] = [[] for _ in range(players)]
        self.play_area: list[list[int]] = [[] for _ in range(players)]
        self.serial: int = 0
        """The serial of the last minion that entered play."""
        self.hidden: int = 0
        """Mask of the secret archives that are not revealed yet (NF-10.1)."""
        self.secrets: list[int] = [0] * players
        """In an observation: how many secret archives each seat has that are hidden from the observer; they are in
        neither `archives` nor `hidden`.
        """
        self.owns: list[list[int]] = []
        """In an observation: for each seat, how many of each card are in hand, deck and discard pile together. This is
        public, since claims, exiles and wounds are seen by all; empty where it is not (NF-11.7).
        """
        self.buried: list[list[int]] = []
        """In an observation: for each seat, the cards in its discard pile below the top, sorted, if the observer may
        not look them up but saw them placed face up (NF-2.2); empty where `owns` is.
        """
        self.shown: list[int] = [0] * players
        """For each seat, how often it has shown a card of its hand by using it, or shown that it has none of a kind."""
        self.masked: bool = False
        """Whether this is an observation: hidden cards are UNKNOWN, and where the seat may not know how many wounds lie
        face up (`hides_wounds`), `face_up` is only the top one.
        """
        self.discount: list[int] = [0] * players
        """How much less each seat pays for cards it claims this turn (NF-12.10)."""
        self.grants: int = 0
        """Mask of the archives from which the active player may claim one extra card (NF-12.6)."""
        self.no_text_block: int = 0
        """Mask of the seats whose minions cannot block damage from texts this turn (NF-6.5)."""
        self.game_number: int = 1
        self.totals: list[int] = [0] * players
        """Each seat's wounds in the earlier games of a series (NF-10.4)."""
        self.cut_off: bool = False
        """Whether the turn limit has ended the game, or a game of the series (NF-10.6)."""
        self.offers: list[list[int]] = [[] for _ in range(players)]
        self.picks: list[list[int]] = [[] for _ in range(players)]
        """What each seat has picked so far, in order."""
        self.picked: int = 0
        """Mask of the seats that have made their pick in this round."""
        self.undealt: list[int] = []
        """Draft cards not dealt to anybody, top last."""
        self.attackers: list[int] = []
        """Serials of the minions that attack and have not been resolved yet, in play order."""
        self.defenders: list[int] = []
        """The seat that each attacker attacks."""
        self.blockers: list[int] = []
        self.blocked: list[int] = []
        """The serial of the attacker that each blocker blocks."""
        self.carried_out: int = -1
        """The link being carried out; -1 if there is none."""
        self.again: bool = False
        """Whether it is being carried out for the second time."""
        self.aside: int = -1
        """The card set aside by the text being carried out (NF-12.14, 12.18)."""
        self.enters_with: int = 0
        """Health with which the minion being carried out or set aside enters play; 0 means full health."""
        self.that: int = -1
        """The seat that was the last target or owned it; -1 if there was no target."""
        self.affected: list[int] = []
        """What the text still has to hit (NF-2.7): seats, or serials of minions stored as negative numbers."""

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
        self.face_down = original.face_down[:]
        self.exiled_wounds = original.exiled_wounds
        self.exiled = original.exiled
        self.archives = original.archives
        self.left = original.left[:]
        self.chain = original.chain
        self.hand = [one[:] for one in original.hand]
        self.deck = [one[:] for one in original.deck]
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
            self.deck[other] = [-1] * hidden + deck[hidden:]
