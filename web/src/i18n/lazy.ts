/** The words that are there only where they are wanted (see index.svelte.ts), each file in a chunk of its own. */
const ofAll = import.meta.glob<string>('../../../src/noctuary/locale/*/{companion,edition-pages,editions,files,help,pages,profile,reference,replay}.ftl', {
  query: '?raw',
  import: 'default',
});
const ofGames = import.meta.glob<string>('../../../src/noctuary/games/*/words/*/{companion,editions,facts,goals,help,learn,moments,options,pages,profile,reference}.ftl', {
  query: '?raw',
  import: 'default',
});

export default { ...ofAll, ...ofGames };
