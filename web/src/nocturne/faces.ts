import type { CharacterId, GoalNumber, SymbolKind, TileId, TileKind } from './types';

/** What is printed on a tile. */
export interface TileFace {
  kind: TileKind;
  symbols: SymbolKind[];
  points?: number;
  /** Letter of a herb; the wild herb has a spark instead. */
  herb?: 'A' | 'B' | 'C' | 'D' | 'E' | 'wild';
}

const SYMBOLS: SymbolKind[] = ['skull', 'feather', 'mushroom', 'herb', 'egg'];
const HERBS = ['A', 'B', 'C', 'D', 'E'] as const;

const faces = new Map<string, TileFace>([
  ['skull-hoofed', { kind: 'skull', points: 4, symbols: ['skull'] }],
  ['skull-ram', { kind: 'skull', points: 3, symbols: ['skull'] }],
  ['skull-third', { kind: 'skull', points: 2, symbols: ['skull', 'skull'] }],
  ['feather', { kind: 'feather', symbols: ['feather'] }],
  ['feather-enchanted', { kind: 'feather', symbols: ['feather', 'feather'] }],
  ['tripti', { kind: 'mushroom', symbols: ['mushroom'] }],
  ['tripti-enchanted', { kind: 'mushroom', symbols: ['mushroom', 'mushroom'] }],
  ['duode', { kind: 'mushroom', symbols: ['mushroom'] }],
  ['duode-enchanted', { kind: 'mushroom', symbols: ['mushroom', 'mushroom'] }],
  ...HERBS.flatMap((herb): [string, TileFace][] => [
    [`herb-${herb.toLowerCase()}-3`, { kind: 'herb', points: 3, symbols: ['herb'], herb }],
    [`herb-${herb.toLowerCase()}-1`, { kind: 'herb', points: 1, symbols: ['herb', 'herb'], herb }],
  ]),
  ['herb-wild', { kind: 'herb', points: 1, symbols: ['herb'], herb: 'wild' }],
  ['egg', { kind: 'egg', symbols: ['egg'] }],
  ['egg-enchanted', { kind: 'egg', symbols: ['egg', 'egg'] }],
  ['chest', { kind: 'chest', points: -1, symbols: [] }],
  ...SYMBOLS.map((symbol): [string, TileFace] => [`runestone-${symbol}`, { kind: 'runestone', symbols: [symbol] }]),
  ['mirror', { kind: 'mirror', symbols: [] }],
]);

/** What is printed on tile `id`. */
export function tileFace(id: TileId): TileFace {
  const face = faces.get(id);
  if (!face) throw new Error(`No tile is called "${id}". Tile ids are those of the component facts.`);
  return face;
}
