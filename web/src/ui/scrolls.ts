import type { Attachment } from 'svelte/attachments';

/** Fewer hidden pixels than this are nothing more to read. */
const SLACK = 4;

/** Marks a part while there is more of it below (`data-more`) or to the right (`data-wider`), and tells whether it is higher than its place. */
export function scrolls(tell?: (long: boolean) => void): Attachment<HTMLElement> {
  return (box) => {
    const look = (): void => {
      const over = box.scrollHeight - box.clientHeight;
      box.toggleAttribute('data-more', over - box.scrollTop > SLACK);
      box.toggleAttribute('data-wider', box.scrollWidth - box.clientWidth - box.scrollLeft > SLACK);
      tell?.(over > SLACK);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(box);
    const changes = new MutationObserver(look);
    changes.observe(box, { childList: true, subtree: true, characterData: true });
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
      box.removeEventListener('scroll', look);
    };
  };
}
