import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeWire, viewOf } from '../testing/wire';
import type { MessageShown, View } from './protocol';
import { TableSocket, type Kept, type Link, type Listener, type Outcome } from './socket';

let wires: FakeWire[];
/** The wires that requests carry. */
let polled: Set<FakeWire>;
let blocked: boolean;
let views: View[];
let links: Link[];
let waits: number[];
let sending: boolean[];
let gone: MessageShown[];
let lastHeard: number;
let socket: TableSocket;

const wire = (): FakeWire => wires.at(-1) as FakeWire;

/** Opens the newest wire; the server answers with `view`. */
function greet(view: Partial<View> = {}): void {
  wire().onopen?.();
  wire().say(viewOf(view));
}

/** The line is lost, and made anew. */
function lose(): void {
  wire().break();
  vi.advanceTimersByTime(400);
}

/** Listens to nothing. */
const none: Listener = { view: () => undefined, link: () => undefined, sending: () => undefined, chat: () => undefined, gone: () => undefined };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  [wires, polled, views, links, waits, sending, gone] = [[], new Set(), [], [], [], [], []];
  socket = new TableSocket(
    {
      view: (view) => views.push(view),
      link: (link, wait, heard, now) => {
        links.push(link);
        if (wait) waits.push(wait);
        [lastHeard, blocked] = [heard, now];
      },
      sending: (now) => sending.push(now),
      chat: () => undefined,
      gone: (reason) => gone.push(reason),
    },
    (requests) => {
      wires.push(new FakeWire());
      if (requests) polled.add(wire());
      return wire();
    },
  );
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('greeting', () => {
  it('speaks first and says what it knows', () => {
    greet({ revision: 4, log: [{ number: 7, id: 'nocturne-pass', args: {}, auto: false }] });
    expect(wire().sent).toEqual([{ type: 'hello', seen: 0, revision: 0, epoch: '' }]);
    expect(links).toEqual(['connecting', 'open']);
    lose();
    wire().onopen?.();
    expect(wire().sent).toEqual([{ type: 'hello', seen: 7, revision: 4, epoch: '' }]);
  });

  it('continues nothing of another epoch and repeats no change there', async () => {
    wire().onopen?.();
    wire().say({ type: 'epoch', epoch: 'one' });
    wire().say(viewOf({ revision: 4, log: [{ number: 7, id: 'nocturne-pass', args: {}, auto: false }] }));
    const moved = socket.change({ type: 'move', line: 'P1 pass' });
    lose();
    wire().onopen?.();
    expect(wire().sent[0]).toEqual({ type: 'hello', seen: 7, revision: 4, epoch: 'one' });
    wire().say({ type: 'epoch', epoch: 'two' });
    // The same revision means nothing here.
    wire().say(viewOf({ revision: 4 }));
    expect(await moved).toMatchObject({ ok: false, error: { id: 'client-restored' } });
    expect(wire().sent.some(({ type }) => type === 'move')).toBe(false);
    lose();
    wire().onopen?.();
    expect(wire().sent[0]).toEqual({ type: 'hello', seen: 0, revision: 4, epoch: 'two' });
  });

  it('comes back to the seat that has the screen', () => {
    greet();
    socket.show('P2');
    expect(wire().last('show')).toEqual({ type: 'show', seat: 'P2' });
    lose();
    wire().onopen?.();
    expect(wire().last('hello')).toMatchObject({ seat: 'P2' });
  });

  it('says how fast bots shall move, again after every break', () => {
    socket.pace('fast');
    greet();
    expect(wire().sent.at(-1)).toEqual({ type: 'pace', speed: 'fast' });
    socket.pace('once');
    expect(wire().sent.at(-1)).toEqual({ type: 'pace', speed: 'once' });
    lose();
    wire().onopen?.();
    expect(wire().sent.map(({ type }) => type)).toEqual(['hello', 'pace']);
  });

  it('waits as long as a server that has too much to do asks, whatever else happens', () => {
    wire().onopen?.();
    wire().say({ type: 'refused', tag: null, error: { id: 'request-too-many', args: { number: 7 } }, rule: null, wait: 7 });
    expect(wire().closed).toBe(true);
    wire().break();
    socket.retry();
    vi.advanceTimersByTime(6999);
    expect(wires).toHaveLength(1);
    expect(waits).toEqual([7]);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(2);
    expect(gone).toEqual([]);
  });

  it.each([['is not there', 'table-unknown'], ['is deleted while it is played', 'table-deleted']])('gives up on a table that %s', (_, id) => {
    if (id === 'table-deleted') greet();
    else wire().onopen?.();
    wire().say({ type: 'refused', tag: null, error: { id, args: {} }, rule: null });
    wire().break(4404);
    vi.advanceTimersByTime(60_000);
    expect(gone).toEqual([{ id, args: {} }]);
    expect(wires).toHaveLength(1);
  });
});

describe('a change', () => {
  it('is done once it is accepted and shown', async () => {
    greet();
    const outcome = socket.change({ type: 'move', line: 'P1 pass' });
    const { tag } = wire().last('move');
    expect(wire().last('move')).toEqual({ type: 'move', line: 'P1 pass', revision: 1, tag });
    expect(sending).toEqual([true]);
    wire().say({ type: 'accepted', tag });
    expect(sending).toEqual([true]);
    wire().say(viewOf({ revision: 2 }));
    await expect(outcome).resolves.toEqual({ ok: true });
    expect(sending).toEqual([true, false]);
  });

  it('is refused with reason and rule, and a stale one does not stay under way', async () => {
    greet();
    const outcome = socket.change({ type: 'move', line: 'P1 pass' });
    wire().say(viewOf({ revision: 2 }));
    wire().say({ type: 'refused', tag: wire().last('move').tag, error: { id: 'table-stale', args: {} }, rule: null });
    await expect(outcome).resolves.toEqual({ ok: false, error: { id: 'table-stale', args: {} }, rule: null });
    expect(sending).toEqual([true, false]);
    void socket.change({ type: 'move', line: 'P1 pass' });
    expect(wire().last('move').revision).toBe(2);
  });

  it('waits for the one before it', async () => {
    greet();
    void socket.change({ type: 'undo' });
    await expect(socket.change({ type: 'undo' })).resolves.toMatchObject({ ok: false, error: { id: 'client-still-sending' } });
    expect(wire().sent.filter((message) => message.type === 'undo')).toHaveLength(1);
  });
});

describe('a lost line', () => {
  it('comes back by itself, more patiently each time', () => {
    greet();
    wire().break();
    expect(links.at(-1)).toBe('lost');
    vi.advanceTimersByTime(399);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(2);
    // Neither a WebSocket opens nor do requests get through.
    wire().break();
    wire().break();
    vi.advanceTimersByTime(799);
    expect(wires).toHaveLength(3);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(4);
    vi.mocked(Math.random).mockReturnValue(0);
    wire().break();
    wire().break();
    vi.advanceTimersByTime(800);
    expect(wires).toHaveLength(6);
    greet();
    expect(links.at(-1)).toBe('open');
  });

  it('is tried at once when asked', () => {
    greet();
    wire().break();
    socket.retry();
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(5000);
    expect(wires).toHaveLength(2);
  });

  it('sends a change again if the table did not get it', async () => {
    greet({ revision: 5 });
    const outcome = socket.change({ type: 'move', line: 'P1 pass' });
    const first = wire().last('move');
    lose();
    greet({ revision: 5 });
    expect(wire().last('move')).toEqual(first);
    wire().say({ type: 'accepted', tag: first.tag });
    wire().say(viewOf({ revision: 6 }));
    await expect(outcome).resolves.toEqual({ ok: true });
  });

  it('lets the table say whether it got it, or whether it came too late', async () => {
    const stale = { id: 'table-stale', args: {} };
    for (const reply of [{ type: 'accepted' }, { type: 'refused', error: stale, rule: null }]) {
      greet({ revision: 5 });
      const outcome: Promise<Outcome> = socket.change({ type: 'move', line: 'P1 pass' });
      lose();
      greet({ revision: 6, decision: null });
      const { tag, revision } = wire().last('move');
      expect(revision).toBe(5);
      wire().say({ ...reply, tag });
      await expect(outcome).resolves.toEqual(reply.type === 'accepted' ? { ok: true } : { ok: false, error: stale, rule: null });
    }
  });

  it('keeps a move for as long as there is no connection, and over a reload', async () => {
    greet({ revision: 5 });
    const kept: (Kept | null)[] = [];
    const told: Outcome[] = [];
    const listener = { ...none, keep: (one: Kept | null) => kept.push(one), kept: (outcome: Outcome) => told.push(outcome) };
    const again = new TableSocket(listener, () => (wires.push(new FakeWire()), wire()), { line: 'P1 pass', revision: 4, epoch: 'e' });
    vi.advanceTimersByTime(60_000);
    expect(kept).toEqual([{ line: 'P1 pass', revision: 4, epoch: 'e' }]);
    greet({ revision: 4 });
    expect(wire().last('move')).toMatchObject({ line: 'P1 pass', revision: 4 });
    wire().say({ type: 'accepted', tag: wire().last('move').tag });
    wire().say(viewOf({ revision: 5 }));
    expect([kept.at(-1), told]).toEqual([null, [{ ok: true }]]);
    again.close();
  });

  it('leaves questions without an answer, and says so of words', async () => {
    greet();
    const answer = socket.ask({ line: 'P1 cast 3 b1' });
    const paused = socket.tell({ type: 'pause', wanted: true });
    wire().break();
    await expect(answer).resolves.toBeNull();
    await expect(paused).resolves.toMatchObject({ ok: false, error: { id: 'client-unanswered' } });
    await expect(socket.tell({ type: 'say', phrase: 'luck' })).resolves.toMatchObject({ ok: false });
    await expect(socket.ask({ line: 'P1 pass' })).resolves.toBeNull();
  });

  it('stays closed once it was closed', () => {
    greet();
    socket.close();
    expect(wire().closed).toBe(true);
    wire().break();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });
});

describe('a silent line', () => {
  it('is asked for a sign of life, and stays if it gives one', () => {
    greet();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(links.at(-1)).toBe('open');
    expect(wire().sent.filter(({ type }) => type === 'ping')).toHaveLength(12);
  });

  it('is given up within ten seconds, and another one made', async () => {
    greet();
    const heard = performance.now();
    wire().dead = true;
    const answer = socket.ask({ line: 'P1 pass' });
    vi.advanceTimersByTime(8999);
    expect(links.at(-1)).toBe('open');
    vi.advanceTimersByTime(1);
    expect(links.at(-1)).toBe('lost');
    expect(lastHeard).toBe(heard);
    expect(wire().closed).toBe(true);
    await expect(answer).resolves.toBeNull();
    vi.advanceTimersByTime(400);
    greet();
    expect(wires).toHaveLength(2);
    expect(links.at(-1)).toBe('open');
  });

  it('is not listened to any more', () => {
    greet();
    wire().dead = true;
    vi.advanceTimersByTime(9000);
    wires[0]?.say(viewOf({ revision: 9 }));
    expect(views).toHaveLength(1);
  });

  it('is found out at once when somebody looks again', () => {
    greet();
    wire().dead = true;
    socket.probe();
    vi.advanceTimersByTime(2000);
    // Whoever asks again does not wait longer.
    socket.probe();
    vi.advanceTimersByTime(2000);
    expect(links.at(-1)).toBe('lost');
    socket.probe();
    expect(wires).toHaveLength(2);
  });

  it('has another chance after the page has slept', () => {
    greet();
    wire().dead = true;
    vi.advanceTimersByTime(5000);
    const awake = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => awake + 60_000);
    vi.advanceTimersByTime(4000);
    expect(links.at(-1)).toBe('open');
    vi.advanceTimersByTime(4000);
    expect(links.at(-1)).toBe('lost');
    clock.mockRestore();
  });

  it('is given up if it never opens, or never says anything', () => {
    vi.advanceTimersByTime(9000);
    expect(wires.map(({ closed }) => closed)).toEqual([true, false]);
    wire().onopen?.();
    vi.advanceTimersByTime(19_999);
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(wire().closed).toBe(true);
  });

  it('lets nobody wait for the answer to a move for more than ten seconds while the server is there', async () => {
    greet();
    const outcome = socket.change({ type: 'move', line: 'P1 pass' });
    for (let seconds = 0; seconds < 10; seconds += 2) {
      wire().say({ type: 'alive' });
      vi.advanceTimersByTime(2000);
    }
    await expect(outcome).resolves.toMatchObject({ ok: false, error: { id: 'client-no-answer' } });
    expect(sending).toEqual([true, false]);
  });
});

describe('where no WebSocket gets through', () => {
  /** The first WebSocket does not open; requests get through. */
  function enter(): void {
    wire().break();
    expect(polled.has(wire())).toBe(true);
    greet();
  }

  it('requests carry the connection at once, and that is said when it is known', () => {
    enter();
    const carrier = wires[1] as FakeWire;
    expect(views).toHaveLength(1);
    expect(blocked).toBe(false);
    wire().break();
    expect([links.at(-1), blocked]).toEqual(['open', true]);
    socket.probe();
    expect(carrier.last('ping')).toBeDefined();
    // When this connection is lost, a WebSocket is tried again first.
    carrier.break();
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(4);
    expect(polled.has(wire())).toBe(false);
  });

  it('a proxy that swallows everything is noticed, too', () => {
    vi.advanceTimersByTime(9000);
    greet();
    wire().onopen?.();
    vi.advanceTimersByTime(9000);
    expect(wires.map(({ closed }) => closed)).toEqual([true, false, true]);
    expect(blocked).toBe(true);
    (wires[1] as FakeWire).break();
    vi.advanceTimersByTime(400);
    wire().break();
    wire().break();
  });

  it('nothing of the kind is said if a WebSocket opens by then, which is used from then on', async () => {
    socket.pace('fast');
    enter();
    const [, carrier, trial] = wires;
    const answer = socket.ask({ line: 'P1 pass' });
    greet({ revision: 2 });
    expect([carrier?.closed, trial?.closed, blocked]).toEqual([true, false, false]);
    await expect(answer).resolves.toBeNull();
    expect(trial?.sent.map(({ type }) => type)).toEqual(['hello', 'pace']);
    void socket.change({ type: 'move', line: 'P1 pass' });
    expect(trial?.last('move').revision).toBe(2);
    expect(links.at(-1)).toBe('open');
  });

  it('a change under way is not made twice', () => {
    enter();
    const [, carrier, trial] = wires;
    void socket.change({ type: 'move', line: 'P1 pass' });
    greet({ revision: 1 });
    expect([carrier?.closed, trial?.closed]).toEqual([false, true]);
    expect(trial?.sent.map(({ type }) => type)).toEqual(['hello']);
  });
});

describe('questions', () => {
  it('get the answers with their tags', async () => {
    greet();
    const first = socket.ask({ line: 'P1 cast 3 b1' });
    const second = socket.ask({ seat: 'P1', references: { cell: 'a1' } });
    const [one, two] = wire().sent.filter((message) => message.type === 'ask');
    wire().say({ type: 'answer', tag: two?.tag, legal: false, error: { id: 'nocturne-refuse-no-tile', args: { cell: 'a1' } }, rule: 'NOC-2.1' });
    wire().say({ type: 'answer', tag: one?.tag, legal: true, preview: [] });
    await expect(first).resolves.toMatchObject({ legal: true });
    await expect(second).resolves.toMatchObject({ legal: false, rule: 'NOC-2.1' });
  });

  it('may be refused', async () => {
    greet();
    const answer = socket.ask({ line: 'P2 pass' });
    wire().say({ type: 'refused', tag: wire().last('ask').tag, error: { id: 'table-other-seat', args: { seat: 'P2' } }, rule: null });
    await expect(answer).resolves.toMatchObject({ legal: false, error: { id: 'table-other-seat' } });
  });
});
