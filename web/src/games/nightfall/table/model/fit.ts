import type { Attachment } from 'svelte/attachments';

/** The smallest readable type in pixels. */
const LEAST = 12;
/** The largest type, as a multiple of the page's type. */
const MOST = 1.5;
const STEP = 0.93;

/** Sets the largest type with which everything inside fits, so that sizes in `em` grow with the box; cards have whole pictures (`data-pictured`) if these fit, too; what may be small is so (`data-small`) if nothing else fits. Each size tried costs a layout. */
export const fit: Attachment<HTMLElement> = (box) => {
  let frame = 0;
  const fits = (size: number): boolean => {
    box.style.fontSize = `${size}px`;
    return box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth;
  };
  const set = (): void => {
    const most = MOST * parseFloat(getComputedStyle(document.documentElement).fontSize);
    for (const look of ['pictured', 'plain', 'small']) {
      box.toggleAttribute('data-pictured', look === 'pictured');
      box.toggleAttribute('data-small', look === 'small');
      if (!fits(LEAST)) continue;
      // Of the steps from the largest size down to the least, the first one that fits.
      let [large, small] = [-1, Math.ceil(Math.log(LEAST / most) / Math.log(STEP))];
      while (small - large > 1) {
        const middle = (large + small) >> 1;
        if (fits(most * STEP ** middle)) small = middle;
        else large = middle;
      }
      fits(Math.max(LEAST, most * STEP ** small));
      return;
    }
  };
  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(set);
  };
  set();
  const sizes = new ResizeObserver(soon);
  sizes.observe(box);
  const changes = new MutationObserver(soon);
  changes.observe(box, { childList: true, subtree: true, characterData: true });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    changes.disconnect();
  };
};
