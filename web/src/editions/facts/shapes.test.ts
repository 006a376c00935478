import { describe, expect, it } from 'vitest';
import { centred, cropped } from './shapes';

describe('shapes', () => {
  it.each([[['X']], [['XX', 'X.']], [['.XXX..', 'XXXXX.', 'XX.XXX', '.XXXX.', '..XXX.']]])('%j stay what they are on a grid', (rows) => {
    expect(cropped(centred(rows, 6, 6))).toEqual(rows);
  });

  it('lie in the middle of their grid', () => {
    expect(centred(['X'], 3, 3)[1]).toEqual([false, true, false]);
  });

  it('of no cells have no rows', () => {
    expect(cropped(centred([], 2, 2))).toEqual([]);
  });
});
