/** Who wins by wounds (NF-9.2 to 9.4). `vectors.test.ts` compares it with the engine. */

export const KINDS = ['bite', 'burn', 'bleed'] as const;

export type Kind = (typeof KINDS)[number];

/** Wounds of one player by kind. */
export type Wounds = Record<Kind, number>;

export function total(wounds: Wounds): number {
  return KINDS.reduce((sum, kind) => sum + wounds[kind], 0);
}

/** The reason why a player is ahead of the next one. */
export type Reason =
  /** The player has fewer wounds (NF-9.2). */
  | { by: 'wounds'; fewer: number }
  /** The player has fewer wounds of the kind of this step: the 1st, 2nd or 3rd highest (NF-9.3). */
  | { by: 'kinds'; step: number; less: number; more: number }
  /** Both have equally many in every step; the player sits nearer to the right of the first player (NF-9.4). */
  | { by: 'seat' };

export interface Place {
  seat: number;
  /** The reason for being ahead of the next place; missing for the last place. */
  ahead?: Reason;
}

function kindsOf(wounds: Wounds): number[] {
  return KINDS.map((kind) => wounds[kind]).sort((a, b) => b - a);
}

function compare(one: Wounds, other: Wounds): Reason {
  const fewer = total(other) - total(one);
  if (fewer !== 0) return { by: 'wounds', fewer };
  const [mine, theirs] = [kindsOf(one), kindsOf(other)];
  const step = mine.findIndex((count, index) => count !== theirs[index]);
  return step < 0 ? { by: 'seat' } : { by: 'kinds', step: step + 1, less: mine[step] ?? 0, more: theirs[step] ?? 0 };
}

/** All players from first to last; `first` is the seat of the first player. Null: nobody has said, and seats settle no tie. */
export function ranking(wounds: readonly Wounds[], first: number | null): Place[] {
  const seats = wounds.map((_, seat) => seat);
  const wound = (seat: number): Wounds => wounds[seat] as Wounds;
  /** Clockwise from the first player. */
  const distance = (seat: number): number => (first === null ? -seat : (seat - first + wounds.length) % wounds.length);
  seats.sort((a, b) => {
    const reason = compare(wound(a), wound(b));
    if (reason.by === 'wounds') return -reason.fewer;
    return reason.by === 'kinds' ? reason.less - reason.more : distance(b) - distance(a);
  });
  return seats.map((seat, place) => {
    const next = seats[place + 1];
    return next === undefined ? { seat } : { seat, ahead: compare(wound(seat), wound(next)) };
  });
}

/** The places, the best first: several share one in a tie that is still to settle. Without kinds, equally many wounds are such a tie. */
export function places({ byKind, wounds, totals, first }: { byKind: boolean; wounds: readonly Wounds[]; totals: readonly number[]; first: number | null }): Place[][] {
  if (!byKind) return [...new Set(totals)].sort((a, b) => a - b).map((sum) => totals.flatMap((one, seat) => (one === sum ? [{ seat }] : [])));
  const found: Place[][] = [];
  for (const place of ranking(wounds, first)) {
    if (first === null && found.at(-1)?.at(-1)?.ahead?.by === 'seat') found.at(-1)?.push(place);
    else found.push([place]);
  }
  return found;
}
