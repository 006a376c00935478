import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { wide } from '../../../../design/wide';

/** The size of the window for which everything is drawn; in a larger one everything grows. */
const WIDTH = 1280;
const HEIGHT = 800;
const MOST = 1.75;
/** The height below which a window is low. */
const LOW = 720;

export const scale = {
  /** Whether the window is so low that everything must be small. */
  get low(): boolean {
    return wide.current && (innerHeight.current ?? 0) < LOW;
  },
  get current(): number {
    if (!wide.current) return 1;
    return Math.min(MOST, Math.max(1, Math.min((innerWidth.current ?? WIDTH) / WIDTH, (innerHeight.current ?? HEIGHT) / HEIGHT)));
  },
};
