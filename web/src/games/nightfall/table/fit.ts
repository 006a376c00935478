import type { Attachment } from 'svelte/attachments';

/** Pixels that text must have to be read. */
const LEAST = 12;
/** The largest type, as a multiple of the page's. */
const MOST = 1.5;
const STEP = 0.93;

/** Sets the largest type in which everything inside fits, so that what is sized in `em` grows with its place. */
export const fit: Attachment<HTMLElement> = (box) => {
  let frame = 0;
  const set = (): void => {
    const page = parseFloat(getComputedStyle(document.documentElement).fontSize);
    for (let size = MOST * page; ; size *= STEP) {
      box.style.fontSize = `${Math.max(size, LEAST)}px`;
      if (size <= LEAST || (box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth)) return;
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
