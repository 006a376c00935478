import { newId } from '../../../../companion/keeping/sharing.svelte';
import { called } from '../../../../companion/names';
import type { Result } from '../../../../companion/results/history';
import { places, total, type Wounds } from '../rules/wounds';
import { counted, type Count, type Counts } from './shapes';

export const NO_WOUNDS: Wounds = { bite: 0, burn: 0, bleed: 0 };

export function newCount(names: readonly string[], first: number | null, byKind: boolean): Count {
  return { id: newId(), names: [...names], first, byKind, wounds: names.map(() => ({ ...NO_WOUNDS })), totals: names.map(() => 0), ended: 0 };
}

/** Whether anything has been counted. */
export function begun({ wounds, totals }: Count): boolean {
  return totals.some((sum) => sum > 0) || wounds.some((one) => total(one) > 0);
}

/** The wounds of each player. */
export function sums({ byKind, wounds, totals }: Count): number[] {
  return byKind ? wounds.map(total) : totals;
}

/** What is being counted, and the results kept. */
export function allCounts({ past, ...current }: Counts): Count[] {
  return [...(begun(current) ? [current] : []), ...past];
}

/** Keeps what is counted as the result of a game that ended today, and begins anew. */
export function keepResult({ past, ...current }: Counts): Counts {
  // Two devices that keep the same result on the same day agree on its time.
  return { ...newCount(current.names, null, current.byKind), past: [{ ...current, ended: new Date().setHours(12, 0, 0, 0) }, ...past] };
}

/** Puts in a count of another device: one that goes on is shown as long as nothing is counted here. */
export function putCount(value: Counts, id: string, content: unknown): void {
  const found = counted(content);
  if (!found && content !== undefined) return;
  value.past = [...value.past.filter((one) => one.id !== id), ...(found?.ended ? [found] : [])].sort((a, b) => b.ended - a.ended);
  const current = found && !found.ended ? found : newCount(value.names, null, value.byKind);
  if (value.id === id || (current === found && !begun(value))) Object.assign(value, current);
}

/** The result of a game that is over; in a tie that is still to settle nobody wins. */
export function resultOf(count: Count): Result {
  const best = places(count)[0] ?? [];
  return { time: count.ended, names: called(count.names), points: sums(count), winners: best.length === 1 ? best.map(({ seat }) => seat) : [] };
}
