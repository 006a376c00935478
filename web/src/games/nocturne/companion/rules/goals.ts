import { areas, bottomRow, central, copies, corners, topRow } from './grid';

/** A goal read from its line: `first area 3` is first, area, 3; `each shape XX/X.` is each, shape, a drawing. */
export interface Goal {
  /** Who wins it, or `each`: it scores for everybody. */
  how: 'first' | 'most' | 'last' | 'each';
  /** What is counted. */
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

/** What a player has on the table, as far as goals can see it there. */
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
      // Of a first goal the number is how large an area must be, of the others how large it is exactly.
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

/** Does a goal count something that does not lie in the forest or on the Sprite board: kinds or symbols of tiles? */
export function countsTiles(goal: Goal): boolean {
  return goal.what === 'kind' || goal.what === 'symbols';
}

/** Does a goal count control tokens in the forest alone? */
export function countsForest(goal: Goal): boolean {
  return !countsTiles(goal) && !['sprite', 'tokens', 'token'].includes(goal.what);
}
