import { api } from '../app/api';
import type { AddedToDeal, Created } from '../app/protocol';

/** What the server told this browser about a deal before it added its part, and the part that it added. */
export interface Remembered {
  commitment: string;
  addition: string;
}

const KEY = 'noctuary-deals';
/** For how many tables this is remembered. */
const MOST = 200;

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
  if (commitment === null) return id;
  try {
    localStorage.setItem(KEY, JSON.stringify([...stored().filter(([table]) => table !== id), [id, { commitment, addition }]].slice(-MOST)));
  } catch {
    // Without storage nothing is remembered, and the page about the deal says so.
  }
  return id;
}

/** What this browser remembers of the deal of a table. */
export function remembered(id: string): Remembered | null {
  return stored().find(([table]) => table === id)?.[1] ?? null;
}

function stored(): [string, Remembered][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as [string, Remembered][]) : [];
  } catch {
    return [];
  }
}
