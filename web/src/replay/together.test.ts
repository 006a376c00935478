import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Led, ReplayStep } from '../server/protocol';
import { settings } from '../app/settings.svelte';
import { until } from '../testing/waiting';
import { FakeWire, viewOf } from '../testing/wire';
import { TableSocket } from '../server/socket';
import { ReplayStore } from './store.svelte';
import { Together } from './together.svelte';
import { traces } from './trace';

const STEPS = 8;

let wire: FakeWire;
let store: ReplayStore;
let together: Together;

function led(change: Partial<Led> = {}): void {
  wire.say({ type: 'led', seat: 'P2', yours: false, step: 5, viewer: 'P2', analysing: false, branch: null, rematch: null, ...change } satisfies Led);
}

function steps(): ReplayStep[] {
  return Array.from({ length: STEPS }, (_, step) => ({ step, line: null, seat: 'P1', round: 'twilight', turn: null, log: 2 * step }));
}

beforeEach(async () => {
  settings.speed = 'once';
  vi.stubGlobal('fetch', (path: string) => {
    const step = Number(/\/replay\/(\d+)/.exec(path)?.[1]);
    const index = { game: 'nocturne', seats: viewOf().seats, steps: steps(), together: false };
    return Promise.resolve(Response.json(path.endsWith('/replay') ? index : viewOf({ revision: step, seat: /seat=(P\d)/.exec(path)?.[1] ?? null })));
  });
  store = new ReplayStore('t1');
  await store.open(3);
  wire = new FakeWire();
  store.together = together = new Together(store, (listener) => new TableSocket(listener, () => wire));
  wire.onopen?.();
  wire.say(viewOf({ free: [] }));
});

afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
});

describe('a replay that is looked at together', () => {
  it('goes where somebody leads, until the reader steps alone, and again by one click', () => {
    led();
    expect([store.step, store.viewer, together.follows]).toEqual([5, 'P2', true]);
    store.go(1);
    led({ step: 6 });
    expect([store.step, together.follows]).toEqual([1, false]);
    together.follow();
    expect(store.step).toBe(6);
    led({ seat: null });
    store.go(2);
    led({ step: 4 });
    expect(store.step).toBe(4);
  });

  it('opens the analysis with whoever leads, and lets the reader close it', () => {
    led({ analysing: true });
    expect(store.analysing).toBe(true);
    store.analyse(false);
    led({ analysing: true, step: 6 });
    expect([store.analysing, store.step]).toEqual([false, 6]);
  });

  it('tells where the reader leads, a few times a second at most', async () => {
    together.lead();
    expect(wire.last('lead')).toMatchObject({ step: 3, viewer: 'P1', take: true });
    led({ seat: 'P1', yours: true, step: 3, viewer: 'P1' });
    const said = wire.sent.length;
    for (const step of [4, 5, 6]) store.go(step);
    await until(() => expect(wire.last('lead')).toMatchObject({ step: 6 }));
    expect(wire.sent).toHaveLength(said + 1);
    // An older message about the reader's own lead changes nothing.
    led({ seat: 'P1', yours: true, step: 4 });
    expect(store.step).toBe(6);
    // After a lost connection nobody leads.
    led({ seat: null });
    expect(wire.last('lead')).toMatchObject({ step: 6, take: true });
    led();
    expect([store.step, together.leads, together.follows]).toEqual([5, false, true]);
    led({ seat: null });
    expect(wire.sent).toHaveLength(said + 2);
  });
});

it('finds the steps in which something happens with a thing', () => {
  const entry = (number: number, args: Record<string, string | string[]>) => ({ number, id: 'x', args, auto: false });
  const log = [entry(1, { card_first: ['a', 'b'] }), entry(2, { seat: 'P1', card: 'a' }), entry(5, { card: 'a', tile: 'b' })];
  expect([...traces(log, steps(), 'card')]).toEqual([['a', [1, 3]], ['b', [1]]]);
});
