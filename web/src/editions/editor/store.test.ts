import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft, Edition, Fact } from '../facts/facts';
import { storedDraft } from '../facts/storage';
import { EditionStore } from './store.svelte';

const cost: Fact = { path: 'cards.vulko.cost', sort: 'card', entry: 'vulko', key: 'cost', value: 4, source: 'reconstructed', kind: 'number', least: 0, most: 9 };
const health: Fact = { ...cost, path: 'cards.vulko.health', key: 'health', value: 3 };
const edition: Edition = { id: 'e1', game: 'nightfall', name: 'Mine', changes: {}, hash: '', updated: '', errors: 0, warnings: 0 };

/** The drafts that were sent to the server, oldest first. */
let sent: Draft[];
/** The server's answer. */
let answer: () => Promise<Response>;
let stored: Map<string, string>;
let store: EditionStore;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  answer = () => Promise.resolve(Response.json({ edition }));
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
    if (init?.body) sent.push(JSON.parse(String(init.body)) as Draft);
    return answer();
  });
  store = new EditionStore(edition);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an edition that is edited', () => {
  it('is saved soon after the last change, and kept until then', async () => {
    store.set(cost, 5);
    store.set(health, 2);
    expect(store.saving).toBe('saving');
    expect(storedDraft('e1')?.changes).toEqual({ [cost.path]: 5, [health.path]: 2 });
    await vi.runAllTimersAsync();
    expect(sent).toEqual([{ name: 'Mine', changes: { [cost.path]: 5, [health.path]: 2 } }]);
    expect(store.saving).toBe('saved');
    expect(storedDraft('e1')).toBeUndefined();
  });

  it('is sent again until the server answers', async () => {
    answer = () => Promise.reject(new TypeError('no server'));
    store.set(cost, 5);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.saving).toBe('waiting');
    expect(sent.length).toBeGreaterThan(2);
    expect(storedDraft('e1')?.changes).toEqual({ [cost.path]: 5 });
    answer = () => Promise.resolve(Response.json({ edition }));
    store.set(cost, 6);
    await vi.runAllTimersAsync();
    expect(store.saving).toBe('saved');
    expect(sent.at(-1)?.changes).toEqual({ [cost.path]: 6 });
  });

  it('goes on where it was left, if the server does not have it', async () => {
    answer = () => Promise.reject(new TypeError('no server'));
    store.set(cost, 5);
    store.leave();
    answer = () => Promise.resolve(Response.json({ edition }));
    sent = [];
    const next = new EditionStore(edition);
    expect(next.draft.changes).toEqual({ [cost.path]: 5 });
    await vi.advanceTimersByTimeAsync(400);
    expect(sent[0]?.changes).toEqual({ [cost.path]: 5 });
    expect(next.saving).toBe('saved');
  });

  it('that is gone or refused is not sent again by itself', async () => {
    answer = () => Promise.resolve(Response.json({ error: { id: 'x', args: {} } }, { status: 400 }));
    store.set(cost, 5);
    await vi.runAllTimersAsync();
    expect(store.saving).toBe('refused');
    expect(sent).toHaveLength(1);
    answer = () => Promise.resolve(Response.json({}, { status: 404 }));
    store.set(cost, 6);
    await vi.runAllTimersAsync();
    expect(store.saving).toBe('gone');
    expect(sent).toHaveLength(2);
    store.set(cost, 7);
    await vi.runAllTimersAsync();
    expect(sent).toHaveLength(2);
    expect(storedDraft('e1')?.changes).toEqual({ [cost.path]: 7 });
  });

  it('takes over what was saved in another tab, and can take that back', async () => {
    const elsewhere = { ...edition, name: 'Ours', changes: { [health.path]: 1 } };
    answer = () => Promise.resolve(Response.json({ editions: [elsewhere] }));
    await store.refresh();
    expect(store.draft).toEqual({ name: 'Ours', changes: { [health.path]: 1 } });
    store.undo();
    expect(store.draft.changes).toEqual({});
    // A draft that is not saved yet is kept.
    await store.refresh();
    expect(store.draft.changes).toEqual({});
    answer = () => Promise.resolve(Response.json({ edition }));
    await vi.runAllTimersAsync();
    expect(sent.at(-1)).toEqual({ name: 'Mine', changes: {} });
    answer = () => Promise.resolve(Response.json({ editions: [] }));
    await store.refresh();
    expect(store.saving).toBe('gone');
  });

  it('can be taken back step by step; typing without a pause is one step', () => {
    store.set(cost, 1);
    store.set(cost, 12);
    store.set(health, 2);
    vi.advanceTimersByTime(5000);
    store.set(health, 1);
    store.rename('Ours');
    store.undo();
    expect(store.draft.name).toBe('Mine');
    store.undo();
    expect(store.draft.changes).toEqual({ [cost.path]: 12, [health.path]: 2 });
    store.undo();
    store.undo();
    expect(store.draft.changes).toEqual({});
    expect(store.canUndo).toBe(false);
    store.redo();
    expect(store.draft.changes).toEqual({ [cost.path]: 12 });
    store.reset(cost.path);
    expect(store.draft.changes).toEqual({});
    expect(store.canRedo).toBe(false);
  });
});
