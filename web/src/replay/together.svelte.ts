import { api } from '../app/api';
import type { Led, SeatId, View } from '../app/protocol';
import { browserWire, TableSocket, type Connection, type Listener } from '../app/socket';
import type { ReplayStore } from './store.svelte';

/** Milliseconds between two words of where the reader leads: nobody follows every pixel of a slider. */
const PAUSE = 150;

/** The others who look at a replay: who is there, who leads, and whether the reader follows. */
export class Together {
  /** Where somebody leads; null: nobody does. */
  led = $state.raw<Led | null>(null);
  /** The table that was made to play on together. */
  branch = $state<string | null>(null);
  /** The reader goes where somebody leads. */
  following = $state(true);
  /** The finished table, with those who have it open. */
  view = $state.raw<View | null>(null);
  readonly connection: Connection;
  /** The reader wants to lead, also when the line was lost meanwhile. */
  private leading = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly store: ReplayStore,
    connect: (listener: Listener) => Connection = (listener) => new TableSocket(listener, () => browserWire(api.socketPath(store.id))),
  ) {
    this.connection = connect({
      view: (view) => (this.view = view),
      // A new line tells who leads, unless nobody does.
      link: (link) => link === 'lost' && (this.led = null),
      sending: () => undefined,
      chat: (chat) => store.talk.hear(chat),
      led: (led) => this.hear(led),
      gone: () => undefined,
    });
  }

  get leads(): boolean {
    return this.led?.yours ?? false;
  }

  /** The reader is led by somebody else. */
  get follows(): boolean {
    return this.led !== null && !this.leads && this.following;
  }

  /** The seats of the others who are there. */
  get here(): SeatId[] {
    const { seats = [], mine = [], free, away = [] } = this.view ?? {};
    return seats.filter(({ seat, kind, bot }) => kind === 'human' && !bot && ![...mine, ...(free ?? []), ...away].includes(seat)).map(({ seat }) => seat);
  }

  /** The reader leads the others from now on. */
  lead(): void {
    this.leading = true;
    void this.connection.tell({ type: 'lead', take: true, ...this.where() });
  }

  /** Nobody is led any more. */
  stop(): void {
    this.leading = false;
    void this.connection.tell({ type: 'lead', step: null });
  }

  follow(): void {
    this.following = true;
    if (this.led) this.store.goAlong(this.led);
  }

  /** The reader has gone somewhere; `apart`: so that whoever is led steps alone now. */
  moved(apart: boolean): void {
    if (apart && this.follows) this.following = false;
    if (this.leads) this.timer ??= setTimeout(() => this.tell(), PAUSE);
  }

  close(): void {
    clearTimeout(this.timer);
    this.connection.close();
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
    // Whoever has stepped alone is led again by somebody new only if they want to.
    if (before?.yours) this.following = true;
    // Who only watches is shown no analysis.
    const analysis = led.analysing !== (before?.analysing ?? false) && this.store.mine.length > 0;
    if (this.following) this.store.goAlong(led, analysis);
  }
}
