import type { Tile, TileId, TileKind } from '../box/library';

const KINDS: TileKind[] = ['skull', 'feather', 'mushroom', 'herb', 'egg', 'runestone', 'mirror', 'chest'];

export interface TilePile {
  id: TileId;
  count: number;
  face: Tile;
}

/** The tiles by kind, equal ones in a pile. Kinds are in the order of the score sheet; empty ones are left out. */
export function tileGroups(tiles: TileId[], face: (id: TileId) => Tile): { kind: TileKind; piles: TilePile[] }[] {
  const piles = new Map<TileId, TilePile>();
  for (const id of tiles) {
    const pile = piles.get(id);
    if (pile) pile.count += 1;
    else piles.set(id, { id, count: 1, face: face(id) });
  }
  return KINDS.map((kind) => ({
    kind,
    piles: [...piles.values()].filter((pile) => pile.face.kind === kind).sort((a, b) => a.id.localeCompare(b.id)),
  })).filter((group) => group.piles.length > 0);
}
