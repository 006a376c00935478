// Made by tools/make_types.py.
import type { Corrected, MessageShown, Named, Reached, SeatId } from '../../../app/protocol';
import type { CharacterId, Direction, ScoreRow, SymbolKind, TileId, TileKind, TokenFace } from '../types';

/** What a player has reached in a campaign (`Game.progress`). */
export interface Advance {
  /** The scenarios tried, by number. */
  scenarios: Record<string, ScenarioTries>;
  achievements: Record<string, Reached>;
  modifications: Record<string, Reached>;
  /** Solo games, oldest first. */
  solo: SoloGame[];
}

/** An aim of a scenario, or what an achievement asks for. */
export interface Aim {
  aim: string;
  words: MessageShown;
}

/** An aim, and whether it was met. */
export interface AimMet {
  aim: string;
  words: MessageShown;
  met: boolean;
}

/** An aim and how far it was reached; null if that was hidden. */
export interface AimOutcome {
  aim: string;
  words: MessageShown;
  met: boolean;
  value: number | null;
  target: number;
}

/** An aim, and how far the challenger is with it. */
export interface AimView {
  /** In the notation of the facts: `points:skulls>=15`. */
  aim: string;
  words: MessageShown;
  /** Null if hidden from this seat. For an upper limit (`=0`, `<=5`) it is the amount so far. */
  value: number | null;
  target: number;
  /** For an upper limit: true as long as it holds. */
  met: boolean;
}

/** The challenges of a campaign over many games of Nocturne (`Game.campaign`). */
export interface Campaign {
  scenarios: ScenarioShown[];
  achievements: Aim[];
  modifications: string[];
  /** The lowest total of each solo band, in ascending order. */
  bands: number[];
}

/** What a finished game counts towards in its campaign (`Game.outcome`). */
export interface CampaignOutcome {
  /** Whether the game may set records. */
  comparable: boolean;
  /** The lowest total of the band reached in a solo game. */
  band: number | null;
  challenge: Challenge | null;
  /** The track it counts for: `scenario`, `achievements` or `modified`; null for none. */
  track: string | null;
  mode: string;
  achieved: string[];
  modifications: string[];
}

/** A spell in the forest. */
export interface CastView {
  cell: string;
  seat: SeatId;
  token: TokenFace;
}

/** A cell within the forest's shape, with a tile, a token, or nothing on it. */
export interface CellView {
  cell: string;
  tile?: TileId;
  seat?: SeatId;
  /** A control token of `seat`, or a Shadow (`s2`..) left there. */
  token?: TokenFace;
}

/** What a player set out to achieve, such as a scenario. */
export interface Challenge {
  number: number;
  completed: boolean;
  aims: AimOutcome[];
}

/** A character. */
export interface Character {
  name: string;
  source: string;
  /** Names of facts that are reconstructed, whatever the `source` of the others. */
  reconstructed?: string[];
  why: string;
  /** Names of facts that a component edition has changed. */
  edited?: string[];
  id: CharacterId;
  symbol: SymbolKind;
  ability: string;
}

/** A component: it has a name and a source. */
export interface Component {
  name: string;
  source: string;
  /** Names of facts that are reconstructed, whatever the `source` of the others. */
  reconstructed?: string[];
  why: string;
  /** Names of facts that a component edition has changed. */
  edited?: string[];
}

/** A concoction; some have one level only. */
export interface Concoction {
  name: string;
  source: string;
  /** Names of facts that are reconstructed, whatever the `source` of the others. */
  reconstructed?: string[];
  why: string;
  /** Names of facts that a component edition has changed. */
  edited?: string[];
  id: string;
  level1: SymbolKind[];
  points1: number;
  level2?: SymbolKind[];
  points2?: number;
}

/**
 * A concoction, its completed levels, the symbols present for the levels not completed, and those of them that fit other concoctions
 * as well and will fill only one.
 */
export interface ConcoctionView {
  concoction: string;
  done: number;
  filled1: SymbolKind[];
  filled2: SymbolKind[];
  shared: SymbolKind[];
}

/** What a player is choosing from: tiles (in a chest hunt, the chest to be exchanged), or the viewer's own concoctions. */
export interface DrawnView {
  tiles?: TileId[];
  concoctions?: string[];
}

/** The sizes of the forest and the Sprite board, by number of players. */
export interface ForestSize {
  source: string;
  /** Names of facts that are reconstructed, whatever the `source` of the others. */
  reconstructed?: string[];
  why: string;
  /** Names of facts that a component edition has changed. */
  edited?: string[];
  rows_columns: Record<string, number[]>;
  sprite_spaces: Record<string, number>;
}

/** What a tile or a concoction would bring the viewer. */
export interface GainView {
  /** How the score sheet would change, `total` included. */
  rows: Partial<Record<ScoreRow, number>>;
  /** Immediate goals that it would meet: `T10`. */
  goals: string[];
  /** Concoctions of which it would complete a level. */
  brewed: string[];
  /** Concoctions that it would bring nearer to completing a level. */
  nearer: string[];
  /** The concoction itself, with the symbols present for it. */
  card?: ConcoctionView;
}

/** A twilight goal, or a moonlight goal with its points. */
export interface GoalShown {
  name: string;
  source: string;
  /** Names of facts that are reconstructed, whatever the `source` of the others. */
  reconstructed?: string[];
  why: string;
  /** Names of facts that a component edition has changed. */
  edited?: string[];
  number: number;
  id: string;
  text: string;
  /** What it asks for, in the goal vocabulary: `first area 3`, `each shape XX/X.`. */
  goal: string;
  points?: number;
  shape?: string[];
}

/** A modified rule, with a one-sentence description. */
export interface Modification {
  name: string;
  source: string;
  /** Names of facts that are reconstructed, whatever the `source` of the others. */
  reconstructed?: string[];
  why: string;
  /** Names of facts that a component edition has changed. */
  edited?: string[];
  text: string;
}

/** A moonlight goal that lies face up, and what it would score now; in twilight still nothing. */
export interface MoonlightGoal {
  goal: string;
  points: Record<SeatId, number>;
}

/** All components by sort and id, in one language. */
export interface NocturneComponents {
  /** Null for the built-in facts. */
  corrections: Corrected | null;
  token: Record<string, Named>;
  tile: Record<string, Tile>;
  concoction: Record<string, Concoction>;
  goal: Record<string, GoalShown>;
  character: Record<string, Character>;
  symbol: Record<string, Named>;
  kind: Record<string, Named>;
  herb: Record<string, Named>;
  /** The directions on the cards of the solo opponent. */
  direction: Record<string, Named>;
  solo: Record<string, SoloCard>;
  /** All cards, in order. */
  solo_cards: SoloCard[];
  scenario: Record<string, ScenarioCard>;
  achievement: Record<string, Component>;
  modification: Record<string, Modification>;
  tokens: SpellTokens;
  shadow_tokens: ShadowTokens;
  forest: ForestSize;
  twisted_trees: TwistedTrees;
  scoring: Scoring;
}

/** The table of Nocturne. */
export interface NocturneView {
  round: 'moonlight' | 'over' | 'twilight';
  mode: 'advanced' | 'family' | 'solo' | 'standard';
  /** Whether characters have abilities (side B). */
  abilities: boolean;
  /** Modified rules in play. */
  modifications: string[];
  /** Whether Runestones and concoctions are in the game. */
  runes: boolean;
  opener: SeatId;
  designatedOpener: SeatId;
  firstSpell: boolean;
  openNextTo: string | null;
  /** Columns of the smallest rectangle around the forest. */
  columns: number;
  rows: number;
  /** In reading order. */
  cells: CellView[];
  casts: CastView[];
  passed: SeatId[];
  sprite: SpriteView;
  stack: number;
  deck: number;
  gone: TileId[];
  shadows: TokenFace[];
  twilight: TwilightGoal[];
  /** Null while face down. */
  moonlight: (MoonlightGoal | null)[];
  drawn: DrawnView | null;
  /**
   * Keyed by cell of the forest, by tile on the Sprite board or drawn, and by concoction drawn; by own tile while a Mirror Stone is
   * being assigned.
   */
  gains: Record<string, GainView>;
  solo: SoloView | null;
  scenario: ScenarioView | null;
  seats: SeatView[];
  result: ResultView | null;
}

/** How the game ended. */
export interface ResultView {
  ranking: SeatId[][];
  reason: MessageShown;
  /** Only in a solo game. */
  band?: number | null;
  /** Only in a scenario. */
  completed?: boolean;
}

/** A scenario: the character and the goals of both rounds that it fixes, and its aims. */
export interface ScenarioCard {
  name: string;
  source: string;
  /** Names of facts that are reconstructed, whatever the `source` of the others. */
  reconstructed?: string[];
  why: string;
  /** Names of facts that a component edition has changed. */
  edited?: string[];
  number: number;
  difficulty: string;
  character: CharacterId;
  twilight: number[];
  moonlight: number[];
  points: number;
  aims: string[];
}

/** A scenario as its page shows it. */
export interface ScenarioShown {
  number: number;
  name: string;
  difficulty: string;
  character: string;
  twilight: string[];
  moonlight: string[];
  points: number;
  /** The points target comes first. */
  aims: Aim[];
  source: string;
}

/** A player's results in a scenario. A completed try beats any other; then more points are better. */
export interface ScenarioTries {
  tries: number;
  completed: Reached | null;
  best: number;
  bestTable: string;
  aims: AimMet[];
}

/** The scenario being played. */
export interface ScenarioView {
  number: number;
  /** The seat that plays the scenario. */
  seat: SeatId;
  difficulty: string;
  /** The total comes first. */
  aims: AimView[];
}

/** What everything scores (chapter 8). */
export interface Scoring {
  source: string;
  why: string;
  feathers: number[];
  'tripti-fungilus': number[];
  'duode-dax': number[];
  herb_sets: Record<string, number>;
  eggs_by_rank: number[];
  solo_eggs_each: Record<string, number>;
  chest: number;
  leftover_token: number;
  unused_ability: number;
  twilight_goal: number;
  gem: number;
  bands: number[];
}

/** A player, or the opponent of the solo game. */
export interface SeatView {
  seat: SeatId;
  /** True for the solo opponent, which has no score sheet. */
  opponent: boolean;
  /** How many face-down tiles the solo opponent has; they score nothing. */
  faceDown: number;
  tokens: TokenFace[];
  tiles: TileId[];
  /** Null if hidden; a seat sees only its own until the game is over. */
  concoctions: ConcoctionView[] | null;
  concoctionCount: number;
  character: CharacterId | null;
  ability: boolean;
  mirrors: (TileId | null)[];
  /** The score sheet as this viewer knows it: concoctions count only in their owner's view. */
  sheet: Partial<Record<ScoreRow, number>>;
  symbols: Partial<Record<SymbolKind, number>>;
}

/** The Shadow tokens. */
export interface ShadowTokens {
  source: string;
  /** Names of facts that are reconstructed, whatever the `source` of the others. */
  reconstructed?: string[];
  why: string;
  /** Names of facts that a component edition has changed. */
  edited?: string[];
  values: number[];
}

/** One of the 24 cards of the solo opponent. Its id lists everything printed on it; several cards may be equal. */
export interface SoloCard {
  name: string;
  source: string;
  /** Names of facts that are reconstructed, whatever the `source` of the others. */
  reconstructed?: string[];
  why: string;
  /** Names of facts that a component edition has changed. */
  edited?: string[];
  number: number;
  id: string;
  direction: Direction;
  /** `+1 or more`, `4 or higher`, `no higher than 6`. */
  power: string;
  start: number;
  offers: boolean;
}

/** A card of the solo opponent: `N +1 3 offers`. */
export interface SoloCardView {
  id: string;
  direction: Direction;
  /** `+1`, `>=4`, `<=6`... */
  power: string;
  start: number;
  offers: boolean;
}

/** A finished solo game. */
export interface SoloGame {
  date: string;
  table: string;
  total: number;
  band: number | null;
  track: string | null;
}

/** The opponent of the solo game, whose seat no player has, and its deck. */
export interface SoloView {
  seat: SeatId;
  /** The card turned last. */
  card: SoloCardView | null;
  /** How many cards are left. */
  deck: number;
  /** The cards turned before. */
  used: SoloCardView[];
}

/** How reliable facts are, and where they come from. */
export interface Sourced {
  source: string;
  /** Names of facts that are reconstructed, whatever the `source` of the others. */
  reconstructed?: string[];
  why: string;
  /** Names of facts that a component edition has changed. */
  edited?: string[];
}

/** The spell tokens of a player, and which are set aside for each number of players. */
export interface SpellTokens {
  source: string;
  /** Names of facts that are reconstructed, whatever the `source` of the others. */
  reconstructed?: string[];
  why: string;
  /** Names of facts that a component edition has changed. */
  edited?: string[];
  values: (number | string)[];
  set_aside: Record<string, number[]>;
}

/** A token on the Sprite board. */
export interface SpriteTokenShown {
  seat: SeatId;
  token: TokenFace;
  turned: boolean;
}

/** The Sprite board; it has no spaces in the family game. */
export interface SpriteView {
  spaces: number;
  tokens: SpriteTokenShown[];
  tiles: TileId[];
}

/** A kind of tile. */
export interface Tile {
  name: string;
  source: string;
  /** Names of facts that are reconstructed, whatever the `source` of the others. */
  reconstructed?: string[];
  why: string;
  /** Names of facts that a component edition has changed. */
  edited?: string[];
  id: TileId;
  kind: TileKind;
  count: number;
  points?: number;
  symbols: SymbolKind[];
  species?: string;
  /** `A` to `E`, or `wild`. */
  herb?: string;
  latin?: string;
}

/** A twilight goal. */
export interface TwilightGoal {
  goal: string;
  state: 'gone' | 'open' | 'won';
  seat: SeatId | null;
  /** The seats that would get an undecided round-end goal now. */
  leaders: SeatId[];
  /** For goals won by the most of something: how many each seat has. */
  counts: Record<SeatId, number>;
}

/** The twisted forests (NOC-12.3) by number of players, drawn with `X`. */
export interface TwistedTrees {
  source: string;
  why: string;
  '1': string[];
  '2': string[];
  '3': string[];
  '4': string[];
  edited?: string[];
}
