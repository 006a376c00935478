import { afterEach, expect, it, vi } from 'vitest';
import { api } from './api';
import { hold } from './hold.svelte';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits as long as the server asks, and asks for everything once more after that', async () => {
  vi.useFakeTimers();
  const busy = new Response('{}', { status: 429, headers: { 'retry-after': '3' } });
  const fetched = vi.fn().mockResolvedValueOnce(busy).mockImplementation(async () => new Response('{"tables":[]}'));
  vi.stubGlobal('fetch', fetched);
  const first = api.tables();
  await vi.advanceTimersByTimeAsync(1000);
  expect(hold.seconds).toBe(3);
  const second = api.tables();
  await vi.advanceTimersByTimeAsync(1999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(first).resolves.toEqual({ tables: [] });
  await expect(second).resolves.toEqual({ tables: [] });
  expect(hold.seconds).toBe(0);
});

it('says when to try again what changes something', async () => {
  const error = { id: 'request-tables', args: { number: 12 } };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ error }), { status: 429, headers: { 'retry-after': '12' } }));
  await expect(api.rematch('x', { id: 'y', addition: '' })).rejects.toMatchObject({ problem: error });
  expect(hold.seconds).toBe(0);
});
