import type { Attachment } from 'svelte/attachments';

const TURNS: Record<string, [x: number, y: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Like `arrows`, for these pieces only. */
export function among(selector: string): Attachment<HTMLElement> {
  return (element) => walk(element, selector);
}

/**
 * One tab stop for a part of the table; inside it arrow keys move the focus from piece to piece, Home and End to the first and last one;
 * in a grid to those of the row, unless Ctrl is pressed.
 */
export const arrows: Attachment<HTMLElement> = among('button:not(:disabled)');

function walk(element: HTMLElement, selector: string): () => void {
  let current: HTMLElement | null = null;

  const pieces = (): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(selector)];
  const arrange = (): void => {
    const all = pieces();
    const legal = all.find((piece) => piece.matches('.legal'));
    const kept = current && all.includes(current) && (!legal || current.matches('.legal') || element.contains(document.activeElement));
    if (!kept) current = legal ?? all[0] ?? null;
    for (const piece of all) piece.tabIndex = piece === current ? 0 : -1;
  };
  const focus = (event: FocusEvent): void => {
    if (event.target instanceof HTMLElement && event.target.matches(selector)) current = event.target;
    arrange();
  };
  const key = (event: KeyboardEvent): void => {
    const all = pieces();
    const from = event.target as HTMLElement;
    const turn = TURNS[event.key];
    if (!all.includes(from) || !(turn || event.key === 'Home' || event.key === 'End')) return;
    event.preventDefault();
    const row = event.ctrlKey ? null : from.closest('[role=row]');
    const ends = row ? all.filter((piece) => row.contains(piece)) : all;
    (turn ? nearest(from, all, turn) : event.key === 'Home' ? ends[0] : ends.at(-1))?.focus();
  };

  arrange();
  const observer = new MutationObserver(arrange);
  observer.observe(element, { childList: true, subtree: true, attributeFilter: ['class'] });
  element.addEventListener('focusin', focus);
  element.addEventListener('keydown', key);
  return () => {
    observer.disconnect();
    element.removeEventListener('focusin', focus);
    element.removeEventListener('keydown', key);
  };
}

/** Pieces of one row may differ in height by this many pixels: a chosen one rises. */
const LEVEL = 8;

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
    if (piece !== from && ahead > LEVEL && far < shortest) [best, shortest] = [piece, far];
  }
  return best;
}
