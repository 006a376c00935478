import type { Thing } from '../app/moves';
import type { LogEntry } from '../app/protocol';

/** Things that log entries speak of, by the argument's kind. */
export function spokenOf(entries: readonly LogEntry[]): Thing[] {
  return entries.flatMap((entry) =>
    Object.entries(entry.args).flatMap(([key, value]) => {
      const kind = key.split('_', 1)[0] ?? key;
      const ids = Array.isArray(value) ? value : [value];
      return ids.filter((id) => typeof id === 'string').map((id): Thing => ({ kind, id }));
    }),
  );
}

/** Where a thing lies, or which part of the table it is, as a selector. */
export function placeOf({ kind, id }: Thing): string {
  return kind === 'part' ? `main [data-part="${id}"]` : `main :is([data-thing="${kind} ${id}"], [data-look="${kind} ${id}"], [data-mark="${id}"])`;
}

/**
 * Rings round places on the table, whatever is drawn anew meanwhile: round all that the first of the `selectors` finds which finds anything. The first of them
 * scrolls into sight. Gives what takes the rings away.
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
