/**
 * How the archives come about (NF-1.3 to 1.5, NF-10.1 to 10.3), for people who pass one phone round. What goes together is in
 * `nightfall/setup.ts`. `vectors.test.ts` compares everything here with the engine.
 */

import type { Draft } from '../../setup';

/** What becomes of a pick. */
export type Fate = 'out' | 'private' | 'commons';

export const COMMONS = 8;
/** Wounds turned face up, for each player (NF-1.1). */
export const FACE_UP = 10;

/** The fates of the picks, round by round; a quick start has no picks. */
export const FATES: Record<Exclude<Draft, 'quick-start'>, readonly Fate[]> = {
  normal: ['private', 'private', 'commons'],
  'two-player': ['out', 'private', 'private'],
  'open-archives': ['private', 'private'],
  'common-ground': ['commons', 'commons'],
};

const DEALT: Record<Exclude<Draft, 'quick-start'>, number> = { normal: 4, 'two-player': 4, 'open-archives': 3, 'common-ground': 4 };

/** The archives, by the ids of their orders. */
export interface Archives {
  commons: string[];
  /** Of each player. */
  private: string[][];
}

/** A draft under way: every list is by players. */
export interface Drafting {
  draft: Exclude<Draft, 'quick-start'>;
  /** The cards each holds now. */
  offers: string[][];
  picks: string[][];
  /** Nobody was dealt these. */
  undealt: string[];
  /** Open archives: those dealt first (NF-10.2). */
  open: string[];
}

/** Deal the draft from shuffled cards; the last one lies on top. */
export function deal(draft: Exclude<Draft, 'quick-start'>, players: number, shuffled: readonly string[]): Drafting {
  const pile = [...shuffled];
  const take = (count: number): string[] => pile.splice(-count).reverse();
  const open = draft === 'open-archives' ? take(COMMONS) : [];
  const offers = Array.from({ length: players }, () => take(DEALT[draft]));
  return { draft, offers, picks: offers.map(() => []), undealt: pile, open };
}

/** Who picks next: those of a round one after the other. Null: the draft is over. */
export function picker({ draft, picks }: Drafting): number | null {
  const round = Math.min(...picks.map((made) => made.length));
  return round === FATES[draft].length ? null : picks.findIndex((made) => made.length === round);
}

/** What the next pick is for. */
export function fate(drafting: Drafting): Fate | undefined {
  const seat = picker(drafting);
  return seat === null ? undefined : FATES[drafting.draft][drafting.picks[seat]?.length ?? 0];
}

/** The draft after the next pick; once all have picked, what they hold goes to the left. */
export function pick(drafting: Drafting, card: string): Drafting {
  const picking = picker(drafting);
  if (picking === null || !drafting.offers[picking]?.includes(card)) throw new Error(`${card} cannot be picked now.`);
  const offers = drafting.offers.map((offer, seat) => (seat === picking ? offer.filter((one) => one !== card) : offer));
  const picks = drafting.picks.map((made, seat) => (seat === picking ? [...made, card] : made));
  const last = picking === offers.length - 1;
  return { ...drafting, picks, offers: last ? offers.map((_, seat) => offers[(seat + offers.length - 1) % offers.length] ?? []) : offers };
}

/** The archives of a draft that is over. The commons are filled up with cards that nobody was dealt. */
export function archives({ draft, offers, picks, undealt, open }: Drafting): Archives {
  const of = (made: string[], wanted: Fate): string[] => made.filter((_, round) => FATES[draft][round] === wanted);
  // The fourth card of a draft for two is no choice (NF-1.4).
  const chosen = draft === 'two-player' ? offers.flat() : picks.flatMap((made) => of(made, 'commons'));
  const filling = [...undealt].reverse().slice(0, Math.max(0, COMMONS - chosen.length));
  return { commons: draft === 'open-archives' ? open : [...chosen, ...filling], private: picks.map((made) => of(made, 'private')) };
}

/** A quick start: each player gets a pair, the commons are of shuffled cards that are in none of them (NF-1.5). */
export function quickStart(pairs: readonly (readonly string[])[], shuffled: readonly string[]): Archives {
  const taken = pairs.flat();
  return { commons: shuffled.filter((card) => !taken.includes(card)).slice(0, COMMONS), private: pairs.map((pair) => [...pair]) };
}
