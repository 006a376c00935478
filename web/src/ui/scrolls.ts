import type { Attachment } from 'svelte/attachments';

/** Fewer hidden pixels than this are nothing more to read. */
const SLACK = 4;
const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, summary, [tabindex="0"]';

/** How many pixels of a part are hidden, above or below and to the sides. */
function hidden(box: HTMLElement): [high: number, wide: number] {
  return [box.scrollHeight - box.clientHeight, box.scrollWidth - box.clientWidth];
}

/** Looks at a part now and whenever its size or its content changes. */
function watching(box: HTMLElement, look: () => void): () => void {
  const sizes = new ResizeObserver(look);
  sizes.observe(box);
  const changes = new MutationObserver(look);
  changes.observe(box, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}

/** Lets the keyboard reach a part that scrolls and has nothing else in it to get to. */
export const reachable: Attachment<HTMLElement> = (box) =>
  watching(box, () => {
    const stuck = Math.max(...hidden(box)) > SLACK && ![...box.querySelectorAll(FOCUSABLE)].some((one) => one.checkVisibility());
    if (stuck) box.tabIndex = 0;
    else if (box !== document.activeElement) box.removeAttribute('tabindex');
  });

/** Sets the words of a part closer, step by step (`--tight` and `data-tight`, up to 3), until they fit into its height; `otherwise`: the step if they never do. */
export function fitting(otherwise: number): Attachment<HTMLElement> {
  return (box) =>
    watching(box, () => {
      for (const tight of [0, 1, 2, 3, otherwise]) {
        box.style.setProperty('--tight', (box.dataset.tight = String(tight)));
        if (hidden(box)[0] <= 0) return;
      }
    });
}

/** Marks a part while there is more of it below (`data-more`) or to the right (`data-wider`), and tells whether it is higher than its place. */
export function scrolls(tell?: (long: boolean) => void): Attachment<HTMLElement> {
  return (box) => {
    const look = (): void => {
      const [high, wide] = hidden(box);
      box.toggleAttribute('data-more', high - box.scrollTop > SLACK);
      box.toggleAttribute('data-wider', wide - box.scrollLeft > SLACK);
      tell?.(high > SLACK);
    };
    box.addEventListener('scroll', look, { passive: true });
    const ends = [watching(box, look), tell ? undefined : reachable(box)];
    return () => {
      for (const end of ends) end?.();
      box.removeEventListener('scroll', look);
    };
  };
}
