import source from '../../../src/noctuary/games/nightfall/box/facts.toml?raw';
import words from '../../../src/noctuary/games/nightfall/words/en/components.toml?raw';
import { worded } from './facts';
import type { CardFace, CardShown } from '../games/nightfall/box/library';

interface Facts {
  cards: CardShown[];
  names: { wounds: Record<string, string> };
}

const { cards, names } = worded(source, words) as unknown as Facts;

const orders = cards.map(({ strength, kicker_colour, kicker: _, ...card }): [string, CardFace] => [
  card.id,
  // A strength that is not a number counts minions.
  { ...card, strength: typeof strength === 'number' ? strength : null, kicker: kicker_colour },
]);
const wounds = Object.entries(names.wounds).map(([id, name]): [string, CardFace] => [id, { id, kind: 'wound', name }]);

/** The faces of all cards and wounds, for the tests of drawings; the client itself gets them from the server. */
export const FACES = Object.fromEntries([...orders, ...wounds]);
