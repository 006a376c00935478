/**
 * Searches rules, words and components by an index of their words, which knows their forms and what else players call things. The terminal
 * asks the same index in the same way (`src/noctuary/kernel/search`).
 */
import type { SearchIndex } from '../server/protocol';

/** Something that can be found. */
export interface Item {
  game: string;
  /** `rule`, `word` of the glossary, or the sort of a component. */
  sort: string;
  id: string;
  /** The name of a component or word, or the id of a rule. */
  title: string;
  /** The rule that explains a word. */
  rule?: string;
  text: string;
}

/** What can be found in one game. */
export interface Searched {
  items: readonly Item[];
  /** Components that an edition calls something that the index does not know. */
  renamed: readonly Item[];
  index: Asked;
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

/** The classes of words that a typed word may mean, and how much each counts. */
type Meaning = Map<number, number>;
/** The meanings of words by their places in a question. */
type Understood = Map<number, Meaning>;

/** What players ask, each with its entry and how rare its words are, and by classes which words may mean them. */
interface Questions {
  asked: { entry: number; says: number[] }[];
  having: Map<number, { question: number; word: number }[]>;
}

/** Letters that Unicode does not split into a letter and a mark. */
const LETTERS: Record<string, string> = { ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o' };
/** The id of a rule, with or without the letters of the game, or a word. */
const WORD = /[A-Za-z]+-\d+(?:\.[A-Za-z]?\d+)?|\d+\.[A-Za-z]?\d+|[\p{L}\p{N}]+/gu;
/** What Germans write on keyboards without umlauts; in `neue` and `Quelle` it is no umlaut. */
const SPELLED = /([ao])e|(?<![aeq])(u)e/g;
const LINKS = ['', 's', 'n', 'en', 'es', 'er'];
/** How much a word counts as it was typed, and as what else it may mean: a term, another form or a part of it, its beginning, a slip, a word of a phrase. */
const WHOLE = 1;
const MEANT = 0.9;
const FORM = 0.8;
const BEGUN = 0.7;
const SLIP = 0.6;
const WITHIN = 0.5;
/** How many letters at the end of a word may differ in another form of it. */
const ENDING = 3;
/** The sorts that are ranked apart; the last one stands for all components. */
const GROUPS = ['rule', 'word', ''];
/** How much more rare words say: at 0 nothing. */
const RARE = 0.4;
/** How much more is said by what players ask about just so. */
const CLOSE = 2;
/** What is found must say at least this much, measured by the best. */
const LEAST = 0.2;
/** How many letters are shown before the first match, and in all. */
const BEFORE = 60;
const SHOWN = 220;

/** A word in lower case without diacritics. */
export function folded(word: string): string {
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return [...plain].map((part) => LETTERS[part] ?? part).join('');
}

function wordsOf(text: string): string[] {
  return (text.normalize('NFC').match(WORD) ?? []).map(folded);
}

/** A word as it is compared, and how its author may have meant it, with umlauts for `ae`, `oe`, `ue`. */
function spellings(word: string): string[] {
  return [...new Set([word, word.replace(SPELLED, (_, first?: string, second?: string) => first ?? second ?? '')])];
}

/** An index that can be asked. */
export class Asked {
  readonly known: Map<string, number>;
  readonly silent: Set<string>;
  /** The beginnings of words that mean others, by their first two letters, each with the words it is made of. */
  readonly #beginnings = new Map<string, { words: string[]; whole: boolean; length: number; classes: number[] }[]>();

  #questions: Questions | undefined;

  constructor(readonly index: SearchIndex) {
    this.known = new Map(index.forms.flatMap((forms, i) => forms.split(' ').map((form) => [form, i] as const)));
    this.silent = new Set(index.silent.split(' '));
    for (const [said, classes] of Object.entries(index.meanings)) {
      const start = said.slice(0, 2);
      const one = { words: said.trimEnd().split(' '), whole: said.endsWith(' '), length: said.length, classes };
      this.#beginnings.set(start, [...(this.#beginnings.get(start) ?? []), one]);
    }
  }

  /** What the known words and phrases of a question may mean, by the places where they begin; other places in a phrase, and words that say nothing, mean nothing. */
  understood(words: readonly string[], silent: ReadonlySet<string>): Understood {
    const found: Understood = new Map();
    for (let place = 0; place < words.length; ) {
      const word = words[place] as string;
      const { length, meaning } = this.#phrase(words.slice(place));
      for (const [i, typed] of words.slice(place, place + Math.max(length, 1)).entries()) {
        if (length > 1) found.set(place + i, new Map());
        const own = silent.has(typed) ? undefined : spellings(typed).find((one) => this.known.has(one));
        const number = this.known.get(own ?? '');
        if (number !== undefined) meaning.set(number, Math.max(meaning.get(number) ?? 0, length > 1 ? WITHIN : WHOLE));
      }
      if (meaning.size > 0 || silent.has(word)) found.set(place, meaning);
      place += Math.max(length, 1);
    }
    return found;
  }

  /** Whether all words of a question that say anything are known, not only guessed. */
  knows(question: string): boolean {
    const words = wordsOf(question);
    const told = this.understood(words, this.silent);
    return told.size === words.length && [...told.values()].some(({ size }) => size > 0);
  }

  /** How many of these words, from the first one on, have the longest known meaning, and that meaning. */
  #phrase(words: readonly string[]): { length: number; meaning: Meaning } {
    let best = { length: 0, letters: 0, classes: [] as number[] };
    for (const first of spellings(words[0] as string)) {
      for (const { words: said, whole, length: letters, classes } of this.#beginnings.get(first.slice(0, 2)) ?? []) {
        const { length } = said;
        if (length < best.length || (length === best.length && letters <= best.letters) || length > words.length) continue;
        const typed = [first, ...words.slice(1, length)];
        if (said.every((one, i) => typed[i]?.startsWith(one)) && !(whole && typed.at(-1) !== said.at(-1))) best = { length, letters, classes };
      }
    }
    return { length: best.length, meaning: new Map(best.classes.map((one) => [one, MEANT])) };
  }

  /** The known words like one that is not known: other forms of it, words that begin so, words similar to it, or those that it is composed of; ids and numbers only begin so. */
  guessed(word: string): Meaning {
    const found = spellings(word).flatMap((one) => {
      if (/\d/.test(one)) return [this.#begun(one)];
      return [this.#forms(one), this.#begun(one), this.#slips(one), this.#parts(one)];
    });
    return found.find(({ size }) => size > 0) ?? new Map();
  }

  #forms(word: string): Meaning {
    let best = Math.max(3, word.length - ENDING - 1);
    let found: Meaning = new Map();
    for (const [form, number] of this.known) {
      const same = shared(word, form);
      if (same < Math.max(best, 4) || Math.max(form.length, word.length) - same > ENDING || 2 * same <= form.length) continue;
      if (same > best) found = new Map();
      best = same;
      found.set(number, FORM);
    }
    return found;
  }

  #begun(word: string): Meaning {
    return new Map([...this.known].filter(([form]) => word.length > 2 && form.startsWith(word)).map(([, number]) => [number, BEGUN]));
  }

  #slips(word: string): Meaning {
    let best = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
    let found: Meaning = new Map();
    for (const [form, number] of best > 0 ? this.known : []) {
      if (form[0] !== word[0] || Math.abs(form.length - word.length) > best) continue;
      const far = distance(word, form);
      if (far > best) continue;
      if (far < best) found = new Map();
      best = far;
      found.set(number, SLIP);
    }
    return found;
  }

  /** The two known words of which a word is composed, as in `Zaubermarker` and `Rundenende`. */
  #parts(word: string): Meaning {
    for (let cut = 3; cut < word.length - 2; cut += 1) {
      const rest = this.known.get(word.slice(cut));
      for (const link of rest === undefined ? [] : LINKS) {
        const first = word.slice(0, cut - link.length);
        const number = this.known.get(first);
        if (number !== undefined && first.length > 2 && word.slice(0, cut).endsWith(link)) {
          return new Map([
            [number, FORM],
            [rest as number, FORM],
          ]);
        }
      }
    }
    return new Map();
  }

  /** For each entry, how close a question comes to one that players ask about it: 1 for the same words. */
  close(told: Understood, rare: ReadonlyMap<number, number>): Map<number, number> {
    const { asked, having } = (this.#questions ??= this.#read());
    const met = new Map<number, { places: Set<number>; words: Set<number> }>();
    for (const [place, meaning] of told) {
      for (const number of rare.has(place) ? meaning.keys() : []) {
        for (const { question, word } of having.get(number) ?? []) {
          const { places, words } = met.get(question) ?? { places: new Set(), words: new Set() };
          met.set(question, { places: places.add(place), words: words.add(word) });
        }
      }
    }
    const closest = new Map<number, number>();
    for (const [question, { places, words }] of met) {
      const { entry, says } = asked[question] as { entry: number; says: number[] };
      const more = sum(says.filter((_, word) => !words.has(word)));
      const same = sum([...places].sort((a, b) => a - b).map((place) => rare.get(place) ?? 0));
      closest.set(entry, Math.max(closest.get(entry) ?? 0, same / ((sum([...rare.values()]) + same) / 2 + more)));
    }
    return closest;
  }

  #read(): Questions {
    const found: Questions = { asked: [], having: new Map() };
    for (const [entry, said] of this.index.asked.entries()) {
      for (const question of said.split(', ')) {
        const told = [...this.understood(wordsOf(question), this.silent).values()].filter(({ size }) => size > 0);
        for (const [word, meaning] of told.entries()) {
          for (const number of meaning.keys()) {
            if (!found.having.has(number)) found.having.set(number, []);
            found.having.get(number)?.push({ question: found.asked.length, word });
          }
        }
        found.asked.push({ entry, says: told.map((meaning) => rarity(this.index.entries.length, this.weigh(meaning).size)) });
      }
    }
    return found;
  }

  /** For each entry of the index, how much its likeliest word says. */
  weigh(meaning: Meaning): Map<number, number> {
    const found = new Map<number, number>();
    for (const [number, counts] of meaning) {
      const pairs = this.index.weights[number] ?? [];
      for (let i = 0; i < pairs.length; i += 2) {
        const entry = pairs[i] as number;
        found.set(entry, Math.max(found.get(entry) ?? 0, (pairs[i + 1] as number) * counts));
      }
    }
    return found;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

/** How much a word says that so many of a number of entries have. */
function rarity(number: number, having: number): number {
  return Math.log(1 + (number - having + 0.5) / (having + 0.5)) ** RARE;
}

/** How many letters two words share at their beginnings. */
function shared(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return same;
}

/** How many letters must be changed, added, left out or swapped with their neighbour to make one word the other. */
function distance(one: string, other: string): number {
  let earlier: number[] = [];
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 0; i < one.length; i += 1) {
    [earlier, before, row] = [before, row, [i + 1]];
    for (let j = 0; j < other.length; j += 1) {
      const same = one[i] === other[j];
      let cost = Math.min((row[j] as number) + 1, (before[j + 1] as number) + 1, (before[j] as number) + (same ? 0 : 1));
      if (i > 0 && j > 0 && one[i] === other[j - 1] && other[j] === one[i - 1]) cost = Math.min(cost, (earlier[j - 1] as number) + 1);
      row.push(cost);
    }
  }
  return row.at(-1) as number;
}

/**
 * What the words of a question may mean on each shelf, by their places. Words that say nothing are left out, unless there are no others;
 * only what is known nowhere is guessed.
 */
function understand(shelves: readonly Asked[], question: string): Understood[] {
  const words = wordsOf(question);
  const found = shelves.map((one) => one.understood(words, one.silent));
  for (const [place, word] of words.entries()) {
    if (found.some((one) => one.has(place))) continue;
    for (const [i, one] of shelves.entries()) {
      const guessed = one.guessed(word);
      if (guessed.size > 0) found[i]?.set(place, guessed);
    }
  }
  if (found.some((one) => [...one.values()].some((meaning) => meaning.size > 0))) return found;
  return shelves.map((one) => one.understood(words, new Set()));
}

/** What was found: a shelf, the number of its entry, and how much it says. */
interface Answer {
  shelf: number;
  entry: number;
  score: number;
}

/**
 * What indexes have on a question, the best first, rules before words before components. A word says more if fewer entries have it; what has more of
 * the words comes before what has one of them often, and what players ask about in such words before what only has them.
 */
function answers(shelves: readonly Asked[], told: readonly Understood[]): Answer[] {
  const weights = shelves.map((one, i) => new Map([...(told[i] ?? [])].map(([place, meaning]) => [place, one.weigh(meaning)])));
  const places = [...new Set(weights.flatMap((one) => [...one.keys()]))].sort((a, b) => a - b);
  return GROUPS.flatMap((group) => {
    const wanted = shelves.map(({ index }) => index.entries.map(([sort = '']) => (GROUPS.includes(sort) ? sort : '') === group));
    const number = wanted.flat().filter(Boolean).length;
    const rare = new Map<number, number>();
    for (const place of places) {
      const having = sum(weights.map((one, i) => [...(one.get(place)?.keys() ?? [])].filter((entry) => wanted[i]?.[entry]).length));
      if (having > 0) rare.set(place, rarity(number, having));
    }
    const found: Answer[] = [];
    for (const [shelf, one] of weights.entries()) {
      // What means nothing here, such as the words of a phrase, may mean something on another shelf.
      const heard = new Map([...rare].filter(([place]) => told[shelf]?.get(place)?.size !== 0));
      const everything = sum([...heard.values()]);
      const close = shelves[shelf]?.close(told[shelf] ?? new Map(), heard);
      const scores = new Map<number, { score: number; covered: number }>();
      for (const [place, weighed] of one) {
        for (const [entry, weight] of weighed) {
          if (!wanted[shelf]?.[entry]) continue;
          const { score, covered } = scores.get(entry) ?? { score: 0, covered: 0 };
          const says = rare.get(place) as number;
          scores.set(entry, { score: score + weight * says, covered: covered + says });
        }
      }
      for (const [entry, { score, covered }] of scores) {
        found.push({ shelf, entry, score: Math.floor(((score * covered) / everything) * (1 + CLOSE * (close?.get(entry) ?? 0)) + 0.5) });
      }
    }
    found.sort((a, b) => b.score - a.score || a.shelf - b.shelf || a.entry - b.entry);
    return found.filter(({ score }) => score >= LEAST * (found[0]?.score ?? 0));
  });
}

/** The rules, words and components that answer a question. */
export function search(shelves: readonly Searched[], question: string): Found[] {
  const asked = shelves.map(({ index }) => index);
  const told = understand(asked, question);
  const renamed = shelves.flatMap((one) => one.renamed.filter(({ title }) => contain([title], question)));
  const found = answers(asked, told).flatMap(({ shelf, entry }) => {
    const { items, index } = shelves[shelf] as Searched;
    const [sort, id] = index.index.entries[entry] ?? [];
    const item = items.find((one) => one.sort === sort && one.id === id);
    return item && !renamed.includes(item) ? [{ item, excerpt: excerpt(item.text, hits(item.text, index, told[shelf] ?? new Map())) }] : [];
  });
  return [...renamed.map((item) => ({ item, excerpt: excerpt(item.text, []) })), ...found];
}

/** Whether texts contain all the words of a query. */
export function contain(texts: readonly string[], query: string): boolean {
  const read = texts.map(folded);
  return wordsOf(query).every((word) => spellings(word).some((one) => read.some((text) => text.includes(one))));
}

/** Where a text has words that are meant. */
function hits(text: string, { known }: Asked, told: Understood): [from: number, to: number][] {
  const meant = new Set([...told.values()].flatMap((meaning) => [...meaning.keys()]));
  const words = [...text.matchAll(WORD)].filter(([word]) => meant.has(known.get(folded(word)) ?? -1));
  return words.map(({ 0: word, index }) => [index, index + word.length]);
}

/** The part of a text around the first match. */
function excerpt(text: string, found: readonly [from: number, to: number][]): Piece[] {
  let start = Math.max(0, (found[0]?.[0] ?? 0) - BEFORE);
  if (start > 0) start = text.indexOf(' ', start) + 1 || start;
  let end = Math.min(text.length, start + SHOWN);
  if (end < text.length) end = Math.max(text.lastIndexOf(' ', end), start + 1);
  const pieces: Piece[] = start > 0 ? [{ text: '… ', match: false }] : [];
  let at = start;
  for (const [from, to] of found) {
    if (from < at || to > end) continue;
    if (from > at) pieces.push({ text: text.slice(at, from), match: false });
    pieces.push({ text: text.slice(from, to), match: true });
    at = to;
  }
  if (at < end) pieces.push({ text: text.slice(at, end), match: false });
  return end < text.length ? [...pieces, { text: ' …', match: false }] : pieces;
}
