import type { Attachment } from 'svelte/attachments';

/** The smallest readable type in pixels. */
const LEAST = 12;
/** The largest type, as a multiple of the page's type. */
const MOST = 1.5;
const STEP = 0.93;

/** Sets the largest type with which everything inside fits, so that sizes in `em` grow with the box; cards have whole pictures (`data-pictured`) if these fit, too. */
export const fit: Attachment<HTMLElement> = (box) => {
  let frame = 0;
  const set = (): void => {
    const page = parseFloat(getComputedStyle(document.documentElement).fontSize);
    for (const pictured of [true, false]) {
      box.toggleAttribute('data-pictured', pictured);
      for (let size = MOST * page; size > LEAST * STEP; size *= STEP) {
        box.style.fontSize = `${Math.max(size, LEAST)}px`;
        if (box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth) return;
      }
    }
  };
  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(set);
  };
  set();
  const sizes = new ResizeObserver(soon);
  sizes.observe(box);
  const changes = new MutationObserver(set);
  changes.observe(box, { childList: true, subtree: true, characterData: true });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    changes.disconnect();
  };
};
