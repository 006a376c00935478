import { MediaQuery } from 'svelte/reactivity';

/** Whether there is room for a whole table beside its log; otherwise it is shown in tabs. */
export const wide = new MediaQuery('min-width: 1240px');
