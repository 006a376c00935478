import { json, ofTable } from '../server/api';
import { Once } from '../server/once';
import type { Under } from '../app/routes';
import type { Language } from '../app/settings';
import type { Game, Library } from '../contract/types';
import type { ReferenceEntry, GameReference, Section, Thing } from '../contract/reference';

/** Fetches something about the components of a game, under an edition or a table's facts if given. */
function ofBox<T>(game: string, { edition, table }: Under, what: string): Promise<T> {
  if (table && !edition) return ofTable<T>(table, what);
  return json<T>(`${edition ? `api/editions/${encodeURIComponent(edition)}` : `api/games/${game}`}/${what}`);
}

const references = new Once<GameReference>();

/** The reference of all components. It is fetched each time, since an edition may have changed. */
export function referenceOf(game: Game, language: Language, under: Under = {}): Promise<GameReference> {
  const key = `${game.name} ${under.table ?? ''} ${language}`;
  const fetched = async (): Promise<GameReference> => (await ofBox<{ reference: GameReference }>(game.name, under, `reference?language=${language}`)).reference;
  return under.edition ? fetched() : references.of(key, fetched);
}

/** The library for the drawings. */
export async function libraryUnder(game: Game, language: Language, under: Under = {}): Promise<Library> {
  if (!under.edition && !under.table) return game.library(language);
  return game.libraryOf(await ofBox(game.name, under, `components?language=${language}`));
}

export function entryOf(reference: GameReference, { sort, id }: Thing): ReferenceEntry | undefined {
  return reference.things[sort]?.[id];
}

/** The section of the list with a component. */
export function sectionOf(reference: GameReference, { sort, id }: Thing): Section | undefined {
  return reference.sections.find((section) => section.sort === sort && section.ids.includes(id));
}

/** The components that each rule concerns, by the id of the rule. */
export function ruled(reference: GameReference): Map<string, Thing[]> {
  const found = new Map<string, Thing[]>();
  for (const { sort, ids } of reference.sections) {
    for (const id of ids) {
      for (const rule of entryOf(reference, { sort, id })?.rules ?? []) found.set(rule, [...(found.get(rule) ?? []), { sort, id }]);
    }
  }
  return found;
}
