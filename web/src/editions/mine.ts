import { settings } from '../app/settings.svelte';
import { editionsApi } from './facts/api';
import type { NewTable } from '../server/protocol';
import type { Changes, Edition } from './facts/facts';

/** Makes an edition the player's own box: wherever a game begins, it is the default. Without one, that is the built-in box. */
export function own(game: string, { id, name, hash } = { id: '', name: '', hash: '' }): void {
  settings.boxes[game] = { id, name, hash };
}

/** The edition of the player's own box, as it is now. Raises ApiError without a network. */
export async function ownBox(game: string): Promise<Edition | undefined> {
  const id = settings.boxes[game]?.id;
  const found = id ? (await editionsApi.list()).find((one) => one.id === id) : undefined;
  if (found) own(game, found);
  return found;
}

/** Corrects facts of the player's own box; without one it is made, under this name. Raises ApiError. */
export async function correctOwn(game: string, name: string, changes: Changes): Promise<void> {
  const box = await ownBox(game);
  own(game, box ? await editionsApi.save(box.id, { name: box.name, changes: { ...box.changes, ...changes } }) : await editionsApi.make(game, { name, changes }));
}

/** The player's own box for a table, unless something is wrong in it. Raises ApiError. */
export async function boxOfTable(game: string): Promise<Pick<NewTable, 'edition'>> {
  const box = await ownBox(game);
  return box?.errors === 0 ? { edition: { name: box.name, changes: box.changes } } : {};
}
