"""What clients are sent of Nightfall: JSON values, from which their types are made (tools/make_types.py)."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Meta

from noctuary.kernel.wire import Components, Message, Named, SeatId

CardKind = Annotated[str, Meta(title="CardKind")]
Colour = Annotated[str, Meta(title="Colour")]
Species = Annotated[str, Meta(title="Species")]
Edition = Literal["en", "pl", "de"]


class WoundsView(TypedDict):
    """The wound stack."""

    top: str | None
    """Null once no face-up wound is left."""
    left: int | None
    """Null where nobody may know it: in the German edition, until the last face-up wound is given."""
    ended: bool


class ArchiveView(TypedDict):
    """An archive."""

    card: str | None
    """Null: secret."""
    count: int
    cost: int | None
    """What the active player would pay."""
    discards: int | None
    """How many cards he would have to discard to claim from it; null: he cannot, or it is not the time."""
    granted: bool
    """May be claimed from this turn although it is an opponent's (Indigo Six)."""


class PrivateView(ArchiveView):
    """A private archive; a secret one is hidden."""

    hidden: bool


class LinkView(TypedDict):
    """A card that waits in the chain."""

    position: int
    card: str
    seat: SeatId
    kicked: bool
    cancelled: bool
    twice: bool
    chooser: SeatId | None


class CarriedOut(TypedDict):
    """The card whose text is being carried out."""

    card: str
    seat: SeatId
    kicked: bool
    again: bool
    below: str | None
    """The card it was played on, which decides about the kicker."""
    text: Literal["chain", "your_chain", "kicker"] | None
    """Which of its texts is at work."""


class AsideView(TypedDict):
    """The card that the one being carried out has set aside."""

    card: str
    seat: SeatId


class BlockerView(TypedDict):
    """A minion that blocks, or absorbs damage for its player."""

    minion: str
    card: str
    takes: int
    """The damage it would take."""
    destroyed: bool


class BlockedView(TypedDict):
    """What an attack would come to with one more blocker."""

    wounds: int
    destroyed: bool
    """The blocker."""


class AttackView(TypedDict):
    """An attack that is not resolved yet."""

    minion: str
    card: str
    target: SeatId
    blockers: list[BlockerView]
    state: Literal["waiting", "now"]
    strength: int
    """The damage that is left of it."""
    wounds: int
    """What would come through, if attacks and blockers come in the order they were announced."""
    blocked: BlockedView | None
    """What it would come to if the minion that is asked blocked it; null: it may not, or none is asked."""


class DamageView(TypedDict):
    """What somebody still has to absorb."""

    seat: SeatId
    number: int
    text: bool
    """It comes from a card text."""


class MinionView(TypedDict):
    """A minion in play: `vulko#2`."""

    minion: str
    card: str
    health: int
    full: int
    strength: int
    due: Literal["attack", "block"] | None
    """What it has yet to be asked in this combat."""


class SeatView(TypedDict):
    """A player."""

    seat: SeatId
    hand: list[str] | None
    """Null: not mine, as long as the game is not over."""
    handCount: int
    deckCount: int
    discardCount: int
    discardTop: str | None
    discard: list[str] | None
    """The top first; null: not to be looked through."""
    play: list[MinionView]
    private: list[PrivateView]
    wounds: int | None
    """Null: not shown in this edition."""
    owns: dict[str, int] | None
    """Orders in hand, deck and discard pile together, as far as public."""
    protected: bool
    noTextBlock: bool
    discount: int


class DraftView(TypedDict):
    """What this seat drafts from."""

    offers: list[str]
    picks: list[str]
    picked: list[SeatId]
    """Those who have made the pick of this round."""
    step: int
    steps: int
    fate: Literal["out", "private", "commons"]
    """What becomes of the card picked next."""


class HintView(TypedDict):
    """What a card that may be played into the chain now offers to whom."""

    kicker: bool
    offers: list[Colour]
    next: SeatId | None
    """Who could link to it; null: nobody."""
    cards: list[str] | None
    """Orders that player may hold and could link; null: not public."""


class SeriesView(TypedDict):
    """A series of games."""

    game: int
    totals: dict[SeatId, int]


class ResultView(TypedDict):
    """How the game ended."""

    ranking: list[list[SeatId]]
    wounds: dict[SeatId, int]
    kinds: dict[SeatId, dict[str, int]]
    reason: Message


class NightfallView(TypedDict):
    """The table of Nightfall."""

    round: Literal["draft", "combat", "chain", "claim", "cleanup", "over"]
    edition: Edition
    draftMode: Literal["normal", "two-player", "quick-start", "open-archives", "common-ground"]
    secretArchives: bool
    turn: int
    active: SeatId | None
    """Null in a draft as long as nobody knows who begins."""
    first: SeatId | None
    influence: int
    doubled: bool
    wounds: WoundsView
    commons: list[ArchiveView]
    chain: list[LinkView]
    """What still waits, the card played first in front."""
    building: bool
    resolving: CarriedOut | None
    aside: AsideView | None
    attacks: list[AttackView]
    """In play order."""
    damage: DamageView | None
    seats: list[SeatView]
    draft: DraftView | None
    hints: dict[str, HintView]
    """For each card of the hand that may be played now."""
    series: SeriesView | None
    exiled: dict[str, int]
    result: ResultView | None


class Card(TypedDict):
    """An order, or a kind of wounds. What is not printed on it is missing."""

    id: str
    name: str
    kind: CardKind
    copies: int
    """How many are in the box."""
    reconstructed: list[str]
    """Facts that were chosen, not read."""
    edited: NotRequired[list[str]]
    """Facts that a component edition has changed."""
    set: NotRequired[Literal["starter", "draft", "promo"]]
    species: NotRequired[Species]
    colour: NotRequired[Colour]
    links: NotRequired[list[Colour]]
    cost: NotRequired[int]
    strength: NotRequired[int | Literal["minions"]]
    """`minions`: as many as its player has in play."""
    health: NotRequired[int]
    kicker_colour: NotRequired[Colour]
    chain: NotRequired[str]
    your_chain: NotRequired[str]
    in_play: NotRequired[str]
    kicker: NotRequired[str]
    kicker_pl_edition: NotRequired[str]
    """The kicker in the Polish edition, where it differs."""
    rule: NotRequired[str]
    """The card's ruling."""


class LetteredColour(Named):
    """A colour, with the letter that stands for it."""

    letter: str


class NightfallComponents(Components):
    """Everything in the box by sort and id, in one language."""

    card: dict[str, Card]
    colour: dict[str, LetteredColour]
    species: dict[str, Named]
    kind: dict[str, Named]
    set: dict[str, Named]
    edition: dict[str, Named]
    wound_effect: dict[Literal["text"], str]
    quick_start: dict[Edition, list[list[str]]]
    """The printed pairs of private archives."""
