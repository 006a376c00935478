import type { LogEntry, View } from '../app/protocol';
import type { Speed } from '../app/settings';

/** Milliseconds for which an entry of the log stands at least, at normal speed. */
export type Pace = (entry: LogEntry) => number;

export const PACE = 450;
/** An entry that waits for the reader's word. */
export const HELD = Infinity;
/** The reader's own move needs no explanation. */
const OWN = 120;
const FACTORS: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, once: 0 };

/** An entry of the log that is to be told, and the table right after it, if it changes with it. */
export interface Beat {
  entry: LogEntry;
  table: unknown;
  /** The reader has just done that. */
  own?: boolean;
}

/** What happens, told one entry after another: the one queue that drives all that is seen of a table. */
export class Story {
  /** The entry that is being told. */
  now = $state.raw<LogEntry | null>(null);
  /** It stands until the reader goes on. */
  held = $state(false);
  /** How many are still to come. */
  behind = $state(0);
  pace: Pace = () => PACE;
  /** Entries that are announced: they take their time even if the reader has just done that. */
  announced: (entry: LogEntry) => boolean = () => false;
  private waiting: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` shows what a beat tells, `arrived` that there is no more to tell. */
  constructor(
    private readonly show: (beat: Beat) => void,
    private readonly arrived: () => void,
    private readonly speed: () => Speed,
  ) {}

  get telling(): boolean {
    return this.now !== null;
  }

  tell(beats: readonly Beat[]): void {
    this.waiting.push(...beats);
    this.behind = this.waiting.length;
    if (!this.telling) this.next();
  }

  /** To the end of this step. */
  skip(): void {
    if (this.telling) this.next();
  }

  /** To what is now. */
  catchUp(): void {
    if (!this.telling) return;
    for (const beat of this.waiting) this.show(beat);
    this.stop();
    this.arrived();
  }

  /** Tell no more of it. */
  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.behind = 0;
    this.now = null;
    this.held = false;
  }

  private next(): void {
    clearTimeout(this.timer);
    const beat = this.waiting.shift();
    if (!beat) {
      this.stop();
      this.arrived();
      return;
    }
    this.behind = this.waiting.length;
    this.now = beat.entry;
    this.show(beat);
    const pace = this.pace(beat.entry);
    const factor = FACTORS[this.speed()];
    this.held = pace === HELD && factor > 0;
    if (this.held) return;
    if (factor === 0 || pace === 0) this.next();
    else this.timer = setTimeout(() => this.next(), beat.own && !this.announced(beat.entry) ? OWN : pace * factor);
  }
}

/** The beats of a view after the entry `told`, out of the whole `log`. */
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

/** A JSON value changed as `Frame.table` says. */
export function patched(value: unknown, change: unknown): unknown {
  if (Array.isArray(change)) return change[0];
  const changes = Object.entries(change as Record<string, unknown>);
  if (changes.length === 0) return value;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  for (const [key, inner] of changes) copy[key] = patched(copy[key], inner);
  return copy;
}
