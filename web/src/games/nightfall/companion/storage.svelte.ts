import type { Read } from '../../../app/forms';
import { keep } from '../../../companion/keeping/storage.svelte';
import type { Result } from '../../../companion/results/history';
import { language } from '../../../i18n/index.svelte';
import { library } from '../box/library';
import { standing } from './rules/series';
import { allCounts, newCount, putCount, resultOf } from './sheets/counts';
import { readCount, readDeals, readOne, readSeries, type Counts, type Series } from './sheets/shapes';

export const deals = keep<Read<typeof readDeals>>({
  name: 'nightfall-deal',
  version: 1,
  read: readDeals,
  empty: () => ({
    names: [],
    options: { draft: null, secret: false, promos: false, edition: null, pairs: null, first: null },
    dealing: null,
  }),
});

export const count = keep<Counts>({ name: 'nightfall-wounds', version: 3, read: readCount, empty: () => ({ ...newCount([], null, true), past: [] }), sheets: { list: allCounts, put: putCount } });

export const series = keep<Read<typeof readSeries>>({ name: 'nightfall-series', version: 1, read: readSeries, empty: () => ({ current: null, past: [] }), sheets: { list: all, put } });

/** Every series, and whether it is put away. */
function all({ current, past }: Read<typeof readSeries>): (Series & { over: boolean })[] {
  return [...(current ? [{ ...current, over: false }] : []), ...past.map((one) => ({ ...one, over: true }))];
}

function put(value: Read<typeof readSeries>, id: string, content: unknown): void {
  const series = readOne(content);
  if (!series && content !== undefined) return;
  const { over } = (content ?? {}) as { over?: boolean };
  if (value.current?.id === id) value.current = null;
  value.past = value.past.filter((one) => one.id !== id);
  if (series && !over && !value.current) value.current = series;
  else if (series) value.past = [...value.past, series].sort((a, b) => b.begun.localeCompare(a.begun));
}

/** How many wounds are in the box. Fails with an ApiError. */
export async function woundCards(): Promise<number> {
  const { components } = await library(language() ?? 'en');
  return Object.values(components.card).reduce((sum, { kind, copies }) => sum + (kind === 'wound' ? copies : 0), 0);
}

/** The results kept by the wound counter, and those of all series that were played to the end. */
export function results(): Result[] {
  const ended = all(series.value).map((one) => ({ ...one, ...standing(one.names.length, one.first, one.games) })).filter(({ over }) => over);
  return [...count.value.past.map(resultOf), ...ended.map(({ begun, names, totals, leaders }) => ({ part: 'series', time: Date.parse(begun), names, points: totals.at(-1) ?? [], winners: leaders }))];
}
