import { settings } from '../../../../app/settings.svelte';
import type { Steps } from '../../../../companion/history.svelte';
import { keep } from '../../../../companion/storage.svelte';
import { newSheet, readSheets, VERSION, type EditionOfSheet, type Sheet } from './sheets';

/** All score sheets of this browser. */
export const kept = keep({ name: 'nocturne-sheets', version: VERSION, read: readSheets, empty: () => ({ sheets: [], boxes: {} }) });

/** In the place of a sheet's id: a sheet to print and fill in by hand. */
export const BLANK = 'blank';

export function findSheet(id: string): Sheet | undefined {
  return kept.value.sheets.find((sheet) => sheet.id === id);
}

/** What can be undone on a sheet. */
export function steps(id: string): Steps {
  return kept.history(id, () => findSheet(id));
}

/** Adds a new sheet for these players, under an edition, to those kept. */
export function addSheet(names: readonly string[], edition: EditionOfSheet | null): Sheet {
  const sheet = { ...newSheet(Date.now().toString(36), Date.now(), names), edition };
  kept.value.sheets.unshift(sheet);
  return findSheet(sheet.id) as Sheet;
}

export function removeSheet(id: string): void {
  kept.value.sheets = kept.value.sheets.filter((sheet) => sheet.id !== id);
  const used = new Set([settings.boxes.nocturne?.hash, ...kept.value.sheets.map(({ edition }) => edition?.hash)]);
  for (const key of Object.keys(kept.value.boxes)) if (!used.has(key.split(' ')[0])) delete kept.value.boxes[key];
}
