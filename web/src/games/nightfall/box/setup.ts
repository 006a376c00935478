/** Options of a new table of Nightfall (chapters 10 and 11 of its rulebook). */

export const DRAFTS = ['normal', 'two-player', 'quick-start', 'open-archives', 'common-ground'] as const;
export type DraftKind = (typeof DRAFTS)[number];

export const EDITIONS = ['en', 'pl', 'de'] as const;
export type PrintedEdition = (typeof EDITIONS)[number];

/** Printed pairs of private archives for the quick start. */
export const PAIRS = [1, 2, 3, 4, 5, 6] as const;
/** How many of them, the first ones, are the same in all editions (NF-11.3). */
export const COMMON_PAIRS = 5;
export const TURN_LIMIT = 200;
export const HIGHEST_TURN_LIMIT = 100_000;

export interface Options {
  /** The draft; null: the usual one for the number of players. */
  draft: DraftKind | null;
  secret: boolean;
  promos: boolean;
  edition: PrintedEdition;
  /** For a quick start, each seat's pair from 1 to 6; null: random pairs. */
  pairs: number[] | null;
  series: boolean;
  /** The most turns of each player. */
  turnLimit: number;
}

/** The usual draft: for two players the one for two, otherwise the normal one. */
export function usualDraft(players: number): DraftKind {
  return players === 2 ? 'two-player' : 'normal';
}

export function draftOf(options: Options, players: number): DraftKind {
  return options.draft ?? usualDraft(players);
}

/** Why a draft cannot be chosen with this number of players and the other options (NF-10.5); null: it can. */
export function whyNot(draft: DraftKind, secret: boolean, players: number): 'two' | 'secret' | null {
  if (draft === 'two-player' && players !== 2) return 'two';
  if (draft === 'common-ground' && secret) return 'secret';
  return null;
}

export function options(stored: unknown, players: number): Options {
  const known = (stored ?? {}) as Partial<Record<keyof Options, unknown>>;
  const draft = DRAFTS.find((one) => one === known.draft && one !== usualDraft(players) && whyNot(one, false, players) === null) ?? null;
  return {
    draft,
    secret: known.secret === true && whyNot(draft ?? usualDraft(players), true, players) === null,
    promos: known.promos === true,
    edition: EDITIONS.find((one) => one === known.edition) ?? 'en',
    pairs: Array.isArray(known.pairs) ? pairsFor(players, known.pairs) : null,
    series: known.series === true,
    turnLimit: isTurnLimit(known.turnLimit) ? known.turnLimit : TURN_LIMIT,
  };
}

export function isTurnLimit(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= HIGHEST_TURN_LIMIT;
}

/** A pair for every seat, none twice; earlier choices are kept where possible. */
export function pairsFor(players: number, before: readonly unknown[] = []): number[] {
  const kept = PAIRS.filter((pair) => before.slice(0, players).includes(pair));
  const free = PAIRS.filter((pair) => !kept.includes(pair));
  return Array.from({ length: players }, (_, seat) => {
    const wanted = kept.find((pair) => pair === before[seat] && before.indexOf(pair) === seat);
    return wanted ?? free.shift() ?? 1;
  });
}

/** The pairs after a new choice for a seat; whoever had that pair gets the seat's old one. */
export function withPair(pairs: readonly number[], seat: number, pair: number): number[] {
  return pairs.map((one, i) => (i === seat ? pair : one === pair ? (pairs[seat] ?? one) : one));
}

/** The options as the server expects them. */
export function body(options: Options, players: number): Record<string, unknown> {
  const draft = draftOf(options, players);
  return {
    draft,
    secret_archives: options.secret,
    promos: options.promos,
    edition: options.edition,
    ...(draft === 'quick-start' && options.pairs ? { pairs: options.pairs } : {}),
    series: options.series,
    turn_limit: options.turnLimit,
  };
}
