"""What clients are sent of Nocturne: JSON values, from which their types are made (tools/make_types.py)."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import UNSET, Meta, Struct, UnsetType

from noctuary.kernel.wire import Components, Message, Named, Reached, SeatId

TileId = Annotated[str, Meta(title="TileId")]
TileKind = Annotated[str, Meta(title="TileKind")]
TokenFace = Annotated[str, Meta(title="TokenFace")]
CharacterId = Annotated[str, Meta(title="CharacterId")]
Direction = Annotated[str, Meta(title="Direction")]
ScoreRow = Annotated[str, Meta(title="ScoreRow")]
SymbolKind = Annotated[str, Meta(title="SymbolKind")]


class CellView(TypedDict):
    """A cell of the forest's shape; one without a tile and a token is absent."""

    cell: str
    tile: NotRequired[TileId]
    seat: NotRequired[SeatId]
    token: NotRequired[TokenFace]
    """A control token of `seat`, or (`s2`..) a Shadow left there."""


class CastView(TypedDict):
    """A spell on the forest."""

    cell: str
    seat: SeatId
    token: TokenFace


class SpriteToken(TypedDict):
    """A spell on the Sprite board."""

    seat: SeatId
    token: TokenFace
    turned: bool


class SpriteView(TypedDict):
    """The Sprite board; without spaces in the family game."""

    spaces: int
    tokens: list[SpriteToken]
    tiles: list[TileId]


class TwilightGoal(TypedDict):
    """A twilight goal."""

    goal: str
    state: Literal["open", "won", "gone"]
    seat: SeatId | None
    leaders: list[SeatId]
    """Those who would get an undecided round-end goal now."""
    counts: dict[SeatId, int]
    """What everybody has of what it counts, if the most wins it."""


class MoonlightGoal(TypedDict):
    """A moonlight goal that lies face up, and what it would score now; nothing yet in twilight."""

    goal: str
    points: dict[SeatId, int]


class DrawnView(TypedDict):
    """What somebody chooses from: tiles (in a chest hunt the chest in question), or own concoctions."""

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
    """The opponent of the solo game, at whose seat nobody sits, and its deck."""

    seat: SeatId
    card: SoloCardView | None
    """The one last turned."""
    deck: int
    """How many are left."""
    used: list[SoloCardView]
    """Those before."""


class AimView(TypedDict):
    """How far the challenger is with an aim."""

    aim: str
    """As the facts write it: `points:skulls>=15`."""
    words: Message
    value: int | None
    """Null: not public for this seat. Of an aim that nothing may exceed (`=0`, `<=5`) it counts up."""
    target: int
    met: bool
    """Of such an aim: true as long as it holds."""


class ScenarioView(TypedDict):
    """The scenario that is played."""

    number: int
    seat: SeatId
    """Whose aims they are."""
    difficulty: str
    aims: list[AimView]
    """The total first."""


class ConcoctionView(TypedDict):
    """A concoction, the levels done, and the symbols that are there for those that are not."""

    concoction: str
    done: int
    filled1: list[SymbolKind]
    filled2: list[SymbolKind]


class GainView(TypedDict):
    """What a tile or a concoction would give to who looks on."""

    rows: dict[ScoreRow, int]
    """How the score sheet would change, `total` included."""
    goals: list[str]
    """Immediate goals that it would reach: `T10`."""
    brewed: list[str]
    """Concoctions of which it would complete a level."""
    nearer: list[str]
    """Those that it would bring nearer to that."""
    card: NotRequired[ConcoctionView]
    """The concoction itself, with the symbols that are there for it."""


class SeatView(TypedDict):
    """A player, or the opponent of the solo game."""

    seat: SeatId
    opponent: bool
    """Nobody sits there, and it has no score sheet."""
    faceDown: int
    """The opponent's tiles, which count nothing."""
    tokens: list[TokenFace]
    tiles: list[TileId]
    concoctions: list[ConcoctionView] | None
    """Only of the seat whose view it is; of all once the game is over."""
    concoctionCount: int
    character: CharacterId | None
    ability: bool
    mirrors: list[TileId | None]
    sheet: dict[ScoreRow, int]
    """What this seat may know: own concoctions only for itself."""
    symbols: dict[SymbolKind, int]


class ResultView(TypedDict):
    """How the game ended."""

    ranking: list[list[SeatId]]
    reason: Message
    band: NotRequired[int | None]
    """Of a solo game."""
    completed: NotRequired[bool]
    """Of a scenario."""


class NocturneView(TypedDict):
    """The table of Nocturne."""

    round: Literal["twilight", "moonlight", "over"]
    mode: Literal["standard", "advanced", "solo", "family"]
    abilities: bool
    """The characters lie on side B."""
    modifications: list[str]
    """Modified rules in play."""
    runes: bool
    """Runestones and concoctions are in the game."""
    opener: SeatId
    designatedOpener: SeatId
    firstSpell: bool
    openNextTo: str | None
    columns: int
    """Those of the smallest rectangle around the forest."""
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
    """Null as long as they lie face down."""
    drawn: DrawnView | None
    gains: dict[str, GainView]
    """By cell of the forest, by tile on the Sprite board or drawn, and by concoction drawn; by own tile if a Mirror
    Stone is to copy one.
    """
    solo: SoloView | None
    scenario: ScenarioView | None
    seats: list[SeatView]
    result: ResultView | None


class Aim(TypedDict):
    """An aim of a scenario, or what an achievement asks for."""

    aim: str
    words: Message


class Scenario(TypedDict):
    """A scenario as its page shows it."""

    number: int
    name: str
    difficulty: str
    character: str
    twilight: list[str]
    moonlight: list[str]
    points: int
    aims: list[Aim]
    """The points first."""
    source: str


class Campaign(TypedDict):
    """What one may set out to do over many games (`Game.campaign`), in this game."""

    scenarios: list[Scenario]
    achievements: list[Aim]
    modifications: list[str]
    bands: list[int]
    """Solo totals from which a band begins, lowest first."""


class AimMet(Aim):
    """An aim, and whether it was met."""

    met: bool


class AimOutcome(AimMet):
    """An aim that somebody had, and how far it was reached; null where that was not public."""

    value: int | None
    target: int


class Challenge(TypedDict):
    """What somebody had set out to do, e.g. a scenario."""

    number: int
    completed: bool
    aims: list[AimOutcome]


class Outcome(TypedDict):
    """What a finished game counts for in the campaign of its game (`Game.outcome`)."""

    comparable: bool
    """Whether it may set records."""
    band: int | None
    """The lowest total of the band that a game of one player has reached."""
    challenge: Challenge | None
    track: str | None
    """The one it counts for: `scenario`, `achievements`, `modified`, or none."""
    mode: str
    achieved: list[str]
    modifications: list[str]


class ScenarioTries(TypedDict):
    """How somebody fared in a scenario. The best try is a completed one, then the one with the most points."""

    tries: int
    completed: Reached | None
    best: int
    bestTable: str
    aims: list[AimMet]


class SoloGame(Reached):
    """A game of one player."""

    total: int
    band: int | None
    track: str | None


class Advance(TypedDict):
    """What somebody has reached of a campaign (`Game.progress`)."""

    scenarios: dict[str, ScenarioTries]
    """By number, those that were tried."""
    achievements: dict[str, Reached]
    modifications: dict[str, Reached]
    solo: list[SoloGame]
    """Oldest first."""


class Sourced(TypedDict):
    """How far facts can be trusted, and what is known."""

    source: str
    why: str
    edited: NotRequired[list[str]]
    """Facts that a component edition has changed."""


class Component(Named, Sourced):
    """What has a name and a source."""


class Tile(Component):
    """A kind of tiles."""

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


class Goal(Component):
    """A twilight goal, or a moonlight goal with its points."""

    number: int
    id: str
    text: str
    goal: str
    """What it asks for, as a line of the vocabulary of goals: `first area 3`, `each shape XX/X.`."""
    points: NotRequired[int]
    shape: NotRequired[list[str]]


class Character(Component):
    """A character."""

    id: CharacterId
    symbol: SymbolKind
    ability: str
    symbol_source: str


class SoloCard(Component):
    """One of the 24 cards of the solo opponent. Its id says all that is printed on it; several may be alike."""

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
    """A modified rule, with a sentence on it."""

    text: str


class SpellTokens(Sourced):
    """The spell tokens of a player, and those set aside by the number of players."""

    values: list[int | str]
    set_aside: dict[str, list[int]]


class ShadowTokens(Sourced):
    """The Shadow tokens."""

    values: list[int]


class ForestSize(Sourced):
    """The forest and the Sprite board, by the number of players."""

    rows_columns: dict[str, list[int]]
    sprite_spaces: dict[str, int]


# Structs, since some of their keys are no names in Python.


class TwistedTrees(Struct, rename={"one": "1", "two": "2", "three": "3", "four": "4"}):
    """The other forests (NOC-12.3) by the number of players, drawn with `X`."""

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
    """Everything in the box by sort and id, in one language."""

    token: dict[str, Named]
    tile: dict[str, Tile]
    concoction: dict[str, Concoction]
    goal: dict[str, Goal]
    character: dict[str, Character]
    symbol: dict[str, Named]
    kind: dict[str, Named]
    herb: dict[str, Named]
    direction: dict[str, Named]
    """Where a card of the solo opponent points."""
    solo: dict[str, SoloCard]
    solo_cards: list[SoloCard]
    """All of them, in order."""
    scenario: dict[str, ScenarioCard]
    achievement: dict[str, Component]
    modification: dict[str, Modification]
    tokens: SpellTokens
    shadow_tokens: ShadowTokens
    forest: ForestSize
    twisted_trees: TwistedTrees
    scoring: Scoring
