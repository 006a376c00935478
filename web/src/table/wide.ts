import { MediaQuery } from 'svelte/reactivity';

/** Room for a whole table beside its log; on anything smaller it is shown in tabs. */
export const wide = new MediaQuery('min-width: 1240px');
