import type { Draft, Edition } from '../setup';
import { keep } from '../../../companion/storage.svelte';
import type { Archives, Drafting } from './rules/draft';
import type { Wounds } from './rules/wounds';
import { readCount, readDeals, readSeries } from './shapes';

export interface DealOptions {
  /** Null: the draft that is usual for the number of players. */
  draft: Draft | null;
  secret: boolean;
  promos: boolean;
  /** Whose pairs a quick start deals. */
  edition: Edition;
  /** Quick start: each player's pair, 1 to 6; null: at random. */
  pairs: number[] | null;
  /** The seat that begins; null: at random. */
  first: number | null;
}

/** A deal: under way, or done. */
export interface Dealing {
  names: string[];
  secret: boolean;
  first: number;
  /** Null: done. */
  drafting: Drafting | null;
  /** The draft before the last pick, as long as nobody has seen more since. */
  before: Drafting | null;
  archives: Archives | null;
}

export interface Deals {
  names: string[];
  options: DealOptions;
  dealing: Dealing | null;
}

/** What the wound counter shows. */
export interface Count {
  names: string[];
  /** The seat of the first player. */
  first: number;
  byKind: boolean;
  wounds: Wounds[];
  /** What counts where the kinds are not told apart. */
  totals: number[];
}

export interface Series {
  id: string;
  /** When, as ISO date and time. */
  begun: string;
  names: string[];
  /** The seat that began the first game. */
  first: number;
  /** The wounds of all players, game by game. */
  games: number[][];
}

export interface SeriesBook {
  current: Series | null;
  /** The newest first. */
  past: Series[];
}

export const NO_WOUNDS: Wounds = { bite: 0, burn: 0, bleed: 0 };

export function newCount(names: readonly string[], first: number, byKind: boolean): Count {
  return { names: [...names], first, byKind, wounds: names.map(() => ({ ...NO_WOUNDS })), totals: names.map(() => 0) };
}

export const deals = keep<Deals>({
  name: 'nightfall-deal',
  version: 1,
  read: readDeals,
  empty: () => ({
    names: ['', ''],
    options: { draft: null, secret: false, promos: false, edition: 'en', pairs: null, first: null },
    dealing: null,
  }),
});

export const count = keep<Count>({ name: 'nightfall-wounds', version: 1, read: readCount, empty: () => newCount(['', ''], 0, true) });

export const series = keep<SeriesBook>({ name: 'nightfall-series', version: 1, read: readSeries, empty: () => ({ current: null, past: [] }) });
