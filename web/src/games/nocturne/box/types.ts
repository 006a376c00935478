/**
 * The properties of the drawings and board parts of Nocturne.
 *
 * Ids are those of the component facts and of the text formats: tile `feather-enchanted`, cell `b3`,
 * token `s6`. Every text arrives already translated.
 */

import type { Notice, Seat } from '../../../pieces/types';

export type { Notice, Seat };

export type SymbolKind = 'skull' | 'feather' | 'mushroom' | 'herb' | 'egg';

export type TileKind = SymbolKind | 'chest' | 'runestone' | 'mirror';

export type TileId =
  | `skull-${'hoofed' | 'ram' | 'third'}`
  | `${'feather' | 'tripti' | 'duode' | 'egg'}${'' | '-enchanted'}`
  | `herb-${`${'a' | 'b' | 'c' | 'd' | 'e'}-${1 | 3}` | 'wild'}`
  | `runestone-${SymbolKind}`
  | 'chest'
  | 'mirror';

/** A spell token as printed, a Shadow token (`s2`), or the back of either. */
export type TokenFace = `${'' | 's'}${1 | 2 | 3 | 4 | 5 | 6 | 7}` | 'star' | 'back';

/** The id of a goal: `T4` is twilight goal 4, `M4` moonlight goal 4. */
export type GoalId = `T${number}` | `M${number}`;

export type GoalStatus = 'open' | 'gone' | { wonBy: Seat };

export type CharacterId = 'redd' | 'abigail' | 'flint' | 'sage';

export type Side = 'A' | 'B';

/** The direction of the arrow on a card of the solo opponent. */
export type Direction = 'N' | 'E' | 'S' | 'W';

export interface PlacedToken {
  seat: Seat;
  face: TokenFace;
}

export interface CastToken extends PlacedToken {
  /** The place in the casting order of this phase, from 1. */
  order: number;
  /** Milliseconds before the spell is put down; meanwhile the solo opponent's card for it is turned. */
  wait?: number;
  /** Whether this is the spell to beat. */
  highest?: boolean;
}

export interface ForestCell {
  /** The name of the cell, `b3`: column letter, row number. */
  cell: string;
  /** The text for screen readers: the cell and everything on it. */
  label: string;
  /** The tile; `back`: there is one, but it is not known which. */
  tile?: TileId | 'back';
  /** The control token; its value stays known, so the face is the value and the drawing shows it small. */
  control?: PlacedToken;
  /** A Shadow token left here, which gives no control. */
  shadowLeft?: PlacedToken;
  cast?: CastToken;
  /** Whether the cell is not part of the forest in this round: it is drawn as bare ground, and is never a button. */
  absent?: boolean;
  state?: 'plain' | 'legal' | 'selected' | 'preview-win';
  /** Whether the latest event has touched the cell. */
  latest?: boolean;
  /** Why nothing can be done here; shown as a tooltip and read out. */
  reason?: string;
}

export interface SpriteToken extends PlacedToken {
  /** A key that stays the same while the token lies on the board, so that its movements are visible. */
  key: string;
  label: string;
  /** `preview`: it would be put here. `falls`: it would be pushed off; it must be the last one. */
  state?: 'plain' | 'preview' | 'falls' | 'turned';
  latest?: boolean;
}

/** The id of a component without the number that tells equal tiles on the Sprite board apart. */
export function plain(id: string): string {
  return id.split('#', 1)[0] as string;
}

export interface SpriteTile {
  key: string;
  id: TileId;
  /** What the moves call it: `egg`, `egg#2`. */
  name: string;
  label: string;
  state?: 'plain' | 'legal' | 'selected';
  latest?: boolean;
  reason?: string;
}

export interface HandToken {
  /** A key that distinguishes equal tokens. */
  key: string;
  face: TokenFace;
  label: string;
  state?: 'plain' | 'legal' | 'selected' | 'disabled';
  /** Why this token cannot be used; shown as a tooltip and read out. */
  reason?: string;
}

export const SCORE_ROWS = [
  'skulls', 'feathers', 'mushrooms', 'herbs', 'eggs', 'chests', 'concoctions',
  'twilight', 'moonlight', 'tokens', 'ability', 'gems', 'total',
] as const;

export type ScoreRow = (typeof SCORE_ROWS)[number];

export interface ScoreColumn {
  /** The number of the seat. */
  seat: number;
  name: string;
  /** The values of the rows; missing or null: not public yet. */
  values: Partial<Record<ScoreRow, number | null>>;
  /** The rows in which the player may still get more, depending on a tie. */
  atLeast?: readonly ScoreRow[];
  winner?: boolean;
}

/** The rows in which anybody has a value; those that only games with certain options have are left out at 0, too. */
export function scoreRows(columns: readonly ScoreColumn[]): ScoreRow[] {
  return SCORE_ROWS.filter((row) => columns.some(({ values }) => (row === 'ability' || row === 'gems' ? values[row] : values[row] !== undefined)));
}
