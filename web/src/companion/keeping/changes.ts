/** Changes within something kept, place by place, so that two people’s changes, and steps back, leave all other places alone. */

/** A change at one place: the keys that lead to it, and its value before and after; undefined: there was none. */
export interface Change {
  at: readonly string[];
  before?: unknown;
  after?: unknown;
}

type Place = Record<string, unknown>;

/** Objects, and lists of the same length, are compared within; everything else is one place. */
export function changes(before: unknown, after: unknown, at: readonly string[] = []): Change[] {
  if (before === after) return [];
  if (!within(before) || !within(after) || Array.isArray(before) !== Array.isArray(after) || (Array.isArray(before) && before.length !== (after as unknown as unknown[]).length)) {
    return [{ at, before, after }];
  }
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => changes(before[key], after[key], [...at, key]));
}

/** Puts the values after, or before, the changes in their places; places that have gone are left out. `sets`: the names of lists in which places mean nothing. */
export function apply(value: object, steps: readonly Change[], side: 'before' | 'after', sets: readonly string[] = []): void {
  for (const step of side === 'after' ? steps : [...steps].reverse()) {
    const last = step.at.at(-1);
    const place = step.at.slice(0, -1).reduce<unknown>((found, key) => (within(found) && Object.hasOwn(found, key) ? found[key] : undefined), value);
    if (last === undefined || !within(place) || last === '__proto__') continue;
    const [from, to] = side === 'after' ? [step.before, step.after] : [step.after, step.before];
    if (Array.isArray(place) && sets.includes(step.at.at(-2) ?? '')) swap(place, from, to);
    else if (to === undefined) delete place[last];
    else if (!splice(place[last], from, to)) place[last] = structuredClone(to);
  }
}

/** Exchanges a member of a set; if somebody else has exchanged it, too, both new ones stay. */
function swap(set: unknown[], from: unknown, to: unknown): void {
  const index = set.indexOf(from);
  if (set.includes(to)) set.splice(index, index < 0 ? 0 : 1);
  else set.splice(index < 0 ? set.length : index, 1, to);
}

/** Whether the values after, or before, the changes are in their places. */
export function stands(value: object, steps: readonly Change[], side: 'before' | 'after'): boolean {
  return steps.every(({ at, [side]: there }) => JSON.stringify(at.reduce<unknown>((found, key) => (within(found) ? found[key] : undefined), value)) === JSON.stringify(there));
}

/** Takes out of a list, and adds to it, what `to` has less or more than `from`, and leaves its other members as they are now; false: it is no list. */
function splice(now: unknown, from: unknown, to: unknown): boolean {
  if (!Array.isArray(now) || !Array.isArray(from) || !Array.isArray(to)) return false;
  const written = (all: unknown[]): string[] => all.map((one) => JSON.stringify(one));
  const [was, is] = [written(from), written(to)];
  const least = Math.min(was.length, is.length);
  let [start, end] = [0, 0];
  while (start < least && was[start] === is[start]) start++;
  while (end < least - start && was.at(-1 - end) === is.at(-1 - end)) end++;
  const [gone, come] = [was.slice(start, was.length - end), structuredClone(to.slice(start, is.length - end)) as unknown[]];
  if (now.length === from.length && (now.some(within) || !gone.some((one, index) => JSON.stringify(now[start + index]) !== one))) {
    now.splice(start, gone.length, ...come);
    return true;
  }
  // Somebody else has changed the list, too: what both have added stays, and is there once.
  for (const one of gone) {
    const index = written(now).indexOf(one);
    if (index >= 0) now.splice(index, 1);
  }
  now.push(...come.filter((one) => !written(now).includes(JSON.stringify(one))));
  return true;
}

function within(value: unknown): value is Place {
  return typeof value === 'object' && value !== null;
}
