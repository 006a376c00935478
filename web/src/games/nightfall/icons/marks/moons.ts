import type { Colour } from '../../box/types';

/**
 * The lit part of each moon in a 100 x 100 box, to be filled with `fill-rule="evenodd"`. Light comes from the left:
 * full disc, gibbous, half, thin crescent, ring of an eclipse, disc torn by three claws.
 */
export const MOON_PATHS: Record<Colour, string> = {
  white: 'M50 7a43 43 0 1 1 0 86a43 43 0 1 1 0-86Z',
  yellow: 'M50 7A43 43 0 0 0 50 93A20 43 0 0 0 50 7Z',
  green: 'M52 7A43 43 0 1 0 52 93Z',
  blue: 'M58 7.8A43 43 0 1 0 58 92.2A45.5 45.5 0 0 1 58 7.8Z',
  purple: 'M50 7a43 43 0 1 1 0 86a43 43 0 1 1 0-86ZM50 20a30 30 0 1 0 0 60a30 30 0 1 0 0-60Z',
  red:
    'M50 7a43 43 0 1 1 0 86a43 43 0 1 1 0-86Z' +
    'M36 15C34 38 27 60 17 76L23.5 82C34.5 64 41 39 41.5 14ZM56 18C54 42 46 68 34 86L42 89C54 70 61 44 61.5 19Z' +
    'M75 28C72.5 48 66 68 55.5 85L63 84C73 68 79.5 50 80.5 33Z',
};

/** How far each moon is tilted, in degrees: the light comes from above as well. */
export const MOON_TILT: Record<Colour, number> = { white: 0, yellow: 24, green: 24, blue: 24, purple: 0, red: 0 };

/** Dark spots (maria) on the lit part, visible on large moons. */
export const MARIA: Partial<Record<Colour, string>> = {
  white: 'M34 24a9 9 0 1 1 0 18 9 9 0 1 1 0-18ZM58 46a12 12 0 1 1 0 24 12 12 0 1 1 0-24ZM31 60a6 6 0 1 1 0 12 6 6 0 1 1 0-12ZM65 22a5 5 0 1 1 0 10 5 5 0 1 1 0-10Z',
  yellow: 'M32 26a8 8 0 1 1 0 16 8 8 0 1 1 0-16ZM46 50a10 10 0 1 1 0 20 10 10 0 1 1 0-20ZM25 56a5 5 0 1 1 0 10 5 5 0 1 1 0-10Z',
  green: 'M30 28a7 7 0 1 1 0 14 7 7 0 1 1 0-14ZM36 54a8 8 0 1 1 0 16 8 8 0 1 1 0-16Z',
};
