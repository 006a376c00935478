import type { ReplayStep } from '../server/protocol';

/** Consecutive steps in the same round (and in the same turn, if the game counts turns). */
export interface Stretch {
  turn: number | null;
  round: string;
  first: number;
}

/** The game as stretches, in order. */
export function stretches(steps: readonly ReplayStep[]): Stretch[] {
  const found: Stretch[] = [];
  for (const { step, turn, round } of steps) {
    // Not every game has rounds.
    if (round === null) continue;
    const before = found.at(-1);
    if (!before || before.turn !== turn || before.round !== round) found.push({ turn, round, first: step });
  }
  return found;
}

/** The index of the stretch with a step; -1 before the first. */
export function stretchAt(found: readonly Stretch[], step: number): number {
  return found.findLastIndex(({ first }) => first <= step);
}

/** The first steps of all turns, or of all rounds in a game without turns. */
export function turns(found: readonly Stretch[]): Stretch[] {
  return found.filter((stretch, i) => i > 0 && (stretch.turn === null || stretch.turn !== found[i - 1]?.turn));
}

/** The first step whose log has an entry. */
export function stepOf(steps: readonly ReplayStep[], entry: number): number {
  return steps.findIndex(({ log }) => log >= entry);
}
