import { json, post } from '../../../app/api';
import type { Language } from '../../../app/settings';
import { library, Library, type Components } from '../library';
import type { Box } from './rules/box';

/** A component edition of the player, as the list of editions has it. */
export interface OwnEdition {
  id: string;
  game: string;
  name: string;
  changes: Record<string, unknown>;
  hash: string;
  errors: number;
}

/** The player's editions of Nocturne that a game can be counted by. */
export async function ownEditions(): Promise<OwnEdition[]> {
  const { editions } = await json<{ editions: OwnEdition[] }>('/api/editions');
  return editions.filter(({ game, errors }) => game === 'nocturne' && errors === 0);
}

/** The components under an edition in one language, and the hash of what they are. */
export async function componentsOf({ game, name, changes }: OwnEdition, language: Language): Promise<Components> {
  const { components } = await json<{ components: Components | null }>(`/api/editions/check?language=${language}`, post({ game, name, changes }));
  if (!components) throw new Error(`The edition "${name}" has errors.`);
  return components;
}

/** Components of editions by hash and language. */
export type Boxes = Record<string, unknown>;

export function boxKey(hash: string, language: Language): string {
  return `${hash} ${language}`;
}

/** The library of an edition that was kept, in this language if it is there, else in another; without an edition the built-in one. */
export async function libraryUnder(hash: string | null, language: Language, boxes: Boxes): Promise<Library> {
  if (hash === null) return library(language);
  const kept = boxes[boxKey(hash, language)] ?? Object.entries(boxes).find(([key]) => key.startsWith(`${hash} `))?.[1];
  return kept ? new Library($state.snapshot(kept) as Components) : library(language);
}

/** What the rules need of a library. */
export function boxOf({ components }: Library): Box {
  return components as unknown as Box;
}
