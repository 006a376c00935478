import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { until } from '../testing/waiting';
import type { Poll } from './protocol';
import { PolledWire } from './polled';

/** The server's half: what requests brought, and those that wait. */
let brought: unknown[];
let waiting: { body: Poll; answer: (response: Response) => void }[];
let deleted: number;
let heard: string[];
let codes: number[];
let opened: Response;
let wire: PolledWire;

const answer = (messages: string[], closed: number | null = null): Response => Response.json({ messages, closed });

beforeEach(() => {
  [brought, waiting, deleted, heard, codes] = [[], [], 0, [], []];
  opened = Response.json({ id: 'w' }, { status: 201 });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (path === 'api/tables/t/polling') return Promise.resolve(opened);
    expect(path).toBe('api/tables/t/polling/w');
    if (init.method === 'DELETE') return Promise.resolve((deleted += 1) && Response.json({}));
    const body = JSON.parse(init.body as string) as Poll;
    if (!body.messages) return new Promise((go) => waiting.push({ body, answer: go }));
    brought.push(body);
    return Promise.resolve(answer([]));
  });
});

afterEach(() => vi.unstubAllGlobals());

async function open(): Promise<void> {
  wire = new PolledWire('api/tables/t/polling');
  wire.onmessage = ({ data }) => heard.push(data);
  wire.onclose = ({ code }) => codes.push(code);
  await new Promise<void>((go) => {
    wire.onopen = go;
    wire.onclose = ({ code }) => go(void codes.push(code));
  });
}

it('asks on with the number of messages that it has, until it is closed', async () => {
  await open();
  await until(() => expect(waiting.at(-1)?.body).toEqual({ received: 0 }));
  waiting.at(-1)?.answer(answer(['one', 'two']));
  await until(() => expect(waiting.at(-1)?.body).toEqual({ received: 2 }));
  waiting.at(-1)?.answer(answer(['three'], 4404));
  await until(() => expect(codes).toEqual([4404]));
  expect(heard).toEqual(['one', 'two', 'three']);
  expect(waiting).toHaveLength(2);
});

it('brings what is sent in order, many messages at once', async () => {
  await open();
  for (let number = 0; number < 10; number += 1) wire.send(String(number));
  await until(() => expect(brought).toHaveLength(3));
  expect(brought).toEqual([
    { sent: 0, messages: ['0'] },
    { sent: 1, messages: ['1', '2', '3', '4', '5', '6', '7', '8'] },
    { sent: 9, messages: ['9'] },
  ]);
});

it('is broken when a request fails', async () => {
  await open();
  await until(() => expect(waiting).toHaveLength(1));
  waiting[0]?.answer(Response.json({}, { status: 502 }));
  await until(() => expect(codes).toEqual([1006]));
  expect(heard).toEqual([]);
});

it('tells why it was refused, and how long to wait', async () => {
  const error = { id: 'request-too-many', args: { number: 7 } };
  opened = Response.json({ error }, { status: 429, headers: { 'retry-after': '7' } });
  await open();
  expect(codes).toEqual([1006]);
  expect(JSON.parse(heard[0] ?? '')).toEqual({ type: 'refused', tag: null, error, rule: null, wait: 7 });
});

it('says that it is closed', async () => {
  await open();
  wire.close();
  wire.close();
  await until(() => expect(deleted).toBe(1));
});
