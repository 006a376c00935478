import type { Attachment } from 'svelte/attachments';
import type { DecisionShown } from '../../../../server/protocol';

const CARDS = '.text-card, .links .card';

/** Scrolls as little as it takes to show two cards whole, and this one, if any. */
function showWhole(box: Element, asked: Element | undefined): void {
  const { top: from, bottom: to } = box.getBoundingClientRect();
  const [high, low] = [-box.scrollTop, box.scrollHeight - box.clientHeight - box.scrollTop];
  const places = [...box.querySelectorAll(CARDS)].map((card) => ({ card, place: card.getBoundingClientRect() }));
  const whole = (by: number) => places.filter(({ place }) => place.top - by > from - 2 && place.bottom - by < to + 2);
  const worth = (by: number) => Math.min(2, whole(by).length) + 3 * Number(whole(by).some(({ card }) => asked?.contains(card)));
  const steps = places.flatMap(({ place }) => [place.top - from, place.bottom - to]).map((by) => Math.min(Math.max(by, high), low));
  box.scrollBy(0, steps.toSorted((a, b) => Math.abs(a) - Math.abs(b)).reduce((best, by) => (worth(by) > worth(best) ? by : best), 0));
}

/** Scrolls to what is asked about, unless everything fits or a thing to choose is in sight elsewhere; a pile hides its cards. */
export function reveal(decision: DecisionShown | null): Attachment<HTMLElement> {
  return (box) => {
    if (!decision) return;
    let over = false;
    const seen = (one: Element): boolean => {
      const { top, bottom } = one.getBoundingClientRect();
      const { top: from, bottom: to } = box.getBoundingClientRect();
      return one.checkVisibility() && ((!box.contains(one) && !one.closest('[data-part=piles]')) || (top < to && bottom <= to + 1 && bottom > from));
    };
    const look = (): void => {
      const first = box.querySelector('.legal') ?? undefined;
      if (over || (!first && !box.querySelector('.text-card'))) return;
      const hidden = ![...document.querySelectorAll('main .legal')].some(seen);
      if (hidden) first?.scrollIntoView({ block: 'end' });
      if (!box.querySelector('.now')) showWhole(box, hidden ? first : undefined);
      for (const one of box.querySelectorAll(CARDS)) sizes.observe(one);
    };
    // Parts of the stage are loaded when they are first shown, and have their size only when all has come to rest.
    const soon = (): number => requestAnimationFrame(() => requestAnimationFrame(look));
    const changes = new MutationObserver(soon);
    const sizes = new ResizeObserver(soon);
    changes.observe(box, { childList: true, subtree: true });
    sizes.observe(box);
    const stop = (): void => {
      over = true;
      changes.disconnect();
      sizes.disconnect();
    };
    // Whoever scrolls is not brought back.
    for (const event of ['wheel', 'touchmove', 'focusin']) box.addEventListener(event, stop, { once: true, passive: true });
    return stop;
  };
}
