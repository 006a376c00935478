import { describe, expect, it } from 'vitest';
import { chart, type ChartFrame } from './chart';

const FRAME: ChartFrame = { width: 100, height: 120, left: 0, right: 0, top: 10, bottom: 10 };

describe('the standings chart', () => {
  it('runs from nothing to the last totals', () => {
    const { lines } = chart([[10, 50], [40, 100]], 2, 100, FRAME, 10);
    expect(lines[0]).toEqual([{ x: 0, y: 110 }, { x: 50, y: 100 }, { x: 100, y: 70 }]);
    expect(lines[1]?.at(-1)).toEqual({ x: 100, y: 10 });
  });

  it('has room for more than the limit', () => {
    const { lines, ticks } = chart([[200, 0]], 2, 100, FRAME, 10);
    expect(lines[0]?.at(-1)?.y).toBe(10);
    expect(ticks.at(-1)).toEqual({ value: 200, y: 10 });
  });

  it('keeps the marks of equal totals apart', () => {
    const { ends } = chart([[50, 50, 50]], 3, 100, FRAME, 10);
    expect(ends.toSorted((a, b) => a - b)).toEqual([40, 50, 60]);
  });

  it('keeps the marks in sight at the top', () => {
    const { ends } = chart([[100, 100, 100]], 3, 100, FRAME, 10);
    expect(ends.toSorted((a, b) => a - b)).toEqual([5, 15, 25]);
  });

  it('shows a series without games', () => {
    expect(chart([], 2, 100, FRAME, 10).lines).toEqual([[{ x: 0, y: 110 }], [{ x: 0, y: 110 }]]);
  });
});
