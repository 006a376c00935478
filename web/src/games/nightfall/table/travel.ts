import { crossfade, fly } from 'svelte/transition';
import { motionTime } from '../../../design/motion';

/** A card travels from the hand to the chain; others come and go by themselves. */
export const [leave, arrive] = crossfade({
  duration: () => motionTime(250),
  fallback: (node) => fly(node, { y: -60, duration: motionTime() }),
});

/** The same card in the hand and in the chain. */
export function journey(seat: string, card: string): { key: string } {
  return { key: `${seat}/${card}` };
}
