import { afterEach, expect, it, vi } from 'vitest';
import { api } from './api';
import { people } from './people';
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

it('gives up a request that nobody answers, and one whose answer stops in the middle', async () => {
  vi.useFakeTimers();
  const aborted = (init: RequestInit): Promise<never> =>
    new Promise((_, fail) => init.signal?.addEventListener('abort', () => fail(new DOMException('', 'AbortError'))));
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => aborted(init));
  const asked = api.tables().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await asked).toMatchObject({ problem: { id: 'client-no-response' } });

  // Every part of an answer shows that the connection is alive.
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const parts = ['{"tab', 'les"', ':['];
    const pull = async (control: ReadableStreamDefaultController): Promise<void> => {
      const part = parts.shift();
      await (part === undefined ? aborted(init) : new Promise((go) => setTimeout(go, 9000)));
      control.enqueue(new TextEncoder().encode(part));
    };
    return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }));
  });
  let over = false;
  const stopped = api.tables().catch((error: unknown) => error).finally(() => (over = true));
  await vi.advanceTimersByTimeAsync(36_999);
  expect(over).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await stopped).toMatchObject({ problem: { id: 'client-no-response' } });
});

it('gives a large file the time that it takes', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => new Promise((_, fail) => signal?.addEventListener('abort', fail)));
  let over = false;
  const sent = people.importProfile(new Blob(['x'.repeat(1_000_000)])).catch(() => (over = true));
  await vi.advanceTimersByTimeAsync(100_000);
  expect(over).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  await sent;
  expect(over).toBe(true);
});
