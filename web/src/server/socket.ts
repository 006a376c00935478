import type { Accepted, HintAnswer, MoveAnswer, ChatShown, ClientMessage, Led, MessageShown, OrderForms, References, Refused, SeatId, ServerMessage, StandingOrder, View } from './protocol';
import type { Speed } from '../app/settings';

/** The part of WebSocket that is used; tests put their own in its place. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
}

/** The close code for a wire that broke. */
export const BROKEN = 1006;

export type Link = 'connecting' | 'open' | 'lost';

/** The result of a move, undo, answer or resignation. */
export type Outcome = { ok: true } | { ok: false; error: MessageShown; rule: string | null };

export interface Listener {
  view(view: View): void;
  /**
   * The state of the connection. `wait`: seconds after which it is tried again because the server has asked for it. `heard`: when the
   * server was last heard, by `performance.now()`; 0: never. `blocked`: requests carry it, since no WebSocket gets through.
   */
  link(link: Link, wait: number, heard: number, blocked: boolean): void;
  /** Whether a change still waits for the server's answer. */
  sending(sending: boolean): void;
  /** New chat lines. */
  chat(chat: ChatShown): void;
  /** The place to which another person leads in a replay. */
  led?(led: Led): void;
  /** A move that this browser must keep until it is answered; null: none any more. */
  keep?(kept: Kept | null): void;
  /** What has become of a move that was kept from an earlier page. */
  kept?(outcome: Outcome): void;
  /** The standing orders of the reader, which nobody else is told. */
  standing?(orders: StandingOrder[]): void;
  /** The table does not exist for this browser; nothing more will come. */
  gone(reason: MessageShown): void;
}

/** A move without an answer, and the revision and epoch of the table for which it was meant. */
export interface Kept {
  line: string;
  revision: number;
  epoch: string;
}

export type Change =
  | { type: 'move'; line: string }
  | { type: 'undo'; knowingly?: boolean }
  | { type: 'consent'; agree: boolean }
  | { type: 'end' }
  | { type: 'resign'; seat: SeatId };

/** A message that changes nothing on the table: about the clocks, standing orders, the chat, or leading through a replay. */
export type Word =
  | { type: 'pause'; wanted: boolean }
  | { type: 'order'; kind: string; values: Record<string, string[]> }
  | { type: 'withdraw'; kind: string }
  | { type: 'say'; text: string; name?: string }
  | { type: 'say'; phrase: (typeof PHRASES)[number]; name?: string }
  | { type: 'report'; number: number }
  | { type: 'silence'; seat: SeatId | null; silent: boolean; line?: number }
  | { type: 'lead'; step: number | null; viewer?: SeatId | null; analysing?: boolean; take?: boolean };

export const PHRASES = ['luck', 'moment', 'thanks'] as const;

/** The connection to a table. */
export interface Connection {
  /** Makes a change to the table as it was last seen. Only one can be in progress. */
  change(change: Change): Promise<Outcome>;
  /** Asks what would follow from a line, or why it is not allowed; null if the connection was lost meanwhile. */
  ask(question: { line: string } | { seat: SeatId; references: References }): Promise<MoveAnswer | null>;
  /** Asks what the strongest level would do at the table as it was last seen; null if the connection was lost meanwhile. */
  hint(): Promise<HintAnswer | Refused | null>;
  /** Asks which standing orders may be given now; null if the connection was lost meanwhile. */
  orderForms(): Promise<OrderForms | null>;
  /** Sends a word. */
  tell(word: Word): Promise<Outcome>;
  /** Says that the player of `seat` now uses this screen. */
  show(seat: SeatId): void;
  /** Sets how fast bots move from now on. */
  pace(speed: Speed): void;
  /** Says whether somebody is looking at this screen. */
  attend(here: boolean): void;
  /** Says that the person for whom a bot moves is back. */
  comeBack(): void;
  /** Tries to connect now instead of waiting. */
  retry(): void;
  /** Finds out now whether the connection is still there. */
  probe(): void;
  close(): void;
}

interface Pending {
  change: Change;
  revision: number;
  tag: string;
  accepted: boolean;
  /** Whether it was sent a second time although something had happened meanwhile. */
  again: boolean;
  done: (outcome: Outcome) => void;
  deadline: ReturnType<typeof setTimeout> | undefined;
}

/** The close code for a table that does not exist. */
const CLOSED_UNKNOWN = 4404;
const FIRST_WAIT = 400;
/** The longest wait: everybody is back within five seconds of the server. Waits differ, since it cannot take everybody at once. */
const LONGEST_WAIT = 3000;
/**
 * Silence after which the server is asked whether it is there, and the time that it has for an answer: together less than ten seconds.
 * The server shows that it is there every four seconds.
 */
const QUIET = 5000;
const ANSWERING = 4000;
/** The time for a new connection, and then for the first message over it: after a restart everybody comes at once. */
const OPENING = 9000;
const ENTERING = 20_000;
/** The time for the answer to a change. */
const SETTLING = 10_000;
/** A timer that fires this much too late shows that the page was suspended and could hear nothing. */
const ASLEEP = 2000;

/** An answer to a message with a tag. */
type Answer = Accepted | Refused | MoveAnswer | HintAnswer | OrderForms;
type Question = Word | { type: 'ask'; line: string } | { type: 'ask'; seat: SeatId; references: References } | { type: 'hint'; revision: number } | { type: 'orders' };

/** Nobody knows whether it arrived. */
const UNANSWERED: Outcome = { ok: false, error: { id: 'client-unanswered', args: {} }, rule: null };

/** Whether WebSockets do not get through to this page while requests do. */
let blocked = false;

/**
 * The connection to one table. A lost connection is restored automatically; where no WebSocket gets through, requests carry it. A change
 * that was in progress is then sent again only if the next view does not show that it was stored; others may have moved meanwhile.
 */
export class TableSocket implements Connection {
  private wire: Wire | null = null;
  private seen = 0;
  private revision = -1;
  /** The epoch of the server's store in which all this was seen. */
  private epoch = '';
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Ends the wait for a sign of life. */
  private watch: ReturnType<typeof setTimeout> | undefined;
  /** Whether the server was asked for one. */
  private probing = false;
  /** Whether something was heard over this wire. */
  private entered = false;
  /** Whether requests carry it. */
  private polled = false;
  /** Whether no view has come over it yet. */
  private arriving = false;
  private heard = 0;
  /** Seconds that the server has asked to wait. */
  private held = 0;
  private closed = false;
  private tags = 0;
  private pending: Pending | null = null;
  /** What waits for the answer with a tag; null if there will be none. */
  private readonly asked = new Map<string, (answer: Answer | null) => void>();
  private shown: SeatId | null = null;
  /** The reason that the server has given without being asked. */
  private reason: MessageShown | null = null;
  private speed: Speed | null = null;
  private here = true;

  /** `kept`: a move that an earlier page could not send; it is sent as soon as the table is there. */
  constructor(private readonly listener: Listener, private readonly connect: (polled: boolean) => Wire, kept: Kept | null = null) {
    if (kept) {
      const { line, revision, epoch } = kept;
      this.epoch = epoch;
      this.begin({ type: 'move', line }, revision, (outcome) => listener.kept?.(outcome));
    }
    this.open();
  }

  change(change: Change): Promise<Outcome> {
    if (this.pending) return Promise.resolve({ ok: false, error: { id: 'client-still-sending', args: {} }, rule: null });
    return new Promise((done) => {
      this.begin(change, this.revision, done);
      this.sendPending();
    });
  }

  private begin(change: Change, revision: number, done: (outcome: Outcome) => void): void {
    this.pending = { change, revision, tag: this.tag(), accepted: false, again: false, done, deadline: undefined };
    this.limit();
    this.listener.sending(true);
    if (change.type === 'move') this.listener.keep?.({ line: change.line, revision, epoch: this.epoch });
  }

  /** Ends the wait for an answer after a while; a move waits as long as there is no connection. */
  private limit(): void {
    clearTimeout(this.pending?.deadline);
    if (!this.pending) return;
    const move = this.pending.change.type === 'move';
    this.pending.deadline = setTimeout(() => {
      if (move && (!this.entered || this.probing)) this.limit();
      else this.settle({ ok: false, error: { id: 'client-no-answer', args: {} }, rule: null });
    }, SETTLING);
  }

  ask(question: { line: string } | { seat: SeatId; references: References }): Promise<MoveAnswer | null> {
    return this.request({ type: 'ask', ...question }, (answer) => (answer?.type === 'refused' ? { ...answer, type: 'answer', legal: false, line: null } : only(answer, 'answer')));
  }

  hint(): Promise<HintAnswer | Refused | null> {
    return this.request({ type: 'hint', revision: Math.max(0, this.revision) }, (answer) => (answer?.type === 'refused' ? answer : only(answer, 'hint')));
  }

  orderForms(): Promise<OrderForms | null> {
    return this.request({ type: 'orders' }, (answer) => only(answer, 'forms'));
  }

  tell(word: Word): Promise<Outcome> {
    return this.request(word, (answer) => {
      if (!answer) return UNANSWERED;
      return answer.type === 'refused' ? { ok: false, error: answer.error, rule: answer.rule } : { ok: true };
    });
  }

  show(seat: SeatId): void {
    this.shown = seat;
    this.send({ type: 'show', seat });
  }

  pace(speed: Speed): void {
    this.speed = speed;
    if (this.revision >= 0) this.send({ type: 'pace', speed });
  }

  attend(here: boolean): void {
    this.here = here;
    if (this.revision >= 0) this.send({ type: 'attend', here });
  }

  comeBack(): void {
    this.greet();
  }

  retry(): void {
    if (this.closed || this.wire || this.held) return;
    clearTimeout(this.timer);
    this.open();
  }

  probe(): void {
    if (!this.wire) this.retry();
    if (!this.entered || this.probing) return;
    this.probing = true;
    this.expect(ANSWERING, () => this.drop());
    this.send({ type: 'ping', tag: this.tag() });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    clearTimeout(this.pending?.deadline);
    this.wire?.close();
    this.wire = null;
  }

  private tag(): string {
    return String(++this.tags);
  }

  /** Sends a message with a tag, and waits for the answer with the same tag. */
  private request<A>(message: Question, read: (answer: Answer | null) => A): Promise<A> {
    const tag = this.tag();
    return new Promise((done) => {
      if (!this.send({ ...message, tag })) done(read(null));
      else this.asked.set(tag, (answer) => done(read(answer)));
    });
  }

  private receiveAnswer(answer: Answer): void {
    this.asked.get(answer.tag ?? '')?.(answer);
    this.asked.delete(answer.tag ?? '');
  }

  private open(polled = blocked): void {
    this.listener.link(this.tries === 0 ? 'connecting' : 'lost', 0, this.heard, false);
    this.held = 0;
    const wire = this.connect(polled);
    this.attach(wire, polled);
    this.expect(OPENING, () => this.drop());
    wire.onopen = () => {
      if (this.wire !== wire) return;
      this.expect(ENTERING, () => this.drop());
      // Standing orders, if there are any, come after the view.
      this.listener.standing?.([]);
      this.greet();
      this.sendHabits();
    };
  }

  /** Uses a wire from now on. */
  private attach(wire: Wire, polled: boolean): void {
    [this.wire, this.polled, this.arriving] = [wire, polled, true];
    wire.onmessage = (event) => {
      if (this.wire !== wire) return;
      this.hear();
      this.receive(JSON.parse(event.data) as ServerMessage);
    };
    wire.onclose = (event) => {
      if (this.wire === wire) this.lost(event.code);
    };
  }

  /**
   * While requests carry the connection, tries whether a WebSocket gets through by now and, if so, uses it. Only when requests get through
   * is it known that something blocks WebSockets.
   */
  private tryWebSocket(): void {
    const [polled, trial] = [this.wire, this.connect(false)];
    const end = (): void => {
      clearTimeout(timer);
      trial.onclose = null;
      trial.close();
    };
    const fail = (): void => {
      end();
      if (this.wire !== polled) return;
      blocked = true;
      this.listener.link('open', 0, this.heard, true);
    };
    const timer = setTimeout(fail, OPENING);
    trial.onclose = fail;
    trial.onopen = () => this.greet(trial);
    trial.onmessage = (event) => {
      // A change under way must not be made twice.
      if (this.wire !== polled || this.pending) return end();
      clearTimeout(timer);
      this.abandon();
      this.attach(trial, false);
      polled?.close();
      this.listener.standing?.([]);
      this.sendHabits();
      trial.onmessage?.(event);
    };
  }

  private hear(): void {
    this.heard = performance.now();
    this.entered = true;
    this.probing = false;
    this.expect(QUIET, () => this.probe());
  }

  /** Calls `missed` unless something is heard within `wait` milliseconds; if the page has slept, it waits as long once more. */
  private expect(wait: number, missed: () => void, again = true): void {
    clearTimeout(this.watch);
    const late = performance.now() + wait + ASLEEP;
    this.watch = setTimeout(() => (again && performance.now() > late ? this.expect(wait, missed, false) : missed()), wait);
  }

  /** Gives this wire up. The browser may take minutes to close one that is dead, so nothing waits for that. */
  private drop(): void {
    const wire = this.wire;
    this.lost(0);
    wire?.close();
  }

  private lost(code: number): void {
    this.wire = null;
    const untried = !this.entered && !this.polled && !this.closed;
    // The page may be elsewhere by now.
    if (this.polled) blocked = false;
    this.entered = this.probing = false;
    clearTimeout(this.watch);
    if (untried) {
      this.open(true);
      return;
    }
    this.abandon();
    if (code === CLOSED_UNKNOWN) this.closed = true;
    if (this.reason && (this.closed || this.revision < 0)) this.listener.gone(this.reason);
    if (this.closed) return;
    this.listener.link('lost', this.held, this.heard, false);
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    const wait = this.held * 1000 || (longest * (1 + Math.random())) / 2;
    this.tries += 1;
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** Leaves unanswered whatever was asked over a wire that is gone. */
  private abandon(): void {
    for (const done of this.asked.values()) done(null);
    this.asked.clear();
  }

  /** Sends nothing to the server for this many seconds. */
  private hold(seconds: number): void {
    this.held = seconds;
    this.drop();
  }

  private send(message: ClientMessage, wire = this.wire): boolean {
    if (!wire) return false;
    try {
      wire.send(JSON.stringify(message));
      return true;
    } catch {
      return false;
    }
  }

  private greet(wire = this.wire): void {
    const known = { seen: this.seen, revision: Math.max(0, this.revision), epoch: this.epoch };
    this.send({ type: 'hello', ...known, ...(this.shown ? { seat: this.shown } : {}) }, wire);
  }

  /** Repeats what a new connection has not been told. */
  private sendHabits(): void {
    if (this.speed) this.send({ type: 'pace', speed: this.speed });
    if (!this.here) this.send({ type: 'attend', here: false });
  }

  private sendPending(): void {
    if (!this.pending) return;
    const { change, revision, tag } = this.pending;
    this.send(change.type === 'resign' || change.type === 'end' ? { ...change, tag } : { ...change, revision, tag });
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'view':
        this.receiveView(message);
        break;
      case 'epoch':
        this.receiveEpoch(message.epoch);
        break;
      case 'answer':
      case 'hint':
      case 'forms':
        this.receiveAnswer(message);
        break;
      case 'chat':
        this.listener.chat(message);
        break;
      case 'led':
        this.listener.led?.(message);
        break;
      case 'standing':
        this.listener.standing?.(message.orders);
        break;
      case 'alive':
        break;
      case 'accepted':
        this.receiveAccepted(message);
        break;
      case 'refused':
        this.receiveRefused(message);
        break;
      default:
        message satisfies never;
    }
  }

  /** Forgets what was seen in another epoch, and does not repeat a change that was meant for it. */
  private receiveEpoch(epoch: string): void {
    if (this.epoch && this.pending) this.settle({ ok: false, error: { id: 'client-restored', args: {} }, rule: null });
    [this.epoch, this.seen] = [epoch, 0];
  }

  private receiveView(view: View): void {
    const reconnected = this.arriving;
    if (reconnected && this.polled && !blocked) this.tryWebSocket();
    this.arriving = false;
    this.tries = 0;
    this.revision = view.revision;
    this.seen = view.log.at(-1)?.number ?? (view.logStart === 0 ? 0 : this.seen);
    this.listener.link('open', 0, this.heard, this.polled && blocked);
    this.listener.view(view);
    if (!this.pending) return;
    if (this.pending.accepted) this.settle({ ok: true });
    else if (reconnected) {
      // Somebody else may have moved. A move is sent once more: the server knows whether it has it, and whether the question is still the same.
      this.pending.again = view.revision !== this.pending.revision;
      if (this.pending.again && this.pending.change.type !== 'move') return this.settle({ ok: true });
      this.limit();
      this.sendPending();
    }
  }

  private receiveAccepted(message: Accepted): void {
    if (this.pending && this.pending.tag === message.tag) {
      this.pending.accepted = true;
      // What was stored at the first try is shown already.
      if (this.pending.again) this.settle({ ok: true });
    }
    this.receiveAnswer(message);
  }

  private receiveRefused(message: Refused): void {
    if (message.tag == null) {
      if (message.wait) this.hold(message.wait);
      else this.reason = message.error;
      return;
    }
    if (this.pending?.tag === message.tag) {
      this.settle({ ok: false, error: message.error, rule: message.rule });
    }
    this.receiveAnswer(message);
  }

  private settle(outcome: Outcome): void {
    const pending = this.pending;
    this.pending = null;
    this.listener.sending(false);
    clearTimeout(pending?.deadline);
    if (pending?.change.type === 'move') this.listener.keep?.(null);
    pending?.done(outcome);
  }
}

/** The answer, if it is of this type. */
function only<T extends Answer['type']>(answer: Answer | null, type: T): Extract<Answer, { type: T }> | null {
  return answer?.type === type ? (answer as Extract<Answer, { type: T }>) : null;
}
