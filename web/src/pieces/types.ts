/** Types that the pieces of all games share. */

/** The number drawn for a seat: 1 for `P1`. */
export type Seat = 1 | 2 | 3 | 4 | 5;

/** Why a try was refused, the reason why one would be (for a pointer that lies there), or a hint at what would follow. */
export type Tone = 'refused' | 'reason' | 'hint';

/** A short text shown at a thing on the table. */
export interface Notice {
  /** The place: the key under which the part knows the thing. */
  at: string | number;
  text: string;
  tone?: Tone;
}
