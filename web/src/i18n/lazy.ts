/** The files with the words that are fetched only when needed (files.ts). */
const ofAll = import.meta.glob<string>('./*/{advice,analysis,chat,companion,consent,deals,editions,help,invitations,orders,pages,profile,puzzles,reference,replay}.ftl', {
  base: '../../../src/noctuary/locale',
  query: '?words',
  import: 'default',
  eager: true,
});
const ofGames = import.meta.glob<string>('./*/words/*/{advice,companion,editions,help,learn,moments,orders,pages,primer,profile,puzzles,reference}.ftl', {
  base: '../../../src/noctuary/games',
  query: '?words',
  import: 'default',
  eager: true,
});

export default { ...ofAll, ...ofGames };
