/**
 * Completes a typed move line word by word. The seat may be left out: `cast 4 b3` means the seat that is asked.
 */

export interface Completion {
  /** The content of the box after the word is accepted. */
  text: string;
  /** The completed word, for the list. */
  word: string;
}

/** At most `limit` next words with which the text typed so far can become a legal line. */
export function completions(typed: string, lines: readonly string[], seat: string, limit = 12): Completion[] {
  const withSeat = /^p\d(\s|$)/i.test(typed.trimStart());
  const words = typed.trimStart().split(/\s+/);
  const stem = words.slice(0, -1).map((word) => word.toLowerCase());
  const start = (words.at(-1) ?? '').toLowerCase();
  const found: string[] = [];
  for (const line of lines) {
    const parts = withSeat ? line.split(' ') : line.split(' ').slice(1);
    const next = parts[stem.length];
    if (next === undefined || !next.toLowerCase().startsWith(start)) continue;
    if (!stem.every((word, i) => parts[i]?.toLowerCase() === word)) continue;
    if (!found.includes(next)) found.push(next);
  }
  const kept = withSeat && stem.length > 0 ? [seat, ...words.slice(1, -1)] : words.slice(0, -1);
  return found
    .filter((word) => word.toLowerCase() !== start || hasMore([...stem, word.toLowerCase()], lines, withSeat))
    .slice(0, limit)
    .map((word) => {
      const all = [...kept, word];
      return { word, text: all.join(' ') + (hasMore(all.map((one) => one.toLowerCase()), lines, withSeat) ? ' ' : '') };
    });
}

function hasMore(words: readonly string[], lines: readonly string[], withSeat: boolean): boolean {
  return lines.some((line) => {
    const parts = (withSeat ? line.split(' ') : line.split(' ').slice(1)).map((part) => part.toLowerCase());
    return parts.length > words.length && words.every((word, i) => parts[i] === word);
  });
}

/** The move line that a typed text stands for: a legal one, regardless of capitals; otherwise the text in lower case except for seats. */
export function lineOf(typed: string, seat: string, legal: readonly string[] = []): string {
  const text = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  const line = /^p\d\s/.test(text) ? text : `${seat.toLowerCase()} ${text}`;
  return legal.find((one) => one.toLowerCase() === line) ?? line.replace(/\bp\d\b/g, (name) => name.toUpperCase());
}
