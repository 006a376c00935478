/** The facts that can be corrected, and their values in an edition. */
import type { Item } from '../../contract/editions';
import type { Draft, Fact, FactValue, Problem } from '../../server/protocol';
import { readGoal } from './goals';

export type { Draft, Edition, Fact, Problem } from '../../server/protocol';

export type Value = FactValue;
export type Changes = Draft['changes'];

export type Kind = Fact['kind'];
export type FactOf<K extends Kind> = Extract<Fact, { kind: K }>;

/** A component with all its facts that can be corrected. */
export interface Piece {
  key: string;
  sort: string;
  entry: string;
  facts: Fact[];
}

/** The components that the facts belong to, in order. */
export function pieces(facts: readonly Fact[]): Piece[] {
  const found = new Map<string, Piece>();
  for (const fact of facts) {
    const key = `${fact.sort} ${fact.entry}`;
    const piece = found.get(key);
    if (piece) piece.facts.push(fact);
    else found.set(key, { key, sort: fact.sort, entry: fact.entry, facts: [fact] });
  }
  return [...found.values()];
}

/** The piece of an address, which is the path of a fact or its beginning. */
export function pieceAt(all: readonly Piece[], at: string): Piece | undefined {
  return all.find((piece) => piece.facts.some(({ path }) => path === at || path.startsWith(`${at}.`)));
}

/** The address of a piece: the common beginning of the paths of its facts. */
export function placeOf(piece: Piece): string {
  const paths = piece.facts.map(({ path }) => path.split('.'));
  const first = paths[0] ?? [];
  const apart = first.findIndex((part, i) => paths.some((path) => path[i] !== part));
  return (apart < 0 ? first : first.slice(0, apart)).join('.');
}

export function isEqual(one: Value, other: Value): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, i) => item === other[i]);
}

/** Whether both values of a fact mean the same; the order of choices does not matter. */
export function isSame(fact: Fact, one: Value, other: Value): boolean {
  const unordered = (fact.kind === 'choices' || fact.kind === 'tokens') && Array.isArray(one) && Array.isArray(other);
  return unordered ? isEqual([...one].sort(), [...other].sort()) : isEqual(one, other);
}

/** The changes after one more change of a fact; a change back to the built-in value is none. */
export function changed(changes: Changes, fact: Fact, value: Value): Changes {
  return isSame(fact, value, fact.value) ? without(changes, fact.path) : { ...changes, [fact.path]: value };
}

export function without(changes: Changes, ...paths: string[]): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([path]) => !paths.includes(path)));
}

/** The value of a fact under changes: the built-in one where a change has another kind of value, as in files from elsewhere. */
export function valueOf(fact: Fact, changes: Changes): Value {
  const value = changes[fact.path];
  return value !== undefined && fits(fact, value) ? value : fact.value;
}

/** Whether a value can be shown and drawn; the server decides whether it is allowed. */
export function fits(fact: Fact, value: Value): boolean {
  const items = [value].flat();
  if (Array.isArray(value) !== Array.isArray(fact.value)) return false;
  if ('choices' in fact) return items.every((item) => (fact.choices as Item[]).includes(item as Item));
  if (fact.kind === 'shape') return items.length > 0 && items.every((row) => /^[X.]+$/.test(String(row)));
  if (fact.kind === 'goal') return readGoal(String(value), fact.goals) !== null;
  return fact.kind === 'number' ? Number.isInteger(value) : typeof value === typeof fact.value;
}

/** Whether a problem is about this fact or about its component as a whole. */
export function concerns(problem: Problem, fact: Fact): boolean {
  return problem.where !== '' && (fact.path === problem.where || fact.path.startsWith(`${problem.where}.`));
}
