import { api } from '../server/api';
import { form, text, type Read } from '../app/forms';
import type { AddedToDeal, Created } from '../server/protocol';
import { OfTables } from '../app/storage';

const readRemembered = form({ commitment: text, addition: text });

/** What the server told this browser about a deal before it added its part, and the part that it added. */
export type Remembered = Read<typeof readRemembered>;

const deals = new OfTables('noctuary-deals', 200, readRemembered);

/** Makes a table with a deal to which both the server and this browser contribute; returns its id. Raises ApiError. */
export async function dealt(create: (deal: AddedToDeal) => Promise<Created>): Promise<string> {
  const { id: deal, commitment } = await api.promise();
  return adding(commitment, (addition) => create({ id: deal, addition }));
}

/** Sits down at a table whose server has committed itself, with what this browser adds to the deal; returns its id. Raises ApiError. */
export async function adding(commitment: string | null, sit: (addition: string) => Promise<Created>): Promise<string> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const addition = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const { id } = await sit(addition);
  // Where nothing can be stored, the page about the deal says so.
  if (commitment !== null) deals.remember(id, { commitment, addition });
  return id;
}

/** What this browser remembers of the deal of a table. */
export function remembered(id: string): Remembered | undefined {
  return deals.of(id);
}
