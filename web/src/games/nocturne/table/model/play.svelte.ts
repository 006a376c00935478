import type { Reference } from '../../../../server/moves';
import type { View } from '../../../../server/protocol';
import { motionTime } from '../../../../design/motion';
import { say, type Namer } from '../../../../i18n/index.svelte';
import type { Chooser } from '../../../../store/chooser.svelte';
import { spokenOf } from '../../../../store/rings';
import type { TableStore } from '../../../../store/store.svelte';
import type { ForestCell, HandToken, Library, NocturneView, Notice, SeatView, SpriteTile, SpriteToken } from '../../box/library';
import * as model from './model';
import { newDecisions } from './solo';
import { ofRound } from './story';
import { cellText } from './words';

export type * from '../../box/library';

/** The state that the parts of a table share: their things, the words at them, and the effect of a touch. */
export class Play {
  readonly view: View<NocturneView> = $derived.by(() => this.given().view);
  readonly library: Library = $derived.by(() => this.given().library);
  readonly namer: Namer = $derived.by(() => this.given().namer);
  readonly table: NocturneView = $derived.by(() => (this.store.quiz ? { ...this.view.table, gains: {} } : this.view.table));
  readonly me: SeatView | null = $derived(this.table.seats.find((seat) => seat.seat === this.view.seat) ?? null);
  /** The seats clockwise from the one after the reader's, which is the last. */
  readonly around: SeatView[] = $derived.by(() => {
    const at = this.table.seats.findIndex((seat) => seat.seat === this.view.seat);
    return [...this.table.seats.slice(at + 1), ...this.table.seats.slice(0, at + 1)];
  });
  readonly chooser: Chooser = $derived.by(() => this.store.chooser);
  private touched = $state('');
  readonly kind: string = $derived(this.view.decision?.kind ?? '');
  private readonly words: model.Words = $derived.by(() => {
    const { namer } = this;
    return {
      namer,
      cell: (cell) => cellText(cell, this.table, namer),
      reason: (thing) => {
        const reason = this.chooser.reason(thing);
        return reason && `${say(reason.error, namer)}${reason.rule ? ` (${reason.rule})` : ''}`;
      },
      say: (word) => `${word.messages.map((message) => say(message, namer)).join(' ')}${word.rule ? ` (${word.rule})` : ''}`,
    };
  });
  private readonly latest: Reference[] = $derived.by(() => {
    const { spotlight, news, controls } = this.store;
    return spokenOf(spotlight ? [spotlight] : ofRound(news).filter((entry) => controls !== null || entry.args.seat !== this.view.seat));
  });
  /** Milliseconds until a spell of the solo opponent is put down: its cards are turned first. */
  private readonly wait: number = $derived.by(() => {
    const { solo } = this.table;
    return solo ? motionTime() * newDecisions(this.store.log, this.store.mark, solo.seat).length : 0;
  });
  readonly forest: ForestCell[][] = $derived(model.forest(this.table, this.chooser, this.latest, this.words, this.wait));
  readonly hand: HandToken[] = $derived(
    this.me ? model.hand(this.me, this.chooser, this.view.decision !== null, this.touched, this.words) : [],
  );
  /** Whether tiles of the Sprite board are to be chosen. */
  private readonly spriteAsked: boolean = $derived(['take', 'abigail', 'hunt'].includes(this.kind));
  private readonly offer = $derived.by(() => {
    const { word } = this.chooser;
    const thing = word?.tone === 'hint' ? word.thing : null;
    return this.kind === 'offer' && thing?.kind === 'token' && this.view.seat
      ? { seat: this.view.seat, face: model.faceOf(thing.id) }
      : null;
  });
  readonly spriteTokens: SpriteToken[] = $derived(model.spriteTokens(this.table, this.offer, this.words));
  readonly spriteTiles: SpriteTile[] = $derived(model.spriteTiles(this.table, this.chooser, this.spriteAsked, this.words));
  readonly forestNotice: Notice | null = $derived(model.notice(this.chooser.word, 'cell', (id) => id, this.words));
  readonly handNotice: Notice | null = $derived.by(() => {
    // The Sprite board itself shows an offering.
    if (this.offer) return null;
    return model.notice(this.chooser.word, 'token', (id) => (model.faceOf(this.touched) === id ? this.touched : `${id}/0`), this.words);
  });
  readonly spriteNotice: Notice | null = $derived.by(() => {
    if (!this.spriteAsked) return null;
    return model.notice(this.chooser.word, 'tile', (id) => this.spriteTiles.findIndex(({ name }) => name === id), this.words);
  });
  /** Things to choose that lie nowhere on the table. */
  readonly tray: Reference[] = $derived.by(() => {
    if (!this.view.decision || this.spriteAsked) return [];
    return ['concoction', 'character', 'tile'].flatMap((sort) => this.chooser.things(sort).map((id) => ({ kind: sort, id })));
  });

  constructor(
    readonly store: TableStore,
    private readonly given: () => { view: View<NocturneView>; library: Library; namer: Namer },
    /** Shows a thing large. */
    readonly inspect: (thing: Reference) => void,
  ) {}

  /** Casts on a cell; if only one token may open, it need not be clicked. */
  async touchCell(id: string): Promise<void> {
    const tokens = this.chooser.things('token');
    if (this.kind === 'open' && tokens.length === 1 && this.chooser.selected.length === 0) {
      await this.chooser.give({ kind: 'token', id: tokens[0] as string });
    }
    await this.chooser.touch({ kind: 'cell', id });
  }

  hoverCell(id: string | null): void {
    void this.chooser.hover(id === null ? null : { kind: 'cell', id });
  }

  inspectCell(id: string): void {
    if (this.tileAt(id)) this.inspect({ kind: 'cell', id });
  }

  tileAt(id: string): string | undefined {
    return this.table.cells.find((cell) => cell.cell === id)?.tile;
  }

  touchToken(key: string): void {
    this.touched = key;
    void this.chooser.touch({ kind: 'token', id: model.faceOf(key) });
  }

  hoverToken(key: string | null): void {
    if (key !== null && !this.chooser.isSelected({ kind: 'token', id: model.faceOf(key) })) this.touched = key;
    void this.chooser.hover(key === null ? null : { kind: 'token', id: model.faceOf(key) });
  }

  touchTile(index: number): void {
    const tile = this.spriteTiles[index];
    if (tile) void this.chooser.touch({ kind: 'tile', id: tile.name });
  }

  hoverTile(index: number | null): void {
    const tile = index === null ? undefined : this.spriteTiles[index];
    void this.chooser.hover(tile === undefined ? null : { kind: 'tile', id: tile.name });
  }

  inspectTile(index: number): void {
    const id = this.table.sprite.tiles[index];
    if (id) this.inspect({ kind: 'tile', id });
  }

  /** Handles the keys for passing and for the tokens in hand. */
  key(pressed: string): boolean {
    if (pressed === 'p') {
      const { buttons } = this.chooser;
      const move = buttons.find((one) => one.verb === 'pass') ?? buttons.find((one) => one.words[0] === 'none');
      if (move) void this.chooser.play(move);
      return true;
    }
    if (!/^[1-7*]$/.test(pressed) || !this.me) return false;
    const face = pressed === '*' ? 'star' : pressed;
    const found = this.hand.find((token) => token.face === face || (token.face === `s${face}` && token.state === 'legal'));
    if (found) this.touchToken(found.key);
    return true;
  }
}
