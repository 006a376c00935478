import type { Snippet } from 'svelte';
import { api } from '../app/api';
import type { LogEntry, Message, SeatInfo, View } from '../app/protocol';
import type { Route } from '../app/routes';
import { browserWire, TableSocket, type Line, type Link, type Listener, type Outcome } from '../app/socket';
import { known, t } from '../i18n/index.svelte';
import type { Namer } from '../i18n/translator';
import { Chooser } from './chooser.svelte';

/** One table as this browser sees it: the newest view, the whole log, and the line to the server. */
export class TableStore {
  view = $state.raw<View | null>(null);
  log = $state.raw<LogEntry[]>([]);
  link = $state<Link>('connecting');
  sending = $state(false);
  /** Number of the last log entry before the reader's last move: what is newer is news. */
  mark = $state(0);
  /** Why the last undo or resignation was refused. */
  refusal = $state.raw<{ error: Message; rule: string | null } | null>(null);
  /** Why there is no such table here. */
  gone = $state.raw<Message | null>(null);
  /** The log entry whose things are shown on the table. */
  spotlight = $state.raw<LogEntry | null>(null);
  /** What stands in the place of the question if this table is only shown: nothing can be played at it. */
  controls = $state.raw<Snippet<[Namer]> | null>(null);
  readonly chooser: Chooser;
  private readonly line: Line;

  constructor(
    readonly id: string,
    connect: (listener: Listener) => Line = (listener) => new TableSocket(listener, () => browserWire(api.socketPath(id))),
  ) {
    this.chooser = new Chooser(this);
    this.line = connect({
      view: (view) => this.receive(view),
      link: (link) => (this.link = link),
      sending: (sending) => (this.sending = sending),
      gone: (reason) => (this.gone = reason),
    });
  }

  /** Where this table is shown, as a board or in words. */
  address(text: boolean): Exclude<Route, { page: 'missing' }> {
    return { page: text ? 'text' : 'table', id: this.id };
  }

  get seats(): SeatInfo[] {
    return this.view?.seats ?? [];
  }

  /** The entries since the reader's last move. */
  get news(): LogEntry[] {
    return this.log.filter((entry) => entry.number > this.mark);
  }

  /** The people at this table who share the screen. */
  get humans(): SeatInfo[] {
    return this.seats.filter((seat) => seat.kind === 'human');
  }

  /** Who sits there; where nobody does, the game itself plays an opponent. */
  seatName(seat: string): string | undefined {
    const opponent = `${this.view?.game}-opponent`;
    return this.seats.find((one) => one.seat === seat)?.name ?? (known(opponent) ? t(opponent) : undefined);
  }

  async play(line: string): Promise<Outcome> {
    const last = this.log.at(-1)?.number ?? 0;
    this.refusal = null;
    const outcome = await this.line.change({ type: 'move', line });
    if (outcome.ok) this.mark = Math.min(last, this.log.at(-1)?.number ?? 0);
    return outcome;
  }

  undo(): Promise<void> {
    return this.withdraw({ type: 'undo' });
  }

  resign(seat: string): Promise<void> {
    return this.withdraw({ type: 'resign', seat });
  }

  show(seat: string): void {
    this.line.show(seat);
  }

  ask(question: Parameters<Line['ask']>[0]): ReturnType<Line['ask']> {
    return this.line.ask(question);
  }

  retry(): void {
    this.line.retry();
  }

  close(): void {
    this.line.close();
  }

  private async withdraw(change: { type: 'undo' } | { type: 'resign'; seat: string }): Promise<void> {
    this.refusal = null;
    const outcome = await this.line.change(change);
    if (!outcome.ok) this.refusal = outcome;
  }

  protected receive(view: View): void {
    const before = this.view;
    if (view.logStart === 0) this.log = view.log;
    else {
      const last = this.log.at(-1)?.number ?? 0;
      this.log = [...this.log, ...view.log.filter((entry) => entry.number > last)];
    }
    const newest = this.log.at(-1)?.number ?? 0;
    if (before === null) this.mark = Math.max(0, newest - 1);
    else this.mark = Math.min(this.mark, newest);
    this.view = view;
    if (before?.revision !== view.revision || before.seat !== view.seat) {
      this.refusal = null;
      this.spotlight = null;
    }
  }
}
