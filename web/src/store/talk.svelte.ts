import { count, form, some, text } from '../app/forms';
import type { ChatShown, ChatLine, SeatId } from '../server/protocol';
import { OfTables } from '../app/storage';

/** What this browser remembers about the chats of tables. */
const chats = new OfTables(
  'noctuary-chat',
  50,
  form({
    /** The number of the last line that was read. */
    read: count,
    /** The people whom the reader has hidden: their seats, with their names at that time. */
    muted: some(text),
  }),
);

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
  private kept = $state.raw({ read: 0, muted: [] as string[] });
  /** The number of the last line that was there when the reader came; earlier lines are not read out. */
  private first = $state(0);

  /** `mine`: the seats of the reader. */
  constructor(private readonly id: string, private readonly mine: () => readonly SeatId[]) {
    this.kept = chats.of(id) ?? this.kept;
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

  private keep(kept: typeof this.kept): void {
    this.kept = kept;
    chats.remember(this.id, kept);
  }
}
