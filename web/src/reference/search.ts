/**
 * Searches rules and components by words, regardless of case and diacritics, and by other terms for the same thing. The terminal searches
 * by the same rules (`src/noctuary/cli/parts/searching.py`).
 */

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
/** What Germans write on keyboards without umlauts; in `neue` and `Quelle` it is no umlaut. */
const UMLAUTS: Record<string, string> = { ae: 'ä', oe: 'ö', ue: 'ü' };
const SPELLED = /ae|oe|(?<![aeq])ue/g;
/** Punctuation around a word. */
const AROUND = /^(?:(?!\p{Pd})\p{P})+|(?:(?!\p{Pd})\p{P})+$/gu;
/** Ids, and words that may be suggested in place of one that was not found. */
const WORD = /[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)+|[\p{L}\p{N}_]{4,}/gu;
const LETTER = /[\p{L}\p{N}_]/u;
/** How alike a suggestion must be: in a word of four letters, one may be wrong. */
const ALIKE = 0.7;
/** How many letters are shown before the first match, and in all. */
const BEFORE = 60;
const SHOWN = 220;

/** A text as it is compared, and for each of its letters the index of the original letter. */
interface Folded {
  letters: string;
  places: number[];
}

/** The text in lower case without diacritics, except on letters `kept`. */
export function folded(text: string, kept = ''): Folded {
  let letters = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const small = letter.toLowerCase();
    for (const one of small <= '~' || kept.includes(small) ? small : plain(small)) {
      letters += one;
      places.push(at);
    }
    at += letter.length;
  }
  places.push(at);
  return { letters, places };
}

/** A letter without its marks. */
function plain(small: string): string {
  return [...small.normalize('NFD').replace(/\p{M}/gu, '')].map((part) => LETTERS[part] ?? part).join('');
}

/** What is compared with the spellings of a word: the text without diacritics, and with umlauts only. */
function readings(text: string): Folded[] {
  return [folded(text), ...(/[äöü]/i.test(text) ? [folded(text, 'äöü')] : [])];
}

/** Words without diacritics, and with umlauts for `ae`, `oe`, `ue`. */
function spellings(words: string): string[] {
  return [folded(words).letters, folded(words, 'äöü').letters.replace(SPELLED, (found) => UMLAUTS[found] ?? found)];
}

/** The words of a query without the punctuation around them; hyphens may be minus signs. */
function wordsOf(query: string): string[] {
  const words = query.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => word.replace(AROUND, '') || word);
}

/**
 * Each word with its spellings and other beginnings that mean the same; if several fit, the longest counts. A whole word that has others
 * is no part of longer ones.
 */
function alike(words: readonly string[], terms: Record<string, string[]>): string[][] {
  const beginnings = Object.entries(terms).flatMap(([beginning, said]) => readings(beginning).map(({ letters }) => [letters, said] as const));
  // A single letter or sign, as in `złożyć w ofierze` and `Freund & Feind`, tells nothing.
  const telling = words.filter((word) => !/^\P{N}$/u.test(word));
  return (telling.length > 0 ? telling : words).map((word) => {
    const spelled = spellings(word);
    const fitting = beginnings.filter(([beginning]) => spelled.some((one) => `${one} `.startsWith(beginning)));
    const [known] = fitting.sort((a, b) => b[0].length - a[0].length);
    const said = (known?.[1] ?? []).map((one) => folded(one).letters);
    return said.length > 0 && known?.[0].endsWith(' ') ? said : [...spelled, ...said];
  });
}

/**
 * All items that have all the words, the likeliest first: those with exactly this title, those whose title begins with it, those with
 * the words in their title, then those with the words in their text.
 */
export function search(shelves: readonly Searched[], query: string): Found[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const whole = spellings(query.trim().replace(/\s+/g, ' '));
  const ranked: { found: Found; rank: number }[] = [];
  for (const { items, terms } of shelves) {
    const wanted = alike(words, terms);
    for (const item of items) {
      const titles = readings(item.title);
      if (!haveAll([...titles, ...readings(item.text)], wanted)) continue;
      ranked.push({ found: { item, excerpt: excerpt(item.text, wanted.flat()) }, rank: rankOf(titles, whole, wanted) });
    }
  }
  return ranked.sort((a, b) => a.rank - b.rank).map(({ found }) => found);
}

/** Whether texts contain all the words of a query. */
export function contain(texts: readonly string[], query: string): boolean {
  return haveAll(texts.flatMap(readings), alike(wordsOf(query), {}));
}

function haveAll(texts: readonly Folded[], wanted: string[][]): boolean {
  return wanted.every((same) => same.some((word) => texts.some(({ letters }) => indexIn(letters, word) >= 0)));
}

/** Where a word, or a part of one, is found; with a space at its end, only where a word ends. */
function indexIn(letters: string, word: string, from = 0): number {
  const part = word.trimEnd();
  let at = letters.indexOf(part, from);
  while (part !== word && at >= 0 && LETTER.test(letters.charAt(at + part.length))) at = letters.indexOf(part, at + 1);
  return at;
}

function rankOf(titles: readonly Folded[], whole: readonly string[], wanted: string[][]): number {
  const fits = (fit: (title: string, query: string) => boolean): boolean => titles.some(({ letters }) => whole.some((query) => fit(letters, query)));
  // `12.11` names the rule NF-12.11.
  if (fits((title, query) => title === query || title.endsWith(`-${query}`))) return 0;
  if (fits((title, query) => title.startsWith(query))) return 1;
  return haveAll(titles, wanted) ? 2 : 3;
}

/** A query that finds nothing, with each word that occurs nowhere replaced by the one most like it; null if none is like it. */
export function meant(shelves: readonly Searched[], query: string): string | null {
  const known = shelves.flatMap(({ items }) => items.flatMap(({ title, text }) => `${title} ${text}`.match(WORD) ?? []));
  const typed = wordsOf(query);
  const said = typed.map((word) => (search(shelves, word).length > 0 ? word : (nearest(word, known) ?? word)));
  return said.every((word, i) => word === typed[i]) ? null : said.join(' ');
}

/** The text spelled most like a word, as Python's `difflib` measures it. */
function nearest(wanted: string, known: readonly string[]): string | null {
  const word = folded(wanted).letters;
  let best = { ratio: ALIKE, letters: '', text: null as string | null };
  for (const [letters, text] of new Map(known.map((one) => [folded(one).letters, one]))) {
    const ratio = (2 * shared(letters, word)) / (letters.length + word.length);
    if (ratio > best.ratio || (ratio === best.ratio && letters >= best.letters)) best = { ratio, letters, text };
  }
  return best.text;
}

/** How many letters two words share in the same order: the longest part of both, and what they share before and after it. */
function shared(one: string, other: string): number {
  let longest = { size: 0, i: 0, j: 0 };
  for (let i = 0; i < one.length; i += 1) {
    for (let j = 0; j < other.length; j += 1) {
      let size = 0;
      while (i + size < one.length && one[i + size] === other[j + size]) size += 1;
      if (size > longest.size) longest = { size, i, j };
    }
  }
  const { size, i, j } = longest;
  return size && size + shared(one.slice(0, i), other.slice(0, j)) + shared(one.slice(i + size), other.slice(j + size));
}

/** The part of a text around the first match. */
function excerpt(text: string, words: string[]): Piece[] {
  const [first = 0] = hitsIn(text, words)[0] ?? [];
  let start = Math.max(0, first - BEFORE);
  if (start > 0) start = text.indexOf(' ', start) + 1 || start;
  let end = Math.min(text.length, start + SHOWN);
  if (end < text.length) end = Math.max(text.lastIndexOf(' ', end), start + 1);
  const pieces = marked(text.slice(start, end), words);
  if (start > 0) pieces.unshift({ text: '… ', match: false });
  if (end < text.length) pieces.push({ text: ' …', match: false });
  return pieces;
}

/** Where the words stand in a text, in order. */
function hitsIn(text: string, words: readonly string[]): [from: number, to: number][] {
  const hits: [from: number, to: number][] = [];
  for (const { letters, places } of readings(text)) {
    for (const word of words) {
      const { length } = word.trimEnd();
      for (let at = indexIn(letters, word); at >= 0; at = indexIn(letters, word, at + length)) {
        hits.push([places[at] as number, places[at + length] as number]);
      }
    }
  }
  return hits.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
}

/** A text, cut at the matches. */
export function marked(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [from, to] of hitsIn(text, words)) {
    if (to <= at) continue;
    if (from > at) pieces.push({ text: text.slice(at, from), match: false });
    pieces.push({ text: text.slice(Math.max(at, from), to), match: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), match: false });
  return pieces;
}
