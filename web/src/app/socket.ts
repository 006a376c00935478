import type { Accepted, Advice, Answer, ClientMessage, Message, References, Refused, SeatId, ServerMessage, View } from './protocol';
import type { Speed } from './settings';

export type Link = 'connecting' | 'open' | 'lost';

/** What a sent move, undo or resignation came to. */
export type Outcome = { ok: true } | { ok: false; error: Message; rule: string | null };

export interface Listener {
  view(view: View): void;
  link(link: Link): void;
  /** Something sent waits for the server's word (true), or no longer. */
  sending(sending: boolean): void;
  /** There is no such table for this browser; nothing more will come. */
  gone(reason: Message): void;
}

/** The part of WebSocket that is used; tests put their own in its place. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
}

export type Change = { type: 'move'; line: string } | { type: 'undo' } | { type: 'resign'; seat: SeatId };

/** What leads to a table. */
export interface Line {
  /** Make a change to the table as it was last seen. Only one may be under way. */
  change(change: Change): Promise<Outcome>;
  /** What would follow from a line, or why it may not be played; null if the line was lost meanwhile. */
  ask(question: { line: string } | { seat: SeatId; references: References }): Promise<Answer | null>;
  /** What the strongest level would do at the table as it was last seen; null if the line was lost meanwhile. */
  hint(): Promise<Advice | Refused | null>;
  /** This screen is now in the hands of `seat`. */
  show(seat: SeatId): void;
  /** How fast bots shall move from now on. */
  pace(speed: Speed): void;
  /** Try again now instead of waiting. */
  retry(): void;
  close(): void;
}

interface Pending {
  change: Change;
  revision: number;
  tag: string;
  accepted: boolean;
  done: (outcome: Outcome) => void;
}

/** Closed by the server for good: no such table. */
const CLOSED_UNKNOWN = 4404;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;

/**
 * The line to one table. It comes back by itself when it is lost, and a change that was under way then is sent again only if the view
 * that follows shows that it was never stored: a revision is left behind by exactly one change.
 */
export class TableSocket implements Line {
  private wire: Wire | null = null;
  private seen = 0;
  private revision = -1;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private tags = 0;
  private pending: Pending | null = null;
  private readonly asked = new Map<string, (answer: Answer | null) => void>();
  private readonly hinted = new Map<string, (told: Advice | Refused | null) => void>();
  private shown: SeatId | null = null;
  private speed: Speed | null = null;

  constructor(
    private readonly listener: Listener,
    private readonly connect: () => Wire,
  ) {
    this.open();
  }

  change(change: Change): Promise<Outcome> {
    if (this.pending) return Promise.resolve({ ok: false, error: { id: 'client-still-sending', args: {} }, rule: null });
    return new Promise((done) => {
      this.pending = { change, revision: this.revision, tag: this.tag(), accepted: false, done };
      this.listener.sending(true);
      this.sendPending();
    });
  }

  ask(question: { line: string } | { seat: SeatId; references: References }): Promise<Answer | null> {
    const tag = this.tag();
    return new Promise((done) => {
      if (!this.send({ type: 'ask', ...question, tag })) done(null);
      else this.asked.set(tag, done);
    });
  }

  hint(): Promise<Advice | Refused | null> {
    const tag = this.tag();
    return new Promise((done) => {
      if (!this.send({ type: 'hint', revision: Math.max(0, this.revision), tag })) done(null);
      else this.hinted.set(tag, done);
    });
  }

  show(seat: SeatId): void {
    this.shown = seat;
    this.send({ type: 'show', seat });
  }

  pace(speed: Speed): void {
    this.speed = speed;
    if (this.revision >= 0) this.sendPace();
  }

  retry(): void {
    if (this.closed || this.wire) return;
    clearTimeout(this.timer);
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.wire?.close();
    this.wire = null;
  }

  private tag(): string {
    return String(++this.tags);
  }

  private open(): void {
    this.listener.link(this.tries === 0 ? 'connecting' : 'lost');
    const wire = this.connect();
    this.wire = wire;
    wire.onopen = () => {
      if (this.wire !== wire) return;
      const known = { seen: this.seen, revision: Math.max(0, this.revision) };
      this.send({ type: 'hello', ...known, ...(this.shown ? { seat: this.shown } : {}) });
      this.sendPace();
    };
    wire.onmessage = (event) => {
      if (this.wire === wire) this.receive(JSON.parse(event.data) as ServerMessage);
    };
    wire.onclose = (event) => {
      if (this.wire === wire) this.lost(event.code);
    };
  }

  private lost(code: number): void {
    this.wire = null;
    for (const done of [...this.asked.values(), ...this.hinted.values()]) done(null);
    this.asked.clear();
    this.hinted.clear();
    if (code === CLOSED_UNKNOWN) this.closed = true;
    if (this.closed) return;
    this.listener.link('lost');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    this.timer = setTimeout(() => this.open(), wait);
  }

  private send(message: ClientMessage): boolean {
    if (!this.wire) return false;
    try {
      this.wire.send(JSON.stringify(message));
      return true;
    } catch {
      return false;
    }
  }

  private sendPace(): void {
    if (this.speed) this.send({ type: 'pace', speed: this.speed });
  }

  private sendPending(): void {
    if (!this.pending) return;
    const { change, revision, tag } = this.pending;
    this.send(change.type === 'resign' ? { ...change, tag } : { ...change, revision, tag });
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'view':
        this.receiveView(message);
        break;
      case 'answer':
        this.asked.get(message.tag ?? '')?.(message);
        this.asked.delete(message.tag ?? '');
        break;
      case 'hint':
        this.receiveHint(message);
        break;
      case 'accepted':
        this.receiveAccepted(message);
        break;
      case 'refused':
        this.receiveRefused(message);
    }
  }

  private receiveView(view: View): void {
    const reconnected = this.tries > 0;
    this.tries = 0;
    this.revision = view.revision;
    this.seen = view.log.at(-1)?.number ?? (view.logStart === 0 ? 0 : this.seen);
    this.listener.link('open');
    this.listener.view(view);
    if (!this.pending) return;
    if (this.pending.accepted) this.settle({ ok: true });
    else if (reconnected && view.revision === this.pending.revision) this.sendPending();
    else if (reconnected) this.settle({ ok: true });
  }

  private receiveAccepted(message: Accepted): void {
    if (this.pending && this.pending.tag === message.tag) this.pending.accepted = true;
  }

  private receiveHint(message: Advice | Refused): void {
    this.hinted.get(message.tag ?? '')?.(message);
    this.hinted.delete(message.tag ?? '');
  }

  private receiveRefused(message: Refused): void {
    if (message.tag == null) {
      // Only a table that is not there refuses what was not asked.
      if (this.revision < 0) this.listener.gone(message.error);
      return;
    }
    if (this.pending?.tag === message.tag) this.settle({ ok: false, error: message.error, rule: message.rule });
    this.receiveHint(message);
    const asked = this.asked.get(message.tag);
    if (!asked) return;
    this.asked.delete(message.tag);
    asked({ ...message, type: 'answer', legal: false, line: null });
  }

  private settle(outcome: Outcome): void {
    const pending = this.pending;
    this.pending = null;
    this.listener.sending(false);
    pending?.done(outcome);
  }
}

export function browserWire(path: string): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}${path}`) as unknown as Wire;
}
