import type { Under } from '../../app/routes';
import type { Language } from '../../app/settings';
import type { Game } from '../../contract/types';
import { say } from '../../i18n/index.svelte';
import { parseInline } from '../../ui/rules/markdown';
import { api } from '../../server/api';
import { Once } from '../../server/once';
import { rulebook } from '../../ui/rules/rules.svelte';
import { load, type Loaded } from '../load';
import { Asked, type Item, type Searched } from '../search';
import { entryOf, referenceOf } from '../store';

/** What can be found in a game, and how to draw it. */
export interface Shelf extends Searched {
  game: Game;
  /** The components and their drawings; null in games without a reference. */
  box: Loaded | null;
}

const indexes = new Once<Asked>();

/** The index of a game, fetched once. */
export function indexOf(game: string, language: Language): Promise<Asked> {
  return indexes.of(`${game} ${language}`, async () => new Asked(await api.search(game, language)));
}

/** The rules, words and components of a game in the form that can be searched. */
export async function shelf(game: Game, language: Language, under: Under): Promise<Shelf> {
  const [box, builtIn, rules, index] = await Promise.all([
    game.reference ? load(game, language, under) : null,
    game.reference ? referenceOf(game, language) : null,
    rulebook(game.name, language),
    indexOf(game.name, language),
  ]);
  const items = box ? components(game.name, box) : [];
  const renamed = items.filter((item) => builtIn && box && entryOf(builtIn, item)?.name !== entryOf(box.reference, item)?.name);
  for (const { id, text } of rules) items.push({ game: game.name, sort: 'rule', id, title: id, text: plain(text) });
  const text = new Map(items.map(({ id, text: said }) => [id, said]));
  for (const [sort, id = '', rule = ''] of index.index.entries) if (sort === 'word') items.push({ game: game.name, sort, id, title: id, rule, text: text.get(rule) ?? '' });
  return { game, items, renamed, index, box };
}

function components(game: string, { reference, library }: Loaded): Item[] {
  const items: Item[] = [];
  for (const { sort, ids } of reference.sections) {
    for (const id of ids) {
      const entry = entryOf(reference, { sort, id });
      if (!entry) continue;
      // The name of a component is its title already.
      const facts = entry.facts.filter((fact) => !fact.key.startsWith('name.'));
      const text = facts.map((fact) => say(fact.words, (kind, one) => library.name(kind, one))).join(' · ');
      // What has a number in the box is shown with it.
      const title = /^[A-Z]?\d+$/.test(id) && entry.name !== id ? `${id} ${entry.name}` : entry.name;
      items.push({ game, sort, id, title, text });
    }
  }
  return items;
}

/** The text of a rule without its markup. */
function plain(text: string): string {
  return parseInline(text.replace(/\s+/g, ' '))
    .map((part) => (part.type === 'rule' ? part.id : part.text))
    .join('');
}
