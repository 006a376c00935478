import type { Reference } from '../server/moves';
import type { Library, SeatId } from '../contract/types';
import type { Chooser } from '../store/chooser.svelte';

/** A part of a table in the server's view: JSON values. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
export type Entries = Record<string, Value>;

export function isEntries(value: unknown): value is Entries {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isText(value: Value): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** A table in two parts: what lies before each seat, and the rest. */
export interface Split {
  shared: Entries;
  seats: Record<SeatId, Entries>;
}

/** Splits a table: a mapping by seats, or a list whose items name their `seat`, lies before the seats. */
export function split(table: unknown, seats: readonly SeatId[]): Split {
  const found: Split = { shared: {}, seats: Object.fromEntries(seats.map((seat) => [seat, {}])) };
  for (const [key, value] of Object.entries(isEntries(table) ? table : {})) {
    const each = bySeat(value, seats);
    // The result has its own place.
    if (!each && key !== 'result') found.shared[key] = value;
    for (const [seat, own] of Object.entries(each ?? {})) Object.assign(found.seats[seat] ?? {}, isEntries(own) ? own : { [key]: own });
  }
  return found;
}

function bySeat(value: Value, seats: readonly SeatId[]): Entries | null {
  if (Array.isArray(value)) {
    const pairs = value.map((one): [Value | undefined, Value] => {
      const { seat, ...rest } = isEntries(one) ? one : {};
      return [seat, rest];
    });
    return pairs.length > 0 && pairs.every(([seat]) => isSeat(seat, seats)) ? (Object.fromEntries(pairs) as Entries) : null;
  }
  if (!isEntries(value)) return null;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => isSeat(key, seats)) ? value : null;
}

function isSeat(value: unknown, seats: readonly SeatId[]): boolean {
  return seats.some((seat) => seat === value);
}

/** Everything in a part that may be the id of a thing: keys, words and list items. Single numbers are counts. */
export function idsIn(value: Value): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((one) => (isText(one) ? [String(one)] : idsIn(one)));
  return isEntries(value) ? Object.entries(value).flatMap(([key, one]) => [key, ...idsIn(one)]) : [];
}

/** The things on a table, found by their ids: those that legal moves touch, and all other components. */
export class Things {
  /** The seats, and things that legal moves touch but that lie nowhere on the table; they are shown in a place of their own. */
  readonly nowhere: Reference[];
  private readonly touched: Reference[];
  private readonly near: Set<string>;

  /** `chooser`: what answers a touch; null where the table is only read. */
  constructor(
    private readonly chooser: Chooser | null,
    private readonly library: Library,
    { shared, seats }: Split,
    mine: SeatId | null,
  ) {
    const unique = new Map((chooser?.moves ?? []).flatMap(({ things }) => things).map((thing) => [`${thing.kind} ${thing.id}`, thing]));
    this.touched = [...unique.values()];
    this.near = new Set([...idsIn(shared), ...idsIn(mine ? (seats[mine] ?? {}) : {})]);
    const all = new Set([...this.near, ...idsIn(seats)]);
    this.nowhere = this.touched.filter(({ kind, id }) => kind === 'seat' || !all.has(id));
  }

  /** What answers a touch of this thing, if anything is asked. If two things have the same name, a move means the one that is not before another seat. */
  answering(id: string, far: boolean): Chooser | undefined {
    return this.chooser?.moves.length && !(far && this.near.has(id)) ? this.chooser : undefined;
  }

  /** Whether this thing can be chosen now. */
  isLegal(id: string, far: boolean): boolean {
    const thing = this.find(id);
    return (thing && this.answering(id, far)?.isLegal(thing)) ?? false;
  }

  /** The thing with this id: one that legal moves touch, or any component. */
  find(id: string): Reference | null {
    const meant = this.touched.filter((thing) => thing.id === id);
    const kind = Object.entries(this.library.components).find(([, entries]) => isEntries(entries) && isEntries(entries[id]))?.[0];
    return meant.find((thing) => this.chooser?.isLegal(thing)) ?? meant[0] ?? (kind === undefined ? null : { kind, id });
  }
}
