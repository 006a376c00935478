/** A place in the file of a profile: one of its games or editions, from 1, and a line of a game's file. */
export interface Place {
  sort: 'game' | 'edition';
  number: number;
  line: number | null;
}

/** The place in an error of the server: `$.games[3].record:17`. Null if it is in no game or edition. */
export function placeOf(where: string): Place | null {
  const found = /^\$\.(game|edition)s\[(\d+)\](?:\.record:(\d+))?/.exec(where);
  return found && { sort: found[1] as Place['sort'], number: Number(found[2]) + 1, line: found[3] === undefined ? null : Number(found[3]) };
}
