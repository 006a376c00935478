/** Searches rules and components by words, regardless of case and diacritics, and by other terms for the same thing. */

/** Something that can be found. */
export interface Item {
  game: string;
  /** `rule`, or the sort of a component. */
  sort: string;
  id: string;
  /** The name of a component, or the id of a rule. */
  title: string;
  text: string;
}

/** The searchable items of one game, and its terms (see `Rules`). */
export interface Searched {
  items: readonly Item[];
  terms: Record<string, string[]>;
}

export interface Found {
  item: Item;
  /** The text around the words, cut into pieces that match and pieces that do not. */
  excerpt: Piece[];
}

export interface Piece {
  text: string;
  match: boolean;
}

/** Letters that Unicode does not split into a letter and a mark. */
const LETTERS: Record<string, string> = { ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', '’': "'", '‘': "'", '„': '"', '“': '"', '”': '"', '‑': '-', '–': '-' };
/** How many letters are shown before the first match, and in all. */
const BEFORE = 60;
const SHOWN = 220;

/** A text as it is compared, and for each of its letters the index of the original letter. */
export function folded(text: string): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = letter.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    for (const one of [...plain].map((part) => LETTERS[part] ?? part).join('')) {
      letters += one;
      places.push(at);
    }
    at += letter.length;
  }
  places.push(at);
  return { letters, places };
}

/** The words of a query, as they are compared. */
export function wordsOf(query: string): string[] {
  return [...new Set(folded(query).letters.split(/\s+/).filter((word) => word !== ''))];
}

/** Each word with other beginnings that mean the same; if several fit, the longest counts. */
export function alike(words: readonly string[], terms: Record<string, string[]>): string[][] {
  const beginnings = Object.entries(terms).map(([beginning, said]) => [folded(beginning).letters, said] as const);
  return words.map((word) => {
    const [known] = beginnings.filter(([beginning]) => `${word} `.startsWith(beginning)).sort((a, b) => b[0].length - a[0].length);
    return [word, ...(known?.[1] ?? []).map((one) => folded(one).letters)];
  });
}

/**
 * All items that have all the words, the likeliest first: those with exactly this title, those whose title begins with it, those with
 * the words in their title, then those with the words in their text.
 */
export function search(shelves: readonly Searched[], query: string): Found[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const whole = words.join(' ');
  const ranked: { found: Found; rank: number }[] = [];
  for (const { items, terms } of shelves) {
    const wanted = alike(words, terms);
    for (const item of items) {
      const title = folded(item.title).letters;
      const text = folded(item.text).letters;
      if (!wanted.every((same) => same.some((word) => title.includes(word) || text.includes(word)))) continue;
      ranked.push({ found: { item, excerpt: excerpt(item.text, wanted.flat()) }, rank: rankOf(title, whole, wanted) });
    }
  }
  return ranked.sort((a, b) => a.rank - b.rank).map(({ found }) => found);
}

function rankOf(title: string, whole: string, wanted: string[][]): number {
  // `12.11` names the rule NF-12.11.
  if (title === whole || title.endsWith(`-${whole}`)) return 0;
  if (title.startsWith(whole)) return 1;
  if (wanted.every((same) => same.some((word) => title.includes(word)))) return 2;
  return 3;
}

/** The part of a text around the first match. */
function excerpt(text: string, words: string[]): Piece[] {
  const { letters, places } = folded(text);
  const first = Math.min(...words.map((word) => letters.indexOf(word)).filter((at) => at >= 0), letters.length);
  let start = first < letters.length ? Math.max(0, (places[first] ?? 0) - BEFORE) : 0;
  if (start > 0) start = text.indexOf(' ', start) + 1 || start;
  let end = Math.min(text.length, start + SHOWN);
  if (end < text.length) end = Math.max(text.lastIndexOf(' ', end), start + 1);
  const pieces = marked(text.slice(start, end), words);
  if (start > 0) pieces.unshift({ text: '… ', match: false });
  if (end < text.length) pieces.push({ text: ' …', match: false });
  return pieces;
}

/** A text, cut at the matches. */
export function marked(text: string, words: readonly string[]): Piece[] {
  const { letters, places } = folded(text);
  const hits: [from: number, to: number][] = [];
  for (const word of words) {
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length)) {
      hits.push([places[at] as number, places[at + word.length] as number]);
    }
  }
  hits.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const pieces: Piece[] = [];
  let at = 0;
  for (const [from, to] of hits) {
    if (to <= at) continue;
    if (from > at) pieces.push({ text: text.slice(at, from), match: false });
    pieces.push({ text: text.slice(Math.max(at, from), to), match: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), match: false });
  return pieces;
}
