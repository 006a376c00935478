import { isObject, numbers, text, texts } from '../storage';
import type { Answer, Setup, Token } from '../rules/table';
import type { EditionOfSheet } from '../sheet/sheets';

/** A solo game on a real table, in the form in which it is kept. */
export interface RecordedSolo {
  setup: Setup;
  /** The order in which the page turns the cards. */
  cards: number[];
  answers: Answer[];
  edition: EditionOfSheet | null;
}

export interface KeptSolo {
  game: RecordedSolo | null;
  boxes: Record<string, unknown>;
}

/** How often the page shuffles the deck in advance: this gives more cards than any game needs. */
const SHUFFLES = 20;

/** The order of all cards, one shuffled deck after another (NOC-10.10). `below` gives a random number below a limit. */
export function shuffled(number: number, below: (limit: number) => number): number[] {
  return Array.from({ length: SHUFFLES }, () => {
    const cards = Array.from({ length: number }, (_, card) => card);
    for (let last = cards.length - 1; last > 0; last -= 1) {
      const other = below(last + 1);
      [cards[last], cards[other]] = [cards[other] as number, cards[last] as number];
    }
    return cards;
  }).flat();
}

/** The tokens of a player in moonlight: for each Shadow, the lowest spell token has left the game (NOC-6.5). */
export function moonlightTokens(all: readonly Token[], shadows: readonly Token[]): Token[] {
  return [...all.slice(shadows.length), ...shadows];
}

export function readSolo(kept: unknown): KeptSolo | null {
  if (!isObject(kept)) return null;
  return { game: readGame(kept.game), boxes: isObject(kept.boxes) ? kept.boxes : {} };
}

function readGame(kept: unknown): RecordedSolo | null {
  if (!isObject(kept) || !isObject(kept.setup) || !Array.isArray(kept.answers)) return null;
  const { setup, edition } = kept;
  const tokens = Array.isArray(setup.tokens) ? setup.tokens.map(texts) : [];
  const [mine = [], its = []] = tokens;
  return {
    setup: {
      cells: numbers(setup.cells),
      round: setup.round === 'moonlight' ? 'moonlight' : 'twilight',
      tokens: [mine, its],
      shadows: texts(setup.shadows),
      twilight: texts(setup.twilight),
      moonlight: texts(setup.moonlight),
      character: typeof setup.character === 'string' ? setup.character : null,
      ability: setup.ability === true,
      double: setup.double === true,
      spaces: typeof setup.spaces === 'number' ? setup.spaces : 0,
      deck: setup.deck === 'real' ? 'real' : 'page',
    },
    cards: numbers(kept.cards),
    answers: kept.answers.flatMap((one) => readAnswer(one) ?? []),
    edition: isObject(edition) ? { id: text(edition.id), name: text(edition.name), hash: text(edition.hash) } : null,
  };
}

function readAnswer(kept: unknown): Answer | null {
  if (!isObject(kept)) return null;
  const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
  switch (kept.do) {
    case 'cast':
      return { do: 'cast', token: text(kept.token), cell: number(kept.cell) };
    case 'pass':
    case 'taken':
      return { do: kept.do };
    case 'card':
      return { do: 'card', card: number(kept.card) };
    case 'leave':
      return { do: 'leave', token: typeof kept.token === 'string' ? kept.token : null };
    case 'offer':
      return { do: 'offer', tokens: texts(kept.tokens) };
    case 'moonlight':
      return { do: 'moonlight', goals: texts(kept.goals), cells: numbers(kept.cells) };
    case 'claim':
      return { do: 'claim', goal: text(kept.goal) };
    default:
      return null;
  }
}
