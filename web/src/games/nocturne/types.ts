/**
 * What the drawings and board parts of Nocturne are given.
 *
 * Ids are those of the component facts and of the text formats: tile `feather-enchanted`, cell `b3`,
 * token `s6`. Every text arrives already translated.
 */

import type { Notice, Seat } from '../../pieces/types';

export type { Notice, Seat };

export type SymbolKind = 'skull' | 'feather' | 'mushroom' | 'herb' | 'egg';

export type TileKind = SymbolKind | 'chest' | 'runestone' | 'mirror';

export type HerbLetter = 'a' | 'b' | 'c' | 'd' | 'e';

export type TileId =
  | 'skull-hoofed'
  | 'skull-ram'
  | 'skull-third'
  | 'feather'
  | 'feather-enchanted'
  | 'tripti'
  | 'tripti-enchanted'
  | 'duode'
  | 'duode-enchanted'
  | `herb-${HerbLetter}-${1 | 3}`
  | 'herb-wild'
  | 'egg'
  | 'egg-enchanted'
  | 'chest'
  | `runestone-${SymbolKind}`
  | 'mirror';

/** A spell token as printed, a Shadow token (`s2`), or the back of either. */
export type TokenFace =
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | 'star'
  | 's1'
  | 's2'
  | 's3'
  | 's4'
  | 's5'
  | 's6'
  | 's7'
  | 'back';

export type GoalNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** `T4` is twilight goal 4, `M4` moonlight goal 4. */
export type GoalId = `T${GoalNumber}` | `M${GoalNumber}`;

export type GoalStatus = 'open' | 'gone' | { wonBy: Seat };

export type CharacterId = 'redd' | 'abigail' | 'flint' | 'sage';

export type Side = 'A' | 'B';

/** Where on the card of the solo opponent the arrow points. */
export type Direction = 'N' | 'E' | 'S' | 'W';

export interface PlacedToken {
  seat: Seat;
  face: TokenFace;
}

export interface CastToken extends PlacedToken {
  /** Place in the casting order of this phase, from 1. */
  order: number;
  /** Milliseconds before it is put down: first the card that says so is turned. */
  wait?: number;
  /** The spell to beat. */
  highest?: boolean;
}

export type CellState = 'plain' | 'legal' | 'selected' | 'preview-win';

export interface ForestCell {
  /** `b3`: column letter, row number. */
  cell: string;
  /** Spoken name of the cell and all that lies on it. */
  label: string;
  /** `back`: there is a tile, but not known which. */
  tile?: TileId | 'back';
  /** Control token; its value stays known, so the face is the value and the drawing shows it small. */
  control?: PlacedToken;
  /** A Shadow token left here: gives no control. */
  shadowLeft?: PlacedToken;
  cast?: CastToken;
  /** Not part of the forest this round: drawn as bare ground, never a button. */
  absent?: boolean;
  state?: CellState;
  /** Touched by the latest event. */
  latest?: boolean;
  /** Why nothing can be done here; tooltip and spoken description. */
  reason?: string;
}

export interface SpriteToken extends PlacedToken {
  /** Stays the same while the token lies on the board, so that it can be seen to move. */
  key: string;
  label: string;
  /** `preview`: would come to lie here. `falls`: would be pushed off; give it as the last one. */
  state?: 'plain' | 'preview' | 'falls' | 'turned';
  latest?: boolean;
}

export interface SpriteTile {
  key: string;
  id: TileId;
  label: string;
  state?: 'plain' | 'legal' | 'selected';
  latest?: boolean;
  reason?: string;
}

export interface HandToken {
  /** Tells equal tokens apart. */
  key: string;
  face: TokenFace;
  label: string;
  state?: 'plain' | 'legal' | 'selected' | 'disabled';
  /** Why this token cannot be used; tooltip and spoken description. */
  reason?: string;
}

export const SCORE_ROWS = [
  'skulls',
  'feathers',
  'mushrooms',
  'herbs',
  'eggs',
  'chests',
  'concoctions',
  'twilight',
  'moonlight',
  'tokens',
  'ability',
  'gems',
  'total',
] as const;

export type ScoreRow = (typeof SCORE_ROWS)[number];

export interface ScoreColumn {
  seat: Seat;
  name: string;
  /** Missing or null: not public yet. */
  values: Partial<Record<ScoreRow, number | null>>;
  winner?: boolean;
}

export interface PanelConcoction {
  /** Concoction id, or `back` while it is secret. */
  id: string;
  label: string;
  /** Symbols already found for each level. */
  filled1?: SymbolKind[];
  filled2?: SymbolKind[];
}

export interface PanelLabels {
  /** Said for the tokens in hand, e.g. "2 tokens: 3, star". */
  tokens: string;
  /** Said for the tiles, e.g. "5 tiles". */
  tiles: string;
  /** Said for the points known, e.g. "Points so far". */
  points: string;
  concoctions: string;
  /** Said while it is this seat's turn. */
  active: string;
  /** Said while this seat thinks. */
  thinking: string;
}
