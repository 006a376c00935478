/** Shapes as they are drawn on a grid, and as they are written: rows of `X` and `.` without empty edges. */
export type Cells = readonly (readonly boolean[])[];

/** A shape on its own grid, as near to the middle as possible. */
export function centred(shape: readonly string[], rows: number, columns: number): boolean[][] {
  const top = Math.max(0, Math.floor((rows - shape.length) / 2));
  const left = Math.max(0, Math.floor((columns - (shape[0]?.length ?? 0)) / 2));
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => shape[row - top]?.[column - left] === 'X'));
}

/** The shape without its empty edges; no rows if it is empty. */
export function cropped(cells: Cells): string[] {
  const rows = cells.map((row) => row.some(Boolean));
  const columns = (cells[0] ?? []).map((_, column) => cells.some((row) => row[column]));
  const [top, bottom] = [rows.indexOf(true), rows.lastIndexOf(true)];
  const [left, right] = [columns.indexOf(true), columns.lastIndexOf(true)];
  if (top < 0) return [];
  return cells.slice(top, bottom + 1).map((row) => row.slice(left, right + 1).map((cell) => (cell ? 'X' : '.')).join(''));
}
