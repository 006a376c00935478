import { anything, count, either, entries, form, oneOf, or, orNull, some, text, truth, type Read } from '../../../../app/forms';
import { shuffled } from '../../../../companion/shuffle';
import type { Answer, Setup, Token } from '../rules/table';
import { readEdition } from '../sheets/sheets';

const texts = some(text);

const readAnswer = either<Answer>(
  form({ do: oneOf(['cast']), token: text, cell: count }),
  form({ do: oneOf(['pass', 'taken']) }),
  form({ do: oneOf(['card']), card: count }),
  form({ do: oneOf(['leave']), token: orNull(text) }),
  form({ do: oneOf(['offer']), tokens: texts }),
  form({ do: oneOf(['moonlight']), goals: texts, cells: some(count) }),
  form({ do: oneOf(['claim']), goal: text }),
);

/** A solo game on a real table, in the form in which it is kept. */
export const readGame = form({
  id: or(text, ''),
  setup: form<Setup>({
    cells: some(count),
    round: or(oneOf(['moonlight']), 'twilight'),
    tokens: (kept) => {
      const [mine = [], its = []] = some(texts)(kept);
      return [mine, its];
    },
    shadows: texts,
    twilight: texts,
    moonlight: texts,
    character: or(text, null),
    ability: or(truth, false),
    double: or(truth, false),
    spaces: or(count, 0),
    deck: or(oneOf(['real']), 'page'),
  }),
  /** The order in which the page turns the cards. */
  cards: some(count),
  answers: some(readAnswer),
  edition: or(readEdition, null),
});

export type RecordedSolo = Read<typeof readGame>;

export const readSolo = form({ game: or(readGame, null), boxes: entries(anything) });

/** How often the page shuffles the deck in advance: this gives more cards than any game needs. */
const SHUFFLES = 20;

/** The order of all cards, one shuffled deck after another (NOC-10.10). */
export function shuffledDecks(number: number): number[] {
  return Array.from({ length: SHUFFLES }, () => shuffled([...Array(number).keys()])).flat();
}

/** The tokens of a player in moonlight: for each Shadow, the lowest spell token has left the game (NOC-6.5). */
export function moonlightTokens(all: readonly Token[], shadows: readonly Token[]): Token[] {
  return [...all.slice(shadows.length), ...shadows];
}
