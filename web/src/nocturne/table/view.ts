import type { Message, SeatId } from '../../app/protocol';
import type { CharacterId, ScoreRow, SymbolKind, TileId, TokenFace } from '../types';

/** The table of Nocturne as the server sends it (docs/protocol.md). */
export interface NocturneView {
  round: 'twilight' | 'moonlight' | 'over';
  mode: 'standard' | 'advanced';
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
  seats: SeatView[];
  result: { ranking: SeatId[][]; reason: Message } | null;
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
