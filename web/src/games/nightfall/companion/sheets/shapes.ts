/** The forms of what is kept in this browser. */

import { count, form, list, oneOf, or, orNull, some, text, truth, where, type Read } from '../../../../app/forms';
import { DRAFTS, EDITIONS, PAIRS } from '../../box/setup';
import { FATES, type Drafting } from '../rules/draft';

const MAX_PLAYERS = 5;

const texts = list(text);
const names = where(texts, ({ length }) => length >= 2 && length <= MAX_PLAYERS);
/** Without any, nobody has said how many play. */
const said = where(texts, ({ length }) => length !== 1 && length <= MAX_PLAYERS);

function differ(things: readonly string[]): boolean {
  return new Set(things).size === things.length;
}

const options = form({
  /** The draft; null: the usual one for the number of players. */
  draft: orNull(oneOf(DRAFTS)),
  secret: truth,
  promos: truth,
  /** The printed edition whose pairs a quick start deals; null: nobody has said, so only pairs of all editions are dealt. */
  edition: orNull(oneOf(EDITIONS)),
  /** For a quick start, each player's pair from 1 to 6; null: random pairs. */
  pairs: orNull(list<number>(oneOf(PAIRS))),
  /** The seat that begins; null: a random one. */
  first: orNull(where(count, (seat) => seat < MAX_PLAYERS)),
});

const drafting = where(
  form<Drafting>({ draft: oneOf(Object.keys(FATES) as Drafting['draft'][]), offers: list(texts), picks: list(texts), undealt: texts, open: texts }),
  ({ draft, offers, picks, undealt, open }) =>
    picks.every((made) => made.length <= FATES[draft].length) && differ([...offers.flat(), ...picks.flat(), ...undealt, ...open]),
);

const archives = where(form({ commons: texts, private: list(texts) }), (found) => differ([...found.commons, ...found.private.flat()]));

/** A deal in progress or finished. */
const dealing = where(
  form({
    names,
    secret: truth,
    first: count,
    /** The draft in progress; null: the deal is finished. */
    drafting: orNull(drafting),
    /** The draft before the last pick, as long as nobody has seen more since. */
    before: orNull(drafting),
    archives: orNull(archives),
  }),
  (found) =>
    found.first < found.names.length &&
    [found.drafting?.offers, found.drafting?.picks, found.before?.offers, found.before?.picks, found.archives?.private].every(
      (lists) => !lists || lists.length === found.names.length,
    ) &&
    (found.drafting === null) !== (found.archives === null),
);

export const readDeals = form({ names: said, options, dealing: orNull(dealing) });

/** The numbers of the wound counter for one game. */
export const counted = where(
  form({
    id: or(text, ''),
    names: said,
    /** The seat of the first player; null: nobody has said. */
    first: orNull(count),
    byKind: truth,
    wounds: list(form({ bite: count, burn: count, bleed: count })),
    /** The wounds of each player, where kinds are not counted. */
    totals: list(count),
    /** When its result was kept, in milliseconds since 1970; 0: it is being counted. */
    ended: or(count, 0),
  }),
  (found) => (found.first === null || found.first < found.names.length) && found.wounds.length === found.names.length && found.totals.length === found.names.length,
);

/** What is being counted, and the results kept, the newest first. Version 1 had the first seat begin unless somebody said otherwise: that is asked again. */
export const readCount = (kept: unknown, version = 3): Counts | undefined => {
  const found = counted(kept);
  if (found && version < 2) found.first ||= null;
  return found && { ...found, past: some(counted)((kept as { past?: unknown }).past) };
};

export const readOne = where(
  form({
    id: text,
    /** The beginning, as ISO date and time. */
    begun: where(text, (time) => !Number.isNaN(Date.parse(time))),
    names,
    /** The seat that began the first game. */
    first: count,
    /** The wounds of all players, game by game. */
    games: list(list(count)),
  }),
  (found) => found.first < found.names.length && found.games.every((game) => game.length === found.names.length),
);

export const readSeries = form({
  current: orNull(readOne),
  /** Finished series, the newest first. */
  past: where(list(readOne), (past) => differ(past.map(({ id }) => id))),
});

export type Count = Read<typeof counted>;
export type Counts = Count & { past: Count[] };
export type Dealing = Read<typeof dealing>;
export type Series = Read<typeof readOne>;
