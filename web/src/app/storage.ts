import type { Reader } from './forms';

/** The value of a JSON text; undefined if it is damaged. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** What is stored in this browser; null if nothing is, or if it has no storage. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text in this browser, or forgets it. Without storage it lasts as long as the page. */
export function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Nothing can be stored here.
  }
}

/** What this browser remembers of each of the last `most` tables. */
export class OfTables<T> {
  constructor(private readonly key: string, private readonly most: number, private readonly read: Reader<T>) {}

  of(table: string): T | undefined {
    return this.read(this.all().find(([id]) => id === table)?.[1]);
  }

  remember(table: string, what: T): void {
    store(this.key, JSON.stringify([...this.all().filter(([id]) => id !== table), [table, what]].slice(-this.most)));
  }

  private all(): [string, unknown][] {
    const found = parsed(stored(this.key));
    return Array.isArray(found) ? found : [];
  }
}
