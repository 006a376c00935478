import type { Read } from '../../../../app/forms';
import { settings } from '../../../../app/settings.svelte';
import type { Steps } from '../../../../companion/keeping/history.svelte';
import { newId } from '../../../../companion/keeping/sharing.svelte';
import { keep } from '../../../../companion/keeping/storage.svelte';
import { called } from '../../../../companion/names';
import type { Result } from '../../../../companion/results/history';
import { language } from '../../../../i18n/index.svelte';
import { withCards } from '../cards/cards';
import { libraryUnder } from './editions.svelte';
import { outcome, type Outcome } from './results';
import { newSheet, readSheet, readSheets, VERSION, type EditionOfSheet, type Sheet } from './sheets';

/** All score sheets of this browser. */
export const kept = keep({ name: 'nocturne-sheets', version: VERSION, read: readSheets, empty: () => ({ sheets: [], boxes: {} }), sheets: { list: ({ sheets }) => sheets, put, sets: ['concoctions', 'ticked'] } });

function put({ sheets }: Read<typeof readSheets>, id: string, content: unknown): void {
  const at = sheets.findIndex((sheet) => sheet.id === id);
  const sheet = readSheet(content);
  if (sheet && at >= 0) sheets[at] = sheet;
  else if (sheet) sheets.splice(sheets.filter(({ made }) => made > sheet.made).length, 0, sheet);
  else if (at >= 0 && content === undefined) sheets.splice(at, 1);
}

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
  const sheet = { ...newSheet(newId(), Date.now(), names), edition };
  kept.value.sheets.unshift(sheet);
  return findSheet(sheet.id) as Sheet;
}

export function removeSheet(id: string): void {
  kept.value.sheets = kept.value.sheets.filter((sheet) => sheet.id !== id);
  const used = new Set([settings.boxes.nocturne?.hash, ...kept.value.sheets.map(({ edition }) => edition?.hash)]);
  for (const key of Object.keys(kept.value.boxes)) if (!used.has(key.split(' ')[0])) delete kept.value.boxes[key];
}

/** Counts a sheet under its edition, anew after each change. Fails with an ApiError where that takes a network. */
export async function counted(sheet: Sheet): Promise<Outcome> {
  const held = $state.snapshot(sheet) as Sheet;
  const library = await libraryUnder(held.edition?.hash ?? null, language() ?? 'en', kept.value.boxes);
  return outcome(withCards(library, held.cards, '').components, held);
}

/** The results of all sheets on which everybody has entered tiles; one that cannot be counted is left out. */
export async function results(): Promise<Result[]> {
  const found = kept.value.sheets.filter(({ players }) => players.every(({ tiles }) => Object.keys(tiles).length > 0)).map(async (sheet) => {
    const { accounts, decided, ranking, unsaid } = await counted(sheet);
    const points = accounts.map(({ rows, eggs }) => (eggs.most > eggs.each || unsaid.length > 0 ? -Infinity : rows.total));
    return { time: sheet.made, names: called(sheet.names), points, winners: ['open', 'alone'].includes(decided) ? [] : (ranking[0] ?? []) };
  });
  return (await Promise.allSettled(found)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}
