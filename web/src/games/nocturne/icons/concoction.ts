import type { SymbolKind } from '../box/types';

export interface Slot {
  symbol: SymbolKind;
  filled: boolean;
}

/** The symbols of one level as slots; each symbol of `found` fills the first free slot of its kind. */
export function slots(level: SymbolKind[], found: SymbolKind[]): Slot[] {
  const left = [...found];
  return level.map((symbol) => {
    const at = left.indexOf(symbol);
    if (at >= 0) left.splice(at, 1);
    return { symbol, filled: at >= 0 };
  });
}
