import type { SeatId } from '../server/protocol';
import type { Seat } from './types';

/** Outline of a seat's tokens in a 64 x 64 box: disc, hexagon, diamond, shield, tent. Drawn with a rounded stroke. */
export const SEAT_SHAPES: Record<Seat, string> = {
  1: 'M32 6a26 26 0 1 1 0 52a26 26 0 1 1 0-52Z',
  2: 'M32 5.5 54.5 18.5V45.5L32 58.5 9.5 45.5V18.5Z',
  3: 'M32 3.5C36 3.5 60.5 28 60.5 32S36 60.5 32 60.5 3.5 36 3.5 32 28 3.5 32 3.5Z',
  4: 'M10 10.5C18 11.5 26 9.5 32 6c6 3.5 14 5.5 22 4.5V32c0 13-8 22-22 27C18 54 10 45 10 32Z',
  5: 'M32 5.5C34.5 5.5 36 7 37.2 9.3L60 52.5C61.7 55.8 60.5 58 57 58H7C3.5 58 2.3 55.8 4 52.5L26.8 9.3C28 7 29.5 5.5 32 5.5Z',
};

/** The height of the number's middle: the shield's is a little above the middle of its box, the tent's below. */
export const SEAT_MIDDLE: Record<Seat, number> = { 1: 32, 2: 32, 3: 32, 4: 31, 5: 39 };

/** The number drawn for a seat, by its id or number: 1 for `P1`. */
export function seatNumber(seat: SeatId | number): Seat {
  return Number(String(seat).replace('P', '')) as Seat;
}
