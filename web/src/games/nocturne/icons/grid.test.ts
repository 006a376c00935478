import { describe, expect, it } from 'vitest';
import { layGrid } from './grid';

describe('layGrid', () => {
  it('centres the cells around the middle and keeps them inside the extent', () => {
    const { squares, side } = layGrid(['XX', 'X.'], false, 30, 40);
    const xs = squares.map((square) => square.x);
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...xs) + side).toBeLessThanOrEqual(50);
    expect(Math.min(...xs) + Math.max(...xs) + side).toBeCloseTo(60);
    expect(squares.map((square) => square.mark)).toEqual(['X', 'X', 'X', '.']);
  });

  it('bridges only cells that share a side, and only when joined', () => {
    expect(layGrid(['XX', 'X.'], true, 32, 40).bridges).toHaveLength(2);
    expect(layGrid(['X.', '.X'], true, 32, 40).bridges).toHaveLength(0);
    expect(layGrid(['XX', 'X.'], false, 32, 40).bridges).toHaveLength(0);
  });
});
