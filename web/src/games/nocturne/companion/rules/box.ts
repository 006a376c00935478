import type { SymbolKind, TileKind } from '../../types';

/** What the rules need to know of the components, as the library has them: no number stands in the code. */
export interface Box {
  tile: Record<string, TileNumbers>;
  concoction: Record<string, Recipe>;
  goal: Record<string, GoalLine>;
  character: Record<string, { symbol: SymbolKind }>;
  tokens: { values: (number | string)[]; set_aside: Record<string, (number | string)[]> };
  shadow_tokens: { values: number[] };
  forest: { rows_columns: Record<string, number[]>; sprite_spaces: Record<string, number> };
  twisted_trees: Record<string, unknown>;
  scoring: Scoring;
  solo_cards: SoloNumbers[];
}

export interface TileNumbers {
  kind: TileKind;
  count: number;
  points?: number;
  symbols: SymbolKind[];
  species?: string;
  /** `A` to `E`, or `wild`. */
  herb?: string;
}

export interface Recipe {
  level1: SymbolKind[];
  points1: number;
  level2?: SymbolKind[];
  points2?: number;
}

export interface GoalLine {
  /** A line of the vocabulary of goals: `first area 3`, `each shape XX/X.`. */
  goal: string;
  points?: number;
}

export interface Scoring {
  feathers: number[];
  'tripti-fungilus': number[];
  'duode-dax': number[];
  herb_sets: Record<string, number>;
  eggs_by_rank: number[];
  family_eggs_each: Record<string, number>;
  chest: number;
  leftover_token: number;
  unused_ability: number;
  twilight_goal: number;
  gem: number;
  bands: number[];
}

export interface SoloNumbers {
  direction: 'N' | 'E' | 'S' | 'W';
  power: string;
  start: number;
  offers: boolean;
}

export const SYMBOLS: readonly SymbolKind[] = ['skull', 'feather', 'mushroom', 'herb', 'egg'];

/** A number of each symbol. */
export type Symbols = Record<SymbolKind, number>;

export function noSymbols(): Symbols {
  return { skull: 0, feather: 0, mushroom: 0, herb: 0, egg: 0 };
}

/** The entry of an id that must be there. */
export function entry<T>(entries: Record<string, T>, id: string): T {
  const found = entries[id];
  if (found === undefined) throw new Error(`There is no "${id}" in the box.`);
  return found;
}
