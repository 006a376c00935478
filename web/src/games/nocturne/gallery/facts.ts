import { parse } from 'smol-toml';
import source from '../../../../../src/noctuary/games/nocturne/box/facts.toml?raw';
import type { Language } from '../../../app/settings';
import { soloId } from '../icons/solo';
import { Library, type Components } from '../library';

/** A fact that has words is written in all languages. */
type Entry = Record<string, unknown>;
type Names = Record<string, Record<Language, string>>;

interface Facts {
  names: Record<string, Names>;
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

const facts = parse(source) as unknown as Facts;

/** A value with its words in one language. */
function localised(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if (language in value) return (value as Entry)[language];
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, localised(one, language)]));
}

/** The library of the built-in facts, for the gallery and the tests of the drawings: the client itself is told by the server. */
export function builtIn(language: Language = 'en'): Library {
  const entries = (items: Entry[], id: string, prefix = ''): Entry =>
    Object.fromEntries(items.map((item) => [`${prefix}${String(item[id])}`, localised(item, language)]));
  const named = (names: Names | undefined): Entry =>
    Object.fromEntries(Object.entries(names ?? {}).map(([id, name]) => [id, { name: name[language] }]));
  const { solo_deck: deck } = facts;
  const cards = deck.rules.flatMap((rule) => deck.directions.map((direction) => ({ direction, ...rule })));
  const solo = cards.map((card, i) => {
    const id = soloId(card as Parameters<typeof soloId>[0]);
    return { ...card, number: i + 1, id, name: id };
  });
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
    tokens: localised(facts.tokens, language),
    shadow_tokens: localised(facts.shadow_tokens, language),
    scoring: localised(facts.scoring, language),
    corrections: null,
  } as unknown as Components);
}
