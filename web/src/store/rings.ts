import type { Reference } from '../server/moves';
import type { LogEntry } from '../server/protocol';

/** The things that log entries name, by the kinds of the arguments. */
export function spokenOf(entries: readonly LogEntry[]): Reference[] {
  return entries.flatMap((entry) =>
    Object.entries(entry.args).flatMap(([key, value]) => {
      const kind = key.split('_', 1)[0] ?? key;
      const ids = Array.isArray(value) ? value : [value];
      return ids.filter((id) => typeof id === 'string').map((id): Reference => ({ kind, id }));
    }),
  );
}

/** The selector of a thing, of a part of the table, or of an answer beside the question. */
export function placeOf({ kind, id }: Reference): string {
  if (kind === 'answer') return `main .answers [data-line~="${id}"]`;
  return kind === 'part' ? `main [data-part="${id}"]` : `main :is([data-thing="${kind} ${id}"], [data-look="${kind} ${id}"], [data-mark="${id}"])`;
}

/**
 * Draws rings round places on the table, also after these are drawn anew: round everything that the first successful one of the
 * `selectors` finds. The first place is scrolled into sight. Returns a function that removes the rings.
 */
export function ring(selectors: readonly string[]): () => void {
  let shown = false;
  const set = (places: readonly HTMLElement[]): void => {
    for (const old of document.querySelectorAll<HTMLElement>('[data-ringed]')) if (!places.includes(old)) delete old.dataset.ringed;
    for (const place of places) place.dataset.ringed = '';
    if (!shown) places[0]?.scrollIntoView({ block: 'nearest' });
    shown ||= places.length > 0;
  };
  const look = (): void => {
    const found = selectors.map((selector) => [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility()));
    set(found.find((places) => places.length > 0) ?? []);
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    set([]);
  };
}
