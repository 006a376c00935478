import type { Companion } from '../companion/types';

/** Every folder with a `parts.ts` helps at the tables of a game. */
const entries = import.meta.glob<{ default: Companion }>('../games/*/companion/parts.ts', { eager: true });

export const companions: readonly Companion[] = Object.values(entries).map((entry) => entry.default);
