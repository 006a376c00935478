/** Where in a profile's file something is wrong: in which of its games, from 1, and in which line of that one's game file. */
export interface Place {
  game: number;
  line: number | null;
}

/** The place that an answer of the server names: `$.games[3].record:17`. Null if it is not in one of the games. */
export function placeOf(where: string): Place | null {
  const found = /^\$\.games\[(\d+)\](?:\.record:(\d+))?/.exec(where);
  return found && { game: Number(found[1]) + 1, line: found[2] === undefined ? null : Number(found[2]) };
}
