import { count, form, or, some, text } from '../app/forms';
import type { ChatShown, ChatLine, SeatId } from '../server/protocol';
import { OfTables } from '../app/storage';

/** What this browser remembers about the chats of tables. */
const chats = new OfTables(
  'noctuary-chat',
  50,
  form({
    /** The number of the last line that was read, from players and from watchers, whom players hear only after the game. */
    read: count,
    watched: or(count, 0),
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
  private kept = $state.raw({ read: 0, watched: 0, muted: [] as string[] });
  /** The number of the last line that was there when the reader came; earlier lines are not read out. */
  private first = $state(0);

  constructor(private readonly id: string) {
    this.kept = chats.of(id) ?? this.kept;
  }

  hear({ after, lines, silent, phrases, host }: ChatShown): void {
    this.lines = after === 0 ? lines : [...this.lines.filter(({ number }) => number <= after), ...lines];
    [this.silent, this.phrases, this.host] = [silent, phrases, host];
    const [read, watched] = this.last;
    if (!this.there) this.first = Math.max(read, watched);
    this.there = true;
    // A server that was restored from a backup counts from an earlier line.
    if (this.kept.read > read || this.kept.watched > watched) this.keep({ ...this.kept, read: Math.min(this.kept.read, read), watched: Math.min(this.kept.watched, watched) });
    if (this.open) this.read();
  }

  /** The lines of everybody whom the reader has not hidden. */
  get heard(): ChatLine[] {
    return this.lines.filter((line) => !this.isMuted(line));
  }

  get unread(): number {
    return this.heard.filter(({ number, seat, mine }) => !mine && number > (seat ? this.kept.read : this.kept.watched)).length;
  }

  /** The lines to read out. */
  get fresh(): ChatLine[] {
    return this.heard.filter(({ number, mine }) => !mine && number > this.first).slice(-5);
  }

  isMuted({ seat, name }: Pick<ChatLine, 'seat' | 'name'>): boolean {
    return this.kept.muted.includes(`${seat} ${name}`);
  }

  mute({ seat, name }: Pick<ChatLine, 'seat' | 'name'>, muted: boolean): void {
    const others = this.kept.muted.filter((one) => one !== `${seat} ${name}`);
    this.keep({ ...this.kept, muted: muted ? [...others, `${seat} ${name}`] : others });
  }

  /** Marks all lines as read. */
  read(): void {
    const [read, watched] = this.last;
    if (this.kept.read < read || this.kept.watched < watched) this.keep({ ...this.kept, read, watched });
  }

  /** The numbers of the last lines from players and from watchers. */
  private get last(): [number, number] {
    return [this.lines.findLast(({ seat }) => seat)?.number ?? 0, this.lines.findLast(({ seat }) => !seat)?.number ?? 0];
  }

  private keep(kept: typeof this.kept): void {
    this.kept = kept;
    chats.remember(this.id, kept);
  }
}
