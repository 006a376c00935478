import { describe, expect, it } from 'vitest';
import { cropped, laid } from './shapes';

describe('shapes', () => {
  it.each([[['X']], [['XX', 'X.']], [['.XXX..', 'XXXXX.', 'XX.XXX', '.XXXX.', '..XXX.']]])('%j stay what they are on a grid', (rows) => {
    expect(cropped(laid(rows, 6, 6))).toEqual(rows);
  });

  it('lie in the middle of their grid', () => {
    expect(laid(['X'], 3, 3)[1]).toEqual([false, true, false]);
  });

  it('of no cells have no rows', () => {
    expect(cropped(laid([], 2, 2))).toEqual([]);
  });
});
