import type { Direction } from '../box/types';

/** The printed facts of a card of the solo opponent. */
export interface SoloFace {
  direction: Direction;
  /** `+1`: any token above yours; `>=`: at least `value`; `<=`: none above `value`. */
  rule: '+1' | '>=' | '<=';
  value: number;
  start: number;
  offers: boolean;
}

/** The id of a card by its printed facts; `power` as in facts.toml: `+1 or more`, `4 or higher`, `no higher than 6`. */
export function soloId({ direction, power, start, offers }: { direction: Direction; power: string; start: number; offers: boolean }): string {
  const value = /\d/.exec(power)?.[0] ?? '';
  const rule = power.startsWith('+') ? '+' : power.startsWith('no') ? '<=' : '>=';
  return `${direction} ${rule}${value} ${start} ${offers ? 'offers' : 'keeps'}`;
}

/** The direction in degrees clockwise from the north. */
export const TURNS: Record<Direction, number> = { N: 0, E: 90, S: 180, W: 270 };

/** Reads a card's id: `N +1 3 offers`, `E >=4 3 keeps`. */
export function soloFace(id: string): SoloFace {
  const found = /^([NESW]) (\+|>=|<=)(\d) (\d) (offers|keeps)$/.exec(id);
  if (!found) throw new Error(`No card of the solo opponent is called "${id}". An id looks like "N +1 3 offers" or "E >=4 3 keeps".`);
  const [, direction, rule, value, start, mark] = found;
  return {
    direction: direction as Direction,
    rule: rule === '+' ? '+1' : (rule as '>=' | '<='),
    value: Number(value),
    start: Number(start),
    offers: mark === 'offers',
  };
}
