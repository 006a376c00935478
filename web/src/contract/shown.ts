import { getContext, setContext } from 'svelte';
import type { Library } from './types';

/** The context under which the drawings find the library of the table or page that shows them. */
export const LIBRARY = Symbol('library');

/**
 * Gives this library to all drawings below the component that calls it: that of a table with its component edition, or of the built-in
 * facts. Call it while the component is made; nothing may be drawn before there is a library.
 */
export function provideLibrary(library: () => Library | null): void {
  setContext(LIBRARY, library);
}

/** The library in use here, for the game that asks. */
export function shownLibrary<Names extends Library>(): () => Names {
  const library = getContext<(() => Library | null) | undefined>(LIBRARY);
  return () => {
    const found = library?.();
    if (!found) throw new Error('There is no library here to draw from: see provideLibrary in contract/shown.ts.');
    return found as Names;
  };
}
