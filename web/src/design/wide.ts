import { MediaQuery } from 'svelte/reactivity';

/** Whether there is room for a whole table beside its log; otherwise it is shown in tabs. */
export const wide = new MediaQuery('min-width: 1240px');

/** Whether the window is as low as that of a small phone, where nothing may take a line of its own. */
export const low = new MediaQuery('max-height: 739px');
