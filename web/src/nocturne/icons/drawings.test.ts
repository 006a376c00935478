import { render } from 'svelte/server';
import facts from 'virtual:nocturne-facts';
import { expect, it } from 'vitest';
import type { GoalId, TileId } from '../types';
import Character from './Character.svelte';
import Concoction from './Concoction.svelte';
import GoalIcon from './GoalIcon.svelte';
import Tile from './Tile.svelte';

/** The drawing alone, without the ids that differ from one rendering to the next. */
function drawn(html: string): string {
  return html.replace(/<!--.*?-->/g, '').replace(/(id|url)(="|\(#)[^")]*/g, '$1');
}

it('draws every tile of the facts, no two alike', () => {
  const pictures = facts.tiles.map((tile) => drawn(render(Tile, { props: { id: tile.id as TileId } }).body));
  expect(new Set(pictures).size).toBe(pictures.length);
});

it('shows as many symbols on a tile as the facts say', () => {
  for (const tile of facts.tiles.filter((one) => one.kind !== 'runestone')) {
    const { body } = render(Tile, { props: { id: tile.id as TileId } });
    expect(body.match(/var\(--pip-/g)?.length ?? 0, tile.id).toBe(tile.symbols.length);
  }
});

it('draws the 24 goals, no two alike', () => {
  const ids = ['T', 'M'].flatMap((round) => Array.from({ length: 12 }, (_, i) => `${round}${i + 1}` as GoalId));
  const pictures = ids.map((id) => drawn(render(GoalIcon, { props: { id } }).body));
  expect(new Set(pictures).size).toBe(24);
});

it('draws every character and every concoction', () => {
  for (const { id, symbol } of facts.characters) {
    expect(render(Character, { props: { id } }).body).toContain(`var(--pip-${symbol})`);
  }
  for (const card of facts.concoctions) {
    const { body } = render(Concoction, { props: { id: card.id, filled1: card.level1, filled2: card.level2 } });
    expect(body.match(/slot[^"]*filled/g)?.length, card.id).toBe(card.level1.length + (card.level2?.length ?? 0));
  }
});

it('says which id is unknown', () => {
  expect(() => render(Tile, { props: { id: 'toad' as TileId } }).body).toThrow('No tile is called "toad"');
});
