import type { ReplayStep } from '../app/protocol';

/** Steps one after the other in the same round (of the same turn, if the game counts turns). */
export interface Stretch {
  turn: number | null;
  round: string;
  first: number;
}

/** The game as stretches, in the order in which they were played. */
export function stretches(steps: readonly ReplayStep[]): Stretch[] {
  const found: Stretch[] = [];
  for (const { step, turn, round } of steps) {
    // A game need not have rounds.
    if (round === null) continue;
    const before = found.at(-1);
    if (!before || before.turn !== turn || before.round !== round) found.push({ turn, round, first: step });
  }
  return found;
}

/** The stretch that a step lies in, by its place; -1 before the first. */
export function stretchAt(found: readonly Stretch[], step: number): number {
  return found.findLastIndex(({ first }) => first <= step);
}

/** Where a new turn begins, or in a game without turns a new round. */
export function turns(found: readonly Stretch[]): Stretch[] {
  return found.filter((stretch, i) => i > 0 && (stretch.turn === null || stretch.turn !== found[i - 1]?.turn));
}

/** The first step at which a log entry was there. */
export function stepOf(steps: readonly ReplayStep[], entry: number): number {
  return steps.findIndex(({ log }) => log >= entry);
}
