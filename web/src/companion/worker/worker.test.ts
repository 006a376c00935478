import { beforeEach, expect, it, vi } from 'vitest';

/** The worker's handlers by event. */
const handlers = new Map<string, (event: object) => void>();

const shown = vi.fn(() => Promise.resolve());
const opened = vi.fn(() => Promise.resolve(null));
let windows: { url: string; focus: () => Promise<void> }[];

async function happens(type: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  handlers.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
  expect(work).toHaveLength(1);
  await Promise.all(work);
}

beforeEach(async () => {
  vi.resetModules();
  windows = [];
  vi.stubGlobal('BUILD', { version: '1', entry: './main.js', files: ['./'], data: [] });
  vi.stubGlobal('self', {
    location: new URL('https://example.org/noctuary/sw.js'),
    registration: { showNotification: shown },
    clients: { matchAll: () => Promise.resolve(windows), openWindow: opened },
    addEventListener: (type: string, handler: (event: object) => void) => handlers.set(type, handler),
  });
  // @ts-expect-error A service worker is a script, not a module.
  await import('./worker');
});

it('shows what is pushed, one notification for each table', async () => {
  const told = { title: 'Nocturne', body: 'It is your turn.', page: '#/table/1', tag: 'table-1' };
  await happens('push', { data: { json: () => told } });
  expect(shown.mock.calls).toEqual([['Nocturne', { body: 'It is your turn.', tag: 'table-1', data: '#/table/1', icon: 'icons/192.png' }]]);
});

it('leads to the table whose notification is clicked, in the window that shows it if there is one', async () => {
  const close = vi.fn();
  const click = { notification: { data: '#/table/1', close } };
  const other = vi.fn(() => Promise.resolve());
  const there = vi.fn(() => Promise.resolve());
  windows = [{ url: 'https://example.org/noctuary/#/table/2', focus: other }];
  await happens('notificationclick', click);
  expect(opened.mock.calls).toEqual([['https://example.org/noctuary/#/table/1']]);
  windows.push({ url: 'https://example.org/noctuary/#/table/1', focus: there });
  await happens('notificationclick', click);
  expect([close, opened, other, there].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 0, 1]);
});
