import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveOf } from '../../server/moves';
import type { Analysis, AnalysisShown } from '../../server/protocol';
import { AnalysisStore, points, stepAt } from './analysis.svelte';

const ANALYSIS = { curve: [[0.5, 0.5], [0.25, 0.75], [1, 0]] } as unknown as Analysis;

describe('an analysis', () => {
  let asked: string[];
  let answers: AnalysisShown[];

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
      asked.push(init?.method ?? 'GET');
      const answer = answers.shift();
      return answer ? Promise.resolve(Response.json(answer)) : Promise.reject(new TypeError('no server'));
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is asked for until it is done, also when the server is away for a while', async () => {
    const working: AnalysisShown = { state: 'working', done: 1, total: 3, analysis: null };
    answers = [{ ...working, state: 'none' }, working];
    const store = new AnalysisStore('t1');
    await store.load();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(['GET']);
    await store.start();
    await vi.advanceTimersByTimeAsync(800);
    expect(store.problem).not.toBeNull();
    answers = [{ ...working, state: 'done', analysis: ANALYSIS }];
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(['GET', 'POST', 'GET', 'GET']);
    expect(store.shown?.state).toBe('done');
    expect(store.problem).toBeNull();
  });

  it('is begun again when the server was away and has lost it', async () => {
    const working: AnalysisShown = { state: 'working', done: 1, total: 3, analysis: null };
    answers = [working];
    const store = new AnalysisStore('t1');
    await store.load();
    await vi.advanceTimersByTimeAsync(800);
    answers = [{ ...working, state: 'none' }, working, { ...working, state: 'none' }];
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(['GET', 'GET', 'GET', 'POST', 'GET']);
    expect(store.shown?.state).toBe('none');
  });

  it('is not asked for any more once nobody looks', async () => {
    answers = [{ state: 'working', done: 1, total: 3, analysis: null }];
    const store = new AnalysisStore('t1');
    await store.load();
    store.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(['GET']);
  });

  it('draws a line for every seat and knows the step at every place', () => {
    expect(points(ANALYSIS, 0, 100, 10)).toBe('0.0,5.0 50.0,7.5 100.0,0.0');
    expect([-1, 0.2, 0.3, 9].map((place) => stepAt(ANALYSIS.curve, place))).toEqual([0, 0, 1, 2]);
  });

  it('spells moves out as tables do', () => {
    expect(moveOf({ line: 'P1 cast 4 d3', kinds: ['token', 'cell'] }).things).toEqual([
      { kind: 'token', id: '4' },
      { kind: 'cell', id: 'd3' },
    ]);
    expect(moveOf({ line: 'P1 wounds keep', kinds: [] })).toMatchObject({ verb: 'wounds', words: ['keep'], things: [] });
  });
});
