"""The JSON values of Nightfall that clients are sent; tools/make_types.py makes the client's types from them."""

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Meta

from noctuary.kernel.parts.wire import Components, MessageShown, Named, SeatId

CardKind = Annotated[str, Meta(title="CardKind")]
Colour = Annotated[str, Meta(title="Colour")]
Species = Annotated[str, Meta(title="Species")]
Edition = Literal["en", "pl", "de"]
Round = Literal["draft", "combat", "chain", "claim", "cleanup", "over"]
DraftMode = Literal["normal", "two-player", "quick-start", "open-archives", "common-ground"]
TextNow = Literal["chain", "your_chain", "kicker"] | None
Due = Literal["attack", "block"] | None


class WoundsView(TypedDict):
    """The wound stack."""

    top: str | None
    """Null when no face-up wound is left."""
    left: int | None
    """Null while it is hidden from all: in the German edition, until the last face-up wound is given."""
    ended: bool


class ArchiveView(TypedDict):
    """An archive."""

    card: str | None
    """Null for a secret archive."""
    count: int
    cost: int | None
    """What the active player would pay for its card."""
    discards: int | None
    """How many cards the active player would have to discard to claim from it; null if that is impossible now."""
    granted: bool
    """Whether the active player may claim from it this turn although it is an opponent's (Indigo Six)."""


class PrivateView(ArchiveView):
    """A private archive; a secret one is hidden."""

    hidden: bool


class LinkView(TypedDict):
    """A card in the chain."""

    position: int
    card: str
    seat: SeatId
    kicked: bool
    cancelled: bool
    twice: bool
    chooser: SeatId | None


class CarriedOutShown(TypedDict):
    """The card whose text is being carried out."""

    card: str
    seat: SeatId
    kicked: bool
    again: bool
    below: str | None
    """The card it was played on, which determines whether it earns its kicker."""
    text: TextNow
    """Which of its texts is being carried out."""


class AsideView(TypedDict):
    """The card set aside by the one being carried out."""

    card: str
    seat: SeatId


class BlockerView(TypedDict):
    """A minion that blocks, or absorbs damage to its player."""

    minion: str
    card: str
    takes: int
    """The damage it would take."""
    destroyed: bool


class BlockedView(TypedDict):
    """A preview of an attack with one more blocker."""

    wounds: int
    destroyed: bool
    """Whether the blocker would be destroyed."""


class AttackView(TypedDict):
    """An attack that is not resolved yet."""

    minion: str
    card: str
    target: SeatId
    blockers: list[BlockerView]
    state: Literal["waiting", "now"]
    strength: int
    """The damage of the attack not yet absorbed."""
    wounds: int
    """The wounds that would get through if attacks and blockers were resolved in the order announced."""
    blocked: BlockedView | None
    """The preview if the minion in question also blocks it; null if it may not, or if no block is being chosen."""


class DamageView(TypedDict):
    """Damage that a player still has to absorb."""

    seat: SeatId
    number: int
    text: bool
    """Whether the damage comes from a card text."""


class MinionView(TypedDict):
    """A minion in play: `vulko#2`."""

    minion: str
    card: str
    health: int
    full: int
    strength: int
    due: Due
    """The decision still to come about the minion in this combat."""


class SeatView(TypedDict):
    """A player."""

    seat: SeatId
    hand: list[str] | None
    """Null if hidden from this viewer; shown when the game is over."""
    handCount: int
    deckCount: int
    discardCount: int
    discardTop: str | None
    discard: list[str] | None
    """Top card first; null if the viewer may not look through it."""
    play: list[MinionView]
    private: list[PrivateView]
    wounds: int | None
    """Null if hidden in this edition."""
    owns: dict[str, int] | None
    """Orders in hand, deck and discard pile together; null if not public."""
    protected: bool
    noTextBlock: bool
    discount: int


class DraftView(TypedDict):
    """The draft cards of this seat."""

    offers: list[str]
    picks: list[str]
    picked: list[SeatId]
    """The seats that have picked in this round."""
    step: int
    steps: int
    fate: Literal["out", "private", "commons"]
    """Where the next card picked will go."""


class HintView(TypedDict):
    """What a card that may be played into the chain now would offer to the next player."""

    kicker: bool
    offers: list[Colour]
    next: SeatId | None
    """Who could link to it; null if nobody."""
    cards: list[str] | None
    """Orders that the next player may hold and could link; null if this is not public."""


class SeriesView(TypedDict):
    """A series of games."""

    game: int
    totals: dict[SeatId, int]


class ResultView(TypedDict):
    """How the game ended."""

    ranking: list[list[SeatId]]
    wounds: dict[SeatId, int]
    kinds: dict[SeatId, dict[str, int]]
    reason: MessageShown


class NightfallView(TypedDict):
    """The table of Nightfall."""

    round: Round
    edition: Edition
    draftMode: DraftMode
    secretArchives: bool
    turn: int
    active: SeatId | None
    """Null in a draft while the first player is not known."""
    first: SeatId | None
    influence: int
    doubled: bool
    wounds: WoundsView
    commons: list[ArchiveView]
    chain: list[LinkView]
    """The cards still in the chain, in the order played."""
    building: bool
    resolving: CarriedOutShown | None
    aside: AsideView | None
    attacks: list[AttackView]
    """In play order."""
    damage: DamageView | None
    seats: list[SeatView]
    draft: DraftView | None
    hints: dict[str, HintView]
    """Keyed by each card in hand that may be played now."""
    series: SeriesView | None
    exiled: dict[str, int]
    result: ResultView | None


class CardShown(TypedDict):
    """An order, or a kind of wound. What is not printed on it is left out."""

    id: str
    name: str
    kind: CardKind
    copies: int
    """How many are in the box."""
    reconstructed: list[str]
    """Names of facts that were reconstructed, not read from a source."""
    public: NotRequired[list[str]]
    """Names of facts known from public descriptions only."""
    edited: NotRequired[list[str]]
    """Names of facts that a component edition has changed."""
    set: NotRequired[Literal["starter", "draft", "promo"]]
    species: NotRequired[Species]
    colour: NotRequired[Colour]
    links: NotRequired[list[Colour]]
    cost: NotRequired[int]
    strength: NotRequired[int | Literal["minions"]]
    """`minions`: the number of minions its player has in play."""
    health: NotRequired[int]
    kicker_colour: NotRequired[Colour]
    chain: NotRequired[str]
    your_chain: NotRequired[str]
    in_play: NotRequired[str]
    kicker: NotRequired[str]
    kicker_pl_edition: NotRequired[str]
    """The kicker in the Polish edition, if it differs."""
    exile: NotRequired[str]
    """How a text that can be read in two ways is read here; likewise `discount` and `repeats`."""
    discount: NotRequired[str]
    repeats: NotRequired[str]
    rule: NotRequired[str]
    """The card's ruling."""


class LetteredColour(Named):
    """A colour, with the letter used for it."""

    letter: str


class Reading(Named):
    """How a text that can be read in two ways is read."""

    texts: dict[str, str]
    """What a card says instead under the reading that is not built in, by the kind of text."""


class NightfallComponents(Components):
    """All components by sort and id, in one language."""

    card: dict[str, CardShown]
    colour: dict[str, LetteredColour]
    species: dict[str, Named]
    kind: dict[str, Named]
    set: dict[str, Named]
    edition: dict[str, Named]
    reading: dict[str, Reading]
    wound_effect: dict[Literal["text"], str]
    quick_start: dict[Edition, list[list[str]]]
    """The printed pairs of private archives for the quick start."""
