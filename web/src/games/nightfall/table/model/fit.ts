import type { Attachment } from 'svelte/attachments';

/** The smallest readable type in pixels. */
const LEAST = 12;
/** The largest type, as a multiple of the page's type. */
const MOST = 1.5;
const STEP = 0.93;

/** Sets the largest type with which everything inside fits, so that sizes in `em` grow with the box; cards have whole pictures (`data-pictured`) if these fit, too; what may be small is so (`data-small`) if nothing else fits. Each size tried costs a layout. */
export const fit: Attachment<HTMLElement> = (box) => {
  let frame = 0;
  /** The step that was found last, of those from the largest size down to the least. */
  let step = 0;
  const fits = (size: number): boolean => {
    box.style.fontSize = `${size}px`;
    return box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth;
  };
  const set = (): void => {
    const most = MOST * parseFloat(getComputedStyle(document.documentElement).fontSize);
    const at = (step: number): number => Math.max(LEAST, most * STEP ** step);
    // Mostly nothing changes.
    if (box.hasAttribute('data-pictured') && (step === 0 || !fits(at(step - 1))) && fits(at(step))) return;
    for (const look of ['pictured', 'plain', 'small']) {
      box.toggleAttribute('data-pictured', look === 'pictured');
      box.toggleAttribute('data-small', look === 'small');
      if (!fits(LEAST)) continue;
      // The first step that fits.
      let large = -1;
      step = Math.ceil(Math.log(LEAST / most) / Math.log(STEP));
      while (step - large > 1) {
        const middle = (large + step) >> 1;
        if (fits(at(middle))) step = middle;
        else large = middle;
      }
      fits(at(step));
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
