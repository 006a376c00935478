import { keep } from '../../../../companion/keeping/storage.svelte';
import { readGame, readSolo } from './games';

/** The solo game that is kept in this browser; one of another device is shown once this one has ended. */
export const kept = keep({
  name: 'nocturne-solo',
  version: 1,
  read: readSolo,
  empty: () => ({ game: null, boxes: {} }),
  sheets: {
    list: ({ game }) => (game ? [game] : []),
    put: (value, id, content) => {
      const game = readGame(content);
      if ((game || content === undefined) && (value.game?.id ?? id) === id) value.game = game ?? null;
    },
  },
});
