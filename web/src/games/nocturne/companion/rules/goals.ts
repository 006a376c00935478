import { areas, bottomRow, central, copies, corners, topRow } from './grid';

/** A goal read from its line: `first area 3` is first, area and 3; `each shape XX/X.` is each, shape and a drawing. */
export interface Goal {
  /** Who wins it; `each`: it scores for everybody. */
  how: 'first' | 'most' | 'last' | 'each';
  /** The things that are counted. */
  what: string;
  number: number | null;
  shape: string[] | null;
}

export function readGoal(line: string): Goal {
  const [how = '', what = '', last] = line.split(' ');
  if (!['first', 'most', 'last', 'each'].includes(how)) throw new Error(`"${line}" is no goal.`);
  return {
    how: how as Goal['how'],
    what,
    number: last !== undefined && /^\d+$/.test(last) ? Number(last) : null,
    shape: last !== undefined && /^[X./]+$/.test(last) ? last.split('/') : null,
  };
}

/** What a player has on the table that goals in the companion count. */
export interface Standing {
  /** All cells of the forest. */
  cells: ReadonlySet<number>;
  /** Cells with a control token of this player. */
  control: ReadonlySet<number>;
  /** Tokens on the Sprite board, and in hand. */
  sprite: number;
  tokens: number;
}

/** How many a player has of what a goal counts; kinds and symbols of tiles lie elsewhere and count nothing here (NOC-10.8). */
export function counted(goal: Goal, { cells, control, sprite, tokens }: Standing): number {
  const owned = (some: readonly number[]): number => some.filter((cell) => control.has(cell)).length;
  const sizes = (): number[] => areas(control).map((area) => area.length);
  switch (goal.what) {
    case 'area':
      // The number of a first goal is the smallest size; that of other goals is the exact size.
      if (goal.how === 'first') return Math.max(0, ...sizes());
      return sizes().filter((size) => goal.number === null || size === goal.number).length;
    case 'areas':
      return sizes().length;
    case 'largest':
      return Math.max(0, ...sizes());
    case 'control':
      return control.size;
    case 'top':
      return owned(topRow(cells));
    case 'bottom':
      return owned(bottomRow(cells));
    case 'edge': {
      const inner = new Set(central(cells));
      return [...control].filter((cell) => !inner.has(cell)).length;
    }
    case 'central':
      return owned(central(cells));
    case 'corner':
    case 'corners':
      return owned(corners(cells));
    case 'sprite':
      return sprite;
    case 'token':
    case 'tokens':
      return tokens;
    case 'shape':
      return copies(control, goal.shape ?? []).length;
    case 'cornered':
    case 'kind':
    case 'star':
    case 'symbols':
      return 0;
    default:
      throw new Error(`No goal counts "${goal.what}".`);
  }
}

/** Whether a goal counts kinds or symbols of tiles, which are neither in the forest nor on the Sprite board. */
export function countsTiles(goal: Goal): boolean {
  return goal.what === 'kind' || goal.what === 'symbols';
}

/** Whether a goal counts only control tokens in the forest. */
export function countsForest(goal: Goal): boolean {
  return !countsTiles(goal) && !['sprite', 'tokens', 'token'].includes(goal.what);
}
