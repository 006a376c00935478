import { describe, expect, it } from 'vitest';
import type { View } from '../server/protocol';
import type { Library } from '../contract/types';
import { viewOf } from '../testing/wire';
import { Chooser } from '../store/chooser.svelte';
import { idsIn, split, Things } from './model';
import { moveText, partName } from './words';

const library: Library = { name: () => undefined, components: { corrections: null, card: { '1': {}, '2': {}, '3': {} } } as Library['components'] };
const table = {
  stage: 'choose',
  drawn: [1, 3],
  deck: 2,
  players: { P1: { hand: [2, 3], lanterns: 4 }, P2: { hand: [2, 1], lanterns: 1 } },
  notes: [{ seat: 'P2', said: 'hm' }],
  result: null,
};
const parts = split(table, ['P1', 'P2']);

function things(mine: string | null, product: string[][] = [['2', '9']], kind = 'card'): Things {
  const decision = { ...(viewOf().decision as NonNullable<View['decision']>), moves: [{ verb: 'choose', kinds: [kind], product }] };
  const chooser = new Chooser({ view: viewOf({ decision }), sending: false, quiz: false, story: { telling: false }, play: () => Promise.reject(new Error()), ask: () => Promise.resolve(null) });
  return new Things(chooser, library, parts, mine);
}

describe('a table that nobody has drawn', () => {
  it('is what lies before each seat, and the rest', () => {
    expect(parts.shared).toEqual({ stage: 'choose', drawn: [1, 3], deck: 2 });
    expect(parts.seats).toEqual({ P1: { hand: [2, 3], lanterns: 4 }, P2: { hand: [2, 1], lanterns: 1, said: 'hm' } });
  });

  it('has things in its lists and words; numbers by themselves count something', () => {
    expect(idsIn({ drawn: [1, 3], deck: 2, top: 'egg', b2: {} })).toEqual(['drawn', '1', '3', 'deck', 'top', 'egg', 'b2']);
  });

  it('is named after its own words where the game has none for them', () => {
    expect(partName('lanterns', 'firstPlayer')).toBe('First player');
    const move = { line: 'P1 choose 4', verb: 'choose', words: ['4', 'twice'], things: [{ kind: 'card', id: '4' }] };
    expect(moveText('lanterns', move, (kind, id) => `${kind} ${id}`)).toBe('Choose card 4 twice');
  });

  it('knows what a click means: what is asked for, the nearest one of its name', () => {
    const found = things('P1');
    expect(found.find('2')).toEqual({ kind: 'card', id: '2' });
    expect(found.find('egg')).toBeNull();
    expect([found.isLegal('2', false), found.isLegal('2', true), found.isLegal('3', false)]).toEqual([true, false, false]);
    expect([found.answering('3', false) !== undefined, found.answering('1', true) !== undefined]).toEqual([true, false]);
    expect(found.nowhere).toEqual([{ kind: 'card', id: '9' }]);
    expect(things('P1', [['P2']], 'seat').nowhere).toEqual([{ kind: 'seat', id: 'P2' }]);
  });
});
