import type { DecisionShown, MoveGroup, MoveLine, References } from './protocol';

/** A thing on the table that a move touches. */
export interface Reference {
  kind: string;
  id: string;
}

/** One legal move, written out. */
export interface LegalMove {
  line: string;
  verb: string;
  words: string[];
  things: Reference[];
}

/** Every legal move of a decision. */
export function expand(decision: DecisionShown): LegalMove[] {
  return decision.moves.flatMap((group) =>
    rowsOf(group).map((words) => ({
      line: [decision.seat, group.verb, ...words].join(' '),
      verb: group.verb,
      words,
      things: words.flatMap((id, i): Reference[] => {
        const kind = group.kinds[i];
        return kind == null ? [] : [{ kind, id }];
      }),
    })),
  );
}

/** A move of a hint or an analysis, written out. */
export function moveOf({ line, kinds }: MoveLine): LegalMove {
  const [, verb = '', ...words] = line.split(' ');
  const things = words.flatMap((id, i) => {
    const kind = kinds[i];
    return kind == null ? [] : [{ kind, id }];
  });
  return { line, verb, words, things };
}

/** What `moveOf` makes this move of. */
export function kindsOf({ words, things }: LegalMove): (string | null)[] {
  return words.map((word) => things.find(({ id }) => id === word)?.kind ?? null);
}

function rowsOf(group: MoveGroup): string[][] {
  if (group.rows) return group.rows;
  return (group.product ?? []).reduce<string[][]>(
    (rows, items) => rows.flatMap((row) => items.map((item) => [...row, item])),
    [[]],
  );
}

export function same(a: Reference, b: Reference): boolean {
  return a.kind === b.kind && a.id === b.id;
}

export function has(things: readonly Reference[], thing: Reference): boolean {
  return things.some((other) => same(other, thing));
}

/** The moves that touch all selected things; a thing selected twice must be touched twice. */
export function compatible(moves: readonly LegalMove[], selected: readonly Reference[]): LegalMove[] {
  return moves.filter((move) => {
    const left = [...move.things];
    return selected.every((thing) => {
      const at = left.findIndex((other) => same(other, thing));
      if (at < 0) return false;
      left.splice(at, 1);
      return true;
    });
  });
}

/** The effect of one more click on `thing`. */
export type Pick =
  | { type: 'move'; move: LegalMove }
  | { type: 'select'; selected: Reference[] }
  | { type: 'refused'; selected: Reference[] };

/**
 * The effect of a click on a thing while others are selected: a complete move is made at once unless more things could be added; another
 * thing of a kind already selected takes its place, and so does one of a kind that no move combines with those selected; what leads to no
 * legal move is refused, with what was tried.
 */
export function pick(moves: readonly LegalMove[], selected: readonly Reference[], thing: Reference): Pick {
  if (has(selected, thing)) return { type: 'select', selected: selected.filter((other) => !same(other, thing)) };
  const more = [...selected, thing];
  const possible = compatible(moves, more);
  if (possible.length === 1 && possible[0]?.things.length === more.length) return { type: 'move', move: possible[0] };
  if (possible.length > 0) return { type: 'select', selected: more };
  const others = selected.filter((other) => other.kind !== thing.kind);
  if (others.length < selected.length) return pick(moves, others, thing);
  const touch = ({ things }: LegalMove, kinds: readonly Reference[]): boolean => things.some(({ kind }) => kinds.some((one) => one.kind === kind));
  if (compatible(moves, [thing]).length > 0 && !moves.some((move) => touch(move, selected) && touch(move, [thing]))) return pick(moves, [], thing);
  return { type: 'refused', selected: more };
}

/** The move that touches exactly the selected things although more could be added. */
export function complete(moves: readonly LegalMove[], selected: readonly Reference[]): LegalMove | undefined {
  if (selected.length === 0) return undefined;
  return compatible(moves, selected).find((move) => move.things.length === selected.length);
}

/** The kind of thing to choose next so that the selected things become a move; undefined if they are one, or nothing is selected. */
export function missing(moves: readonly LegalMove[], selected: readonly Reference[]): string | undefined {
  if (selected.length === 0 || complete(moves, selected)) return undefined;
  return compatible(moves, selected)[0]?.things.find((thing) => !has(selected, thing))?.kind;
}

/** Does a click on `thing` lead on to a legal move? */
export function leadsOn(moves: readonly LegalMove[], selected: readonly Reference[], thing: Reference): boolean {
  return pick(moves, selected, thing).type !== 'refused' && compatible(moves, [thing]).length > 0;
}

/** Moves that touch nothing and are made with a button. */
export function wordless(moves: readonly LegalMove[]): LegalMove[] {
  return moves.filter((move) => move.things.length === 0);
}

/** Things as the `references` of an `ask`. */
export function references(things: readonly Reference[]): References {
  const result: References = {};
  for (const { kind, id } of things) {
    const before = result[kind];
    result[kind] = before === undefined ? id : [...(Array.isArray(before) ? before : [before]), id];
  }
  return result;
}
