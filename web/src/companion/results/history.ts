/** A game or series played to the end with cardboard: its beginning in milliseconds since 1970, points (-Infinity: a tie is still to decide, or something to say), and the seats of the winners. */
export interface Result {
  /** The part of the companion where it was played, if its results do not compare with others of the game. */
  part?: string;
  time: number;
  names: readonly string[];
  points: readonly number[];
  winners: readonly number[];
}

/** For each part and number of players: the games, everybody's wins, and the best points (the most, or the fewest) with all who had them. */
export function tallies(results: readonly Result[], fewest = false) {
  const groups = [...new Set(results.map(({ part = '', names }) => `${part} ${names.length}`))].sort();
  return groups.map((group) => {
    const [part = '', players = ''] = group.split(' ');
    const games = results.filter((one) => (one.part ?? '') === part && one.names.length === Number(players));
    const scores = games.flatMap(({ names, points, time, winners }) => names.map((name, seat) => ({ name, time, points: points[seat] ?? 0, won: winners.includes(seat) })));
    const best = Math[fewest ? 'min' : 'max'](...scores.map(({ points }) => points));
    const wins = new Map<string, number>();
    for (const { name, won } of scores) if (won) wins.set(name, (wins.get(name) ?? 0) + 1);
    return { part, players: Number(players), games: games.length, wins: [...wins].sort((a, b) => b[1] - a[1]), best, holders: scores.filter(({ points }) => points === best) };
  });
}
