/** What the pieces of all games share. */

/** The number drawn for a seat: 1 for `P1`. */
export type Seat = 1 | 2 | 3 | 4 | 5;

/** A short text shown at a thing on the table: why a try was refused, or what would follow. */
export interface Notice {
  /** Where: the key that the part was given for the thing. */
  at: string | number;
  text: string;
  tone?: 'refused' | 'hint';
}
