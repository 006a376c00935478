import type { PuzzleInfo } from '../app/protocol';

/** The puzzle to go on with: after the one just solved the next that is not, of the same theme if there is one. */
export function following(puzzles: readonly PuzzleInfo[], solved: string): PuzzleInfo | undefined {
  const at = puzzles.findIndex(({ id }) => id === solved);
  const order = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))].filter((one) => one.solved === null);
  return order.find((one) => one.theme === puzzles[at]?.theme) ?? order[0];
}
