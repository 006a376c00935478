import type { SymbolKind } from '../box/types';

/** Who wins a twilight goal. Of a moonlight goal, `each` thing is worth its points. */
export type GoalRank = 'first' | 'most' | 'last' | 'each';

/** The picture of a goal. */
export type GoalPicture =
  | { sort: 'token'; value: string }
  /** A small forest: `X` is a cell that counts, `o` one that may follow, `.` any other. Adjacent cells are drawn as one area. */
  | { sort: 'grid'; rows: string[]; joined: boolean; shape: boolean }
  | { sort: 'symbols'; symbols: readonly SymbolKind[] }
  | { sort: 'kind' | 'tokens' | 'cornered' | 'star' | 'sprite' };

export interface GoalDrawing {
  rank: GoalRank;
  picture: GoalPicture;
  /** The number, where the picture does not show it. */
  count: number | null;
}

/** Cells that need not be adjacent, the first ones far apart. */
const SCATTERED = ['XX.X', '.XX.', 'X.XX', 'XX..'];
const AREAS = ['X..X', '....', 'XX..', '..X.'];
const LARGEST = ['.X..', 'XXXX', '.X.X', 'XX..'];

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

/** The cells of each part of the forest. */
const PLACES: Record<string, string[]> = {
  top: ['XXXX', '....', '....', '....'],
  bottom: ['....', '....', '....', 'XXXX'],
  edge: ['XXXX', 'X..X', 'X..X', 'XXXX'],
  central: ['....', '.XX.', '.XX.', '....'],
  corners: ['X..X', '....', '....', 'X..X'],
};

/** The symbols in the order in which they are drawn. */
const SYMBOLS: readonly SymbolKind[] = ['skull', 'feather', 'herb', 'egg', 'mushroom'];

/** The drawing of a goal by its line: `first area 3`, `most top`, `each shape XX/X.`. */
export function goalDrawing(goal: string): GoalDrawing {
  const found = /^(first|most|last|each) ([a-z]+)(?: (\d+)| ([X./]+))?$/.exec(goal);
  const [, rank, thing = '', number, shape] = found ?? [];
  const count = number === undefined ? null : Number(number);
  const picture = found && pictureOf(rank as GoalRank, thing, count, shape);
  if (!picture) throw new Error(`No goal reads "${goal}". A goal reads like "first area 3", "most top" or "each shape XX/X.".`);
  const counted = count !== null && (thing === 'kind' || thing === 'control');
  return { rank: rank as GoalRank, picture, count: counted ? count : null };
}

function pictureOf(rank: GoalRank, thing: string, count: number | null, shape: string | undefined): GoalPicture | null {
  const places = PLACES[thing];
  if (places) return grid(places, false);
  switch (thing) {
    case 'shape':
      return shape ? { sort: 'grid', rows: shape.split('/'), joined: true, shape: true } : null;
    case 'control':
      return grid(SCATTERED, false);
    case 'areas':
      return grid(count === null ? AREAS : APART[count], true);
    case 'area':
      if (count === null) return null;
      return grid(rank === 'each' ? EQUAL[count] : growing(count), true);
    case 'largest':
      return grid(LARGEST, true);
    case 'symbols':
      return { sort: 'symbols', symbols: SYMBOLS.slice(0, count ?? SYMBOLS.length) };
    case 'token':
      return count === null ? null : { sort: 'token', value: String(count) };
    case 'kind':
    case 'tokens':
    case 'cornered':
    case 'star':
    case 'sprite':
      return { sort: thing };
    default:
      return null;
  }
}

function grid(rows: string[] | undefined, joined: boolean): GoalPicture | null {
  return rows ? { sort: 'grid', rows, joined, shape: false } : null;
}

function growing(count: number): string[] {
  const marks = Array.from({ length: 4 }, () => ['.', '.', '.', '.']);
  GROWING.slice(0, count + 1).forEach(([row, column], i) => ((marks[row] as string[])[column] = i < count ? 'X' : 'o'));
  return marks.map((row) => row.join(''));
}

export interface Square {
  x: number;
  y: number;
  mark: 'X' | 'o' | '.';
}

export interface Grid {
  squares: Square[];
  /** Bridges between neighbouring cells of one area: x, y, width, height. */
  bridges: [number, number, number, number][];
  side: number;
}

/** Lays out `rows` around the point (`middle`, `middle`), `extent` units wide, with a gap between cells. */
export function layGrid(rows: string[], joined: boolean, middle: number, extent: number): Grid {
  const columns = Math.max(...rows.map((row) => row.length));
  const count = Math.max(columns, rows.length);
  const step = extent / count;
  const side = step * 0.84;
  const left = middle - (columns * step) / 2 + (step - side) / 2;
  const top = middle - (rows.length * step) / 2 + (step - side) / 2;
  const squares: Square[] = [];
  const bridges: Grid['bridges'] = [];
  rows.forEach((row, r) =>
    [...row].forEach((mark, c) => {
      const x = left + c * step;
      const y = top + r * step;
      squares.push({ x, y, mark: mark === 'X' || mark === 'o' ? mark : '.' });
      if (!joined || mark !== 'X') return;
      const gap = step - side;
      if (row[c + 1] === 'X') bridges.push([x + side / 2, y + side * 0.16, side + gap, side * 0.68]);
      if (rows[r + 1]?.[c] === 'X') bridges.push([x + side * 0.16, y + side / 2, side * 0.68, side + gap]);
    }),
  );
  return { squares, bridges, side };
}
