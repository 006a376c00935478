import type { Library, SymbolKind } from '../../box/library';
import type { Brewed } from '../rules/score';

/** The completed levels of a concoction with their symbols, in the form of its drawing. */
export function filled(library: Library, { id, levels }: Brewed): { filled1: SymbolKind[]; filled2: SymbolKind[] } {
  const card = library.concoction(id);
  return { filled1: levels >= 1 ? (card?.level1 ?? []) : [], filled2: levels === 2 ? (card?.level2 ?? []) : [] };
}
