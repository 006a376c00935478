/** The lines of the standings chart in pixels, with totals upwards. */

export interface ChartFrame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Chart {
  /** The line of each player, from zero through every game until now. */
  lines: { x: number; y: number }[][];
  /** The places of the marks at the ends of the lines, so that none covers another. */
  ends: number[];
  /** The numbers on the left, with their heights. */
  ticks: { value: number; y: number }[];
}

/** A chart of running totals, in which `limit` is always visible. */
export function chart(totals: readonly (readonly number[])[], players: number, limit: number, frame: ChartFrame, markSize: number): Chart {
  const most = Math.max(limit, ...totals.flat());
  const step = most > 2 * limit ? limit : limit / 4;
  const games = Math.max(1, totals.length);
  const x = (game: number): number => frame.left + ((frame.width - frame.left - frame.right) * game) / games;
  const y = (value: number): number => frame.height - frame.bottom - ((frame.height - frame.top - frame.bottom) * value) / most;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const lines = seats.map((seat) => [{ x: x(0), y: y(0) }, ...totals.map((sums, game) => ({ x: x(game + 1), y: y(sums[seat] ?? 0) }))]);
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, number) => ({ value: number * step, y: y(number * step) }));
  return { lines, ends: apart(lines.map((line) => line.at(-1)?.y ?? 0), markSize, frame.height), ticks };
}

/** The same heights, moved upwards until they are `size` apart; near the top, downwards. */
function apart(heights: readonly number[], size: number, ground: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0));
  const placed: number[] = [];
  let below = ground + size / 2;
  for (const index of order) {
    const height = Math.min(heights[index] ?? 0, below - size);
    placed[index] = height;
    below = height;
  }
  let above = -size / 2;
  for (const index of order.toReversed()) {
    placed[index] = Math.max(placed[index] ?? 0, above + size);
    above = placed[index];
  }
  return placed;
}
