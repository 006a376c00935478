import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry, View } from '../server/protocol';
import { settings } from '../app/settings.svelte';
import { TableSocket } from '../server/socket';
import { FakeWire, viewOf } from '../testing/wire';
import { TableStore } from './store.svelte';
import { HELD, LATE, LONGEST, patched } from './story.svelte';

let wire: FakeWire;
let store: TableStore;

const entry = (number: number, seat = 'P2'): LogEntry => ({ number, id: 'nocturne-pass', args: { seat }, auto: false });

/** What is visible: the length of the log, the table, whether something is asked. */
function seen(): [log: number, table: unknown, asked: boolean] {
  return [store.log.length, (store.view?.table as { at: unknown } | undefined)?.at, store.view?.decision != null];
}

function show(view: Partial<View>): void {
  wire.say(viewOf(view));
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'normal';
  store = new TableStore('t1', (listener) => {
    wire = new FakeWire();
    return new TableSocket(listener, () => wire);
  });
  store.story.pace = () => 100;
  wire.onopen?.();
  show({ revision: 1, log: [entry(1)], table: { at: 'a', other: 1 } });
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
});

/** A view with three entries, and the table after the first and the last of them. */
const NEWS = {
  revision: 2,
  log: [entry(2), entry(3), entry(4)],
  logStart: 1,
  table: { at: 'c', other: 1 },
  story: [{ log: 2, table: { at: ['b'] } }, { log: 4, table: {} }],
};

describe('the story', () => {
  it('is told faster if it is long, so that the reader soon moves again', () => {
    store.story.pace = () => 1000;
    // The reader's own thinking does not count.
    vi.advanceTimersByTime(60_000);
    show({ revision: 1, log: [], logStart: 1, waiting: ['P2'], thinking: ['P2'], decision: null });
    show({ revision: 2, log: Array.from({ length: 20 }, (_, i) => entry(i + 2)), logStart: 1, table: { at: 'c', other: 1 } });
    vi.advanceTimersByTime(0.8 * LONGEST);
    expect(seen()[2]).toBe(false);
    expect(seen()[0]).toBeGreaterThan(8);
    vi.advanceTimersByTime(0.2 * LONGEST + LATE + 100);
    expect(seen()).toEqual([21, 'c', true]);
  });

  it('tells one entry after another and asks when it has arrived', () => {
    show(NEWS);
    const steps = [seen()];
    for (let i = 0; i < 3; i += 1) {
      vi.advanceTimersByTime(100);
      steps.push(seen());
    }
    expect(steps).toEqual([[2, 'b', false], [3, 'b', false], [4, 'c', false], [4, 'c', true]]);
    expect(store.view?.revision).toBe(2);
  });

  it('does not say of somebody whose time is up that they give up', () => {
    const resigned = { number: 2, id: 'table-resigned', args: { seat: 'P2' }, auto: false };
    const timing = { pace: 'live', seconds: 60, increment: 0, zero: 'resign' } as const;
    for (const [left, id] of [[0, 'table-timed-out'], [900, 'table-resigned']] as const) {
      show({ revision: 2, log: [resigned], clock: { timing, left: { P2: left }, running: [], paused: false, agreed: [] } });
      expect(store.newest?.log[0]?.id).toBe(id);
    }
  });

  it('goes at the speed that is set', () => {
    settings.speed = 'slow';
    show(NEWS);
    vi.advanceTimersByTime(170);
    expect(store.log.length).toBe(2);
    vi.advanceTimersByTime(20);
    expect(store.log.length).toBe(3);
  });

  it('hurries over what the reader has done, unless that is announced', async () => {
    store.story.pace = () => 1000;
    store.story.announced = ({ number }) => number === 3;
    for (const [number, time] of [[2, 120], [3, 1000]] as const) {
      const played = store.play('P1 pass');
      wire.say({ type: 'accepted', tag: wire.last('move').tag });
      show({ revision: number, log: [entry(number, 'P1')], logStart: number - 1 });
      await played;
      vi.advanceTimersByTime(time - 10);
      expect(store.story.telling).toBe(true);
      vi.advanceTimersByTime(20);
      expect(store.story.telling).toBe(false);
    }
  });

  it('knows for which entry the table stands', () => {
    show(NEWS);
    expect(store.drawn).toBe(2);
    store.story.skip();
    expect([store.log.length, store.drawn]).toEqual([3, 2]);
    store.story.skip();
    expect(store.drawn).toBe(4);
  });

  it('goes on with what comes meanwhile', () => {
    show(NEWS);
    show({ revision: 3, log: [entry(5)], logStart: 4, table: { at: 'd', other: 1 } });
    expect(store.story.behind).toBe(3);
    vi.advanceTimersByTime(350);
    expect(seen()).toEqual([5, 'd', false]);
    vi.advanceTimersByTime(100);
    expect(seen()).toEqual([5, 'd', true]);
  });

  it('can be skipped, step by step or all of it', () => {
    show(NEWS);
    store.story.skip();
    expect(seen()).toEqual([3, 'b', false]);
    store.story.catchUp();
    expect(seen()).toEqual([4, 'c', true]);
    expect(store.story.telling).toBe(false);
  });

  it('ends when its time is up, however slowly it is shown', () => {
    let busy = 0;
    const now = performance.now.bind(performance);
    const spy = vi.spyOn(performance, 'now').mockImplementation(() => now() + busy);
    show({ revision: 2, log: Array.from({ length: 40 }, (_, i) => entry(i + 2)), logStart: 1, table: { at: 'c', other: 1 } });
    // To show an entry keeps the machine busy.
    for (; busy <= LONGEST; busy += 500) vi.advanceTimersToNextTimer();
    vi.advanceTimersByTime(200);
    expect(seen()).toEqual([41, 'c', true]);
    spy.mockRestore();
  });

  it.each([
    ['bots think', ['P2'], LATE],
    ['people think', [], 1000],
  ])('tells what comes last soon, however long %s before each entry', (_, thinking, most) => {
    store.story.pace = () => 1000;
    for (let number = 2; number < 14; number += 1) {
      show({ revision: number, log: [entry(number)], logStart: number - 1, waiting: ['P2'], thinking, decision: null });
      const before = performance.now();
      while (store.story.telling) vi.advanceTimersByTime(10);
      if (number > 4) expect(performance.now() - before).toBe(most);
      vi.advanceTimersByTime(3000);
    }
  });

  it('waits where the reader must go on', () => {
    store.story.pace = ({ number }) => (number === 3 ? HELD : 100);
    show(NEWS);
    vi.advanceTimersByTime(5000);
    expect(store.story.held).toBe(true);
    expect(seen()).toEqual([3, 'b', false]);
    store.story.skip();
    vi.advanceTimersByTime(100);
    expect(seen()).toEqual([4, 'c', true]);
  });

  it('ends where the log begins anew', () => {
    show(NEWS);
    show({ revision: 3, log: [entry(1)], logStart: 0, table: { at: 'a', other: 1 } });
    expect(seen()).toEqual([1, 'a', true]);
    vi.advanceTimersByTime(1000);
    expect(seen()).toEqual([1, 'a', true]);
  });

  it('is told by what comes after a lost line', () => {
    wire.break();
    vi.advanceTimersByTime(1000);
    wire.onopen?.();
    show(NEWS);
    expect(seen()).toEqual([2, 'b', false]);
  });
});

describe('changes of a value', () => {
  it('replace what is another and keep the rest', () => {
    const before = { a: 1, list: [{ x: 1 }, { x: 2 }], kept: { y: 1 } };
    const after = patched(before, { a: [null], list: { 1: { x: [3] } } }) as typeof before;
    expect(after).toEqual({ a: null, list: [{ x: 1 }, { x: 3 }], kept: { y: 1 } });
    expect(after.kept).toBe(before.kept);
  });
});
