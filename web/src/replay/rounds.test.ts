import { describe, expect, it } from 'vitest';
import type { ReplayStep } from '../server/protocol';
import { stepOf, stretchAt, stretches, turns } from './rounds';

function steps(...places: [round: string, turn?: number][]): ReplayStep[] {
  return places.map(([round, turn = null], step) => ({ step, line: null, seat: null, round, turn, log: step * 2 }));
}

describe('the rounds of a game', () => {
  it('are what lies together', () => {
    const found = stretches(steps(['twilight'], ['twilight'], ['moonlight'], ['moonlight'], ['over']));
    expect(found.map(({ round, first }) => [round, first])).toEqual([['twilight', 0], ['moonlight', 2], ['over', 4]]);
    expect(turns(found).map(({ first }) => first)).toEqual([2, 4]);
  });

  it('come again with every turn', () => {
    const found = stretches(steps(['draft', 0], ['chain', 1], ['claim', 1], ['chain', 2], ['chain', 2], ['chain', 3]));
    expect(found.map(({ first }) => first)).toEqual([0, 1, 2, 3, 5]);
    expect(turns(found).map(({ turn, first }) => [turn, first])).toEqual([[1, 1], [2, 3], [3, 5]]);
  });

  it('are found by a step and by a log entry', () => {
    const all = steps(['twilight'], ['twilight'], ['moonlight']);
    expect([0, 1, 2].map((step) => stretchAt(stretches(all), step))).toEqual([0, 0, 1]);
    expect(stretchAt([], 2)).toBe(-1);
    expect([1, 2, 3, 4].map((entry) => stepOf(all, entry))).toEqual([1, 1, 2, 2]);
  });
});
