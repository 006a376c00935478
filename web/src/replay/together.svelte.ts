import type { Led, MessageShown, SeatId, View } from '../server/protocol';
import { TableSocket, type Connection, type Listener, type Word } from '../server/socket';
import { tableWire } from '../server/wire';
import type { TableStore } from '../store/store.svelte';

/** Milliseconds between two messages about where the reader leads; nobody needs every pixel of a slider. */
const PAUSE = 150;

/** The replay that they look at. */
interface Watched extends Pick<TableStore, 'id' | 'mine' | 'talk'> {
  readonly step: number;
  readonly viewer: SeatId | null;
  readonly analysing: boolean;
  goAlong(led: Led, analysis?: boolean): void;
}

/** The other people who look at a replay: who they are, who leads, and whether the reader follows. */
export class Together {
  /** The place to which a person leads; null: nobody leads. */
  led = $state.raw<Led | null>(null);
  /** The end of the invitation link of the table made to play on together. */
  branch = $state<string | null>(null);
  /** Whether the reader follows whoever leads. */
  following = $state(true);
  /** The view of the finished table, with the people who have it open. */
  view = $state.raw<View | null>(null);
  /** Whether there is no connection, so that nobody knows who is there. */
  lost = $state(false);
  /** Why the reader does not lead, or still does. */
  problem = $state.raw<MessageShown | null>(null);
  readonly connection: Connection;
  /** Whether the reader wants to lead; this outlasts a lost connection. */
  private leading = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly store: Watched,
    connect: (listener: Listener) => Connection = (listener) => new TableSocket(listener, (polled) => tableWire(store.id, polled)),
  ) {
    this.connection = connect({
      view: (view) => (this.view = view),
      // A new connection tells who leads, unless nobody does.
      link: (link) => {
        this.lost = link === 'lost';
        if (this.lost) this.led = null;
      },
      sending: () => undefined,
      chat: (chat) => store.talk.hear(chat),
      led: (led) => this.hear(led),
      gone: () => undefined,
    });
  }

  get leads(): boolean {
    return this.led?.yours ?? false;
  }

  /** Whether somebody else leads the reader. */
  get follows(): boolean {
    return this.led !== null && !this.leads && this.following;
  }

  /** The seats of the other people who are there. */
  get here(): SeatId[] {
    const { seats = [], mine = [], free, away = [] } = this.view ?? {};
    return seats.filter(({ seat, kind, bot }) => kind === 'human' && !bot && ![...mine, ...(free ?? []), ...away].includes(seat)).map(({ seat }) => seat);
  }

  /** Starts leading the others. */
  lead(): void {
    this.leading = true;
    void this.say({ type: 'lead', take: true, ...this.where() });
  }

  /** Stops leading. */
  stop(): void {
    this.leading = false;
    void this.say({ type: 'lead', step: null });
  }

  follow(): void {
    this.following = true;
    if (this.led) this.store.goAlong(this.led);
  }

  /** Says that the reader has gone to another step; `apart`: a reader who follows now steps alone. */
  moved(apart: boolean): void {
    if (apart && this.follows) this.following = false;
    if (this.leads) this.timer ??= setTimeout(() => this.tell(), PAUSE);
  }

  close(): void {
    clearTimeout(this.timer);
    this.connection.close();
  }

  private async say(word: Word): Promise<void> {
    const outcome = await this.connection.tell(word);
    this.problem = outcome.ok ? null : outcome.error;
    if (!outcome.ok) this.leading = false;
  }

  private tell(): void {
    this.timer = undefined;
    if (this.leads) void this.connection.tell({ type: 'lead', ...this.where() });
  }

  private where(): { step: number; viewer: SeatId | null; analysing: boolean } {
    const { step, viewer, analysing } = this.store;
    return { step, viewer, analysing };
  }

  private hear(led: Led): void {
    const before = this.led;
    this.branch = led.branch;
    this.led = led.seat ? led : null;
    if (!this.led && this.leading) this.lead();
    if (!this.led || this.leads) return;
    this.leading = false;
    // A reader who has stepped alone follows a new leader only on request.
    if (before?.yours) this.following = true;
    // Watchers are shown no analysis.
    const analysis = led.analysing !== (before?.analysing ?? false) && this.store.mine.length > 0;
    if (this.following) this.store.goAlong(led, analysis);
  }
}
