import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { motionTime } from '../../../design/motion';

/** Puts a token down, after a pause if a card is turned first. */
export function land(_: Element, { wait = 0 }: { wait?: number } = {}): TransitionConfig {
  return {
    delay: motionTime(wait),
    duration: motionTime(220),
    easing: cubicOut,
    css: (t, u) => `opacity: ${Math.min(1, t * 2)}; transform: translateY(${-18 * u}px) scale(${1 + 0.3 * u})`,
  };
}

/** Turns a token over in its place. */
export function turn(_: Element): TransitionConfig {
  return { duration: motionTime(220), easing: cubicOut, css: (t) => `transform: scaleX(${t})` };
}

/** Takes a tile or token away. */
export function leave(_: Element): TransitionConfig {
  return {
    duration: motionTime(250),
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: translateY(${-22 * u}px) scale(${1 - 0.25 * u})`,
  };
}
