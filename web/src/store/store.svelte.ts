import type { Snippet } from 'svelte';
import type { LogEntry, MessageShown, RematchProposal, SeatInfo, StandingOrder, View } from '../server/protocol';
import type { Route } from '../app/routes';
import { settings } from '../app/settings.svelte';
import { TableSocket, type Change, type Connection, type Link, type Listener, type Outcome, type Word } from '../server/socket';
import { kindsOf, moveOf, type LegalMove } from '../server/moves';
import { tableWire } from '../server/wire';
import { unsent } from './unsent';
import { known, t, type Namer } from '../i18n/index.svelte';
import { FIRST } from './first';
import { Chooser } from './chooser.svelte';
import { Talk } from './talk.svelte';
import { beats, Story, type Beat } from './story.svelte';

/** The tables of the rematches that were asked for on this page: their players are invited already. */
export const rematches = new Set<string>();

/** Changes to a view while the story is told, so that nobody is asked anything. */
const QUIET = { over: false, result: null, decision: null, show: null, waiting: [], thinking: [] };

/** A view in which nobody whose clock stands at zero is said to give up. */
function timed(view: View): View {
  const late = <M extends MessageShown>(message: M): M => (message.id === 'table-resigned' && view.clock?.left[String(message.args.seat)] === 0 ? { ...message, id: 'table-timed-out' } : message);
  return { ...view, log: view.log.map(late), result: view.result && { ...view.result, reason: late(view.result.reason) } };
}

/** A table as this browser shows it: everything told so far, and the connection to the server. */
export class TableStore {
  /** The table as far as the story has been told; questions appear only with the newest view. */
  view = $state.raw<View | null>(null);
  newest = $state.raw<View | null>(null);
  /** When the newest view came. */
  heard = 0;
  /** The log as far as the story has been told. */
  log = $state.raw<LogEntry[]>([]);
  /** The number of the log entry after which the table looked as it does now. */
  drawn = $state(0);
  readonly story: Story;
  link = $state<Link>('connecting');
  /** When the server was last heard before the connection was lost; 0: never. */
  alive = $state(0);
  /** Whether requests carry the connection, since no WebSocket gets through. */
  private blocked = false;
  /** Seconds until the connection is tried again, if the server has asked for a wait. */
  wait = $state(0);
  sending = $state(false);
  /** Whether a move is kept until the server has answered it. */
  keeping = $state(false);
  /** A move that came too late: the table had changed. */
  unplayed = $state.raw<LegalMove | null>(null);
  /** The move sent last, also by an earlier page. */
  private played: LegalMove | null = null;
  /** The number of the last log entry before the reader's last move; all later ones are news. */
  mark = $state(0);
  /** Why the last undo or resignation was refused. */
  refusal = $state.raw<{ error: MessageShown; rule: string | null } | null>(null);
  /** A notice about something since the reader's last move: another player at a seat, what a take-back means, how the table is reached. */
  notice = $state.raw<MessageShown | null>(null);
  /** Why this table is not available here. */
  gone = $state.raw<MessageShown | null>(null);
  /** The log entry whose things are shown on the table. */
  spotlight = $state.raw<LogEntry | null>(null);
  /** The controls in place of the question, at a table that is only shown. */
  controls = $state.raw<Snippet<[Namer]> | null>(null);
  /** The content beside such a table. */
  beside = $state.raw<Snippet<[Namer]> | null>(null);
  /** How many hints were asked for at this decision: the first one is light, the next names the move. */
  advice = $state(0);
  readonly chooser: Chooser;
  readonly talk: Talk;
  /** The rematch that a player has asked for. */
  rematch = $state.raw<RematchProposal | null>(null);
  /** The reader's standing orders. */
  orders = $state.raw<StandingOrder[]>([]);
  /** Whether the game has standing orders. */
  takesOrders = $state(false);
  /** Whether a standing order is being given. */
  ordering = $state(false);
  /** Whether the chat is visible. */
  talking = $state(false);
  readonly connection: Connection;
  /** The whole log. */
  private entries: LogEntry[] = [];
  /** Whether the next view answers the reader's own move. */
  private moved = false;
  /** The last decision. */
  private asked = '';

  constructor(
    readonly id: string,
    connect: (listener: Listener) => Connection = (listener) => new TableSocket(listener, (polled) => tableWire(id, polled), unsent.of(id)),
  ) {
    this.chooser = new Chooser(this);
    this.talk = new Talk(id);
    this.story = new Story((beat) => this.told(beat), () => this.arrive(), () => settings.speed);
    const before = unsent.of(id);
    if (before) this.played = moveOf({ line: before.line, kinds: before.kinds ?? [] });
    this.connection = connect({
      view: (view) => this.receive(view),
      link: (link, wait, heard, blocked) => {
        [this.link, this.wait, this.alive] = [link, wait, heard];
        if (blocked && !this.blocked) this.notice = { id: 'client-link-polled', args: {} };
        if (link === 'open') this.blocked = blocked;
      },
      sending: (sending) => (this.sending = sending),
      keep: (kept) => {
        this.keeping = kept !== null;
        if (kept || unsent.of(id)) unsent.remember(id, kept && { ...kept, kinds: this.played ? kindsOf(this.played) : [] });
      },
      kept: (outcome) => {
        this.answered(outcome);
        if (!outcome.ok && !this.unplayed) this.refusal = outcome;
      },
      chat: (chat) => this.talk.hear(chat),
      led: (led) => (this.rematch = led.rematch),
      standing: (orders) => (this.orders = orders),
      gone: (reason) => (this.gone = reason),
    });
  }

  /** The address of this table, as a board or as text. */
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

  /** The seats of the people at this screen. */
  get mine(): SeatInfo[] {
    return this.seats.filter(({ seat }) => this.view?.mine.includes(seat));
  }

  /** Whether the reader only watches, by a link for watchers. */
  get watching(): boolean {
    return typeof this.newest?.late === 'number';
  }

  /** Whether the reader may get advice: nobody who plays against other people does. */
  get advisable(): boolean {
    return this.seats.filter((seat) => seat.kind === 'human' && !seat.resigned).length === 1;
  }

  /** Whether others at their own screens must agree before a move is taken back. */
  get asksOthers(): boolean {
    return Boolean(this.newest?.free) && this.seats.filter(({ kind }) => kind === 'human').length > 1;
  }

  /** Whether the game ended because somebody gave up, so that there are no totals. */
  get givenUp(): boolean {
    const { view } = this;
    if (!view?.over || view.result) return view?.result?.givenUp ?? false;
    return this.seats.every(({ kind, resigned }) => kind !== 'human' || resigned);
  }

  /** Whether hints exist at this table: there are none where people have their own screens. */
  get hints(): boolean {
    const { view, controls, watching } = this;
    return !controls && !view?.waits && !view?.over && !view?.guide && !watching && (this.advisable || !this.asksOthers);
  }

  /** Whether this is an exercise that asks what a move brings; then nothing reveals it beforehand. */
  get quiz(): boolean {
    const guide = this.view?.guide;
    return guide?.course !== undefined && guide.course !== FIRST && !guide.done && !guide.failed;
  }

  /** Whether the reader may give standing orders: nobody else uses the screen. */
  get mayOrder(): boolean {
    const { view, controls, watching, mine } = this;
    const alone = Boolean(view?.free) || this.seats.filter(({ kind }) => kind === 'human').length === 1;
    return this.takesOrders && alone && !controls && !watching && !view?.waits && !view?.guide && !view?.over && mine.some((seat) => !seat.resigned);
  }

  /** A word at a seat whose player is away or has left. */
  stateOf(seat: string): string | undefined {
    const info = this.seats.find((one) => one.seat === seat);
    if (info?.bot) return t(info.standsIn ? 'client-seat-stand-in' : 'client-seat-bot');
    if (info?.resigned) return t(this.newest?.clock?.left[seat] === 0 ? 'client-seat-timed-out' : 'client-seat-resigned');
    if (this.newest?.free?.includes(seat)) return t('client-seat-free');
    return this.newest?.away.includes(seat) ? t('client-seat-away') : undefined;
  }

  /** The name of the player at a seat; without a player, the game's own opponent. */
  seatName(seat: string): string | undefined {
    const opponent = `${this.view?.game}-opponent`;
    return this.seats.find((one) => one.seat === seat)?.name ?? (known(opponent) ? t(opponent) : undefined);
  }

  /** Who asks for a rematch, in words. */
  get rematchWords(): MessageShown | null {
    if (!this.rematch) return null;
    const { seat } = this.rematch;
    if (this.watching) return { id: 'client-rematch-watched', args: {} };
    if (seat && this.mine.some((one) => one.seat === seat)) return { id: 'client-rematch-yours', args: {} };
    return seat ? { id: 'client-rematch-asks', args: { seat } } : { id: 'client-rematch-waits', args: {} };
  }

  async play(line: string): Promise<Outcome> {
    const last = this.log.at(-1)?.number ?? 0;
    this.refusal = null;
    this.notice = null;
    this.unplayed = null;
    this.moved = true;
    this.played = this.chooser.moves.find((move) => move.line === line) ?? moveOf({ line, kinds: [] });
    const outcome = await this.connection.change({ type: 'move', line });
    this.moved = false;
    this.answered(outcome);
    if (outcome.ok) this.advice = 0;
    if (outcome.ok) this.mark = Math.min(last, this.log.at(-1)?.number ?? 0);
    return outcome;
  }

  /** Notes a move that was not played because the table is another one by now. */
  private answered(outcome: Outcome): void {
    if (!outcome.ok && outcome.error.id === 'table-stale') this.unplayed = this.played;
  }

  /** Says that the people at this screen want the clocks to stop or to go on, or decline that. */
  async stopClocks(wanted: boolean): Promise<void> {
    this.refusal = null;
    const outcome = await this.tell({ type: 'pause', wanted });
    if (!outcome.ok) this.refusal = outcome;
  }

  /** Takes back the last move, or asks the others to agree. If the move revealed something, a note says what that means for the game. */
  async undo(): Promise<void> {
    const knowingly = this.view?.undo.tells;
    await this.withdraw(knowingly ? { type: 'undo', knowingly } : { type: 'undo' });
    if (knowingly && !this.refusal) this.notice = { id: 'client-takebacks-text', args: {} };
  }

  /** Answers a request to take back a move. */
  answer(agree: boolean): Promise<void> {
    return this.withdraw({ type: 'consent', agree });
  }

  resign(seat: string): Promise<void> {
    return this.withdraw({ type: 'resign', seat });
  }

  /** Ends a game in which somebody is absent, or asks the others who are left. */
  end(): Promise<void> {
    return this.withdraw({ type: 'end' });
  }

  tell(word: Word): ReturnType<Connection['tell']> {
    return this.connection.tell(word);
  }

  ask(question: Parameters<Connection['ask']>[0]): ReturnType<Connection['ask']> {
    return this.connection.ask(question);
  }

  /** Asks for a hint, or for more of it. */
  advise(): void {
    if (!this.advisable) this.refusal = { error: { id: 'table-hint-people', args: {} }, rule: null };
    else if (this.view?.decision && !this.view.guide) this.advice += 1;
  }

  close(): void {
    this.story.stop();
    this.connection.close();
  }

  private async withdraw(change: Exclude<Change, { type: 'move' }>): Promise<void> {
    this.refusal = null;
    const outcome = await this.connection.change(change);
    if (!outcome.ok) this.refusal = outcome;
  }

  /** Takes a view. Events after the entry `told` are told; null: the table is shown at once, as when a log begins anew. */
  protected receive(given: View, told?: number | null): void {
    const before = this.newest;
    const view = timed(given);
    this.heard = performance.now();
    const last = this.entries.at(-1)?.number ?? 0;
    this.newest = view;
    this.gone = null;
    this.entries = view.logStart === 0 ? view.log : [...this.entries, ...view.log.filter((entry) => entry.number > last)];
    for (const { seat, bot, standsIn } of before ? view.seats : []) {
      const was = before?.seats.find((one) => one.seat === seat)?.bot ?? null;
      if (bot !== was) this.notice = { id: `client-bot-${bot === null ? 'gone' : standsIn ? 'stands-in' : 'plays'}`, args: { seat } };
    }
    const comes = before === null && told === undefined;
    if (before === null) this.mark = view.since ?? Math.max(0, (this.entries.at(-1)?.number ?? 0) - 1);
    const goesOn = before !== null && view.logStart > 0 && view.seat === before.seat;
    const since = told === undefined && goesOn ? last : (told ?? (comes ? (view.since ?? null) : null));
    if (since === null) this.story.stop();
    const found = since === null ? [] : beats(view, this.entries, since);
    const [first] = found;
    // What was decided may be told later.
    if (told !== undefined || !before || this.decided(before)) this.story.renew();
    if (first) {
      // A reader who comes back first sees what they have missed.
      if (comes) this.view = { ...view, ...QUIET, table: found.find(({ table }) => table !== undefined)?.table ?? view.table };
      first.own = this.moved;
      this.moved = false;
      this.story.tell(found);
    } else if (!this.story.telling) this.arrive();
  }

  /** Whether what has come since a view was decided by the reader or another person, and not by bots for whom the reader waits. */
  private decided({ seats, waiting, thinking, mine }: View): boolean {
    if (this.view?.decision ?? this.view?.show) return true;
    const others = waiting.some((seat) => !mine.includes(seat)) && thinking.length === 0;
    return others || !seats.some(({ kind, bot }) => kind === 'human' && bot === null);
  }

  private told({ entry, table }: Beat): void {
    this.log = this.entries.slice(0, this.entries.indexOf(entry) + 1);
    if (table !== undefined) this.drawn = entry.number;
    const { newest, view } = this;
    if (!newest || !view) return;
    this.view = { ...newest, ...QUIET, revision: view.revision, table: table === undefined ? view.table : table };
  }

  /** Called when the whole story has been told. */
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
