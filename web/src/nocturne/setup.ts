/** Options of a new table of Nocturne. */
export interface Options {
  mode: 'standard' | 'advanced';
  characters: 'dealt' | 'chosen';
}

export function options(stored: unknown): Options {
  const known = (stored ?? {}) as Partial<Options>;
  return {
    mode: known.mode === 'advanced' ? 'advanced' : 'standard',
    characters: known.characters === 'chosen' ? 'chosen' : 'dealt',
  };
}
