import { json, ofTable } from '../app/api';
import type { Under } from '../app/routes';
import type { Language } from '../app/settings';
import type { Game, Library } from '../contract/types';
import type { Entry, Reference, Section, Thing } from './types';

/** What the server has of what is in a box: the built-in one, or that of an edition or a table. */
function ofBox<T>(game: string, { edition, table }: Under, what: string): Promise<T> {
  if (table && !edition) return ofTable<T>(table, what);
  return json<T>(`${edition ? `/api/editions/${encodeURIComponent(edition)}` : `/api/games/${game}`}/${what}`);
}

const references = new Map<string, Promise<Reference>>();

/** What is said of everything in the box. An edition may be changed meanwhile, so it is always asked for again. */
export function referenceOf(game: Game, language: Language, under: Under = {}): Promise<Reference> {
  const key = `${game.name} ${under.table ?? ''} ${language}`;
  const fetched = async (): Promise<Reference> => (await ofBox<{ reference: Reference }>(game.name, under, `reference?language=${language}`)).reference;
  if (under.edition) return fetched();
  let found = references.get(key);
  if (!found) {
    found = fetched();
    found.catch(() => references.delete(key));
    references.set(key, found);
  }
  return found;
}

/** What is drawn. */
export async function libraryUnder(game: Game, language: Language, under: Under = {}): Promise<Library> {
  if (!under.edition && !under.table) return game.library(language);
  return game.libraryOf(await ofBox(game.name, under, `components?language=${language}`));
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
