/** The length of the longest word: a name is printed small enough that no word of it breaks. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map((word) => word.length));
}
