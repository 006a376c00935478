import { describe, expect, it } from 'vitest';
import nocturne from '../nocturne/game';
import type { TableSetup } from './settings';
import { firstSetup, lastSetup, resized, tableBody } from './setup';

const setup: TableSetup = {
  seats: [
    { kind: 'me', name: ' Ada ' },
    { kind: 'greedy', name: 'Owl' },
  ],
  options: { mode: 'advanced', characters: 'chosen' },
};
const named = (kind: string, index: number) => `${kind}${index + 1}`;

describe('table setup', () => {
  it('begins with oneself against one greedy bot', () => {
    expect(firstSetup(nocturne, named)).toEqual({
      seats: [
        { kind: 'me', name: 'me1' },
        { kind: 'greedy', name: 'greedy2' },
      ],
      options: { mode: 'standard', characters: 'dealt' },
    });
  });

  it('keeps its seats when it grows and shrinks', () => {
    const four = resized(nocturne, setup, 4, named);
    expect(four.seats.map((seat) => seat.name)).toEqual([' Ada ', 'Owl', 'greedy3', 'greedy4']);
    expect(resized(nocturne, four, 2, named)).toEqual(setup);
  });

  it('is the last one as far as the game can be played so', () => {
    expect(lastSetup(nocturne, undefined, named)).toEqual(firstSetup(nocturne, named));
    expect(lastSetup(nocturne, setup, named)).toEqual(setup);
    const five = { ...setup, seats: Array.from({ length: 5 }, () => ({ kind: 'greedy' as const, name: 'Owl' })) };
    expect(lastSetup(nocturne, five, named)).toEqual(firstSetup(nocturne, named));
    const damaged = { ...setup, options: { mode: 'advanced', characters: 'all' } };
    expect(lastSetup(nocturne, damaged, named).options).toEqual({ mode: 'advanced', characters: 'dealt' });
  });

  it('asks the server for humans and bots', () => {
    expect(tableBody(nocturne, { ...setup, seats: [...setup.seats.slice(0, 1), { kind: 'screen', name: 'Ben' }] })).toEqual({
      game: 'nocturne',
      options: { players: 2, mode: 'advanced', characters: 'chosen' },
      seats: [
        { kind: 'human', name: 'Ada' },
        { kind: 'human', name: 'Ben' },
      ],
      me: 'P1',
    });
  });
});
