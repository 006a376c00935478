import type { Attachment } from 'svelte/attachments';
import type { DecisionShown } from '../../../../server/protocol';

/** Scrolls to what is asked about, unless everything fits or a thing to choose is in sight elsewhere; a pile hides its cards. */
export function reveal(decision: DecisionShown | null): Attachment<HTMLElement> {
  return (box) => {
    if (!decision) return;
    const seen = (one: Element): boolean => {
      const { top, bottom } = one.getBoundingClientRect();
      const { top: from, bottom: to } = box.getBoundingClientRect();
      return one.checkVisibility() && ((!box.contains(one) && !one.closest('[data-part=piles]')) || (top < to && bottom <= to + 1 && bottom > from));
    };
    const look = (): void => {
      const first = box.querySelector('.legal');
      if (!first) return;
      changes.disconnect();
      if (![...document.querySelectorAll('main .legal')].some(seen)) first.scrollIntoView({ block: 'end' });
    };
    // Parts of the stage are loaded when they are first shown.
    const changes = new MutationObserver(() => requestAnimationFrame(look));
    changes.observe(box, { childList: true, subtree: true });
    const frame = requestAnimationFrame(look);
    return () => {
      changes.disconnect();
      cancelAnimationFrame(frame);
    };
  };
}
