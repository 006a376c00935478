import { parse } from 'smol-toml';
import source from '../../../../../src/noctuary/games/nightfall/box/facts.toml?raw';
import type { CardFace, CardWords, Colour, TextKind } from '../types';

type Words = Record<'en' | 'pl' | 'de', string>;

export type Language = keyof Words;

interface Card extends Omit<CardFace, 'name' | 'strength' | 'kicker'> {
  name: Words;
  set: string;
  species?: string;
  strength?: number | string;
  kicker_colour?: Colour;
  chain?: Words;
  your_chain?: Words;
  in_play?: Words;
  kicker?: Words;
}

interface Facts {
  cards: Card[];
  letters: Record<Colour, string>;
  names: Record<'wounds' | 'colours' | 'species' | 'kinds' | 'sets', Record<string, Words>>;
  wound_effect: Words;
}

const facts = parse(source) as unknown as Facts;

export const letters = facts.letters;

export const ids = facts.cards.map(({ id }) => id);

/** What is printed on every card and wound, for the gallery: the client itself is told by the server. */
export function faces(language: Language): Record<string, CardFace> {
  const orders = facts.cards.map(({ name, strength, kicker_colour, kicker: _, ...card }): [string, CardFace] => [
    card.id,
    { ...card, name: name[language], strength: typeof strength === 'number' ? strength : null, kicker: kicker_colour },
  ]);
  const wounds = Object.entries(facts.names.wounds).map(([id, name]): [string, CardFace] => [
    id,
    { id, kind: 'wound', name: name[language] },
  ]);
  return Object.fromEntries([...orders, ...wounds]);
}

const KINDS: TextKind[] = ['chain', 'your_chain', 'in_play', 'kicker'];

export function words(id: string, language: Language): CardWords {
  const card = facts.cards.find((one) => one.id === id);
  const named = (table: keyof Facts['names'], key: string) => facts.names[table][key]?.[language] ?? key;
  return {
    kind: card ? [named('kinds', card.kind), card.species && named('species', card.species)].filter(Boolean).join(', ') : named('kinds', 'wound'),
    set: card && named('sets', card.set),
    cost: 'Cost',
    strength: 'Strength',
    health: 'Health',
    links: 'May be linked by',
    kicker: 'Kicker on',
    colours: Object.fromEntries(Object.keys(facts.letters).map((colour) => [colour, named('colours', colour)])) as Record<Colour, string>,
    texts: card
      ? KINDS.flatMap((kind) => {
          const text = card[kind]?.[language];
          return text ? [{ kind, label: kind, text }] : [];
        })
      : [{ kind: 'chain', label: 'Wound effect', text: facts.wound_effect[language] }],
    reconstructed: 'Reconstructed: this fact could not be read',
    edited: 'As this edition has it',
  };
}
