import type { Edition } from '../../../../server/protocol';
import type { Language } from '../../../../app/settings';
import { editionsApi } from '../../../../editions/facts/api';
import { library, Library } from '../../box/library';
import type { NocturneComponents } from '../../box/view';

/** The player's editions of Nocturne. */
export async function ownEditions(): Promise<Edition[]> {
  return (await editionsApi.list()).filter(({ game, errors }) => game === 'nocturne' && errors === 0);
}

/** The components of an edition in one language, with their hash. */
export async function componentsOf(edition: Edition, language: Language): Promise<NocturneComponents> {
  const { components } = await editionsApi.check(edition.game, edition, language);
  if (!components) throw new Error(`The edition "${edition.name}" has errors.`);
  return components as unknown as NocturneComponents;
}

/** Components of editions by hash and language. */
export type Boxes = Record<string, unknown>;

export function boxKey(hash: string, language: Language): string {
  return `${hash} ${language}`;
}

/** The kept library of an edition, if possible in this language; without an edition, the built-in one. */
export async function libraryUnder(hash: string | null, language: Language, boxes: Boxes): Promise<Library> {
  if (hash === null) return library(language);
  const kept = boxes[boxKey(hash, language)] ?? Object.entries(boxes).find(([key]) => key.startsWith(`${hash} `))?.[1];
  return kept ? new Library($state.snapshot(kept) as NocturneComponents) : library(language);
}
