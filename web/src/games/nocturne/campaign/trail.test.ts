import { describe, expect, it } from 'vitest';
import type { CampaignProgress, ScenarioShown } from './types';
import { firs, HEIGHT, legs, nextOf, parts, stateOf, step, stops, sway, WIDTH } from './trail';

function scenario(number: number, difficulty = 'easy'): ScenarioShown {
  return { number, name: `${number}`, difficulty, character: 'redd', twilight: [], moonlight: [], points: 75, aims: [], source: 'rulebook' };
}

const best = { tries: 1, best: 70, bestTable: 'a', aims: [] };
const progress: CampaignProgress = {
  bot: 'level3',
  scenarios: {
    1: { ...best, completed: { date: '2026-11-21', table: 'a' } },
    2: { ...best, completed: null },
  },
  achievements: {},
  modifications: {},
  solo: [],
  records: [],
  tally: {},
};

describe('the path through the night', () => {
  it('has its stops in the picture, each a finger apart', () => {
    const points = stops(20);
    expect(points.length).toBe(20);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(22);
      expect(x).toBeLessThan(WIDTH - 22);
      expect(y).toBeGreaterThan(150);
      expect(y).toBeLessThan(HEIGHT - 22);
    }
    for (const [i, { x }] of points.slice(1).entries()) expect(x - (points[i]?.x ?? 0)).toBeGreaterThan(46);
  });

  it('leads from stop to stop', () => {
    const points = stops(20);
    const ways = legs(points);
    expect(ways.length).toBe(19);
    for (const [i, way] of ways.entries()) {
      expect(way.startsWith(`M${points[i]?.x} ${points[i]?.y}C`)).toBe(true);
      expect(way.endsWith(` ${points[i + 1]?.x} ${points[i + 1]?.y}`)).toBe(true);
    }
    expect(legs(stops(1))).toEqual([]);
  });

  it('stays in its strip when it runs downwards', () => {
    for (let i = -1; i <= 20; i += 1) {
      expect(sway(i)).toBeGreaterThan(0.2);
      expect(sway(i)).toBeLessThan(0.8);
    }
  });

  it('is walked by keys', () => {
    expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Home', 'End', 'Enter'].map((key) => step(key, 4, 20))).toEqual([5, 5, 3, 3, 0, 19, null]);
    expect(step('ArrowRight', 19, 20)).toBe(19);
    expect(step('ArrowLeft', 0, 20)).toBe(0);
  });

  it('passes the same wood every time', () => {
    expect(firs(3, 0, 200, 100, 40)).toBe(firs(3, 0, 200, 100, 40));
    expect(firs(4, 0, 200, 100, 40)).not.toBe(firs(3, 0, 200, 100, 40));
  });
});

describe('progress', () => {
  const three = [scenario(1), scenario(2), scenario(3, 'medium')];

  it('is done, tried or open', () => {
    expect(three.map((one) => stateOf(one, progress))).toEqual(['done', 'tried', 'open']);
    expect(three.map((one) => stateOf(one, null))).toEqual(['open', 'open', 'open']);
  });

  it('goes on with the first scenario that is not completed', () => {
    expect(nextOf(three, progress)?.number).toBe(2);
    expect(nextOf(three.slice(0, 1), progress)?.number).toBe(1);
    expect(nextOf([], null)).toBeUndefined();
    expect(nextOf(three, progress, 3)?.number).toBe(3);
    expect(nextOf(three, progress, 1)?.number).toBe(2);
  });

  it('has parts by difficulty', () => {
    expect(parts(three).map((part) => part.scenarios.map((one) => one.number))).toEqual([[1, 2], [3]]);
  });
});
