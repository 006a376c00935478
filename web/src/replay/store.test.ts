import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry, ReplayStep, View } from '../server/protocol';
import { settings } from '../app/settings.svelte';
import { until } from '../testing/waiting';
import { viewOf } from '../testing/wire';
import { ReplayStore } from './store.svelte';

const STEPS = 12;

/** The requests, oldest first: `3?seat=P1`. */
let asked: string[];
let broken = false;
let store: ReplayStore;

function steps(): ReplayStep[] {
  return Array.from({ length: STEPS }, (_, step) => ({ step, line: null, seat: 'P1', round: 'twilight', turn: null, log: 2 * step }));
}

/** The server's answer, with two log entries for each step. */
function answer(path: string): unknown {
  const [, place] = /\/replay\/(\d+)/.exec(path) ?? [];
  if (place === undefined) return { game: 'nocturne', seats: viewOf().seats, steps: steps(), together: false };
  const step = Number(place);
  const seat = /seat=(P\d)/.exec(path)?.[1] ?? null;
  const log = Array.from({ length: 2 * step }, (_, i): LogEntry => ({ number: i + 1, id: 'nocturne-pass', args: { seat: seat ?? 'P1' }, auto: false }));
  return viewOf({ revision: step, seat, decision: null, log }) satisfies View;
}

async function settled(): Promise<void> {
  await until(() => {
    expect(store.at).toBe(store.step);
    expect(store.view?.seat).toBe(store.viewer);
  });
}

beforeEach(async () => {
  settings.speed = 'once';
  asked = [];
  broken = false;
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path.split('/').at(-1) ?? '');
    return broken ? Promise.reject(new TypeError('no server')) : Promise.resolve(Response.json(answer(path)));
  });
  store = new ReplayStore('t1');
  await store.open(3);
  await settled();
});

afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
});

describe('a replay', () => {
  it('begins where it is asked to, from the seat of the first person', () => {
    expect(store.viewer).toBe('P1');
    expect(store.log).toHaveLength(6);
    expect(store.news.map(({ number }) => number)).toEqual([5, 6]);
  });

  it('goes no further than there are steps', async () => {
    store.go(99);
    await settled();
    expect(store.step).toBe(STEPS - 1);
    store.go(-5);
    await settled();
    expect(store.step).toBe(0);
    expect(store.news).toEqual([]);
  });

  it('has the next step before anybody asks', async () => {
    await until(() => expect(asked).toContain('7?seat=P1'));
    const before = asked.length;
    store.go(4);
    expect(store.at).toBe(4);
    expect(asked.slice(before)).not.toContain('4?seat=P1');
  });

  it('fetches what is wanted last, not all that was passed', async () => {
    await until(() => expect(asked).toContain('7?seat=P1'));
    const before = asked.length;
    for (const step of [8, 9, 10, 11]) store.go(step);
    await settled();
    expect(asked.slice(before, before + 2)).toEqual(['8?seat=P1', '11?seat=P1']);
  });

  it('keeps what each seat knew apart', async () => {
    store.look('P2');
    await settled();
    expect(store.log[0]?.args.seat).toBe('P2');
    store.look(null);
    await settled();
    expect(store.log[0]?.args.seat).toBe('P1');
    store.look('P1');
    expect(store.view?.seat).toBe('P1');
  });

  it('keeps its log entries from step to step', async () => {
    const first = store.log[0];
    store.go(9);
    await settled();
    expect(store.log[0]).toBe(first);
  });

  it('says why it does not go on, and goes on afterwards', async () => {
    await until(() => expect(asked).toContain('7?seat=P1'));
    broken = true;
    store.go(10);
    await until(() => expect(store.problem?.id).toBe('client-no-server'));
    broken = false;
    store.go(10);
    await settled();
    await until(() => expect(store.problem).toBeNull());
  });

  it('tells the next step and shows any other at once', async () => {
    settings.speed = 'slow';
    store.go(3);
    await settled();
    expect(store.story.telling).toBe(false);
    store.go(4);
    await settled();
    expect(store.story.telling).toBe(true);
    expect(store.log.length).toBe(7);
    store.go(8);
    await settled();
    expect(store.story.telling).toBe(false);
    expect(store.log.length).toBe(16);
  });

  it('takes no moves', async () => {
    expect(await store.play('P1 pass')).toMatchObject({ ok: false, error: { id: 'client-over' } });
    await store.undo();
    expect(store.sending).toBe(false);
    expect(await store.ask({ line: 'P1 pass' })).toBeNull();
  });
});

describe('a replay that runs by itself', () => {
  it('stops at the end', async () => {
    store.go(STEPS - 2);
    await settled();
    store.run();
    await settled();
    expect(store.step).toBe(STEPS - 1);
    expect(store.running).toBe(false);
  });

  it('begins anew after the end and can be halted', async () => {
    store.go(STEPS - 1);
    await settled();
    store.run();
    await settled();
    expect(store.step).toBe(0);
    expect(store.running).toBe(true);
    store.pause();
    expect(store.running).toBe(false);
  });
});
