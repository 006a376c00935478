import { json } from '../app/api';
import type { Under } from '../app/routes';
import type { Language } from '../app/settings';
import type { Game, Library } from '../contract/types';
import type { Entry, Reference, Section, Thing } from './types';

/** Where the server has what is in a box: the built-in one, or that of an edition or a table. */
function place(game: string, { edition, table }: Under): string {
  if (edition) return `/api/editions/${encodeURIComponent(edition)}`;
  if (table) return `/api/tables/${encodeURIComponent(table)}`;
  return `/api/games/${game}`;
}

const references = new Map<string, Promise<Reference>>();

/** What is said of everything in the box. An edition may be changed meanwhile, so it is always asked for again. */
export function referenceOf(game: Game, language: Language, under: Under = {}): Promise<Reference> {
  const path = `${place(game.name, under)}/reference?language=${language}`;
  const fetched = (): Promise<Reference> => json<{ reference: Reference }>(path).then((answer) => answer.reference);
  if (under.edition) return fetched();
  let found = references.get(path);
  if (!found) {
    found = fetched();
    found.catch(() => references.delete(path));
    references.set(path, found);
  }
  return found;
}

/** What is drawn. */
export async function libraryUnder(game: Game, language: Language, under: Under = {}): Promise<Library> {
  if (!under.edition && !under.table) return game.library(language);
  return game.libraryOf(await json(`${place(game.name, under)}/components?language=${language}`));
}

export function entryOf(reference: Reference, { sort, id }: Thing): Entry | undefined {
  return reference.things[sort]?.[id];
}

/** The part of the list that a component stands in. */
export function sectionOf(reference: Reference, { sort, id }: Thing): Section | undefined {
  return reference.sections.find((section) => section.sort === sort && section.ids.includes(id));
}

/** The components that each rule rules, by the id of the rule. */
export function ruled(reference: Reference): Map<string, Thing[]> {
  const found = new Map<string, Thing[]>();
  for (const { sort, ids } of reference.sections) {
    for (const id of ids) {
      for (const rule of entryOf(reference, { sort, id })?.rules ?? []) found.set(rule, [...(found.get(rule) ?? []), { sort, id }]);
    }
  }
  return found;
}
