/** How things are kept in this browser: the text under a key, and what can be made of it again. */

/** Where everything of the companion lies in the browser's storage. */
const PREFIX = 'noctuary-companion-';

/** What is kept, as it is written down. */
interface Written {
  version: number;
  kept: unknown;
}

/**
 * The kept value in a stored text; null: it cannot be read. `read` is given what was kept and by which version, and answers null (or throws) if that is
 * nothing it understands.
 */
export function readKept<T>(stored: string, version: number, read: (kept: unknown, version: number) => T | null): T | null {
  try {
    const written = JSON.parse(stored) as Partial<Written> | null;
    if (typeof written?.version !== 'number' || written.version > version) return null;
    return read(written.kept, written.version);
  } catch {
    return null;
  }
}

export function writeKept(kept: unknown, version: number): string {
  return JSON.stringify({ version, kept } satisfies Written);
}

export function keyOf(name: string): string {
  return PREFIX + name;
}

/** Where the text that could not be read was put. */
export function asideKey(name: string): string {
  return `${PREFIX}${name}-unreadable`;
}
