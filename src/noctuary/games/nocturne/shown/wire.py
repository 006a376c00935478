"""The JSON values of Nocturne that clients are sent; tools/make_types.py makes the client's types from them."""

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import UNSET, Meta, Struct, UnsetType

from noctuary.kernel.parts.wire import Components, MessageShown, Named, Reached, SeatId

TileId = Annotated[str, Meta(title="TileId")]
TileKind = Annotated[str, Meta(title="TileKind")]
TokenFace = Annotated[str, Meta(title="TokenFace")]
CharacterId = Annotated[str, Meta(title="CharacterId")]
Direction = Annotated[str, Meta(title="Direction")]
ScoreRow = Annotated[str, Meta(title="ScoreRow")]
SymbolKind = Annotated[str, Meta(title="SymbolKind")]
Mode = Literal["standard", "advanced", "solo", "family"]


class CellView(TypedDict):
    """A cell within the forest's shape, with a tile, a token, or nothing on it."""

    cell: str
    tile: NotRequired[TileId]
    seat: NotRequired[SeatId]
    token: NotRequired[TokenFace]
    """A control token of `seat`, or a Shadow (`s2`..) left there."""


class CastView(TypedDict):
    """A spell in the forest."""

    cell: str
    seat: SeatId
    token: TokenFace


class SpriteTokenShown(TypedDict):
    """A token on the Sprite board."""

    seat: SeatId
    token: TokenFace
    turned: bool


class SpriteView(TypedDict):
    """The Sprite board; it has no spaces in the family game."""

    spaces: int
    tokens: list[SpriteTokenShown]
    tiles: list[TileId]


class TwilightGoal(TypedDict):
    """A twilight goal."""

    goal: str
    state: Literal["open", "won", "gone"]
    seat: SeatId | None
    leaders: list[SeatId]
    """The seats that would get an undecided round-end goal now."""
    counts: dict[SeatId, int]
    """For goals won by the most of something: how many each seat has."""


class MoonlightGoal(TypedDict):
    """A moonlight goal that lies face up, and what it would score now; in twilight still nothing."""

    goal: str
    points: dict[SeatId, int]


class DrawnView(TypedDict):
    """What a player chooses from: tiles (in a chest hunt, the chest to exchange), or the viewer's concoctions."""

    tiles: NotRequired[list[TileId]]
    concoctions: NotRequired[list[str]]


class SoloCardView(TypedDict):
    """A card of the solo opponent: `N +1 3 offers`."""

    id: str
    direction: Direction
    power: str
    """`+1`, `>=4`, `<=6`..."""
    start: int
    offers: bool


class SoloView(TypedDict):
    """The opponent of the solo game, whose seat no player has, and its deck."""

    seat: SeatId
    card: SoloCardView | None
    """The card turned last."""
    deck: int
    """How many cards are left."""
    used: list[SoloCardView]
    """The cards turned before."""


class Aim(TypedDict):
    """An aim of a scenario, or what an achievement asks for."""

    aim: str
    """In the notation of the facts: `points:skulls>=15`."""
    words: MessageShown


class AimMet(Aim):
    """An aim, and whether it is met; for an upper limit (`=0`, `<=5`), whether it still holds."""

    met: bool


class AimView(AimMet):
    """An aim, and how close the challenger is to it."""

    value: int | None
    """Null if hidden from this seat. For an upper limit it is the amount so far."""
    target: int


class ScenarioView(TypedDict):
    """The scenario being played."""

    number: int
    seat: SeatId
    """The seat that plays the scenario."""
    difficulty: str
    aims: list[AimView]
    """The total comes first."""


class ConcoctionView(TypedDict):
    """A concoction, its completed levels, the symbols present for the levels not completed, and those of them that fit
    other concoctions as well and will fill only one.
    """

    concoction: str
    done: int
    filled1: list[SymbolKind]
    filled2: list[SymbolKind]
    shared: list[SymbolKind]


class GainView(TypedDict):
    """What a tile or a concoction would bring the viewer."""

    rows: dict[ScoreRow, int]
    """How the score sheet would change, `total` included."""
    goals: list[str]
    """Immediate goals that it would meet: `T10`."""
    brewed: list[str]
    """Concoctions of which it would complete a level."""
    nearer: list[str]
    """Concoctions that it would bring nearer to completing a level."""
    card: NotRequired[ConcoctionView]
    """The concoction itself, with the symbols present for it."""


class SeatView(TypedDict):
    """A player, or the opponent of the solo game."""

    seat: SeatId
    opponent: bool
    """True for the solo opponent, which has no score sheet."""
    faceDown: int
    """How many face-down tiles the solo opponent has; they score nothing."""
    tokens: list[TokenFace]
    tiles: list[TileId]
    concoctions: list[ConcoctionView] | None
    """Null if hidden; a seat sees only its own until the game is over."""
    concoctionCount: int
    character: CharacterId | None
    ability: bool
    mirrors: list[TileId | None]
    sheet: dict[ScoreRow, int]
    """The score sheet as this viewer knows it: concoctions count only in their owner's view."""
    symbols: dict[SymbolKind, int]


class ResultView(TypedDict):
    """How the game ended."""

    ranking: list[list[SeatId]]
    reason: MessageShown
    band: NotRequired[int | None]
    """Only in a solo game."""
    completed: NotRequired[bool]
    """Only in a scenario."""


class NocturneView(TypedDict):
    """The table of Nocturne."""

    round: Literal["twilight", "moonlight", "over"]
    mode: Mode
    abilities: bool
    """Whether characters have abilities (side B)."""
    modifications: list[str]
    """Modified rules in play."""
    runes: bool
    """Whether Runestones and concoctions are in the game."""
    opener: SeatId
    designatedOpener: SeatId
    firstSpell: bool
    openNextTo: str | None
    columns: int
    """Columns of the smallest rectangle around the forest."""
    rows: int
    cells: list[CellView]
    """In reading order."""
    casts: list[CastView]
    passed: list[SeatId]
    sprite: SpriteView
    stack: int
    deck: int
    gone: list[TileId]
    shadows: list[TokenFace]
    twilight: list[TwilightGoal]
    moonlight: list[MoonlightGoal | None]
    """Null while face down."""
    drawn: DrawnView | None
    gains: dict[str, GainView]
    """Keyed by cell of the forest, by tile on the Sprite board or drawn, and by concoction drawn; by own tile while a
    Mirror Stone is being assigned.
    """
    solo: SoloView | None
    scenario: ScenarioView | None
    seats: list[SeatView]
    result: ResultView | None


class ScenarioShown(TypedDict):
    """A scenario as its page shows it."""

    number: int
    name: str
    difficulty: str
    character: str
    twilight: list[str]
    moonlight: list[str]
    points: int
    aims: list[Aim]
    """The points target comes first."""
    source: str


class Campaign(TypedDict):
    """The challenges of a campaign over many games of Nocturne (`Game.campaign`)."""

    scenarios: list[ScenarioShown]
    achievements: list[Aim]
    modifications: list[str]
    bands: list[int]
    """The lowest total of each solo band, in ascending order."""


class Challenge(TypedDict):
    """What a player set out to achieve, such as a scenario."""

    number: int
    completed: bool
    aims: list[AimView]


class CampaignOutcome(TypedDict):
    """What a finished game counts towards in its campaign (`Game.outcome`)."""

    comparable: bool
    """Whether the game may set records."""
    band: int | None
    """The lowest total of the band reached in a solo game."""
    challenge: Challenge | None
    track: str | None
    """The track it counts for: `scenario`, `achievements` or `modified`; null for none."""
    mode: str
    achieved: list[str]
    modifications: list[str]


class ScenarioTries(TypedDict):
    """A player's results in a scenario. A completed try beats any other; then more points are better."""

    tries: int
    completed: Reached | None
    best: int
    bestTable: str
    aims: list[AimMet]


class SoloGame(Reached):
    """A finished solo game."""

    total: int
    band: int | None
    track: str | None


class Advance(TypedDict):
    """What a player has reached in a campaign (`Game.progress`)."""

    scenarios: dict[str, ScenarioTries]
    """The scenarios tried, by number."""
    achievements: dict[str, Reached]
    modifications: dict[str, Reached]
    solo: list[SoloGame]
    """Solo games, oldest first."""


class Sourced(TypedDict):
    """How reliable facts are, and where they come from."""

    source: str
    reconstructed: NotRequired[list[str]]
    """Names of facts that are reconstructed, whatever the `source` of the others."""
    why: str
    edited: NotRequired[list[str]]
    """Names of facts that a component edition has changed."""


class Component(Named, Sourced):
    """A component: it has a name and a source."""


class Tile(Component):
    """A kind of tile."""

    id: TileId
    kind: TileKind
    count: int
    points: NotRequired[int]
    symbols: list[SymbolKind]
    species: NotRequired[str]
    herb: NotRequired[str]
    """`A` to `E`, or `wild`."""
    latin: NotRequired[str]


class Concoction(Component):
    """A concoction; some have one level only."""

    id: str
    level1: list[SymbolKind]
    points1: int
    level2: NotRequired[list[SymbolKind]]
    points2: NotRequired[int]


class GoalShown(Component):
    """A twilight goal, or a moonlight goal with its points."""

    number: int
    id: str
    text: str
    goal: str
    """What it asks for, in the goal vocabulary: `first area 3`, `each shape XX/X.`."""
    points: NotRequired[int]
    shape: NotRequired[list[str]]


class Character(Component):
    """A character."""

    id: CharacterId
    symbol: SymbolKind
    ability: str
    variant: NotRequired[str]


class SoloCard(Component):
    """A card of the solo opponent. Its id lists everything printed on it; several cards may be equal."""

    number: int
    id: str
    direction: Direction
    power: str
    """`+1 or more`, `4 or higher`, `no higher than 6`."""
    start: int
    offers: bool


class ScenarioCard(Component):
    """A scenario: the character and the goals of both rounds that it fixes, and its aims."""

    number: int
    difficulty: str
    character: CharacterId
    twilight: list[int]
    moonlight: list[int]
    points: int
    aims: list[str]


class Modification(Component):
    """A modified rule, with a one-sentence description."""

    text: str


class SpellTokens(Sourced):
    """The spell tokens of a player, and which are set aside for each number of players."""

    values: list[int | str]
    set_aside: dict[str, list[int]]


class ShadowTokens(Sourced):
    """The Shadow tokens."""

    values: list[int]


class ForestSize(Sourced):
    """The sizes of the forest and the Sprite board, by number of players."""

    rows_columns: dict[str, list[int]]
    sprite_spaces: dict[str, int]


# These are Structs because some of their keys are not valid Python names.


class TwistedTrees(Struct, rename={"one": "1", "two": "2", "three": "3", "four": "4"}):
    """The twisted forests (NOC-12.3) by number of players, drawn with `X`."""

    source: str
    why: str
    one: list[str]
    two: list[str]
    three: list[str]
    four: list[str]
    edited: list[str] | UnsetType = UNSET


class Scoring(Struct, rename={"tripti": "tripti-fungilus", "duode": "duode-dax"}):
    """What everything scores (chapter 8)."""

    source: str
    why: str
    feathers: list[int]
    tripti: list[int]
    duode: list[int]
    herb_sets: dict[str, int]
    eggs_by_rank: list[int]
    solo_eggs_each: dict[str, int]
    chest: int
    leftover_token: int
    unused_ability: int
    twilight_goal: int
    gem: int
    bands: list[int]


class NocturneComponents(Components):
    """All components by sort and id, in one language."""

    token: dict[str, Named]
    tile: dict[str, Tile]
    concoction: dict[str, Concoction]
    goal: dict[str, GoalShown]
    character: dict[str, Character]
    variant: dict[str, Named]
    symbol: dict[str, Named]
    kind: dict[str, Named]
    herb: dict[str, Named]
    direction: dict[str, Named]
    """The directions on the cards of the solo opponent."""
    solo: dict[str, SoloCard]
    solo_cards: list[SoloCard]
    """All cards, in order."""
    scenario: dict[str, ScenarioCard]
    achievement: dict[str, Component]
    modification: dict[str, Modification]
    tokens: SpellTokens
    shadow_tokens: ShadowTokens
    forest: ForestSize
    twisted_trees: TwistedTrees
    scoring: Scoring
