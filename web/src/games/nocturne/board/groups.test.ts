import { expect, it } from 'vitest';
import { builtIn } from '../../../testing/nocturne';
import type { Tile, TileId } from '../box/library';
import { tileGroups as grouped } from './groups';

const library = builtIn();
const tileGroups = (ids: TileId[]) => grouped(ids, (id) => library.tile(id) as Tile);

it('puts equal tiles in one pile and piles of a kind together, in the order of the score sheet', () => {
  const groups = tileGroups(['egg', 'feather', 'egg-enchanted', 'skull-ram', 'egg', 'chest', 'herb-wild', 'skull-hoofed']);
  expect(groups.map((group) => [group.kind, group.piles.map((pile) => [pile.id, pile.count])])).toEqual([
    ['skull', [['skull-hoofed', 1], ['skull-ram', 1]]],
    ['feather', [['feather', 1]]],
    ['herb', [['herb-wild', 1]]],
    ['egg', [['egg', 2], ['egg-enchanted', 1]]],
    ['chest', [['chest', 1]]],
  ]);
});

it('has nothing to show without tiles', () => {
  expect(tileGroups([])).toEqual([]);
});
