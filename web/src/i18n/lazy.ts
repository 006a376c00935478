/** The words that are loaded only when needed (see index.svelte.ts), each file in a chunk of its own. */
const ofAll = import.meta.glob<{ default: string }>('./*/{account,advice,analysis,chat,companion,consent,deals,edition-pages,editions,files,help,invitations,lobby,orders,pages,profile,puzzles,reference,reminders,replay}.ftl', {
  base: '../../../src/noctuary/locale',
  query: '?raw',
});
const ofGames = import.meta.glob<{ default: string }>(
  './*/words/*/{advice,companion,editions,facts,goals,help,learn,moments,options,orders,pages,primer,profile,puzzles,reference}.ftl',
  { base: '../../../src/noctuary/games', query: '?raw' },
);

export default { ...ofAll, ...ofGames };
