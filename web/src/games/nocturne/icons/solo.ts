import type { Direction } from '../box/types';

/** The direction in degrees clockwise from the north. */
export const TURNS: Record<Direction, number> = { N: 0, E: 90, S: 180, W: 270 };

/** The power of a card: `+1 or more`, `4 or higher`, `no higher than 6` (NOC-10.3). */
export function readPower(power: string): { rule: 'above' | 'at-least' | 'at-most'; number: number } {
  const number = Number(/\d/.exec(power)?.[0]);
  if (power.startsWith('+')) return { rule: 'above', number };
  return { rule: power.startsWith('no') ? 'at-most' : 'at-least', number };
}
