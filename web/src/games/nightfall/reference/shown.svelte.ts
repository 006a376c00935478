import { listed } from '../../../i18n/index.svelte';
import type { Colour, Library } from '../box/library';
import { arrowOf, arrows, orders, partOf, type Arrow, type Order, type Part } from './graph';

const NOTHING: Part = { after: false, before: false, kicker: false };

type Look = { card: string } | { colour: Colour };

function same(a: Look | null, b: Look): boolean {
  return a !== null && JSON.stringify(a) === JSON.stringify(b);
}

/** The cards and arrows that are shown, and which of them is looked at. */
export class Shown {
  starters = $state(false);
  promos = $state(false);
  /** The item under the pointer or focus, and the one that was chosen to stay. */
  private over = $state.raw<Look | null>(null);
  private kept = $state.raw<Look | null>(null);
  readonly library: Library = $derived.by(() => this.given());
  readonly cards: Order[] = $derived(
    orders(Object.values(this.library.components.card)).filter(
      ({ set }) => set === 'draft' || (set === 'starter' && this.starters) || (set === 'promo' && this.promos),
    ),
  );
  readonly links: Arrow[] = $derived(arrows(this.cards));
  readonly look: Look | null = $derived(this.over ?? this.kept);
  readonly card: Order | undefined = $derived.by(() => {
    const { look } = this;
    return look && 'card' in look ? this.cards.find((one) => one.id === look.card) : undefined;
  });
  readonly colour: Colour | undefined = $derived(this.look && 'colour' in this.look ? this.look.colour : undefined);

  constructor(private readonly given: () => Library) {}

  isKept(look: Look): boolean {
    return same(this.kept, look);
  }

  keep(chosen: Look): void {
    this.kept = this.isKept(chosen) ? null : chosen;
  }

  end(): void {
    this.kept = this.over = null;
  }

  /** Pointing with a mouse or moving the focus is enough; a finger must tap. (Attributes spread on an element would make the script of every table longer.) */
  looks(at: Look): (element: Element) => () => void {
    return (element) => {
      const events = new AbortController();
      const { signal } = events;
      const end = (): void => {
        this.over = null;
      };
      const enter = (event: Event): void => {
        if ((event as PointerEvent).pointerType === 'mouse') this.over = at;
      };
      const focus = (): void => {
        if (element.matches(':focus-visible')) this.over = at;
      };
      element.addEventListener('pointerenter', enter, { signal });
      element.addEventListener('pointerleave', end, { signal });
      element.addEventListener('focus', focus, { signal });
      element.addEventListener('blur', end, { signal });
      return () => events.abort();
    };
  }

  /** How an arrow is related to the item that is looked at. */
  ofArrow(arrow: Arrow): Part {
    if (this.card) return arrowOf(this.card, arrow);
    if (!this.colour) return NOTHING;
    return { after: arrow.from === this.colour, before: arrow.to === this.colour, kicker: arrow.kickers.length > 0 };
  }

  ofCard(one: Order): Part {
    const { colour } = this;
    if (this.card) return partOf(this.card, one);
    if (!colour) return NOTHING;
    const after = this.links.some((arrow) => arrow.from === colour && arrow.to === one.colour);
    return { after, before: one.links.includes(colour), kicker: after && one.kicker === colour };
  }

  ofColour(one: Colour): boolean {
    const { card, colour, links } = this;
    if (card) return one === card.colour || card.links.includes(one) || links.some((arrow) => arrow.from === one && arrow.to === card.colour);
    return !colour || one === colour || links.some(({ from, to }) => (from === colour && to === one) || (to === colour && from === one));
  }

  named(one: Colour): string {
    return this.library.name('colour', one) ?? one;
  }

  names(ids: readonly string[]): string {
    return listed(ids.map((id) => this.library.name('card', id) ?? id));
  }
}
