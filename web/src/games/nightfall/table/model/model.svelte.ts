import type { Reference } from '../../../../server/moves';
import type { GameInfo, LogEntry, SeatId, View } from '../../../../server/protocol';
import { say, t, type Namer } from '../../../../i18n/index.svelte';
import type { TableStore } from '../../../../store/store.svelte';
import type { CardFace, Library, MinionView, NightfallView, PickProps, PieceState, SeatView } from '../../box/library';
import { touchedBy, woundsOf } from './news';
import { minionText } from './words';

export type * from '../../box/library';

/** Log entries about what players do themselves. */
const MINE = /-(attack|block|chain-start|link|link-kicker|stop|no-chain|claim|discard|free|turn|draft)$/;

/** The model that the parts of the table share: what lies there, what can be done with it, and its names. */
export class Model {
  readonly view: View<NightfallView> = $derived.by(() => this.given().view);
  readonly library: Library = $derived.by(() => this.given().library);
  readonly namer: Namer = $derived.by(() => this.given().namer);
  readonly table: NightfallView = $derived.by(() => {
    const { table } = this.view;
    return this.store.quiz ? { ...table, hints: {}, attacks: table.attacks.map((attack) => ({ ...attack, blocked: null })) } : table;
  });
  readonly me: SeatView | null = $derived(this.table.seats.find((seat) => seat.seat === this.view.seat) ?? null);
  /** The other seats, clockwise from the one after the reader's; for a watcher, all seats. */
  readonly others: SeatView[] = $derived.by(() => {
    const at = this.table.seats.findIndex((seat) => seat.seat === this.view.seat);
    return [...this.table.seats.slice(at + 1), ...this.table.seats.slice(0, Math.max(at, 0))];
  });
  /** The phases of a turn. */
  readonly phases: string[] = $derived.by(() => this.given().phases.map(({ name }) => name).filter((name) => name !== 'draft' && name !== 'over'));
  /** The kind of the reader's present decision. */
  readonly asked: string = $derived(this.view.decision?.kind ?? '');
  /** The content of the stage. */
  readonly stage: 'draft' | 'chain' | 'combat' | 'claim' | 'waiting' = $derived.by(() => {
    const { draft, resolving, chain, round } = this.table;
    if (draft) return 'draft';
    if (resolving || chain.length > 0) return 'chain';
    if (round === 'combat' || round === 'claim') return round;
    return this.asked === 'chain' ? 'chain' : 'waiting';
  });
  /** The kinds of things that legal moves touch. */
  readonly kinds: Set<string> = $derived.by(() => new Set(this.store.chooser.moves.flatMap((move) => move.things.map(({ kind }) => kind))));
  /** The cards of the hand among which the stage lets choose: they stand there, with their texts, and not in the hand. */
  readonly risen: Set<string> = $derived.by(() => new Set(['chain', 'waiting'].includes(this.stage) ? this.store.chooser.things('card') : []));
  /** The card under the pointer or focus, and the thing it stands for, in this view of the table. */
  peeked: { card: string; thing: Reference; revision: number } | null = $state.raw(null);
  private readonly news: LogEntry[] = $derived.by(() =>
    this.store.spotlight ? [this.store.spotlight] : thisGame(this.store.news).filter((entry) => this.isNew(entry)),
  );
  private readonly latest: Set<string> = $derived(touchedBy(this.news));
  /** Wounds since the reader's last move, by seat. */
  readonly wounded: Record<string, number> = $derived.by(() => woundsOf(thisGame(this.store.news)));

  constructor(
    readonly store: TableStore,
    private readonly given: () => { view: View<NightfallView>; library: Library; namer: Namer; phases: GameInfo['phases'] },
    /** Shows a card large. */
    readonly inspect: (card: string) => void,
  ) {}

  face(card: string): CardFace {
    return this.library.face(card);
  }

  /** The thing that a click here means: the first of these that legal moves touch. */
  meant(things: readonly [Reference, ...Reference[]]): Reference {
    return things.find(({ kind }) => this.kinds.has(kind)) ?? things[0];
  }

  state(thing: Reference): PieceState {
    const { chooser } = this.store;
    if (chooser.isSelected(thing)) return 'selected';
    return chooser.isLegal(thing) ? 'legal' : 'plain';
  }

  /** The glow of a piece, its reason, and what click, hover and looking closer do. `marks`: its names in the news. */
  pick(things: readonly [Reference, ...Reference[]], card: string | null, marks: readonly string[] = []): Omit<PickProps, 'label'> {
    const { chooser } = this.store;
    const thing = this.meant(things);
    const asked = this.view.decision !== null;
    /** When players can be chosen, the things before a player stand for that player. */
    const behalf = thing.kind === 'seat' && things[0].kind !== 'seat';
    const relevant = this.kinds.has(thing.kind) && !behalf;
    const reason = behalf ? undefined : chooser.reason(thing);
    const look = card === null ? undefined : (): void => this.inspect(card);
    return {
      state: behalf ? 'plain' : this.state(thing),
      latest: marks.some((mark) => this.latest.has(mark)),
      reason: reason && `${say(reason.error, this.namer)}${reason.rule ? ` (${reason.rule})` : ''}`,
      onpick: asked ? () => this.touch(thing) : look,
      oninspect: look,
      onhover: (over) => {
        this.peeked = over && card !== null ? { card, thing, revision: this.view.revision } : null;
        if (relevant) void chooser.hover(over ? thing : null);
      },
    };
  }

  /** The things that an archive may stand for, and its mark in the news; `index`: the number of a hidden archive, which has no name. */
  archive(place: string, card: string | null, index: number): [things: [Reference, ...Reference[]], mark: string] {
    const id = `${place}/${card ?? index}`;
    const common = place === 'commons';
    return [
      [{ kind: 'claim', id }, { kind: 'archive', id: `archive:${id}` }, ...(common ? [] : [{ kind: 'seat', id: place }])],
      common ? id : `archive:${id}`,
    ];
  }

  /** The things that a minion in play may stand for. */
  minion(seat: SeatId, minion: string): [Reference, ...Reference[]] {
    const things: [Reference, ...Reference[]] = [
      { kind: 'play', id: `${seat}/${minion}` },
      { kind: 'seat', id: seat },
    ];
    if (seat === this.table.active) things.unshift({ kind: 'attacker', id: minion });
    if (seat === this.view.seat) things.unshift({ kind: 'minion', id: minion });
    return things;
  }

  /** The drawing of a minion in play, with what can be done with it; `marks`: its names in the news. */
  drawn(seat: SeatId, minion: MinionView, marks?: readonly string[]) {
    const { card, health, full, strength } = minion;
    const pick = this.pick(this.minion(seat, minion.minion), card, marks);
    return { ...pick, face: this.face(card), health, full, strength, label: minionText(minion, this.namer) };
  }

  /** The drawing of a discard pile; `open` shows its cards. */
  discards({ seat, discardTop: top, discardCount: count }: SeatView, open: () => void) {
    const own = (id: string): boolean => id.startsWith(`discard:${seat}/`) || (seat === this.view.seat && id.startsWith('discard/'));
    return {
      face: top ? this.face(top) : null,
      count,
      label: `${t('client-nightfall-discard')}: ${t('client-nightfall-cards', { number: count })}`,
      state: this.store.chooser.things('discard').some(own) ? ('legal' as const) : ('plain' as const),
      latest: this.latest.has(`discard:${seat}`),
      onpick: count > 0 ? open : undefined,
    };
  }

  private touch(thing: Reference): void {
    this.peeked = null;
    void this.store.chooser.touch(thing);
  }

  /** The log entry that is being told. */
  get now(): LogEntry | null {
    return this.store.spotlight ?? this.store.story.now;
  }

  /** Whether an entry is news: its consequences are, the reader's own moves are not. To watchers, every entry is. */
  private isNew(entry: LogEntry): boolean {
    return this.store.controls !== null || entry.args.seat !== this.view.seat || !MINE.test(entry.id);
  }
}

/** The entries since the start of this game of a series; earlier ones have left no trace on the table. */
function thisGame(entries: LogEntry[]): LogEntry[] {
  return entries.slice(entries.findLastIndex((entry) => entry.id === 'nightfall-series-game') + 1);
}
