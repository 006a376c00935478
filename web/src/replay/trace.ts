import type { LogEntry, ReplayStep } from '../server/protocol';
import { spokenOf } from '../store/rings';
import { stepOf } from './rounds';

/** For each thing of a kind in a log, the steps in which something happens to it. */
export function traces(log: readonly LogEntry[], steps: readonly ReplayStep[], kind: string): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const entry of log) {
    const step = stepOf(steps, entry.number);
    for (const thing of spokenOf([entry])) {
      if (thing.kind !== kind) continue;
      const places = found.get(thing.id) ?? [];
      if (places.at(-1) !== step) places.push(step);
      found.set(thing.id, places);
    }
  }
  return found;
}
