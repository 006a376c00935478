/** Changes within something kept, place by place, so that two people’s changes, and steps back, leave all other places alone. */

/** A change at one place: the keys that lead to it, and its value before and after; undefined: there was none. */
export interface Change {
  at: readonly string[];
  before?: unknown;
  after?: unknown;
}

type Place = Record<string, unknown>;

/** Objects, and lists of the same length, are compared within; everything else, and the moves of a game, is one place. A goal is found by its name, wherever it stands. */
export function changes(before: unknown, after: unknown, at: readonly string[] = []): Change[] {
  if (before === after) return [];
  if (!within(before) || !within(after) || played(before) || Array.isArray(before) !== Array.isArray(after) || (Array.isArray(before) && before.length !== (after as unknown as unknown[]).length)) {
    return [{ at, before, after }];
  }
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const [goal, same] = [before[key], after[key]].map((one) => (within(one) && typeof one.goal === 'string' ? one.goal : undefined));
    return changes(before[key], after[key], [...at, goal !== undefined && goal === same ? goal : key]);
  });
}

/** The value in a place; undefined: there is none. */
export function there(value: unknown, at: readonly string[]): unknown {
  return at.reduce((found, key) => {
    if (Array.isArray(found) && !(key in found)) return (found as unknown[]).find((one) => within(one) && one.goal === key);
    return within(found) && Object.hasOwn(found, key) ? found[key] : undefined;
  }, value);
}

/**
 * Puts the values after, or before, the changes in their places. Returns the changes of single values that are left out, since somebody else
 * has entered another value, or taken away the place. `sets`: the names of lists in which places mean nothing.
 */
export function apply(value: object, steps: readonly Change[], side: 'before' | 'after', sets: readonly string[] = []): Change[] {
  const clashes: Change[] = [];
  for (const step of side === 'after' ? steps : [...steps].reverse()) {
    const last = step.at.at(-1);
    const place = there(value, step.at.slice(0, -1));
    if (last === undefined || last === '__proto__') continue;
    const [from, to] = side === 'after' ? [step.before, step.after] : [step.after, step.before];
    const now = JSON.stringify(within(place) ? place[last] : undefined);
    const single = [from, to, within(place) ? place[last] : undefined].every(whole);
    if (!within(place)) clashes.push(...(single ? [step] : []));
    else if (Array.isArray(place) && sets.includes(step.at.at(-2) ?? '')) swap(place, from, to);
    else if (single && ![from, to].some((one) => JSON.stringify(one) === now)) clashes.push(step);
    else if (to === undefined) delete place[last];
    else if (!splice(place[last], from, to)) place[last] = structuredClone(to);
  }
  return clashes;
}

/** Exchanges a member of a set; if somebody else has exchanged it, too, both new ones stay. */
function swap(set: unknown[], from: unknown, to: unknown): void {
  const index = set.indexOf(from);
  if (set.includes(to)) set.splice(index, index < 0 ? 0 : 1);
  else set.splice(index < 0 ? set.length : index, 1, to);
}

/** Whether the values after, or before, the changes are in their places. */
export function stands(value: object, steps: readonly Change[], side: 'before' | 'after'): boolean {
  return steps.every(({ at, [side]: wanted }) => JSON.stringify(there(value, at)) === JSON.stringify(wanted));
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
  // Somebody else has changed the list, too: what both have added stays, and is there once, but two new players are two.
  for (const one of gone) {
    const index = written(now).indexOf(one);
    if (index >= 0) now.splice(index, 1);
  }
  now.push(...come.filter((one) => (within(one) && 'tiles' in one) || !written(now).includes(JSON.stringify(one))));
  return true;
}

/** Whether a value is a single one, such as an order of players, the moves of a game, or the games of a series. */
function whole(value: unknown): boolean {
  return !within(value) || (Array.isArray(value) && value.every((one) => typeof one === 'number' || Array.isArray(one))) || played(value);
}

/** Whether these are moves: each follows from those before it. */
function played(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((one) => within(one) && 'do' in one);
}

function within(value: unknown): value is Place {
  return typeof value === 'object' && value !== null;
}
