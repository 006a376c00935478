import type { Library } from '../../library';
import type { SymbolKind } from '../../types';
import type { Brewed } from '../rules/score';

/** The levels of a concoction that are done, with their symbols, as its drawing wants them. */
export function filled(library: Library, { id, levels }: Brewed): { filled1: SymbolKind[]; filled2: SymbolKind[] } {
  const card = library.concoction(id);
  return { filled1: levels >= 1 ? (card?.level1 ?? []) : [], filled2: levels === 2 ? (card?.level2 ?? []) : [] };
}
