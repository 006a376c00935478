/** How things are kept in this browser: as text under a key, and how it is read again. */

/** The beginning of all keys of the companion in the browser's storage. */
const PREFIX = 'noctuary-companion-';

/** A kept value as it is stored. */
interface Written {
  version: number;
  kept: unknown;
}

/**
 * The kept value in a stored text; undefined: it cannot be read. `read` gets the value and the version that has kept it, and returns
 * undefined or fails if it does not understand them.
 */
export function readKept<T>(stored: string, version: number, read: (kept: unknown, version: number) => T | undefined): T | undefined {
  try {
    const written = JSON.parse(stored) as Partial<Written> | null;
    if (typeof written?.version !== 'number' || written.version > version) return undefined;
    return read(written.kept, written.version);
  } catch {
    return undefined;
  }
}

export function writeKept(kept: unknown, version: number): string {
  return JSON.stringify({ version, kept } satisfies Written);
}

export function keyOf(name: string): string {
  return PREFIX + name;
}

/** The key of what the server had last of the sheets. */
export function knownKey(name: string): string {
  return `${PREFIX}${name}-known`;
}

/** The key of the unreadable text that was put aside. */
export function asideKey(name: string): string {
  return `${PREFIX}${name}-unreadable`;
}
