/** A strip of the chart: totals from `from` up to but not including `to`; `band` is the one they reach. */
export interface Strip {
  from: number;
  to: number;
  band: number | null;
}

const STEP = 10;
/** Room kept above the best and below the worst total. */
const ROOM = 4;

/** The totals that the chart reaches from and to: all bands and all scores, in whole steps. */
export function range(totals: readonly number[], bands: readonly number[]): [low: number, high: number] {
  const all = [...totals, ...bands];
  const low = Math.floor((Math.min(...all) - ROOM) / STEP) * STEP;
  const high = Math.ceil((Math.max(...all) + ROOM) / STEP) * STEP;
  return [low, high];
}

/** What lies below the first band, then every band, lowest first. */
export function strips(bands: readonly number[], low: number, high: number): Strip[] {
  const from = [low, ...bands];
  return from.map((start, i): Strip => ({ from: start, to: from[i + 1] ?? high, band: i === 0 ? null : start }));
}

/** How far down a total lies in a chart of this height. */
export function down(total: number, [low, high]: readonly [number, number], height: number): number {
  return (height * (high - total)) / (high - low);
}

/** The middle of column `index` of `count`; few columns begin at the left and are no wider than `widest`. */
export function across(index: number, count: number, width: number, widest: number): number {
  return (index + 0.5) * Math.min(widest, width / count);
}
