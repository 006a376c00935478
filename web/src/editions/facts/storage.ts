import { anything, entries, form, text, type Reader } from '../../app/forms';
import { parsed, store, stored } from '../../app/storage';
import type { Draft } from './facts';

/** The beginning of the keys under which this browser stores editions until the server has them. */
const KEY = 'noctuary-edition-';

const readDraft = form({ name: text, changes: entries(anything) }) as Reader<Draft>;

export function keep(id: string, draft: Draft): void {
  store(KEY + id, JSON.stringify(draft));
}

export function forget(id: string): void {
  store(KEY + id, null);
}

/** The stored edition, if there is one. */
export function storedDraft(id: string): Draft | undefined {
  return readDraft(parsed(stored(KEY + id)));
}
