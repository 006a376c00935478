import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LogEntry, View } from '../server/protocol';
import { settings } from '../app/settings.svelte';
import { TableSocket, type Listener } from '../server/socket';
import { until } from '../testing/waiting';
import { FakeWire, viewOf } from '../testing/wire';
import { TableStore } from './store.svelte';

let wire: FakeWire;
let store: TableStore;

const entry = (number: number, args: LogEntry['args'] = {}): LogEntry => ({ number, id: 'nocturne-pass', args, auto: false });
const token = (id: string) => ({ kind: 'token', id });
const cell = (id: string) => ({ kind: 'cell', id });

function show(view: Partial<View>): void {
  wire.say(viewOf(view));
  store.chooser.settle();
}

beforeEach(() => {
  settings.speed = 'once';
  store = new TableStore('t1', (listener) => {
    wire = new FakeWire();
    return new TableSocket(listener, () => wire);
  });
  wire.onopen?.();
});

afterEach(() => store.close());

describe('the log', () => {
  it('grows by what each view brings', () => {
    show({ log: [entry(1), entry(2)] });
    show({ revision: 2, log: [entry(3)], logStart: 2 });
    expect(store.log.map((one) => one.number)).toEqual([1, 2, 3]);
  });

  it('starts afresh after an undo', () => {
    show({ log: [entry(1), entry(2), entry(3)] });
    show({ revision: 2, log: [entry(1)], logStart: 0 });
    expect(store.log.map((one) => one.number)).toEqual([1]);
    expect(store.news.map((one) => one.number)).toEqual([]);
  });

  it('takes no entry twice', () => {
    show({ log: [entry(1), entry(2)] });
    show({ revision: 2, log: [entry(2), entry(3)], logStart: 1 });
    expect(store.log.map((one) => one.number)).toEqual([1, 2, 3]);
  });

  it('begins for whoever comes back with what has happened since their last move', () => {
    settings.speed = 'slow';
    const story = [{ log: 2, table: { round: ['twilight'] } }];
    show({ log: [entry(1), entry(2), entry(3)], since: 1, story, table: { round: 'moonlight' } });
    expect([store.log.length, store.view?.decision, (store.view?.table as { round: string }).round]).toEqual([2, null, 'twilight']);
    expect(store.news.map((one) => one.number)).toEqual([2]);
    store.story.skip();
    expect([store.log.length, (store.view?.table as { round: string }).round]).toEqual([3, 'moonlight']);
    store.story.skip();
    expect(store.view).toEqual(store.newest);
  });

  it('knows what is new since my last move', async () => {
    show({ log: [entry(1), entry(2)] });
    expect(store.news.map((one) => one.number)).toEqual([2]);
    const played = store.play('P1 pass');
    wire.say({ type: 'accepted', tag: wire.last('move').tag });
    show({ revision: 2, log: [entry(3), entry(4)], logStart: 2 });
    await played;
    expect(store.news.map((one) => one.number)).toEqual([3, 4]);
  });
});

describe('undo', () => {
  it('keeps the reason of a refusal until the table changes', async () => {
    show({});
    const undone = store.undo();
    wire.say({ type: 'refused', tag: wire.last('undo').tag, error: { id: 'table-undo-revealed', args: {} }, rule: null });
    await undone;
    expect(store.refusal?.error.id).toBe('table-undo-revealed');
    show({ revision: 2 });
    expect(store.refusal).toBeNull();
  });
});

describe('clocks', () => {
  it('that nobody stopped leave the reason', async () => {
    show({});
    const stopped = store.stopClocks(true);
    wire.break();
    await stopped;
    expect(store.refusal?.error.id).toBe('client-unanswered');
  });
});

describe('the connection', () => {
  it('is noticed once where no WebSocket gets through', () => {
    store.close();
    const links: Listener['link'][] = [];
    store = new TableStore('t1', (listener) => (links.push(listener.link), new TableSocket(listener, () => (wire = new FakeWire()))));
    for (const blocked of [false, true]) links[0]?.('open', 0, 1, blocked);
    expect(store.notice?.id).toBe('client-link-polled');
    store.notice = null;
    links[0]?.('lost', 0, 1, false);
    links[0]?.('open', 0, 2, true);
    expect(store.notice).toBeNull();
  });
});

describe('an undo that tells something', () => {
  it('is made at once, and noted', async () => {
    show({ undo: { allowed: true, tells: true } });
    const undone = store.undo();
    expect(wire.last('undo').knowingly).toBe(true);
    wire.say({ type: 'accepted', tag: wire.last('undo').tag });
    show({ revision: 2 });
    await undone;
    expect(store.notice?.id).toBe('client-takebacks-text');
  });
});

describe('the chooser', () => {
  beforeEach(() => show({}));

  it('plays the move that two clicks complete', async () => {
    await store.chooser.touch(cell('c2'));
    expect(store.chooser.isSelected(cell('c2'))).toBe(true);
    expect(store.chooser.isLegal(token('4'))).toBe(true);
    const touched = store.chooser.touch(token('4'));
    await until(() => expect(wire.last('move').line).toBe('P1 cast 4 c2'));
    expect(store.sending).toBe(true);
    expect(store.chooser.isLegal(token('3'))).toBe(false);
    wire.say({ type: 'accepted', tag: wire.last('move').tag });
    show({ revision: 2, decision: null });
    await touched;
    expect(store.sending).toBe(false);
    expect(store.chooser.selected).toEqual([]);
  });

  it('knows what the table has touched by itself from what somebody has chosen', async () => {
    store.chooser.careful = true;
    void store.chooser.give(cell('c2'));
    expect(store.chooser.isSelected(cell('c2'))).toBe(true);
    expect(store.chooser.looked).toBeNull();
    expect(store.chooser.given).toBe(true);
    void store.chooser.touch(token('4'));
    expect(store.chooser.given).toBe(false);
    expect(store.chooser.looked).toEqual(token('4'));
  });

  it('shows what a careful tap would do, and the second tap does it', async () => {
    store.chooser.careful = true;
    await store.chooser.touch(cell('c2'));
    void store.chooser.touch(token('4'));
    expect(store.chooser.complete?.line).toBe('P1 cast 4 c2');
    expect(store.chooser.looked).toEqual(token('4'));
    expect(wire.sent.some((message) => message.type === 'move')).toBe(false);
    void store.chooser.touch(token('4'));
    await until(() => expect(wire.last('move').line).toBe('P1 cast 4 c2'));
  });

  it('says why a thing cannot be chosen, with the rule, and remembers it', async () => {
    const touched = store.chooser.touch(token('2'));
    expect(wire.last('ask')).toMatchObject({ seat: 'P1', references: { token: '2' } });
    const error = { id: 'nocturne-refuse-not-higher', args: { token: '2', token_highest: '2' } };
    wire.say({ type: 'answer', tag: wire.last('ask').tag, legal: false, error, rule: 'NOC-2.3' });
    await touched;
    expect(store.chooser.word).toEqual({ thing: token('2'), tone: 'refused', messages: [error], rule: 'NOC-2.3' });
    expect(store.chooser.reason(token('2'))).toEqual({ error, rule: 'NOC-2.3' });
    await store.chooser.hover(null);
    expect(store.chooser.word?.rule).toBe('NOC-2.3');
    const asked = wire.sent.length;
    await store.chooser.hover(token('2'));
    expect(wire.sent).toHaveLength(asked);
    expect(store.chooser.word?.rule).toBe('NOC-2.3');
  });

  it('lets the reason of a hover go with the pointer', async () => {
    const hovered = store.chooser.hover(token('2'));
    const error = { id: 'nocturne-refuse-not-higher', args: {} };
    wire.say({ type: 'answer', tag: wire.last('ask').tag, legal: false, error, rule: 'NOC-2.3' });
    await hovered;
    expect(store.chooser.word).toMatchObject({ messages: [error], tone: 'reason' });
    await store.chooser.hover(null);
    expect(store.chooser.word).toBeNull();
  });

  it('forgets reasons and selection with the view they belong to', async () => {
    await store.chooser.touch(token('3'));
    show({ revision: 2 });
    expect(store.chooser.selected).toEqual([]);
    expect(store.chooser.reasons).toEqual({});
  });

  it('shows what would follow before it is done', async () => {
    await store.chooser.touch(token('4'));
    const hovered = store.chooser.hover(cell('c2'));
    expect(wire.last('ask')).toMatchObject({ line: 'P1 cast 4 c2' });
    const win = { id: 'nocturne-win', args: { seat: 'P1', tile: 'egg', cell: 'c2', token: '4' } };
    wire.say({ type: 'answer', tag: wire.last('ask').tag, legal: true, preview: [win] });
    await hovered;
    expect(store.chooser.word).toMatchObject({ tone: 'hint', messages: [win] });
    await store.chooser.hover(null);
    expect(store.chooser.word).toBeNull();
  });

  it('does not show in an exercise what would follow, which is what is asked for', async () => {
    const guide = { course: 'casting-1', say: null, about: null, well: false, told: 0, chapter: null, rules: [], show: [], pieces: [], done: false, failed: false, puzzle: null };
    show({ guide });
    await store.chooser.touch(token('4'));
    await store.chooser.hover(cell('c2'));
    expect(wire.sent.some((message) => message.type === 'ask')).toBe(false);
    show({ guide: { ...guide, course: 'first' } });
    void store.chooser.hover(cell('c2'), true);
    expect(wire.last('ask')).toMatchObject({ line: 'P1 cast 4 c2' });
  });

  it('does not show an answer that comes too late', async () => {
    await store.chooser.touch(token('4'));
    const hovered = store.chooser.hover(cell('c2'));
    const { tag } = wire.last('ask');
    void store.chooser.hover(null);
    wire.say({ type: 'answer', tag, legal: true, preview: [{ id: 'nocturne-win', args: {} }] });
    await hovered;
    expect(store.chooser.word).toBeNull();
  });

  it('keeps a move that came too late', async () => {
    await store.chooser.touch(token('4'));
    const touched = store.chooser.touch(cell('b1'));
    wire.say({ type: 'refused', tag: wire.last('move').tag, error: { id: 'table-stale', args: {} }, rule: null });
    await touched;
    expect(store.unplayed).toMatchObject({ line: 'P1 cast 4 b1', things: [token('4'), cell('b1')] });
    expect(store.chooser.selected).toEqual([]);
    expect(store.sending).toBe(false);
  });
});
