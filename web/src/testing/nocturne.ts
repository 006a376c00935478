import source from '../../../src/noctuary/games/nocturne/box/facts.toml?raw';
import words from '../../../src/noctuary/games/nocturne/words/en/components.toml?raw';
import { worded } from './facts';
import { Library } from '../games/nocturne/box/library';
import type { NocturneComponents } from '../games/nocturne/box/view';

type Entry = Record<string, unknown>;

interface Facts {
  names: Record<'symbols' | 'kinds' | 'herbs', Record<string, string>>;
  tokens: Entry;
  shadow_tokens: Entry;
  scoring: Entry;
  tiles: Entry[];
  concoctions: Entry[];
  twilight_goals: Entry[];
  moonlight_goals: Entry[];
  characters: Entry[];
  solo_deck: { directions: string[]; rules: { power: string; start: number; offers: boolean }[] };
}

/** The library of the built-in facts, for the tests of drawings; the client itself gets it from the server. */
export function builtIn(): Library {
  const facts = worded(source, words) as unknown as Facts;
  const entries = (items: Entry[], id: string, prefix = ''): Entry => Object.fromEntries(items.map((item) => [`${prefix}${String(item[id])}`, item]));
  const named = (names: Record<string, string>): Entry => Object.fromEntries(Object.entries(names).map(([id, name]) => [id, { name }]));
  const { solo_deck: deck } = facts;
  const cards = deck.rules.flatMap((rule) => deck.directions.map((direction) => ({ direction, ...rule })));
  const solo = cards.map((card, i) => ({ ...card, number: i + 1, id: Object.values(card).join(' '), name: card.power }));
  return new Library({
    tile: entries(facts.tiles, 'id'),
    concoction: entries(facts.concoctions, 'id'),
    goal: { ...entries(facts.twilight_goals, 'number', 'T'), ...entries(facts.moonlight_goals, 'number', 'M') },
    character: entries(facts.characters, 'id'),
    symbol: named(facts.names.symbols),
    kind: named(facts.names.kinds),
    herb: named(facts.names.herbs),
    solo: Object.fromEntries(solo.map((card) => [card.id, card])),
    solo_cards: solo,
    tokens: facts.tokens,
    shadow_tokens: facts.shadow_tokens,
    scoring: facts.scoring,
    corrections: null,
  } as unknown as NocturneComponents);
}
