/** A strip of the chart, for totals from `from` up to, but not including, `to`; `band` is the band that they reach. */
export interface Strip {
  from: number;
  to: number;
  band: number | null;
}

const STEP = 10;
/** The room above the best and below the worst total. */
const ROOM = 4;

/** The lowest and the highest total of the chart, which includes all bands and scores, in whole steps. */
export function range(totals: readonly number[], bands: readonly number[]): [low: number, high: number] {
  const all = [...totals, ...bands];
  const low = Math.floor((Math.min(...all) - ROOM) / STEP) * STEP;
  const high = Math.ceil((Math.max(...all) + ROOM) / STEP) * STEP;
  return [low, high];
}

/** The strip below the first band, then those of all bands, the lowest first. */
export function strips(bands: readonly number[], low: number, high: number): Strip[] {
  const from = [low, ...bands];
  return from.map((start, i): Strip => ({ from: start, to: from[i + 1] ?? high, band: i === 0 ? null : start }));
}

/** The distance of a total from the top of a chart with this height. */
export function down(total: number, [low, high]: readonly [number, number], height: number): number {
  return (height * (high - total)) / (high - low);
}

/** The middle of column `index` of `count`; few columns begin at the left and are no wider than `widest`. */
export function across(index: number, count: number, width: number, widest: number): number {
  return (index + 0.5) * Math.min(widest, width / count);
}
