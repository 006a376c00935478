import type { Draft } from './facts';

/** Editions as they were left in this browser, until the server has them too. */
const KEY = 'noctuary-edition-';

export function keep(id: string, draft: Draft): void {
  try {
    localStorage.setItem(KEY + id, JSON.stringify(draft));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function forget(id: string): void {
  try {
    localStorage.removeItem(KEY + id);
  } catch {
    // Then nothing was stored.
  }
}

/** What was stored of an edition; null: nothing, or nothing that can be read. */
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
