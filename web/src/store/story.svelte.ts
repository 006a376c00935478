import type { LogEntry, View } from '../server/protocol';
import type { Speed } from '../app/settings';

/** The shortest time for which a log entry is shown, in milliseconds at normal speed. */
export type Pacing = (entry: LogEntry) => number;

export const PACE = 450;
/** The pace of an entry that waits for the reader. */
export const HELD = Infinity;
/** The pace of the reader's own moves, which need no explanation. */
const OWN = 120;
/** The longest time, at normal speed, between two decisions of people: a longer story is told faster. */
export const LONGEST = 3300;
/** After that, only the last entry is shown for some time, at most this one. */
export const LATE = 400;
/** An entry is shown at least so long. */
const LEAST = 40;
const FACTORS: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, once: 0 };

/** A log entry to tell, with the table after it if it has changed. */
export interface Beat {
  entry: LogEntry;
  table: unknown;
  /** Whether it is the reader's own move of this moment. */
  own?: boolean;
}

/** The story of a table, told one log entry after another; this one queue drives everything that is seen of it. */
export class Story {
  /** The entry that is being told. */
  now = $state.raw<LogEntry | null>(null);
  /** Whether the entry stays until the reader goes on. */
  held = $state(false);
  /** How many entries are still to come. */
  behind = $state(0);
  pace: Pacing = () => PACE;
  /** Whether an entry is announced; such entries keep their time even if they are the reader's own. */
  announced: (entry: LogEntry) => boolean = () => false;
  private waiting: Beat[] = [];
  /** When a person last decided. */
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` shows a beat; `arrived` is called when nothing is left to tell. */
  constructor(
    private readonly show: (beat: Beat) => void,
    private readonly arrived: () => void,
    private readonly speed: () => Speed,
  ) {}

  get telling(): boolean {
    return this.now !== null;
  }

  /** Begins the time for telling anew: a person decides. */
  renew(): void {
    this.since = performance.now();
  }

  tell(beats: readonly Beat[]): void {
    this.waiting.push(...beats);
    this.behind = this.waiting.length;
    if (!this.telling) this.next();
  }

  /** Skips the present entry. */
  skip(): void {
    if (this.held) this.renew();
    if (this.telling) this.next();
  }

  /** Skips the rest of the story. */
  catchUp(): void {
    if (!this.telling) return;
    for (const beat of this.waiting) this.show(beat);
    this.stop();
    this.arrived();
  }

  /** Stops telling. */
  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.behind = 0;
    this.now = null;
    this.held = false;
  }

  private next(): void {
    clearTimeout(this.timer);
    const factor = FACTORS[this.speed()];
    let beat = this.waiting.shift();
    // On a slow machine showing it takes longer than telling it: when the time is up, all the rest is shown at once.
    while (beat && this.waiting.length > 0 && this.pace(beat.entry) !== HELD && this.left(factor) === 0) {
      this.show(beat);
      beat = this.waiting.shift();
    }
    if (!beat) {
      this.stop();
      this.arrived();
      return;
    }
    this.behind = this.waiting.length;
    this.now = beat.entry;
    this.show(beat);
    const pace = this.pace(beat.entry);
    this.held = pace === HELD && factor > 0;
    if (this.held) return;
    if (factor === 0 || pace === 0) this.next();
    else this.timer = setTimeout(() => this.next(), this.within(beat.own && !this.announced(beat.entry) ? OWN : pace * factor, factor));
  }

  /** The time in which the story must end. */
  private left(factor: number): number {
    return Math.max(0, this.since + LONGEST * factor - performance.now());
  }

  /** A time as it must be so that the whole story is told soon enough. */
  private within(time: number, factor: number): number {
    const all = this.waiting.map(({ entry }) => this.pace(entry) * factor).filter(Number.isFinite).reduce((sum, one) => sum + one, time);
    const rest = Math.max(this.left(factor), this.waiting.length > 0 ? 0 : LATE * factor);
    return all > rest ? Math.min(time, Math.max(LEAST, (time * rest) / all)) : time;
  }
}

/** The beats of a view after the entry `told`; `log` is the whole log. */
export function beats(view: View, log: readonly LogEntry[], told: number): Beat[] {
  const tables = new Map<number, unknown>();
  let table = view.table;
  for (const frame of [...view.story].reverse()) {
    table = patched(table, frame.table);
    tables.set(frame.log, table);
  }
  const found: Beat[] = log.filter((entry) => entry.number > told).map((entry) => ({ entry, table: tables.get(entry.number) }));
  const last = found.at(-1);
  if (last) last.table = view.table;
  return found;
}

/** A JSON value with the changes of `Frame.table` applied. */
export function patched(value: unknown, change: unknown): unknown {
  if (Array.isArray(change)) return change[0];
  const changes = Object.entries(change as Record<string, unknown>);
  if (changes.length === 0) return value;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  for (const [key, inner] of changes) copy[key] = patched(copy[key], inner);
  return copy;
}
