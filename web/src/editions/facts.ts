/** Facts that can be corrected, and what an edition makes of them. */
import type { Draft, Fact, FactValue, Problem } from '../app/protocol';
import { readGoal } from './goals';

export type { Draft, Edition, Fact, Problem } from '../app/protocol';

export type Item = string | number;
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

/** The piece that an address speaks of: a fact's path, or its beginning. */
export function pieceAt(all: readonly Piece[], at: string): Piece | undefined {
  return all.find((piece) => piece.facts.some(({ path }) => path === at || path.startsWith(`${at}.`)));
}

/** The address of a piece: what the paths of its facts have in common. */
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

/** Do both values of a fact mean the same? Its choices do, in whatever order. */
export function isSame(fact: Fact, one: Value, other: Value): boolean {
  const unordered = (fact.kind === 'choices' || fact.kind === 'tokens') && Array.isArray(one) && Array.isArray(other);
  return unordered ? isEqual([...one].sort(), [...other].sort()) : isEqual(one, other);
}

/** The changes with one fact changed; back to the built-in value, it is none. */
export function changed(changes: Changes, fact: Fact, value: Value): Changes {
  return isSame(fact, value, fact.value) ? without(changes, fact.path) : { ...changes, [fact.path]: value };
}

export function without(changes: Changes, ...paths: string[]): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([path]) => !paths.includes(path)));
}

/** What a fact says under changes: the built-in value too where a change is of another kind, as a file from elsewhere may have it. */
export function valueOf(fact: Fact, changes: Changes): Value {
  const value = changes[fact.path];
  return value !== undefined && fits(fact, value) ? value : fact.value;
}

/** Can it be shown and drawn? Whether it is allowed, the server says. */
export function fits(fact: Fact, value: Value): boolean {
  const items = [value].flat();
  if (Array.isArray(value) !== Array.isArray(fact.value)) return false;
  if ('choices' in fact) return items.every((item) => (fact.choices as Item[]).includes(item as Item));
  if (fact.kind === 'shape') return items.length > 0 && items.every((row) => /^[X.]+$/.test(String(row)));
  if (fact.kind === 'goal') return readGoal(String(value), fact.goals) !== null;
  return fact.kind === 'number' ? Number.isInteger(value) : typeof value === typeof fact.value;
}

/** Is the problem about this fact, or about its component as a whole? */
export function concerns(problem: Problem, fact: Fact): boolean {
  return problem.where !== '' && (fact.path === problem.where || fact.path.startsWith(`${problem.where}.`));
}
