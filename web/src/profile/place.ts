/** Where in a profile's file something is wrong: in which of its games or editions, from 1, and in which line of a game's file. */
export interface Place {
  sort: 'game' | 'edition';
  number: number;
  line: number | null;
}

/** The place that an answer of the server names: `$.games[3].record:17`. Null if it is in none of them. */
export function placeOf(where: string): Place | null {
  const found = /^\$\.(game|edition)s\[(\d+)\](?:\.record:(\d+))?/.exec(where);
  return found && { sort: found[1] as Place['sort'], number: Number(found[2]) + 1, line: found[3] === undefined ? null : Number(found[3]) };
}
