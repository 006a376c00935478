import { describe, expect, it } from 'vitest';
import { changed, concerns, isSame, pieceAt, pieces, placeOf, valueOf, type Fact } from './facts';

const about = { sort: 'card', source: 'reconstructed' };
const cost: Fact = { ...about, path: 'cards.vulko.cost', entry: 'vulko', key: 'cost', value: 4, kind: 'number', least: 0, most: 9 };
const name: Fact = { ...about, path: 'cards.vulko.name.en', entry: 'vulko', key: 'name.en', value: 'Vulko', kind: 'text', most: 60 };
const links: Fact = {
  ...about,
  path: 'cards.vulko.links',
  entry: 'vulko',
  key: 'links',
  value: ['red', 'blue'],
  kind: 'choices',
  choices: ['white', 'red', 'blue'],
  of: 'colour',
  least: 1,
  most: 3,
  repeats: 1,
};
const size: Fact = { ...links, sort: 'forest', path: 'forest.rows_columns.3', entry: '', key: 'rows_columns.3', value: [4, 5], kind: 'size', choices: [3, 4, 5, 6] };
const bite: Fact = { ...cost, path: 'wounds.bite', entry: 'bite', key: 'copies', value: 20 };
const all = pieces([cost, name, links, bite, size]);

describe('changes', () => {
  it('are none once they say what is built in', () => {
    const changes = changed({}, cost, 5);
    expect(changes).toEqual({ 'cards.vulko.cost': 5 });
    expect(changed(changes, cost, 4)).toEqual({});
  });

  it('of lists count by what is in them, of sizes by their order', () => {
    expect(isSame(links, ['red', 'blue'], ['blue', 'red'])).toBe(true);
    expect(isSame(links, ['red', 'blue'], ['blue', 'white'])).toBe(false);
    expect(isSame(size, [4, 5], [5, 4])).toBe(false);
  });

  it('of another kind than their fact are not shown', () => {
    expect(valueOf(cost, { 'cards.vulko.cost': 40 })).toBe(40);
    for (const value of ['much', true, 1.5, [4]]) expect(valueOf(cost, { 'cards.vulko.cost': value })).toBe(4);
    expect(valueOf(links, { 'cards.vulko.links': ['red', 'pink'] })).toEqual(['red', 'blue']);
    expect(valueOf(name, { 'cards.vulko.name.en': 7 })).toBe('Vulko');
  });
});

describe('addresses', () => {
  it('of components lead to them', () => {
    expect(all.map(placeOf)).toEqual(['cards.vulko', 'wounds.bite', 'forest.rows_columns.3']);
    for (const piece of all) expect(pieceAt(all, placeOf(piece))).toBe(piece);
    expect(pieceAt(all, 'cards.vulko.links')).toBe(all[0]);
    expect(pieceAt(all, 'cards.vul')).toBeUndefined();
  });

  it('of problems name a fact or all below a place', () => {
    const problem = { id: 'x', args: {} };
    expect(concerns({ ...problem, where: 'wounds' }, bite)).toBe(true);
    expect(concerns({ ...problem, where: 'wounds.bite' }, bite)).toBe(true);
    expect(concerns({ ...problem, where: 'wounds.bit' }, bite)).toBe(false);
    expect(concerns({ ...problem, where: '' }, bite)).toBe(false);
  });
});
