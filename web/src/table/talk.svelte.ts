import type { ChatShown, ChatLine, SeatId } from '../app/protocol';

const KEY = 'noctuary-chat';
/** The number of tables for which a browser remembers what was read. */
const MOST = 50;

/** What this browser remembers about a table's chat. */
interface Kept {
  /** The number of the last line that was read. */
  read: number;
  /** The people whom the reader has hidden: their seats, with their names at that time. */
  muted: string[];
}

/** The chat of one table as one of its people reads it. */
export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  /** The seats of the people whom the host has silenced. */
  silent = $state.raw<SeatId[]>([]);
  /** Whether newcomers can say nothing but phrases. */
  phrases = $state(false);
  host = $state(false);
  /** Whether the reader may read this chat. */
  there = $state(false);
  open = $state(false);
  private kept = $state.raw<Kept>({ read: 0, muted: [] });
  /** The number of the last line that was there when the reader came; earlier lines are not read out. */
  private first = $state(0);

  /** `mine`: the seats of the reader. */
  constructor(
    private readonly id: string,
    private readonly mine: () => readonly SeatId[],
  ) {
    this.kept = all().find(([table]) => table === id)?.[1] ?? this.kept;
  }

  hear({ after, lines, silent, phrases, host }: ChatShown): void {
    this.lines = after === 0 ? lines : [...this.lines.filter(({ number }) => number <= after), ...lines];
    [this.silent, this.phrases, this.host] = [silent, phrases, host];
    if (!this.there) this.first = this.last;
    this.there = true;
    // A server that was restored from a backup counts from an earlier line.
    if (this.kept.read > this.last) this.keep({ ...this.kept, read: this.last });
    if (this.open) this.read();
  }

  /** The lines of everybody whom the reader has not hidden. */
  get heard(): ChatLine[] {
    return this.lines.filter((line) => !this.isMuted(line));
  }

  get unread(): number {
    return this.fromOthers(this.kept.read).length;
  }

  /** The lines to read out. */
  get fresh(): ChatLine[] {
    return this.fromOthers(this.first).slice(-5);
  }

  isMuted({ seat, name }: { seat: SeatId; name: string }): boolean {
    return this.kept.muted.includes(`${seat} ${name}`);
  }

  mute({ seat, name }: { seat: SeatId; name: string }, muted: boolean): void {
    const others = this.kept.muted.filter((one) => one !== `${seat} ${name}`);
    this.keep({ ...this.kept, muted: muted ? [...others, `${seat} ${name}`] : others });
  }

  /** Marks all lines as read. */
  read(): void {
    if (this.kept.read < this.last) this.keep({ ...this.kept, read: this.last });
  }

  private get last(): number {
    return this.lines.at(-1)?.number ?? 0;
  }

  private fromOthers(after: number): ChatLine[] {
    return this.heard.filter(({ number, seat }) => number > after && !this.mine().includes(seat));
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify([...all().filter(([table]) => table !== this.id), [this.id, kept]].slice(-MOST)));
    } catch {
      // Without storage this is forgotten with the page.
    }
  }
}

function all(): [string, Kept][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as [string, Kept][]) : [];
  } catch {
    return [];
  }
}
