import type { Companion } from '../types';

export default {
  game: 'nightfall',
  parts: [],
} satisfies Companion;
