import type { Chat, ChatLine, SeatId } from '../app/protocol';

const KEY = 'noctuary-chat';
/** Tables of which a browser remembers what was read there. */
const MOST = 50;

/** What this browser keeps of a table's chat. */
interface Kept {
  /** Number of the last line that was read. */
  read: number;
  /** Whom the reader does not want to hear: seats with the names of then. */
  muted: string[];
}

/** What people say at one table, as one of them reads it. */
export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  /** The seats of those whom the host lets say nothing. */
  silent = $state.raw<SeatId[]>([]);
  host = $state(false);
  /** The reader may read here at all. */
  there = $state(false);
  open = $state(false);
  private kept = $state.raw<Kept>({ read: 0, muted: [] });
  /** What was there when the reader came is not read out. */
  private first = $state(0);

  /** `mine`: the seats of the reader. */
  constructor(
    private readonly id: string,
    private readonly mine: () => readonly SeatId[],
  ) {
    this.kept = all().find(([table]) => table === id)?.[1] ?? this.kept;
  }

  hear({ after, lines, silent, host }: Chat): void {
    this.lines = after === 0 ? lines : [...this.lines.filter(({ number }) => number <= after), ...lines];
    [this.silent, this.host] = [silent, host];
    if (!this.there) this.first = this.last;
    this.there = true;
    if (this.open) this.read();
  }

  /** The lines of those whom the reader wants to hear. */
  get heard(): ChatLine[] {
    return this.lines.filter((line) => !this.isMuted(line));
  }

  get unread(): number {
    return this.fromOthers(this.kept.read).length;
  }

  /** What is to be read out. */
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

  /** All of it has been read. */
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
      // Then it is forgotten with this page.
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
