/** Goals as lines of words: `first area 3`, `most top`, `each shape XX/X.`. Everything that they are about is one object. */

import type { SymbolKind } from '../box/types';
import { areas, bottomRow, central, copies, corners, edge, topRow } from './grid';

/** Who wins a twilight goal. Of a moonlight goal, `each` thing is worth its points. */
const RANKS = ['first', 'most', 'last', 'each'] as const;

export interface Goal {
  how: (typeof RANKS)[number];
  /** The word for what it is about. */
  what: string;
  about: About;
  number: number | null;
  shape: string[];
}

/** What a player has on the table that goals in the companion count. */
export interface Standing {
  /** All cells of the forest. */
  cells: ReadonlySet<number>;
  /** Cells with a control token of this player. */
  control: ReadonlySet<number>;
  /** Tokens on the Sprite board, and in hand. */
  sprite: number;
  tokens: number;
}

/** A tile just won: with which token, how, and whether every player has won with a star. */
export interface Win {
  token: string;
  how: 'plain' | 'cornered' | 'sprite';
  stars: boolean;
}

/** The picture of a goal. */
export type GoalPicture =
  | { sort: 'token'; value: string }
  /** A small forest: `X` is a cell that counts, `o` one that may follow, `.` any other. Adjacent cells are drawn as one area. */
  | { sort: 'grid'; rows: string[]; joined: boolean; shape: boolean }
  | { sort: 'symbols'; symbols: readonly SymbolKind[] }
  | { sort: 'kind' | 'tokens' | 'cornered' | 'star' | 'sprite' };

interface About {
  /** Where it lies. The companion does not know tiles. */
  where: 'forest' | 'tiles' | 'tokens';
  picture: (goal: Goal) => GoalPicture;
  /** Whether the picture cannot show the number. */
  numbered?: true;
  /** How many a player has; without this, nothing that the companion knows is counted. */
  count?: (held: Standing, goal: Goal) => number;
  /** Whether a tile just won meets the goal; without this, if the number is reached. */
  reached?: (win: Win, goal: Goal) => boolean;
}

/** Forests by their number of separate areas. */
const APART: Record<number, string[]> = {
  2: ['XX..', '....', '...X', '....'],
  3: ['XX..', '....', '...X', 'X...'],
  4: ['XX..', '...X', 'X...', '..XX'],
  5: ['XX.X', '....', 'X.X.', '...X'],
  6: ['XX.X', '....', 'X.X.', '.X.X'],
};

/** The cells along which an area grows, and one cell beyond. */
const GROWING: readonly (readonly [row: number, column: number])[] = [[1, 1], [1, 2], [2, 1], [2, 2], [0, 1], [0, 2], [3, 1], [1, 0], [2, 0]];

/** Areas by their number of cells. */
const EQUAL: Record<number, string[]> = {
  1: ['.X..', '...X', 'X...', '..X.'],
  2: ['XX..', '...X', '...X', 'XX..'],
  3: ['XXX.', '...X', 'X.XX', '....'],
  4: ['XX.XX', 'XX.XX', '.....', 'XX...', 'XX...'],
  5: ['XXX..', 'XX...', '.....', 'XX...', 'XXX..'],
  6: ['XXX..', 'XXX..', '.....', 'XXX..', 'XXX..'],
  7: ['XXXX.', 'XXX..', '.....', 'XXX..', 'XXXX.'],
  8: ['XXXX.', 'XXXX.', '.....', 'XXXX.', 'XXXX.'],
};

/** The symbols in the order in which they are drawn. */
const SYMBOLS: readonly SymbolKind[] = ['skull', 'feather', 'herb', 'egg', 'mushroom'];

const THINGS: Record<string, About> = {
  token: {
    where: 'tokens',
    picture: ({ number }) => ({ sort: 'token', value: String(number) }),
    reached: ({ token }, { number }) => token === String(number),
  },
  areas: {
    where: 'forest',
    picture: ({ number }) => grid(number === null ? ['X..X', '....', 'XX..', '..X.'] : APART[number], true),
    count: ({ control }) => areas(control).length,
  },
  area: {
    where: 'forest',
    picture: ({ how, number }) => grid(how === 'each' ? EQUAL[number ?? 1] : growing(number ?? 1), true),
    // The number of a first goal is the smallest size; that of other goals is the exact size.
    count: ({ control }, { how, number }) => (how === 'first' ? largest(control) : areas(control).filter(({ length }) => number === null || length === number).length),
  },
  largest: { where: 'forest', picture: () => grid(['.X..', 'XXXX', '.X.X', 'XX..'], true), count: ({ control }) => largest(control) },
  symbols: { where: 'tiles', picture: ({ number }) => ({ sort: 'symbols', symbols: SYMBOLS.slice(0, number ?? SYMBOLS.length) }) },
  kind: { where: 'tiles', picture: () => ({ sort: 'kind' }), numbered: true },
  // The cells need not be adjacent, so the first ones lie far apart.
  control: { where: 'forest', picture: () => grid(['XX.X', '.XX.', 'X.XX', 'XX..']), numbered: true, count: ({ control }) => control.size },
  shape: {
    where: 'forest',
    picture: ({ shape }) => ({ sort: 'grid', rows: shape, joined: true, shape: true }),
    count: ({ control }, { shape }) => copies(control, shape).length,
  },
  cornered: { where: 'forest', picture: () => ({ sort: 'cornered' }), reached: ({ how }) => how === 'cornered' },
  top: part(['XXXX', '....', '....', '....'], topRow),
  bottom: part(['....', '....', '....', 'XXXX'], bottomRow),
  edge: part(['XXXX', 'X..X', 'X..X', 'XXXX'], edge),
  central: part(['....', '.XX.', '.XX.', '....'], central),
  corners: part(['X..X', '....', '....', 'X..X'], corners),
  sprite: { where: 'tokens', picture: () => ({ sort: 'sprite' }), count: ({ sprite }) => sprite },
  tokens: { where: 'tokens', picture: () => ({ sort: 'tokens' }), count: ({ tokens }) => tokens },
  star: { where: 'forest', picture: () => ({ sort: 'star' }), reached: ({ token, how, stars }) => how !== 'sprite' && token === 'star' && stars },
};

/** A part of the forest, where the cells under control count. */
function part(rows: string[], cellsOf: (cells: ReadonlySet<number>) => number[]): About {
  return { where: 'forest', picture: () => grid(rows), count: ({ cells, control }) => cellsOf(cells).filter((cell) => control.has(cell)).length };
}

function grid(rows: string[] = [], joined = false): GoalPicture {
  return { sort: 'grid', rows, joined, shape: false };
}

function largest(control: ReadonlySet<number>): number {
  return Math.max(0, ...areas(control).map((area) => area.length));
}

function growing(count: number): string[] {
  const marks = Array.from({ length: 4 }, () => ['.', '.', '.', '.']);
  GROWING.slice(0, count + 1).forEach(([row, column], i) => ((marks[row] as string[])[column] = i < count ? 'X' : 'o'));
  return marks.map((row) => row.join(''));
}

/** The goal that a line describes. */
export function readGoal(line: string): Goal {
  const [, how = '', what = '', number, shape] = /^(\w+) (\w+)(?: (\d+)| ([X./]+))?$/.exec(line) ?? [];
  const about = THINGS[what];
  const rank = RANKS.find((one) => one === how);
  if (!rank || !about) throw new Error(`No goal reads "${line}". A goal reads like "first area 3", "most top" or "each shape XX/X.".`);
  return { how: rank, what, about, number: number === undefined ? null : Number(number), shape: shape?.split('/') ?? [] };
}

/** How many a player has of what a goal counts; kinds and symbols of tiles lie elsewhere and count nothing here (NOC-10.8). */
export function counted(goal: Goal, held: Standing): number {
  return goal.about.count?.(held, goal) ?? 0;
}
