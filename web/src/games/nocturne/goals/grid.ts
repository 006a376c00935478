/** The forest as a grid of 6 x 6 cells, numbered row by row: every forest lies in its upper left corner (chapter 5). */

export const WIDTH = 6;
export const CELLS = 36;

/** The name of a cell: `a1` for the top left corner. */
export function cellName(cell: number): string {
  return 'abcdef'.charAt(cell % WIDTH) + (Math.floor(cell / WIDTH) + 1);
}

export function cellNumber(name: string): number {
  return 'abcdef'.indexOf(name.charAt(0)) + (Number(name.slice(1)) - 1) * WIDTH;
}

/** The neighbours of a cell to the north, east, south and west; -1 beyond the grid. */
export const BESIDE: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) => [
  cell >= WIDTH ? cell - WIDTH : -1,
  cell % WIDTH < WIDTH - 1 ? cell + 1 : -1,
  cell + WIDTH < CELLS ? cell + WIDTH : -1,
  cell % WIDTH > 0 ? cell - 1 : -1,
]);

/** The cells among `cells` that share a side with `cell`, in reading order. */
export function adjacent(cell: number, cells: ReadonlySet<number>): number[] {
  return (BESIDE[cell] ?? []).filter((other) => cells.has(other)).sort((a, b) => a - b);
}

export function rectangle(rows: number, columns: number): Set<number> {
  const cells = new Set<number>();
  for (let row = 0; row < rows; row += 1) for (let column = 0; column < columns; column += 1) cells.add(row * WIDTH + column);
  return cells;
}

/** The cells marked `X` in a drawing. */
export function drawn(rows: readonly string[]): Set<number> {
  const cells = new Set<number>();
  rows.forEach((line, row) => [...line].forEach((mark, column) => mark === 'X' && cells.add(row * WIDTH + column)));
  return cells;
}

/** The control areas: maximal groups of adjacent cells (NOC-5.1). */
export function areas(control: ReadonlySet<number>): number[][] {
  const left = new Set(control);
  const found: number[][] = [];
  for (const start of control) {
    if (!left.delete(start)) continue;
    const area = [start];
    for (const cell of area) for (const other of adjacent(cell, left)) if (left.delete(other)) area.push(other);
    found.push(area);
  }
  return found;
}

/** The topmost row of the forest. */
export function topRow(cells: ReadonlySet<number>): number[] {
  return line(cells, Math.min(...[...cells].map(rowOf)));
}

export function bottomRow(cells: ReadonlySet<number>): number[] {
  return line(cells, Math.max(...[...cells].map(rowOf)));
}

function rowOf(cell: number): number {
  return Math.floor(cell / WIDTH);
}

function line(cells: ReadonlySet<number>, row: number): number[] {
  return [...cells].filter((cell) => rowOf(cell) === row).sort((a, b) => a - b);
}

/** First and last cell of the topmost and of the bottom row (NOC-12.4). */
export function corners(cells: ReadonlySet<number>): number[] {
  const found = [topRow(cells), bottomRow(cells)].flatMap((row) => [row[0], row.at(-1)]);
  return [...new Set(found.filter((cell) => cell !== undefined))];
}

/** The cells none of whose sides faces the outside; an enclosed hole does not count as outside (NOC-12.4). */
export function central(cells: ReadonlySet<number>): number[] {
  const atEdge = (cell: number): boolean => (BESIDE[cell] ?? []).includes(-1);
  const outside = new Set<number>();
  const reached: number[] = [];
  for (let cell = 0; cell < CELLS; cell += 1) if (!cells.has(cell) && atEdge(cell)) reached.push(cell);
  for (const cell of reached) {
    if (outside.has(cell)) continue;
    outside.add(cell);
    for (const other of BESIDE[cell] ?? []) if (other >= 0 && !cells.has(other)) reached.push(other);
  }
  return [...cells].filter((cell) => !atEdge(cell) && !(BESIDE[cell] ?? []).some((other) => outside.has(other)));
}

/** The cells that are not central. */
export function edge(cells: ReadonlySet<number>): number[] {
  const inner = new Set(central(cells));
  return [...cells].filter((cell) => !inner.has(cell));
}

/** Every place on the grid where a shape (rows of `X` and `.`) fits, turned or mirrored (NOC-5.8). */
export function placements(shape: readonly string[]): number[][] {
  let cells: [number, number][] = [];
  shape.forEach((text, row) => [...text].forEach((mark, column) => mark === 'X' && cells.push([row, column])));
  const forms = new Map<string, [number, number][]>();
  for (let turn = 0; turn < 4; turn += 1) {
    cells = cells.map(([row, column]) => [column, -row]);
    for (const form of [cells, cells.map(([row, column]): [number, number] => [row, -column])]) {
      const top = Math.min(...form.map(([row]) => row));
      const left = Math.min(...form.map(([, column]) => column));
      const moved = form.map(([row, column]): [number, number] => [row - top, column - left]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
      forms.set(JSON.stringify(moved), moved);
    }
  }
  const found: number[][] = [];
  for (const form of forms.values()) {
    for (let row = 0; row < WIDTH; row += 1) {
      for (let column = 0; column < WIDTH; column += 1) {
        const place = form.map(([r, c]) => [row + r, column + c] as const);
        if (place.every(([r, c]) => r < WIDTH && c < WIDTH)) found.push(place.map(([r, c]) => r * WIDTH + c));
      }
    }
  }
  return found;
}

/** The largest number of copies of a shape inside `control` that share no cell (NOC-5.8). */
export function copies(control: ReadonlySet<number>, shape: readonly string[]): number[][] {
  const fitting = placements(shape).filter((place) => place.every((cell) => control.has(cell)));
  const known = new Map<string, number[][]>();
  const most = (left: readonly number[]): number[][] => {
    const [first, ...rest] = left;
    if (first === undefined) return [];
    const key = left.join();
    let best = known.get(key);
    if (best) return best;
    best = most(rest);
    for (const place of fitting) {
      if (Math.min(...place) !== first || !place.every((cell) => left.includes(cell))) continue;
      const found = [place, ...most(left.filter((cell) => !place.includes(cell)))];
      if (found.length > best.length) best = found;
    }
    known.set(key, best);
    return best;
  };
  return most([...control].sort((a, b) => a - b));
}
