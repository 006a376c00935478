import { api } from '../app/api';
import type { PuzzleInfo } from '../app/protocol';
import { go } from '../app/router.svelte';
import type { Game } from '../contract/types';
import { defaultName } from '../pages/play';

/** Goes to a table with a puzzle on it. Raises ApiError. */
export async function solve(game: Game, puzzle: PuzzleInfo): Promise<void> {
  void game.table().catch(() => undefined);
  const seats = Array.from({ length: puzzle.players }, (_, seat) => {
    const kind = seat === 0 ? 'human' : 'greedy';
    return { kind, name: defaultName(seat === 0 ? 'me' : kind, seat) };
  });
  const { id } = await api.create({ game: game.name, course: `puzzle-${puzzle.id}`, seats });
  go({ page: 'table', id });
}

/** The puzzle to go on with: after the one just solved the next that is not, of the same theme if there is one. */
export function following(puzzles: readonly PuzzleInfo[], solved: string): PuzzleInfo | undefined {
  const at = puzzles.findIndex(({ id }) => id === solved);
  const order = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))].filter((one) => one.solved === null);
  return order.find((one) => one.theme === puzzles[at]?.theme) ?? order[0];
}
