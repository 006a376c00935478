"""Everything that lies on the table, as flat lists of small ints. The chapters of the rules are functions on it.

Every clone has its own hands, decks, discard piles, `left`, `face_down`, `shown` and `agenda`, which are changed in
place; all other lists are shared between clones and replaced by new ones when they change.

Piles are lists of cards, top last. A *minion* in play is one int, `serial << 12 | health << 6 | card`: the serial tells
it apart from all others of the game and grows in the order of entering play. A *link* is a card of the chain,
`chooser + 1 << 12 | twice << 11 | cancelled << 10 | kicked << 9 | seat << 6 | card`. Steps that wait to be carried out
lie on `agenda`, the next one last; each is one int (`step`).
"""

from __future__ import annotations

from typing import Final

from noctuary.games.nightfall.rules.actions import ACTIONS, ARCHIVES, COPIES
from noctuary.games.nightfall.rules.cards import Texts, texts_of
from noctuary.games.nightfall.rules.facts import DE, EDITIONS, ORDERS, Facts
from noctuary.games.nightfall.rules.options import Options
from noctuary.kernel.events import Event
from noctuary.kernel.game import State
from noctuary.kernel.messages import Argument
from noctuary.kernel.moves import Move, seat_name
from noctuary.kernel.randomness import Random

# Phases.
DRAFTING: Final = 0
COMBAT: Final = 1
CHAINING: Final = 2
CLAIMING: Final = 3
CLEANUP: Final = 4
OVER: Final = 5

UNKNOWN: Final = -1
"""A card that the observing seat cannot know."""

BASE_INFLUENCE: Final = 2

# Kinds of decision.
NOTHING: Final = 0
PICKING: Final = 1
"""draft picks, of several seats at the same time"""
ATTACKING: Final = 2
BLOCKING: Final = 3
RESOLVING: Final = 4
ABSORBING: Final = 5
LINKING: Final = 6
TARGETING: Final = 7
ORDERING: Final = 8
EXILING: Final = 9
PUTTING: Final = 10
SPENDING: Final = 11
"""the claim phase"""
FREEING: Final = 12
"""a card claimed without paying"""
HEALING: Final = 13
"""the wound effect"""

# Steps on the agenda.
STEP_TURN: Final = 0
"""a turn begins"""
STEP_ATTACK: Final = 1
"""the next minion of the active player is sent to attack"""
STEP_BLOCK: Final = 2
"""seat a may block with his next minion after the one with serial b"""
STEP_STRIKES: Final = 3
"""the next attack is chosen"""
STEP_COMBAT_END: Final = 4
STEP_CHAIN: Final = 5
"""the next card of the chain is carried out"""
STEP_EFFECT: Final = 6
"""effect b & 4095 of card b >> 12, whose player is seat a & 7 and whose targets seat a >> 3 chooses"""
STEP_AGAIN: Final = 7
"""the card is carried out again"""
STEP_CARRIED_OUT: Final = 8
"""the card has been carried out and leaves the chain"""
STEP_ORDER: Final = 9
"""damage a >> 3 for the next of those affected, in an order that seat a & 7 chooses"""
STEP_DAMAGE: Final = 10
"""b >> 2 damage for seat a; b & 1: from a text; b & 2: who absorbs it is destroyed"""
STEP_CLAIM: Final = 11
STEP_CLEANUP: Final = 12
STEP_TURN_END: Final = 13
STEP_DRAFT: Final = 14
"""a round of picks begins"""
STEP_BEGIN: Final = 15
"""the archives are made: hands and the first player are drawn"""


def step(op: int, a: int = 0, b: int = 0) -> int:
    """A step with its numbers (a below 256)."""
    return op | a << 5 | b << 13


class Board(State):
    """The table. `Nightfall` (module `state`) adds what moves it."""

    def __init__(self, options: Options, facts: Facts, random: Random, original: Board | None = None) -> None:
        """An empty table or, given an `original`, an independent copy of that."""
        if original is not None:
            self.copy(original)
            return
        players = options.players
        self.options = options
        self.facts: Facts = facts
        self.random: Random = random
        self.players: int = players
        self.edition: int = EDITIONS.index(options.edition)
        self.texts: Texts = texts_of(self.edition)
        self.patient: bool = False
        self.events: list[Event] | None = None
        self.forced: list[Move] = []
        self.forced_entered: int = 0
        self.revealed: int = 0
        self.shown: list[int] = [0] * players
        """How often each seat has shown a card of its hand by using it, or that it has none."""
        self.masked: bool = False
        """An observation: what its seat cannot know is UNKNOWN; where it may not know how many wounds lie face up
        (`hides_wounds`), `face_up` is only the top one.
        """

        # who decides what
        self.seat: int = -1
        self.kind: int = NOTHING
        self.codes: list[int] = []
        self.about: list[int] = []
        """What the decision is about. BLOCKING: serial of the blocker. ATTACKING: serial of the attacker. ABSORBING:
        damage left, serial of the attacker met by blockers (-1: NF-6.1), flags as in STEP_DAMAGE. TARGETING, FREEING,
        EXILING, PUTTING: effect, seat of the card's player, card. ORDERING: damage. HEALING: 1 before drawing up.
        """
        self.agenda: list[int] = []

        # the turn
        self.phase: int = COMBAT
        self.first: int = 0
        """The first player; -1 as long as nobody knows (NF-1.2)."""
        self.active: int = 0
        """Whose turn it is; in a draft the first player."""
        self.turn: int = 1
        self.influence: int = BASE_INFLUENCE
        """Of the active player; from the claim phase on already doubled (NF-7.5)."""
        self.doubled: bool = False
        self.discount: list[int] = [0] * players
        """How much less the cards a seat claims cost this turn (NF-12.10)."""
        self.grants: int = 0
        """Mask of the archives from which the active player may claim one card more (NF-12.6)."""
        self.no_text_block: int = 0
        """Mask of the seats whose minions cannot block damage from texts this turn (NF-6.5)."""

        # wounds
        self.face_up: list[int] = []
        self.face_down: list[int] = []
        self.exiled_wounds: list[int] = []
        self.exiled: list[int] = []
        """Exiled orders."""

        # archives
        self.archives: list[int] = []
        """The archives there are: commons first, then seat by seat."""
        self.left: list[int] = [0] * ARCHIVES
        """Cards left in each archive."""
        self.hidden: int = 0
        """Mask of the secret archives that are not revealed yet (NF-10.1)."""

        # players
        self.hand: list[list[int]] = [[] for _ in range(players)]
        self.deck: list[list[int]] = [[] for _ in range(players)]
        self.discard: list[list[int]] = [[] for _ in range(players)]
        self.known: list[int] = [0] * players
        """How many cards on top of each deck were put there openly."""
        self.play_area: list[list[int]] = [[] for _ in range(players)]
        self.serial: int = 0
        """The serial of the last minion that entered play."""
        self.owns: list[list[int]] = []
        """In an observation: for each seat how many of each card lie in hand, deck and discard pile together, which is
        public (claims, exiles and wounds are seen by all); empty where it is not (NF-11.7).
        """

        self.secrets: list[int] = [0] * players
        """In an observation: how many secret archives each seat has that the observer cannot know; those are in neither
        `archives` nor `hidden`.
        """

        # combat: two pairs of lists as long as each other
        self.attackers: list[int] = []
        """Serials of the minions that attack, in play order; the ones that have not been resolved yet."""
        self.defenders: list[int] = []
        """The seat each of them attacks."""
        self.blockers: list[int] = []
        self.blocked: list[int] = []
        """The serial of the attacker each blocker blocks."""

        # chain
        self.chain: list[int] = []
        self.carried_out: int = -1
        """The link that is being carried out, -1 if there is none."""
        self.again: bool = False
        """It is carried out for the second time."""
        self.aside: int = -1
        """The card set aside by the text being carried out (NF-12.14, 12.18)."""
        self.enters_with: int = 0
        """Health with which the minion being carried out or set aside enters play; 0: full health."""
        self.that: int = -1
        """The seat that the last target was or belonged to; -1: there was no target."""
        self.affected: list[int] = []
        """Seats (< 16) or serials << 4 | 15 of minions that the text still has to hit (NF-2.7)."""

        # draft; these lists are shared between clones and never changed in place
        self.offers: list[list[int]] = [[] for _ in range(players)]
        self.picks: list[list[int]] = [[] for _ in range(players)]
        """What each seat has picked so far, in order."""
        self.picked: int = 0
        """Mask of the seats that have made the pick of this round."""
        self.undealt: list[int] = []
        """Draft cards that nobody has been dealt, top last."""

        # series
        self.game_number: int = 1
        self.totals: list[int] = [0] * players
        """Wounds in the games before this one (NF-10.4)."""

    def copy(self, original: Board) -> None:
        """Become an independent copy of `original`, with events switched off."""
        self.options = original.options
        self.facts = original.facts
        self.random = original.random.clone()
        self.players = original.players
        self.edition = original.edition
        self.texts = original.texts
        self.patient = original.patient
        self.events = None
        self.forced = []
        self.forced_entered = 0
        self.revealed = original.revealed
        self.shown = original.shown[:]
        self.masked = original.masked
        self.seat = original.seat
        self.kind = original.kind
        self.codes = original.codes
        self.about = original.about
        self.agenda = original.agenda[:]
        self.phase = original.phase
        self.first = original.first
        self.active = original.active
        self.turn = original.turn
        self.influence = original.influence
        self.doubled = original.doubled
        self.discount = original.discount
        self.grants = original.grants
        self.no_text_block = original.no_text_block
        self.face_up = original.face_up
        self.face_down = original.face_down[:]
        self.exiled_wounds = original.exiled_wounds
        self.exiled = original.exiled
        self.archives = original.archives
        self.left = original.left[:]
        self.hidden = original.hidden
        self.hand = [pile[:] for pile in original.hand]
        self.deck = [pile[:] for pile in original.deck]
        self.discard = [pile[:] for pile in original.discard]
        self.known = original.known
        self.play_area = original.play_area[:]
        self.serial = original.serial
        self.owns = original.owns
        self.secrets = original.secrets
        self.attackers = original.attackers
        self.defenders = original.defenders
        self.blockers = original.blockers
        self.blocked = original.blocked
        self.chain = original.chain
        self.carried_out = original.carried_out
        self.again = original.again
        self.aside = original.aside
        self.enters_with = original.enters_with
        self.that = original.that
        self.affected = original.affected
        self.offers = original.offers
        self.picks = original.picks
        self.picked = original.picked
        self.undealt = original.undealt
        self.game_number = original.game_number
        self.totals = original.totals

    def revealed_to(self, seat: int) -> int:
        return self.revealed + sum(self.shown) - self.shown[seat]

    @property
    def ending(self) -> bool:
        """Whether the last face-up wound has been given (NF-9.1)."""
        return not self.face_up

    @property
    def hides_wounds(self) -> bool:
        """Whether nobody may know how many face-up wounds are left (NF-11.7)."""
        return self.edition == DE and self.phase != OVER and not self.ending

    # What happened, for those who listen.

    def tell(self, id: str, arguments: dict[str, Argument]) -> None:
        """Record a public event. Callers check `events` first where speed matters."""
        if self.events is not None:
            self.events.append(Event("nightfall-" + id, arguments))

    def tell_of(self, id: str, seat: int, arguments: dict[str, Argument], auto: bool = False) -> None:
        """Record a public event of `seat`, who alone sees the mark `auto`."""
        if self.events is not None:
            self.events.append(
                Event("nightfall-" + id, {"seat": seat_name(seat), **arguments}, insiders=1 << seat, auto=auto)
            )

    def tell_secret(
        self, id: str, seat: int, arguments: dict[str, Argument], secrets: dict[str, Argument], auto: bool = False
    ) -> None:
        """Record an event of `seat` whose `secrets` only that seat may see."""
        if self.events is not None:
            self.events.append(
                Event(
                    "nightfall-" + id,
                    {"seat": seat_name(seat), **arguments},
                    secrets=secrets,
                    insiders=1 << seat,
                    auto=auto,
                )
            )

    def ask(self, seat: int, kind: int, codes: list[int], about: list[int]) -> None:
        """Open a decision."""
        self.seat = seat
        self.kind = kind
        self.codes = codes
        self.about = about

    def note_forced(self, seat: int, code: int) -> None:
        """Remember a forced move for those who listen."""
        if self.events is not None:
            self.forced = [*self.forced, Move(ACTIONS, seat, code)]

    # Words for numbers, used by messages and positions.

    def card_id(self, card: int) -> str:
        """The id of a card."""
        return self.facts.card_ids[card]

    def names(self, cards: list[int]) -> list[str]:
        """The ids of cards."""
        return [self.facts.card_ids[card] for card in cards]

    # Minions in play.

    def name_of(self, seat: int, serial: int) -> int:
        """The name (see `actions`) of the minion of `seat` with this serial; it must be in play."""
        card = -1
        for minion in self.play_area[seat]:
            if minion >> 12 == serial:
                card = minion & 63
        copy = 0
        for minion in self.play_area[seat]:
            if minion >> 12 == serial:
                break
            if minion & 63 == card:
                copy += 1
        return self.facts.minion_number[card] * COPIES + copy

    def minion_id(self, seat: int, serial: int) -> str:
        """The name of such a minion as it is written: `vulko#2`."""
        name = self.name_of(seat, serial)
        id = self.card_id(self.facts.minions[name // COPIES])
        return f"{id}#{name % COPIES + 1}" if name % COPIES else id

    def names_in_play(self, seat: int) -> list[int]:
        """The names of all minions of a seat, in play order."""
        number = self.facts.minion_number
        names: list[int] = []
        for minion in self.play_area[seat]:
            name = number[minion & 63] * COPIES
            while name in names:
                name += 1
            names.append(name)
        return names

    def serial_of(self, seat: int, name: int) -> int:
        """The serial of the minion with this name; -1 if there is none."""
        card = self.facts.minions[name // COPIES]
        before = name % COPIES
        for minion in self.play_area[seat]:
            if minion & 63 == card:
                if before == 0:
                    return minion >> 12
                before -= 1
        return -1

    def owner_of(self, serial: int) -> int:
        """The seat that has this minion in play; -1 if it has gone."""
        for seat in range(self.players):
            for minion in self.play_area[seat]:
                if minion >> 12 == serial:
                    return seat
        return -1

    def card_in_play(self, seat: int, serial: int) -> int:
        """The card of the minion of `seat` with this serial; -1 if it has gone."""
        for minion in self.play_area[seat]:
            if minion >> 12 == serial:
                return minion & 63
        return -1


def archive_number(slot: int, card: int) -> int:
    """The number of the archive of `card` in a slot."""
    return slot * ORDERS + card
