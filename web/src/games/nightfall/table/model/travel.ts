import { crossfade, fly } from 'svelte/transition';
import { motionTime } from '../../../../design/motion';

/** Moves a card from the hand to the chain; other cards appear and disappear by themselves, those on the stage at once. */
export const [leave, arrive] = crossfade({
  duration: () => motionTime(250),
  fallback: (node) => (node.parentElement?.matches('.tiles') ? { duration: 0 } : fly(node, { y: -60, duration: motionTime() })),
});

/** The key under which a card in the hand and in the chain is the same. */
export function journey(seat: string, card: string): { key: string } {
  return { key: `${seat}/${card}` };
}
