/** The End-of-the-World series (NF-10.4). `vectors.test.ts` compares it with the engine. */

export const WORLD_ENDS = 100;

export interface Standing {
  /** The totals of each player after every game, the latest game last. */
  totals: number[][];
  /** Whether somebody has too many wounds, so that the series is over. */
  over: boolean;
  /** The seats with the lowest total, which share the victory; before the first game, all seats. */
  leaders: number[];
  /** The seat that begins the next game. */
  next: number;
}

/** The standing of a series after these games, each given as the wounds of every player; `first` began the first game. */
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
