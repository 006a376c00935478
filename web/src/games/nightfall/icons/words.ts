/** Letters of the longest word: a name is printed so large that no word of it breaks. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map((word) => word.length));
}
