import { keep } from '../../../../companion/storage.svelte';
import { readSolo, type KeptSolo } from './games';

/** The solo game that is kept in this browser. */
export const kept = keep<KeptSolo>({
  name: 'nocturne-solo',
  version: 1,
  read: readSolo,
  empty: () => ({ game: null, boxes: {} }),
});
