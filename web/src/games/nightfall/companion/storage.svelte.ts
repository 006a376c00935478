import type { DraftKind, PrintedEdition } from '../setup';
import { keep } from '../../../companion/storage.svelte';
import type { Archives, Drafting } from './rules/draft';
import type { Wounds } from './rules/wounds';
import { readCount, readDeals, readSeries } from './shapes';

export interface DealOptions {
  /** The draft; null: the usual one for the number of players. */
  draft: DraftKind | null;
  secret: boolean;
  promos: boolean;
  /** The printed edition whose pairs a quick start deals. */
  edition: PrintedEdition;
  /** For a quick start, each player's pair from 1 to 6; null: random pairs. */
  pairs: number[] | null;
  /** The seat that begins; null: a random one. */
  first: number | null;
}

/** A deal in progress or finished. */
export interface Dealing {
  names: string[];
  secret: boolean;
  first: number;
  /** The draft in progress; null: the deal is finished. */
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

/** The numbers of the wound counter. */
export interface Count {
  names: string[];
  /** The seat of the first player. */
  first: number;
  byKind: boolean;
  wounds: Wounds[];
  /** The wounds of each player, where kinds are not counted. */
  totals: number[];
}

export interface Series {
  id: string;
  /** The beginning, as ISO date and time. */
  begun: string;
  names: string[];
  /** The seat that began the first game. */
  first: number;
  /** The wounds of all players, game by game. */
  games: number[][];
}

export interface SeriesBook {
  current: Series | null;
  /** Finished series, the newest first. */
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
