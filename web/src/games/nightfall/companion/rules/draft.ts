/**
 * How the archives are chosen (NF-1.3 to 1.5, NF-10.1 to 10.3), for people who pass one phone round. Which options go together is in
 * `box/setup.ts`. `vectors.test.ts` compares everything here with the engine.
 */

import type { DraftKind } from '../../box/setup';

/** The places where picked cards go. */
export type Fate = 'out' | 'private' | 'commons';

export const COMMONS = 8;
/** Face-up wounds for each player at the start (NF-1.1). */
export const FACE_UP = 10;

/** Where the picks of each round go; a quick start has no picks. */
export const FATES: Record<Exclude<DraftKind, 'quick-start'>, readonly Fate[]> = {
  normal: ['private', 'private', 'commons'],
  'two-player': ['out', 'private', 'private'],
  'open-archives': ['private', 'private'],
  'common-ground': ['commons', 'commons'],
};

const DEALT: Record<Exclude<DraftKind, 'quick-start'>, number> = { normal: 4, 'two-player': 4, 'open-archives': 3, 'common-ground': 4 };

/** The archives, by the ids of their orders. */
export interface Archives {
  commons: string[];
  /** The private archives of each player. */
  private: string[][];
}

/** A draft in progress; every list is by players. */
export interface Drafting {
  draft: Exclude<DraftKind, 'quick-start'>;
  /** The cards that each player holds now. */
  offers: string[][];
  picks: string[][];
  /** The cards that were dealt to nobody. */
  undealt: string[];
  /** With open archives: the cards dealt first (NF-10.2). */
  open: string[];
}

/** Deals the draft from shuffled cards; the last card is on top. */
export function deal(draft: Exclude<DraftKind, 'quick-start'>, players: number, shuffled: readonly string[]): Drafting {
  const pile = [...shuffled];
  const take = (count: number): string[] => pile.splice(-count).reverse();
  const open = draft === 'open-archives' ? take(COMMONS) : [];
  const offers = Array.from({ length: players }, () => take(DEALT[draft]));
  return { draft, offers, picks: offers.map(() => []), undealt: pile, open };
}

/** The next player to pick; the picks of a round are made in turn. Null: the draft is over. */
export function picker({ draft, picks }: Drafting): number | null {
  const round = Math.min(...picks.map((made) => made.length));
  return round === FATES[draft].length ? null : picks.findIndex((made) => made.length === round);
}

/** Where the card of the next pick goes. */
export function fate(drafting: Drafting): Fate | undefined {
  const seat = picker(drafting);
  return seat === null ? undefined : FATES[drafting.draft][drafting.picks[seat]?.length ?? 0];
}

/** The draft after the next pick; after the last pick of a round the held cards are passed to the left. */
export function pick(drafting: Drafting, card: string): Drafting {
  const picking = picker(drafting);
  if (picking === null || !drafting.offers[picking]?.includes(card)) throw new Error(`${card} cannot be picked now.`);
  const offers = drafting.offers.map((offer, seat) => (seat === picking ? offer.filter((one) => one !== card) : offer));
  const picks = drafting.picks.map((made, seat) => (seat === picking ? [...made, card] : made));
  const last = picking === offers.length - 1;
  return { ...drafting, picks, offers: last ? offers.map((_, seat) => offers[(seat + offers.length - 1) % offers.length] ?? []) : offers };
}

/** The archives after a finished draft. The commons are filled up with cards that were dealt to nobody. */
export function archives({ draft, offers, picks, undealt, open }: Drafting): Archives {
  const of = (made: string[], wanted: Fate): string[] => made.filter((_, round) => FATES[draft][round] === wanted);
  // In a draft for two, the fourth card is not a choice (NF-1.4).
  const chosen = draft === 'two-player' ? offers.flat() : picks.flatMap((made) => of(made, 'commons'));
  const filling = [...undealt].reverse().slice(0, Math.max(0, COMMONS - chosen.length));
  return { commons: draft === 'open-archives' ? open : [...chosen, ...filling], private: picks.map((made) => of(made, 'private')) };
}

/** A quick start: each player gets a pair, and the commons are shuffled cards that are in no pair (NF-1.5). */
export function quickStart(pairs: readonly (readonly string[])[], shuffled: readonly string[]): Archives {
  const taken = pairs.flat();
  return { commons: shuffled.filter((card) => !taken.includes(card)).slice(0, COMMONS), private: pairs.map((pair) => [...pair]) };
}
