import type { Snippet } from 'svelte';
import { api } from '../app/api';
import type { LogEntry, Message, SeatInfo, View } from '../app/protocol';
import type { Route } from '../app/routes';
import type { Speed } from '../app/settings';
import { settings } from '../app/settings.svelte';
import { browserWire, TableSocket, type Line, type Link, type Listener, type Outcome } from '../app/socket';
import { known, t } from '../i18n/index.svelte';
import type { Namer } from '../i18n/translator';
import { Chooser } from './chooser.svelte';
import { beats, Story, type Beat } from './story.svelte';

/** One table as this browser sees it: what has been told of it so far, and the line to the server. */
export class TableStore {
  /** The table as far as the story has got; nothing is asked before it has arrived at the newest view. */
  view = $state.raw<View | null>(null);
  newest = $state.raw<View | null>(null);
  /** The log as far as the story has got. */
  log = $state.raw<LogEntry[]>([]);
  /** Number of the log entry right after which the table looked as it is shown. */
  drawn = $state(0);
  readonly story: Story;
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
  /** How often a hint was asked for at this decision: first comes a light one, then the move. */
  advice = $state(0);
  readonly chooser: Chooser;
  private readonly line: Line;
  /** The whole log. */
  private entries: LogEntry[] = [];
  /** What comes next is the answer to the reader's own move. */
  private moved = false;
  /** The last decision. */
  private asked = '';

  constructor(
    readonly id: string,
    connect: (listener: Listener) => Line = (listener) => new TableSocket(listener, () => browserWire(api.socketPath(id))),
  ) {
    this.chooser = new Chooser(this);
    this.story = new Story(
      (beat) => this.told(beat),
      () => this.arrive(),
      () => settings.speed,
    );
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

  /** Whether the reader may be told what to do: whoever plays against other people is told nothing. */
  get advisable(): boolean {
    return this.humans.filter((seat) => !seat.resigned).length === 1;
  }

  /** Who sits there; where nobody does, the game itself plays an opponent. */
  seatName(seat: string): string | undefined {
    const opponent = `${this.view?.game}-opponent`;
    return this.seats.find((one) => one.seat === seat)?.name ?? (known(opponent) ? t(opponent) : undefined);
  }

  async play(line: string): Promise<Outcome> {
    const last = this.log.at(-1)?.number ?? 0;
    this.refusal = null;
    this.moved = true;
    const outcome = await this.line.change({ type: 'move', line });
    this.moved = false;
    if (outcome.ok) this.advice = 0;
    if (outcome.ok) this.mark = Math.min(last, this.log.at(-1)?.number ?? 0);
    return outcome;
  }

  pace(speed: Speed): void {
    this.line.pace(speed);
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

  /** The reader wants a hint, or more of it. */
  advise(): void {
    if (!this.advisable) this.refusal = { error: { id: 'table-hint-people', args: {} }, rule: null };
    else if (this.view?.decision && !this.view.guide) this.advice += 1;
  }

  hint(): ReturnType<Line['hint']> {
    return this.line.hint();
  }

  retry(): void {
    this.line.retry();
  }

  close(): void {
    this.story.stop();
    this.line.close();
  }

  private async withdraw(change: { type: 'undo' } | { type: 'resign'; seat: string }): Promise<void> {
    this.refusal = null;
    const outcome = await this.line.change(change);
    if (!outcome.ok) this.refusal = outcome;
  }

  /** A view has come; what happened since the entry `told` is told; null: the table is shown as it is, as when a log begins anew. */
  protected receive(view: View, told?: number | null): void {
    const before = this.newest;
    const last = this.entries.at(-1)?.number ?? 0;
    this.newest = view;
    this.entries = view.logStart === 0 ? view.log : [...this.entries, ...view.log.filter((entry) => entry.number > last)];
    if (before === null) this.mark = Math.max(0, (this.entries.at(-1)?.number ?? 0) - 1);
    const goesOn = before !== null && view.logStart > 0 && view.seat === before.seat;
    const since = told === undefined && goesOn ? last : (told ?? null);
    if (since === null) this.story.stop();
    const found = since === null ? [] : beats(view, this.entries, since);
    const [first] = found;
    if (first) {
      first.own = this.moved;
      this.moved = false;
      this.story.tell(found);
    } else if (!this.story.telling) this.arrive();
  }

  private told({ entry, table }: Beat): void {
    this.log = this.entries.slice(0, this.entries.indexOf(entry) + 1);
    if (table !== undefined) this.drawn = entry.number;
    const { newest, view } = this;
    if (!newest || !view) return;
    const quiet = { over: false, result: null, decision: null, show: null, waiting: [], thinking: [] };
    this.view = { ...newest, ...quiet, revision: view.revision, table: table === undefined ? view.table : table };
  }

  /** Everything has been told. */
  protected arrive(): void {
    const before = this.view;
    this.log = this.entries;
    this.drawn = this.log.at(-1)?.number ?? 0;
    this.mark = Math.min(this.mark, this.log.at(-1)?.number ?? 0);
    this.view = this.newest;
    const asked = JSON.stringify(this.view?.decision ?? null);
    if (asked !== this.asked) this.advice = 0;
    this.asked = asked;
    if (before?.revision !== this.view?.revision || before?.seat !== this.view?.seat) {
      this.refusal = null;
      this.spotlight = null;
    }
  }
}
