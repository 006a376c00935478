import { keep } from '../../../../companion/storage.svelte';
import { readSolo } from './games';

/** The solo game that is kept in this browser. */
export const kept = keep({ name: 'nocturne-solo', version: 1, read: readSolo, empty: () => ({ game: null, boxes: {} }) });
