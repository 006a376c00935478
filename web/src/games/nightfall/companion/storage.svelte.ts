import type { Read } from '../../../app/forms';
import { newId } from '../../../companion/keeping/sharing.svelte';
import { keep } from '../../../companion/keeping/storage.svelte';
import type { Result } from '../../../companion/results/history';
import { language } from '../../../i18n/index.svelte';
import { library } from '../box/library';
import { standing } from './rules/series';
import { total, type Wounds } from './rules/wounds';
import { readCount, readDeals, readOne, readSeries, type Series } from './sheets/shapes';

export const NO_WOUNDS: Wounds = { bite: 0, burn: 0, bleed: 0 };

export function newCount(names: readonly string[], first: number | null, byKind: boolean): Read<typeof readCount> {
  return { id: newId(), names: [...names], first, byKind, wounds: names.map(() => ({ ...NO_WOUNDS })), totals: names.map(() => 0) };
}

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

export const count = keep<Read<typeof readCount>>({ name: 'nightfall-wounds', version: 2, read: readCount, empty: () => newCount([], null, true), sheets: { list: (value) => (begun(value) ? [value] : []), put: putCount } });

/** Whether anything has been counted. */
export function begun({ wounds, totals }: Read<typeof readCount>): boolean {
  return totals.some((sum) => sum > 0) || wounds.some((one) => total(one) > 0);
}

/** The count of another device is shown as long as nothing is counted here. */
function putCount(value: Read<typeof readCount>, id: string, content: unknown): void {
  const found = content === undefined ? newCount(value.names, value.first, value.byKind) : readCount(content);
  if (found && (value.id === id || (content !== undefined && !begun(value)))) Object.assign(value, found);
}

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

/** The results of all kept series that were played to the end. */
export function results(): Result[] {
  const ended = all(series.value).map((one) => ({ ...one, ...standing(one.names.length, one.first, one.games) })).filter(({ over }) => over);
  return ended.map(({ begun, names, totals, leaders }) => ({ time: Date.parse(begun), names, points: totals.at(-1) ?? [], winners: leaders }));
}
