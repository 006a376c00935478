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
