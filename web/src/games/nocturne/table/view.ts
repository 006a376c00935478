// Made by tools/make_types.py.
import type { Corrected, Message, Reached, SeatId } from '../../../app/protocol';
import type { CharacterId, Direction, ScoreRow, SymbolKind, TileId, TileKind, TokenFace } from '../types';

/** What somebody has reached of a campaign (`Game.progress`). */
export interface Advance {
  /** By number, those that were tried. */
  scenarios: Record<string, ScenarioTries>;
  achievements: Record<string, Reached>;
  modifications: Record<string, Reached>;
  /** Oldest first. */
  solo: SoloGame[];
}

/** An aim of a scenario, or what an achievement asks for. */
export interface Aim {
  aim: string;
  words: Message;
}

/** An aim, and whether it was met. */
export interface AimMet {
  aim: string;
  words: Message;
  met: boolean;
}

/** An aim that somebody had, and how far it was reached; null where that was not public. */
export interface AimOutcome {
  aim: string;
  words: Message;
  met: boolean;
  value: number | null;
  target: number;
}

/** How far the challenger is with an aim. */
export interface AimView {
  /** As the facts write it: `points:skulls>=15`. */
  aim: string;
  words: Message;
  /** Null: not public for this seat. Of an aim that nothing may exceed (`=0`, `<=5`) it counts up. */
  value: number | null;
  target: number;
  /** Of such an aim: true as long as it holds. */
  met: boolean;
}

/** What one may set out to do over many games (`Game.campaign`), in this game. */
export interface Campaign {
  scenarios: Scenario[];
  achievements: Aim[];
  modifications: string[];
  /** Solo totals from which a band begins, lowest first. */
  bands: number[];
}

/** A spell on the forest. */
export interface CastView {
  cell: string;
  seat: SeatId;
  token: TokenFace;
}

/** A cell of the forest's shape; one without a tile and a token is absent. */
export interface CellView {
  cell: string;
  tile?: TileId;
  seat?: SeatId;
  /** A control token of `seat`, or (`s2`..) a Shadow left there. */
  token?: TokenFace;
}

/** What somebody had set out to do, e.g. a scenario. */
export interface Challenge {
  number: number;
  completed: boolean;
  aims: AimOutcome[];
}

/** A character. */
export interface Character {
  name: string;
  source: string;
  why: string;
  /** Facts that a component edition has changed. */
  edited?: string[];
  id: CharacterId;
  symbol: SymbolKind;
  ability: string;
  symbol_source: string;
}

/** What has a name and a source. */
export interface Component {
  name: string;
  source: string;
  why: string;
  /** Facts that a component edition has changed. */
  edited?: string[];
}

/** A concoction; some have one level only. */
export interface Concoction {
  name: string;
  source: string;
  why: string;
  /** Facts that a component edition has changed. */
  edited?: string[];
  id: string;
  level1: SymbolKind[];
  points1: number;
  level2?: SymbolKind[];
  points2?: number;
}

/** A concoction, the levels done, and the symbols that are there for those that are not. */
export interface ConcoctionView {
  concoction: string;
  done: number;
  filled1: SymbolKind[];
  filled2: SymbolKind[];
}

/** What somebody chooses from: tiles (in a chest hunt the chest in question), or own concoctions. */
export interface DrawnView {
  tiles?: TileId[];
  concoctions?: string[];
}

/** The forest and the Sprite board, by the number of players. */
export interface ForestSize {
  source: string;
  why: string;
  /** Facts that a component edition has changed. */
  edited?: string[];
  rows_columns: Record<string, number[]>;
  sprite_spaces: Record<string, number>;
}

/** What a tile or a concoction would give to who looks on. */
export interface GainView {
  /** How the score sheet would change, `total` included. */
  rows: Partial<Record<ScoreRow, number>>;
  /** Immediate goals that it would reach: `T10`. */
  goals: string[];
  /** Concoctions of which it would complete a level. */
  brewed: string[];
  /** Those that it would bring nearer to that. */
  nearer: string[];
  /** The concoction itself, with the symbols that are there for it. */
  card?: ConcoctionView;
}

/** A twilight goal, or a moonlight goal with its points. */
export interface Goal {
  name: string;
  source: string;
  why: string;
  /** Facts that a component edition has changed. */
  edited?: string[];
  number: number;
  id: string;
  text: string;
  /** What it asks for, as a line of the vocabulary of goals: `first area 3`, `each shape XX/X.`. */
  goal: string;
  points?: number;
  shape?: string[];
}

/** A modified rule, with a sentence on it. */
export interface Modification {
  name: string;
  source: string;
  why: string;
  /** Facts that a component edition has changed. */
  edited?: string[];
  text: string;
}

/** A moonlight goal that lies face up, and what it would score now; nothing yet in twilight. */
export interface MoonlightGoal {
  goal: string;
  points: Record<SeatId, number>;
}

/** What has a name. */
export interface Named {
  name: string;
}

/** Everything in the box by sort and id, in one language. */
export interface NocturneComponents {
  /** Null: the built-in facts. */
  corrections: Corrected | null;
  token: Record<string, Named>;
  tile: Record<string, Tile>;
  concoction: Record<string, Concoction>;
  goal: Record<string, Goal>;
  character: Record<string, Character>;
  symbol: Record<string, Named>;
  kind: Record<string, Named>;
  herb: Record<string, Named>;
  /** Where a card of the solo opponent points. */
  direction: Record<string, Named>;
  solo: Record<string, SoloCard>;
  /** All of them, in order. */
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
  /** The characters lie on side B. */
  abilities: boolean;
  /** Modified rules in play. */
  modifications: string[];
  /** Runestones and concoctions are in the game. */
  runes: boolean;
  opener: SeatId;
  designatedOpener: SeatId;
  firstSpell: boolean;
  openNextTo: string | null;
  /** Those of the smallest rectangle around the forest. */
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
  /** Null as long as they lie face down. */
  moonlight: (MoonlightGoal | null)[];
  drawn: DrawnView | null;
  /**
   * By cell of the forest, by tile on the Sprite board or drawn, and by concoction drawn; by own tile if a Mirror Stone is to copy
   * one.
   */
  gains: Record<string, GainView>;
  solo: SoloView | null;
  scenario: ScenarioView | null;
  seats: SeatView[];
  result: ResultView | null;
}

/** What a finished game counts for in the campaign of its game (`Game.outcome`). */
export interface Outcome {
  /** Whether it may set records. */
  comparable: boolean;
  /** The lowest total of the band that a game of one player has reached. */
  band: number | null;
  challenge: Challenge | null;
  /** The one it counts for: `scenario`, `achievements`, `modified`, or none. */
  track: string | null;
  mode: string;
  achieved: string[];
  modifications: string[];
}

/** How the game ended. */
export interface ResultView {
  ranking: SeatId[][];
  reason: Message;
  /** Of a solo game. */
  band?: number | null;
  /** Of a scenario. */
  completed?: boolean;
}

/** A scenario as its page shows it. */
export interface Scenario {
  number: number;
  name: string;
  difficulty: string;
  character: string;
  twilight: string[];
  moonlight: string[];
  points: number;
  /** The points first. */
  aims: Aim[];
  source: string;
}

/** A scenario: the character and the goals of both rounds that it fixes, and its aims. */
export interface ScenarioCard {
  name: string;
  source: string;
  why: string;
  /** Facts that a component edition has changed. */
  edited?: string[];
  number: number;
  difficulty: string;
  character: CharacterId;
  twilight: number[];
  moonlight: number[];
  points: number;
  aims: string[];
}

/** How somebody fared in a scenario. The best try is a completed one, then the one with the most points. */
export interface ScenarioTries {
  tries: number;
  completed: Reached | null;
  best: number;
  bestTable: string;
  aims: AimMet[];
}

/** The scenario that is played. */
export interface ScenarioView {
  number: number;
  /** Whose aims they are. */
  seat: SeatId;
  difficulty: string;
  /** The total first. */
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
  /** Nobody sits there, and it has no score sheet. */
  opponent: boolean;
  /** The opponent's tiles, which count nothing. */
  faceDown: number;
  tokens: TokenFace[];
  tiles: TileId[];
  /** Only of the seat whose view it is; of all once the game is over. */
  concoctions: ConcoctionView[] | null;
  concoctionCount: number;
  character: CharacterId | null;
  ability: boolean;
  mirrors: (TileId | null)[];
  /** What this seat may know: own concoctions only for itself. */
  sheet: Partial<Record<ScoreRow, number>>;
  symbols: Partial<Record<SymbolKind, number>>;
}

/** The Shadow tokens. */
export interface ShadowTokens {
  source: string;
  why: string;
  /** Facts that a component edition has changed. */
  edited?: string[];
  values: number[];
}

/** One of the 24 cards of the solo opponent. Its id says all that is printed on it; several may be alike. */
export interface SoloCard {
  name: string;
  source: string;
  why: string;
  /** Facts that a component edition has changed. */
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

/** A game of one player. */
export interface SoloGame {
  date: string;
  table: string;
  total: number;
  band: number | null;
  track: string | null;
}

/** The opponent of the solo game, at whose seat nobody sits, and its deck. */
export interface SoloView {
  seat: SeatId;
  /** The one last turned. */
  card: SoloCardView | null;
  /** How many are left. */
  deck: number;
  /** Those before. */
  used: SoloCardView[];
}

/** How far facts can be trusted, and what is known. */
export interface Sourced {
  source: string;
  why: string;
  /** Facts that a component edition has changed. */
  edited?: string[];
}

/** The spell tokens of a player, and those set aside by the number of players. */
export interface SpellTokens {
  source: string;
  why: string;
  /** Facts that a component edition has changed. */
  edited?: string[];
  values: (number | string)[];
  set_aside: Record<string, number[]>;
}

/** A spell on the Sprite board. */
export interface SpriteToken {
  seat: SeatId;
  token: TokenFace;
  turned: boolean;
}

/** The Sprite board; without spaces in the family game. */
export interface SpriteView {
  spaces: number;
  tokens: SpriteToken[];
  tiles: TileId[];
}

/** A kind of tiles. */
export interface Tile {
  name: string;
  source: string;
  why: string;
  /** Facts that a component edition has changed. */
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
  /** Those who would get an undecided round-end goal now. */
  leaders: SeatId[];
  /** What everybody has of what it counts, if the most wins it. */
  counts: Record<SeatId, number>;
}

/** The other forests (NOC-12.3) by the number of players, drawn with `X`. */
export interface TwistedTrees {
  source: string;
  why: string;
  '1': string[];
  '2': string[];
  '3': string[];
  '4': string[];
  edited?: string[];
}
