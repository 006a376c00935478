/** Types that the pieces of all games share. */

/** The number drawn for a seat: 1 for `P1`. */
export type Seat = 1 | 2 | 3 | 4 | 5;

/** A short text shown at a thing on the table: why a try was refused, or what would follow. */
export interface Notice {
  /** The place: the key under which the part knows the thing. */
  at: string | number;
  text: string;
  tone?: 'refused' | 'hint';
}
