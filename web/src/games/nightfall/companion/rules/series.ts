/** The End-of-the-World series (NF-10.4). `vectors.test.ts` compares it with the engine. */

export const WORLD_ENDS = 100;

export interface Standing {
  /** Of each player, after every game, the last one at the end. */
  totals: number[][];
  /** Somebody has too many: nothing more is played. */
  over: boolean;
  /** Seats with the lowest total; equal totals share the victory. Before the first game, all. */
  leaders: number[];
  /** The seat that begins the next game. */
  next: number;
}

/** How a series stands after these games, each given as the wounds of every player; `first` began the first one. */
export function standing(players: number, first: number, games: readonly (readonly number[])[]): Standing {
  const totals: number[][] = [];
  let sums = Array.from({ length: players }, () => 0);
  for (const game of games) {
    sums = sums.map((sum, seat) => sum + (game[seat] ?? 0));
    totals.push(sums);
  }
  const least = Math.min(...sums);
  return {
    totals,
    over: Math.max(...sums) >= WORLD_ENDS,
    leaders: sums.flatMap((sum, seat) => (sum === least ? [seat] : [])),
    next: (first + games.length) % players,
  };
}
