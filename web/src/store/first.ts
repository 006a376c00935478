/** The name of the course that is a whole game; all others are exercises. */
export const FIRST = 'first';
