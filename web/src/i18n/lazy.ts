/** The words that are there only where they are wanted (see index.svelte.ts), each file in a chunk of its own. */
const ofAll = import.meta.glob<{ default: string }>('./*/{advice,analysis,companion,edition-pages,editions,files,help,pages,profile,puzzles,reference,replay}.ftl', {
  base: '../../../src/noctuary/locale',
  query: '?raw',
});
const ofGames = import.meta.glob<{ default: string }>(
  './*/words/*/{advice,companion,editions,facts,goals,help,learn,moments,options,pages,profile,puzzles,reference}.ftl',
  { base: '../../../src/noctuary/games', query: '?raw' },
);

export default { ...ofAll, ...ofGames };
