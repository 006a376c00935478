import { api } from '../server/api';
import { go } from '../app/router.svelte';
import type { Game, PuzzleInfo } from '../contract/types';
import { boxOfTable } from '../editions/mine';
import { defaultName } from '../setup/play';

/** Opens a table with a puzzle. Raises ApiError. */
export async function solve(game: Game, puzzle: PuzzleInfo): Promise<void> {
  void game.table().catch(() => undefined);
  const seats = Array.from({ length: puzzle.players }, (_, seat) => {
    const kind = seat === 0 ? 'human' : 'greedy';
    return { kind, name: defaultName(seat === 0 ? 'me' : kind, seat) };
  });
  const { id } = await api.create({ game: game.name, course: `puzzle-${puzzle.id}`, seats, ...(await boxOfTable(game.name)) });
  go({ page: 'table', id });
}
