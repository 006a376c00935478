import { tick } from 'svelte';

/** What had the focus when each dialog opened, and all that it was in; for a dialog opened from another, also what opened that one. */
const openers = new WeakMap<Element, Element[]>();

const FOLDED = 'details:not([open]) > :not(summary)';
const FOCUSABLE = `:is(summary, button:enabled, a[href], input:enabled, select:enabled, textarea:enabled, [tabindex="0"]):not(${FOLDED}, ${FOLDED} *)`;

/** Remembers what opens a dialog; call the result when the dialog has closed: the focus then returns to that, or to what is in its place. */
export function fromHere(dialog: Element): () => void {
  const opener = document.activeElement ?? document.body;
  const name = nameOf(opener);
  const places: Element[] = [];
  for (let one: Element | null = opener; one && one !== document.body; one = one.parentElement) {
    places.push(...(openers.get(one) ?? [one]));
    if (openers.has(one) || one.matches('main, header')) break;
  }
  openers.set(dialog, places);
  const giveBack = (): void => {
    if (document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
    const place = places.find((one) => one.isConnected && (one.matches(FOCUSABLE) || one.querySelector(FOCUSABLE)));
    const inside = [...(place?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
    const found = place?.matches(FOCUSABLE) ? (place as HTMLElement) : (inside.find((one) => nameOf(one) === name) ?? inside[0]);
    found?.focus({ preventScroll: true });
  };
  return () => {
    void tick().then(giveBack);
    untilNext(giveBack);
  };
}

/** Does something at every change of the page until the reader does the next thing: what a dialog deletes goes only when the server has answered. */
function untilNext(work: () => void): void {
  const watch = new MutationObserver(work);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  for (const event of ['keydown', 'pointerdown']) addEventListener(event, () => watch.disconnect(), { once: true, capture: true });
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent ?? '';
}
