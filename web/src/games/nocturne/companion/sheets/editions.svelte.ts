import type { Edition } from '../../../../server/protocol';
import type { Language } from '../../../../app/settings';
import { editionsApi } from '../../../../editions/facts/api';
import { library, Library } from '../../box/library';
import { ownBox } from '../../../../editions/mine';
import { settings } from '../../../../app/settings.svelte';
import type { NocturneComponents } from '../../box/view';
import type { EditionOfSheet } from './sheets';

/** Components of editions by hash and language. */
export type Boxes = Record<string, unknown>;

/** An edition for a sheet, with its components kept, so that the sheet can be counted without a network. */
export async function taken(edition: Edition | undefined, language: Language, boxes: Boxes): Promise<EditionOfSheet | null> {
  if (!edition) return null;
  const { components } = await editionsApi.check(edition.game, edition, language);
  if (!components) throw new Error(`The edition "${edition.name}" has errors.`);
  boxes[`${edition.hash} ${language}`] = components;
  return { id: edition.id, name: edition.name, hash: edition.hash };
}

/** The player's own box, with which sheets begin; without a network, as it was kept. */
export async function ownEdition(language: Language, boxes: Boxes): Promise<EditionOfSheet | null> {
  try {
    return await taken(await ownBox('nocturne'), language, boxes);
  } catch {
    const box = settings.boxes.nocturne;
    return box?.id && Object.keys(boxes).some((key) => key.startsWith(`${box.hash} `)) ? { ...box } : null;
  }
}

/** The kept library of an edition, if possible in this language; without an edition, the built-in one. */
export async function libraryUnder(hash: string | null, language: Language, boxes: Boxes): Promise<Library> {
  if (hash === null) return library(language);
  const kept = boxes[`${hash} ${language}`] ?? Object.entries(boxes).find(([key]) => key.startsWith(`${hash} `))?.[1];
  return kept ? new Library($state.snapshot(kept) as NocturneComponents) : library(language);
}
