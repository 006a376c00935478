import { describe, expect, it } from 'vitest';
import { across, down, range, strips } from './chart';

const BANDS = [50, 60, 70, 80, 90, 100, 110];

describe('the chart of solo scores', () => {
  it('reaches over all bands and all scores', () => {
    expect(range([], BANDS)).toEqual([40, 120]);
    expect(range([71, 84], BANDS)).toEqual([40, 120]);
    expect(range([31, 128], BANDS)).toEqual([20, 140]);
    expect(range([-3], BANDS)).toEqual([-10, 120]);
  });

  it('has a strip for every band and one below', () => {
    const found = strips(BANDS, 40, 120);
    expect(found).toHaveLength(8);
    expect(found[0]).toEqual({ from: 40, to: 50, band: null });
    expect(found[1]).toEqual({ from: 50, to: 60, band: 50 });
    expect(found.at(-1)).toEqual({ from: 110, to: 120, band: 110 });
    for (const [i, strip] of found.slice(1).entries()) expect(strip.from).toBe(found[i]?.to);
  });

  it('puts totals where their strips are', () => {
    expect(down(120, [40, 120], 400)).toBe(0);
    expect(down(40, [40, 120], 400)).toBe(400);
    expect(down(110, [40, 120], 400)).toBe(50);
  });

  it('gives every game its column', () => {
    expect(across(0, 2, 600, 60)).toBe(30);
    expect(across(1, 2, 600, 60)).toBe(90);
    expect(across(0, 100, 600, 60)).toBe(3);
    expect(across(99, 100, 600, 60)).toBe(597);
  });
});
