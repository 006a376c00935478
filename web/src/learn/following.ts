import type { PuzzleInfo } from '../server/protocol';

/** The puzzle offered next: the next unsolved one, of the same theme if possible. */
export function following(puzzles: readonly PuzzleInfo[], solved: string): PuzzleInfo | undefined {
  const at = puzzles.findIndex(({ id }) => id === solved);
  const order = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))].filter((one) => one.solved === null);
  return order.find((one) => one.theme === puzzles[at]?.theme) ?? order[0];
}
