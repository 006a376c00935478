import type { NocturneComponents, SymbolKind } from '../../box/library';

type Used = 'tile' | 'concoction' | 'goal' | 'character' | 'tokens' | 'shadow_tokens' | 'forest' | 'twisted_trees' | 'scoring' | 'solo_cards';

/** The part of the components that the rules need; the code itself contains no such number. */
export type Box = Pick<NocturneComponents, Used>;

export const SYMBOLS: readonly SymbolKind[] = ['skull', 'feather', 'mushroom', 'herb', 'egg'];

/** The count of each symbol. */
export type Symbols = Record<SymbolKind, number>;

export function noSymbols(): Symbols {
  return { skull: 0, feather: 0, mushroom: 0, herb: 0, egg: 0 };
}

/** The entry of an id, which must exist. */
export function entry<T>(entries: Record<string, T>, id: string): T {
  const found = entries[id];
  if (found === undefined) throw new Error(`There is no "${id}" in the box.`);
  return found;
}
