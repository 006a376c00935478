"""The table of Nightfall: all that lies on it, in the order of its positions.

Piles are lists of cards, top last. A *minion* in play is one int that includes a serial number: it is unique within the
game and grows in the order in which minions enter play. A *link* is a card of the chain, also one int, with the seat
that played it and its marks (see `rules.basis.board`).
"""

from typing import Final

from noctuary.games.nightfall.declared import notations
from noctuary.games.nightfall.declared.notations import CARD, LINK, ORDER, WOUND, is_drafting
from noctuary.games.nightfall.rules.basis.actions import ARCHIVES
from noctuary.games.nightfall.rules.basis.board import BASE_INFLUENCE, COMBAT
from noctuary.games.nightfall.rules.basis.options import MAX_TURNS
from noctuary.games.nightfall.rules.course.phases import PHASES, is_pending
from noctuary.kernel.table import fields
from noctuary.kernel.table.fields import BY_RULES, ITS_SEAT, LIST, LISTS, NO_SEAT, Declaration, Field
from noctuary.kernel.table.notations import BYTE, NUMBER, SEAT, SEATS, TRUTH, BySeat, List, Number, Pile, Word


class Fields:
    # the turn
    phase = Field(Word(PHASES), "phase", start=COMBAT, missing=notations.phase)
    active = Field(SEAT, "active", when=notations.is_begun)
    """Whose turn it is; in a draft the first player."""
    first = Field(SEAT, "first", when=notations.is_begun, missing=notations.first)
    """The first player; -1 while not known (NF-1.2)."""
    turn = Field(Number(1, lambda reader: MAX_TURNS * reader.players), "turn", start=1)
    influence = Field(NUMBER, "influence", start=BASE_INFLUENCE)
    """The active player's influence; doubling is included from the claim phase on (NF-7.5)."""
    doubled = Field(TRUTH, "doubled")

    # wounds
    face_up = Field(notations.FaceUp(WOUND), "wounds.face_up", seen_by=BY_RULES)
    face_down = Field(Pile(WOUND), "wounds.face_down", seen_by=NO_SEAT)
    exiled_wounds = Field(List(WOUND), "wounds.exiled")
    exiled = Field(List(ORDER), "exiled", sparse=True)
    """Exiled orders."""

    # archives and the chain
    archives = Field(List(NUMBER), seen_by=BY_RULES)
    """All archives: commons first, then seat by seat."""
    left = Field(BYTE, size=ARCHIVES, seen_by=BY_RULES)
    """Number of cards left in each archive (see `change_left`)."""
    commons = notations.Archives("commons")
    chain = Field(List(LINK), "chain")

    # players
    hand = Field(List(CARD), "players.*.hand", copied=LISTS, seen_by=ITS_SEAT)
    deck = Field(Pile(CARD), "players.*.deck", copied=LIST, seen_by=NO_SEAT, top="known")
    known = Field(Number(0, lambda reader: len(reader.table.deck[reader.owner])), "players.*.known", sparse=True)
    """For each deck, how many cards on top were put there openly."""
    discard = Field(Pile(CARD), "players.*.discard", copied=LISTS, seen_by=BY_RULES)
    play_area = Field(notations.Minions(), "players.*.play", copied=LIST)
    serial = Field(NUMBER)
    """The serial of the last minion that entered play."""
    private = notations.Archives("players.*.private")
    hidden = Field(NUMBER, seen_by=BY_RULES)
    """Mask of the secret archives that are not revealed yet (NF-10.1)."""
    secrets = Field(NUMBER, seats=True)
    """In an observation: each seat's number of archives hidden from it, which are not in `archives` or `hidden`."""
    not_revealed = notations.Secrets("players.*.hidden")
    wounds = notations.Wounds("players.*.wounds")
    owns = Field(List(List(NUMBER)))
    """In an observation: for each seat, how many of each card are in hand, deck and discard pile together. This is
    public, since all see claims, exiles and wounds; empty where it is not (NF-11.7).
    """
    owned = notations.Owned("players.*.owns", secret=True)
    buried = Field(List(List(NUMBER)))
    """In an observation: for each seat, the cards in its discard pile below the top, sorted, if the observer may not
    look them up but saw them placed face up (NF-2.2); empty where `owns` is.
    """
    seen_buried = notations.Buried("players.*.buried", secret=True)
    shown = Field(NUMBER, seats=True, copied=LIST)
    """For each seat, how often it has shown a card of its hand by using it, or shown that it has none of a kind."""
    masked = Field(TRUTH)
    """Whether this is an observation: hidden cards are UNKNOWN, and where the seat may not know how many wounds lie
    face up (`hides_wounds`), `face_up` is only the top one.
    """

    # until the end of the turn
    discount = Field(BySeat(NUMBER, sparse=True), "effects.discount")
    """How much less each seat pays for cards it claims this turn (NF-12.10)."""
    grants = Field(notations.Grants(), "effects.grants")
    """Mask of the archives from which the active player may claim one extra card (NF-12.6)."""
    no_text_block = Field(SEATS, "effects.no_text_block")
    """Mask of the seats whose minions cannot block damage from texts this turn (NF-6.5)."""

    # series
    game_number = Field(Number(1), "series.game", start=1)
    totals = Field(BySeat(NUMBER), "series.totals")
    """Each seat's wounds in the earlier games of a series (NF-10.4)."""
    cut_off = Field(TRUTH, "series.cut_off", sparse=True)
    """Whether the turn limit has ended the game, or a game of the series (NF-10.6)."""

    # draft
    decision = fields.Decided("pending.decision")
    offers = Field(BySeat(List(ORDER)), "pending.offers", when=is_drafting, seen_by=ITS_SEAT)
    picks = Field(BySeat(List(ORDER)), "pending.picks", when=is_drafting, seen_by=ITS_SEAT)
    """What each seat has picked so far, in order."""
    picked = Field(SEATS, "pending.picked", when=is_drafting)
    """Mask of the seats that have made their pick in this round."""
    undealt = Field(List(ORDER), "pending.undealt", when=is_drafting, seen_by=NO_SEAT)
    """Draft cards not dealt to anybody, top last."""

    # decisions
    asked = fields.Asked("pending.seat", when=notations.is_asking)
    about = fields.About("pending.about")
    agenda = notations.Steps("pending.agenda")

    # combat: two pairs of parallel lists
    attackers = Field(List(NUMBER))
    """Serials of the minions that attack and have not been resolved yet, in play order."""
    defenders = Field(List(NUMBER))
    """The seat that each attacker attacks."""
    blockers = Field(List(NUMBER))
    blocked = Field(List(NUMBER))
    """The serial of the attacker that each blocker blocks."""
    attacks = notations.Attacks("pending.attacks")

    # the text being carried out
    carried_out = Field(LINK, start=-1)
    """The link being carried out; -1 if there is none."""
    again = Field(TRUTH)
    """Whether that link is being carried out for the second time."""
    resolving = notations.BeingCarriedOut("pending.carried_out")
    aside = Field(ORDER, "pending.aside", start=-1, sparse=True)
    """The card set aside by the text being carried out (NF-12.14, 12.18)."""
    enters_with = Field(Number(0, 63), "pending.enters_with", sparse=True)
    """Health with which the minion being carried out or set aside enters play; 0 means full health."""
    that = Field(SEAT, "pending.that", start=-1)
    """The seat that was targeted last, or that owned the last target; -1 if there was none."""
    affected = Field(List(notations.Hit()), "pending.affected", sparse=True)
    """What the text still has to hit (NF-2.7): seats, or serials of minions stored as negative numbers."""

    result = fields.Ended("result")


TABLE: Final = Declaration(Fields, {ORDER: "orders"}, series=notations.is_series, pending=is_pending)
