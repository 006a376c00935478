import { api } from '../server/api';
import { problemOf } from '../server/problems';
import type { CommentShown, Led, LogEntry, MessageShown, ReplayStep, SeatId, SeatInfo, StudyShown, View } from '../server/protocol';
import type { Route } from '../app/routes';
import type { Connection, Outcome, Word } from '../server/socket';
import { TableStore } from '../store/store.svelte';
import { wide } from '../design/wide';
import { stepOf } from './rounds';
import { Together } from './together.svelte';

/** Milliseconds between steps while the game runs by itself, after the events of a step have been told. */
const PACE = 900;
/** Steps to fetch in advance, counted from the wanted one in the direction in which the reader last stepped. */
const AHEAD = [0, 1, 2, -1, 3, 4];
/** How many views are kept. */
const KEPT = 240;

const OVER: Outcome = { ok: false, error: { id: 'client-over', args: {} }, rule: null };

/** The connection of a finished game, in which nothing can be changed or asked. */
const FINISHED: Connection = {
  change: () => Promise.resolve(OVER),
  ask: () => Promise.resolve(null),
  orderForms: () => Promise.resolve(null),
  hint: () => Promise.resolve(null),
  tell: () => Promise.resolve(OVER),
  show: () => undefined,
  pace: () => undefined,
  attend: () => undefined,
  comeBack: () => undefined,
  retry: () => undefined,
  probe: () => undefined,
  close: () => undefined,
};

/** A finished game, shown step by step from any seat. */
export class ReplayStore extends TableStore {
  steps = $state.raw<ReplayStep[]>([]);
  people = $state.raw<SeatInfo[]>([]);
  /** The wanted step; the table shows it as soon as its view is there. */
  step = $state(0);
  /** The seat from which the game is seen; null: as a watcher sees it. */
  viewer = $state<SeatId | null>(null);
  /** The step that the table shows; -1 before the first. */
  at = $state(-1);
  running = $state(false);
  /** Whether the analysis is shown beside the table. */
  analysing = $state(false);
  /** The other people, if everybody had their own screen. */
  together = $state.raw<Together | null>(null);
  /** What players make of the game. */
  study = $state.raw<StudyShown | null>(null);
  private onlooking = $state(false);
  /** Why the wanted step cannot be shown. */
  problem = $state.raw<MessageShown | null>(null);
  private readonly views = new Map<string, View>();
  /** The log as each seat knows it, as far as it has been fetched. */
  private readonly logs = new Map<SeatId | null, LogEntry[]>();
  private direction = 1;
  private shown = '';
  private following = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    super(id, () => FINISHED);
  }

  /** Whether the reader has come by a link. */
  get linked(): boolean {
    return this.id.includes('-');
  }

  /** The table where it was played. */
  get table(): string {
    return this.id.split('-')[0] ?? this.id;
  }

  /** Whether the reader may only look. */
  override get watching(): boolean {
    return this.linked || this.onlooking;
  }

  get last(): number {
    return Math.max(0, this.steps.length - 1);
  }

  /** Fetches the steps of the game and shows one of them. */
  async open(step: number): Promise<void> {
    try {
      const { seats, steps, together, watches } = await api.replay(this.id);
      this.onlooking = watches;
      this.people = seats;
      this.steps = steps;
      this.viewer = seats.find((seat) => seat.kind === 'human')?.seat ?? null;
      this.goTo(step);
      void this.readStudy().catch(() => undefined);
      // Readers who have come by a link do not follow or lead.
      if (together && !this.linked) this.together = new Together(this);
      // A shared replay brings its analysis along.
      if (this.linked && wide.current) this.analysing = (await api.analysis(this.id)).state === 'done';
    } catch (error) {
      this.gone = problemOf(error);
    }
  }

  /** The seats of the reader. */
  override get mine(): SeatInfo[] {
    return this.people.filter(({ seat }) => this.together?.view?.mine.includes(seat));
  }

  /** What players say on the wanted step. */
  get comments(): CommentShown[] {
    return this.study?.comments.filter(({ step }) => step === this.step) ?? [];
  }

  /** Says something on the wanted step, instead of what was said before. */
  async comment(text: string): Promise<void> {
    await api.comment(this.id, this.step, text);
    await this.readStudy();
  }

  async readStudy(): Promise<void> {
    this.study = await api.study(this.id);
  }

  override tell(word: Word): ReturnType<Connection['tell']> {
    return this.together?.connection.tell(word) ?? super.tell(word);
  }

  go(step: number): void {
    this.goTo(step);
    this.together?.moved(true);
  }

  /** Goes where another person leads. */
  goAlong({ step, viewer, analysing }: Led, analysis = false): void {
    this.pause();
    this.viewer = viewer;
    if (analysis) this.analysing = analysing;
    this.goTo(step);
  }

  private goTo(step: number): void {
    const before = this.step;
    this.step = Math.min(Math.max(step, 0), this.last);
    this.direction = this.step < before ? -1 : 1;
    void this.follow();
  }

  look(viewer: SeatId | null): void {
    this.viewer = viewer;
    void this.follow();
    this.together?.moved(true);
  }

  analyse(analysing: boolean): void {
    this.analysing = analysing;
    this.together?.moved(false);
  }

  /** Runs from step to step, from the beginning if the end was shown. */
  run(): void {
    this.running = true;
    this.go(this.step === this.last ? 0 : this.step + 1);
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  override close(): void {
    this.pause();
    this.together?.close();
    super.close();
  }

  override address(text: boolean): Exclude<Route, { page: 'missing' }> {
    return text ? { page: 'replay-text', id: this.id } : { page: 'replay', id: this.id, step: this.step };
  }

  /**
   * Shows the wanted step, then fetches the views that will be asked for next. There is one request at a time, so that dragging the
   * slider fetches the newest place and not all places on the way.
   */
  private async follow(): Promise<void> {
    this.present(this.step, this.key(this.step));
    if (this.following) return;
    this.following = true;
    try {
      for (let next = this.missing(); next !== undefined; next = this.missing()) {
        const key = this.key(next);
        const wanted = next === this.step;
        this.keep(key, await api.replayed(this.id, next, this.viewer));
        if (wanted || next === this.step) this.present(next, key);
      }
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
      this.pause();
    } finally {
      this.following = false;
    }
  }

  private key(step: number): string {
    return `${step}/${this.viewer}`;
  }

  /** The next step to fetch: the wanted one, then those around it. */
  private missing(): number | undefined {
    return AHEAD.map((distance) => this.step + distance * this.direction).find(
      (step) => step >= 0 && step <= this.last && !this.views.has(this.key(step)),
    );
  }

  private keep(key: string, view: View): void {
    const log = this.logs.get(view.seat) ?? [];
    this.logs.set(view.seat, log);
    log.push(...view.log.slice(log.length));
    // All steps share the same log entries, so that the log is not drawn anew.
    this.views.set(key, { ...view, log: log.slice(0, view.log.length) });
    const oldest = this.views.keys().next().value;
    if (this.views.size > KEPT && oldest !== undefined) this.views.delete(oldest);
  }

  private present(step: number, key: string): void {
    const view = this.views.get(key);
    if (!view || key === this.shown) return;
    const follows = step === this.at + 1 && this.newest?.seat === view.seat;
    this.shown = key;
    this.at = step;
    clearTimeout(this.timer);
    const before = this.steps[step - 1]?.log ?? 0;
    this.receive(view, follows ? before : null);
    this.mark = before;
  }

  protected override arrive(): void {
    const { spotlight } = this;
    super.arrive();
    // The step of the log entry in the spotlight.
    if (spotlight && stepOf(this.steps, spotlight.number) === this.at) this.spotlight = spotlight;
    clearTimeout(this.timer);
    if (this.at === this.last) this.running = false;
    else if (this.running) this.timer = setTimeout(() => this.go(this.step + 1), PACE);
  }
}
