import source from '../../../../../src/noctuary/games/nightfall/box/facts.toml?raw';
import de from '../../../../../src/noctuary/games/nightfall/words/de/components.toml?raw';
import en from '../../../../../src/noctuary/games/nightfall/words/en/components.toml?raw';
import pl from '../../../../../src/noctuary/games/nightfall/words/pl/components.toml?raw';
import type { Language } from '../../../app/settings';
import { worded } from '../../../gallery/facts';
import type { CardShown } from '../table/view';
import type { CardFace, CardWords, Colour, TextKind } from '../types';

interface Facts {
  cards: CardShown[];
  letters: Record<Colour, string>;
  names: Record<'wounds' | 'colours' | 'species' | 'kinds' | 'sets', Record<string, string>>;
  wound_effect: string;
}

const read = (words: string) => worded(source, words) as unknown as Facts;

const FACTS: Record<Language, Facts> = { en: read(en), pl: read(pl), de: read(de) };

export const { letters } = FACTS.en;

export const ids = FACTS.en.cards.map(({ id }) => id);

/** The faces of all cards and wounds, for the gallery; the client itself gets them from the server. */
export function faces(language: Language): Record<string, CardFace> {
  const { cards, names } = FACTS[language];
  const orders = cards.map(({ strength, kicker_colour, kicker: _, ...card }): [string, CardFace] => [
    card.id,
    // A strength that is not a number counts minions.
    { ...card, strength: typeof strength === 'number' ? strength : null, kicker: kicker_colour },
  ]);
  const wounds = Object.entries(names.wounds).map(([id, name]): [string, CardFace] => [id, { id, kind: 'wound', name }]);
  return Object.fromEntries([...orders, ...wounds]);
}

const KINDS: TextKind[] = ['chain', 'your_chain', 'in_play', 'kicker'];

export function words(id: string, language: Language): CardWords {
  const { cards, names, wound_effect } = FACTS[language];
  const card = cards.find((one) => one.id === id);
  const named = (table: keyof Facts['names'], key: string) => names[table][key] ?? key;
  return {
    kind: card ? [named('kinds', card.kind), card.species && named('species', card.species)].filter(Boolean).join(', ') : named('kinds', 'wound'),
    set: card?.set && named('sets', card.set),
    cost: 'Cost',
    strength: 'Strength',
    health: 'Health',
    links: 'May be linked by',
    kicker: 'Kicker on',
    colours: names.colours as Record<Colour, string>,
    texts: card
      ? KINDS.flatMap((kind) => {
          const text = card[kind];
          return text ? [{ kind, label: kind, text }] : [];
        })
      : [{ kind: 'chain', label: 'Wound effect', text: wound_effect }],
    reconstructed: 'Reconstructed: this fact could not be read',
    edited: 'As this edition has it',
  };
}
