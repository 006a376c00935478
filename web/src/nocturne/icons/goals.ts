import type { GoalId } from '../types';

/**
 * Goals that speak of cells, as a forest in small: `X` a cell that counts, `o` one that may follow, `.` any other.
 * `joined` draws neighbouring cells as one area.
 */
export const GOAL_GRIDS: Partial<Record<GoalId, { rows: string[]; joined?: boolean }>> = {
  T4: { rows: ['XX.X', '.XX.', 'X.XX', 'XX..'] },
  T6: { rows: ['XX..', '....', '...X', 'X...'], joined: true },
  T7: { rows: ['....', '.XX.', '.Xo.', '....'], joined: true },
  T8: { rows: ['XXXX', '....', '....', '....'] },
  M1: { rows: ['.X..', '...X', 'X...', '..X.'], joined: true },
  M2: { rows: ['XX..', '...X', '...X', 'XX..'], joined: true },
  M3: { rows: ['XXX.', '...X', 'X.XX', '....'], joined: true },
  M6: { rows: ['.X..', 'XXXX', '.X.X', 'XX..'], joined: true },
  M7: { rows: ['....', '.XX.', '.XX.', '....'] },
  M8: { rows: ['X..X', '....', '....', 'X..X'] },
  M11: { rows: ['X..X', '....', 'XX..', '..X.'], joined: true },
};

export type GoalRank = 'first' | 'most' | 'last';

/** Who wins a twilight goal. */
export const GOAL_RANKS: Partial<Record<GoalId, GoalRank>> = {
  T1: 'first',
  T2: 'first',
  T3: 'first',
  T4: 'most',
  T5: 'most',
  T6: 'first',
  T7: 'first',
  T8: 'most',
  T9: 'most',
  T10: 'first',
  T11: 'first',
  T12: 'last',
};

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
