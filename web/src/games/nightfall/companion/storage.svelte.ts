import type { Read } from '../../../app/forms';
import { keep } from '../../../companion/keeping/storage.svelte';
import type { Result } from '../../../companion/results/history';
import { standing } from './rules/series';
import type { Wounds } from './rules/wounds';
import { readCount, readDeals, readOne, readSeries, type Series } from './shapes';

export const NO_WOUNDS: Wounds = { bite: 0, burn: 0, bleed: 0 };

export function newCount(names: readonly string[], first: number | null, byKind: boolean): Read<typeof readCount> {
  return { names: [...names], first, byKind, wounds: names.map(() => ({ ...NO_WOUNDS })), totals: names.map(() => 0) };
}

export const deals = keep<Read<typeof readDeals>>({
  name: 'nightfall-deal',
  version: 1,
  read: readDeals,
  empty: () => ({
    names: ['', ''],
    options: { draft: null, secret: false, promos: false, edition: 'en', pairs: null, first: null },
    dealing: null,
  }),
});

export const count = keep<Read<typeof readCount>>({ name: 'nightfall-wounds', version: 2, read: readCount, empty: () => newCount(['', ''], null, true) });

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

/** The results of all kept series that were played to the end. */
export function results(): Result[] {
  const ended = all(series.value).map((one) => ({ ...one, ...standing(one.names.length, one.first, one.games) })).filter(({ over }) => over);
  return ended.map(({ begun, names, totals, leaders }) => ({ time: Date.parse(begun), names, points: totals.at(-1) ?? [], winners: leaders }));
}
