import type { Attachment } from 'svelte/attachments';

const TURNS: Record<string, [x: number, y: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** One tab stop for a part of the table; inside it arrow keys, Home and End move the focus from piece to piece. */
export const arrows: Attachment<HTMLElement> = (element) => {
  let current: HTMLElement | null = null;

  const pieces = (): HTMLElement[] => [...element.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const arrange = (): void => {
    const all = pieces();
    const kept = current && all.includes(current) && (current.matches('.legal') || element.contains(document.activeElement));
    if (!kept) current = all.find((piece) => piece.matches('.legal')) ?? all[0] ?? null;
    for (const piece of all) piece.tabIndex = piece === current ? 0 : -1;
  };
  const focus = (event: FocusEvent): void => {
    if (event.target instanceof HTMLElement && event.target.matches('button')) current = event.target;
    arrange();
  };
  const key = (event: KeyboardEvent): void => {
    const all = pieces();
    const from = event.target as HTMLElement;
    const turn = TURNS[event.key];
    const to = event.key === 'Home' ? all[0] : event.key === 'End' ? all.at(-1) : turn && nearest(from, all, turn);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };

  arrange();
  const observer = new MutationObserver(arrange);
  observer.observe(element, { childList: true, subtree: true });
  element.addEventListener('focusin', focus);
  element.addEventListener('keydown', key);
  return () => {
    observer.disconnect();
    element.removeEventListener('focusin', focus);
    element.removeEventListener('keydown', key);
  };
};

/** The nearest piece in a direction; distance to the side counts more. */
function nearest(from: HTMLElement, all: readonly HTMLElement[], [x, y]: [number, number]): HTMLElement | undefined {
  const middle = (piece: HTMLElement): [number, number] => {
    const box = piece.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [left, top] = middle(from);
  let best: HTMLElement | undefined;
  let shortest = Infinity;
  for (const piece of all) {
    const [pieceLeft, pieceTop] = middle(piece);
    const ahead = (pieceLeft - left) * x + (pieceTop - top) * y;
    const aside = Math.abs((pieceLeft - left) * y) + Math.abs((pieceTop - top) * x);
    const far = ahead + 3 * aside;
    if (piece !== from && ahead > 1 && far < shortest) [best, shortest] = [piece, far];
  }
  return best;
}
