import { type AnimationConfig, flip as slide, type FlipParams } from 'svelte/animate';

/** Length of a motion in milliseconds: 0 when the player or the system wants none. */
export function motionTime(milliseconds = 200): number {
  const off =
    document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return off ? 0 : milliseconds;
}

/** Slides an element to its new place, unless it is hidden before or after. */
export function flip(node: Element, places: { from: DOMRect; to: DOMRect }, params?: FlipParams): AnimationConfig {
  const shown = [places.from, places.to].every(({ width, height }) => width > 0 && height > 0);
  return shown ? slide(node, places, params) : { duration: 0 };
}
