import type { Message, SeatId } from '../../../app/protocol';
import type { CharacterId, Direction, ScoreRow, SymbolKind, TileId, TokenFace } from '../types';

/** The table of Nocturne as the server sends it (docs/protocol.md). */
export interface NocturneView {
  round: 'twilight' | 'moonlight' | 'over';
  mode: 'standard' | 'advanced' | 'solo' | 'family';
  /** The characters' abilities are in play (side B). */
  abilities: boolean;
  /** Modified rules in play. */
  modifications: string[];
  /** Runestones and concoctions are in the game. */
  runes: boolean;
  opener: SeatId;
  designatedOpener: SeatId;
  firstSpell: boolean;
  openNextTo: string | null;
  columns: number;
  rows: number;
  cells: CellView[];
  casts: { cell: string; seat: SeatId; token: TokenFace }[];
  passed: SeatId[];
  sprite: { spaces: number; tokens: { seat: SeatId; token: TokenFace; turned: boolean }[]; tiles: TileId[] };
  stack: number;
  deck: number;
  gone: TileId[];
  shadows: TokenFace[];
  twilight: TwilightGoal[];
  moonlight: (MoonlightGoal | null)[];
  drawn: { tiles?: TileId[]; concoctions?: string[] } | null;
  /** The opponent of the solo game: the card last turned, how many are left, and those used before. */
  solo: { seat: SeatId; card: SoloCardView | null; deck: number; used: SoloCardView[] } | null;
  scenario: ScenarioView | null;
  seats: SeatView[];
  result: { ranking: SeatId[][]; reason: Message; band?: number | null; completed?: boolean } | null;
}

/** A card of the solo opponent: `N +1 3 offers`. */
export interface SoloCardView {
  id: string;
  direction: Direction;
  power: string;
  start: number;
  offers: boolean;
}

/** What one seat must reach besides. */
export interface ScenarioView {
  number: number;
  seat: SeatId;
  difficulty: string;
  aims: AimView[];
}

export interface AimView {
  /** As the facts write it: `points:skulls>=15`. */
  aim: string;
  words: Message;
  /** Null: not public for this seat. */
  value: number | null;
  target: number;
  met: boolean;
}

export interface CellView {
  cell: string;
  tile?: TileId;
  seat?: SeatId;
  token?: TokenFace;
}

export interface TwilightGoal {
  goal: string;
  state: 'open' | 'won' | 'gone';
  seat: SeatId | null;
  leaders: SeatId[];
}

export interface MoonlightGoal {
  goal: string;
  points: Record<SeatId, number>;
}

export interface ConcoctionView {
  concoction: string;
  done: number;
  filled1: SymbolKind[];
  filled2: SymbolKind[];
}

export interface SeatView {
  seat: SeatId;
  /** The opponent of the solo game: nobody sits there. */
  opponent: boolean;
  /** Its tiles, which lie face down and count nothing. */
  faceDown: number;
  tokens: TokenFace[];
  tiles: TileId[];
  concoctions: ConcoctionView[] | null;
  concoctionCount: number;
  character: CharacterId | null;
  ability: boolean;
  mirrors: (TileId | null)[];
  sheet: Partial<Record<ScoreRow, number>>;
  symbols: Partial<Record<SymbolKind, number>>;
}
