import type { Draft } from './facts';

/** The beginning of the keys under which this browser stores editions until the server has them. */
const KEY = 'noctuary-edition-';

export function keep(id: string, draft: Draft): void {
  try {
    localStorage.setItem(KEY + id, JSON.stringify(draft));
  } catch {
    // Without storage an edition lasts as long as the page.
  }
}

export function forget(id: string): void {
  try {
    localStorage.removeItem(KEY + id);
  } catch {
    // Nothing was stored.
  }
}

/** The stored edition; null if there is none or it cannot be read. */
export function storedDraft(id: string): Draft | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY + id) ?? 'null');
    return isDraft(found) ? found : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { name, changes } = value as Partial<Draft>;
  return typeof name === 'string' && typeof changes === 'object' && changes !== null;
}
