import type { ClientMessage, View } from '../server/protocol';
import type { Wire } from '../server/socket';

/** A wire for tests, which play the server. */
export class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly sent: ClientMessage[] = [];
  closed = false;
  /** Whether pings are left unanswered. */
  dead = false;

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    this.sent.push(message);
    if (message.type === 'ping' && !this.dead) this.say({ type: 'accepted', tag: message.tag });
  }

  close(): void {
    this.closed = true;
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006): void {
    this.onclose?.({ code });
  }

  /** The last sent message of a type, with its tag. */
  last<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }> {
    const found = this.sent.findLast((message) => message.type === type);
    if (!found) throw new Error(`nothing of type ${type} was sent`);
    return found as Extract<ClientMessage, { type: T }>;
  }
}

/** A view of a table for two where P1 must cast, changed by `change`. */
export function viewOf(change: Partial<View> = {}): View {
  return {
    type: 'view',
    revision: 1,
    game: 'nocturne',
    edition: null,
    seat: 'P1',
    waits: false,
    over: false,
    takebacks: false,
    whatIf: false,
    resignationEnds: true,
    seats: [
      { seat: 'P1', name: 'Ada', kind: 'human', resigned: false, bot: null, standsIn: false },
      { seat: 'P2', name: 'Owl', kind: 'greedy', resigned: false, bot: null, standsIn: false },
    ],
    mine: ['P1'],
    free: null,
    away: [],
    absent: [],
    since: null,
    clock: null,
    ratings: null,
    onlookers: 0,
    late: null,
    request: null,
    takenBack: false,
    waiting: ['P1'],
    thinking: [],
    trouble: null,
    show: null,
    guide: null,
    decision: {
      seat: 'P1',
      kind: 'cast',
      prompt: { id: 'nocturne-ask-cast', args: { token: '2', cell: 'b2' } },
      rule: 'NOC-2.3',
      moves: [
        { verb: 'cast', kinds: ['token', 'cell'], product: [['3', '4'], ['b1', 'c2']] },
        { verb: 'pass', kinds: [], rows: [[]] },
      ],
    },
    undo: { allowed: true, tells: false },
    log: [],
    story: [],
    logStart: 0,
    result: null,
    table: {},
    ...change,
  };
}
