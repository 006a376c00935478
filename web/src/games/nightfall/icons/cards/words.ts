/** Letters much wider and much narrower than most, and how many of those they take the room of. */
const WIDE = /[mwMW]/g;
const NARROW = /[fijlrtI.’]/g;

/** The length of the longest word, in letters of usual width: a name is printed small enough that no word of it breaks. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map((word) => word.length + 0.5 * (word.match(WIDE)?.length ?? 0) - 0.4 * (word.match(NARROW)?.length ?? 0)));
}
