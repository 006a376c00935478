/** A place in a grid, counted from 0. */
export interface Spot {
  row: number;
  column: number;
}

const STEPS: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * The cell to which a key leads from `from`, over cells that can be entered (`open`); null if the key does not move. Arrow keys pass
 * over closed cells and stay at the last open one; Home and End lead to the ends of the row, with Ctrl to the first and last cell of
 * all.
 */
export function moveFocus(key: string, ctrl: boolean, from: Spot, open: boolean[][]): Spot | null {
  const step = STEPS[key];
  if (step) {
    let row = from.row + step[0];
    let column = from.column + step[1];
    while (open[row]?.[column] !== undefined) {
      if (open[row]?.[column]) return { row, column };
      row += step[0];
      column += step[1];
    }
    return from;
  }
  if (key !== 'Home' && key !== 'End') return null;
  const spots = open.flatMap((cells, row) =>
    cells.flatMap((enterable, column) => (enterable && (ctrl || row === from.row) ? [{ row, column }] : [])),
  );
  return (key === 'Home' ? spots[0] : spots.at(-1)) ?? from;
}
