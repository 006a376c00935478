import { describe, expect, it } from 'vitest';
import { allCounts, keepResult, newCount, putCount, resultOf } from './counts';
import { readCount, type Counts } from './shapes';

const [FEW, MANY] = [{ bite: 1, burn: 2, bleed: 0 }, { bite: 1, burn: 3, bleed: 0 }];

function counting(...wounds: (typeof FEW)[]): Counts {
  return { ...newCount(wounds.map((_, seat) => ['Ada', 'Ben', ''][seat] ?? ''), null, true), wounds, past: [] };
}

describe('a game whose wounds were counted', () => {
  it('is kept with its winner when it is over, and another is begun with the same players', () => {
    const kept = keepResult(counting(MANY, FEW));
    expect(kept).toMatchObject({ names: ['Ada', 'Ben'], ended: 0, wounds: [{ burn: 0 }, { burn: 0 }] });
    expect(kept.past.map(resultOf)).toMatchObject([{ names: ['Ada', 'Ben'], points: [4, 3], winners: [1] }]);
    expect(readCount(kept)).toEqual(kept);
    expect(readCount({ ...counting(MANY, FEW), past: undefined }, 2)).toMatchObject({ past: [] });
  });

  it('has no winner while its tie is open', () => {
    const tied = counting(FEW, FEW, MANY);
    expect(resultOf(tied).winners).toEqual([]);
    expect(resultOf({ ...tied, first: 0 }).winners).toEqual([1]);
    expect(resultOf({ ...tied, byKind: false, totals: [3, 3, 4] }).winners).toEqual([]);
  });

  it('is over on all devices, and deleted on all', () => {
    const [here, there] = [counting(FEW, MANY), counting(FEW, MANY)];
    Object.assign(here, { id: there.id, first: 1 });
    const kept = keepResult(there);
    const id = kept.past[0]?.id ?? '';
    putCount(here, id, allCounts(kept)[0]);
    expect(allCounts(here)).toEqual(kept.past);
    // Who begins the next game has not been said.
    expect(here.first).toBeNull();
    here.wounds = [MANY, MANY];
    putCount(here, 'another', { ...counting(FEW, FEW), ended: 1 });
    expect(allCounts(here).map(({ wounds }) => wounds)).toEqual([[MANY, MANY], [FEW, MANY], [FEW, FEW]]);
    for (const content of ['damaged', undefined]) putCount(here, id, content);
    expect(here.past.map(({ ended }) => ended)).toEqual([1]);
  });
});
