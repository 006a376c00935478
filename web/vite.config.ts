import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { joinedWords } from './words-plugin.ts';
import { serviceWorker } from './worker-plugin.ts';

const server = 'http://127.0.0.1:8000';

/** The folders of the games. */
const games = readdirSync(new URL('./src/games', import.meta.url)).filter((folder) => existsSync(new URL(`./src/games/${folder}/game.ts`, import.meta.url)));

/** What is seldom wanted one without the other is one chunk in each game: together it is smaller, and each request costs more than the bytes it saves. Moons stand on the start page; a card is seldom seen whole, and few tables have an opponent's cards. */
const ofGames = games.flatMap((game) => [
  { name: 'game', test: new RegExp(`/web/src/games/${game}/(game|box/(setup|types|library))[.]ts`) },
  { name: 'drawings', test: new RegExp(`/web/src/games/${game}/(icons/(?!marks/moon|cards/(full|plate)card|solo)|goals/|box/faces|table/model/aims)`, 'i') },
  { name: 'model', test: new RegExp(`/web/src/games/${game}/table/model/`), minShareCount: 2 },
  { name: 'parts', test: new RegExp(`/web/src/games/${game}/table/parts/(Spot|Tile)`) },
  { name: 'moons', test: new RegExp(`/web/src/games/${game}/(box/tokens|icons/marks/moon)`, 'i') },
  { name: 'sheets', test: new RegExp(`/web/src/games/${game}/companion/`), minShareCount: 2 },
  { name: 'reference', test: new RegExp(`/web/src/games/${game}/reference/(Drawing|Icon|index|lines|Mark)`) },
]);
/** The same on the pages of all games. */
const ofPages = [
  { name: 'emblems', test: /\/web\/src\/games\/[^/]+\/Emblem/ },
  { name: 'table', test: /\/web\/src\/(pages\/(attention|Table)|table\/question\/LineBox)/ },
  { name: 'sheets', test: /\/web\/src\/(companion\/|contract\/Shown)/, minShareCount: 2 },
  { name: 'reference', test: /\/web\/src\/(contract\/reference|reference\/(About|Chip|load|Source|store))/ },
];
/** None is in the chunk of a table, which drawings elsewhere would load with it. */
const motion = { name: 'motion', test: /svelte\/src\/(animate|easing|transition)|\/design\/motion|\/pieces\/Bubble/ };
/** What nearly every page wants is one chunk instead of twenty. No page is part of it: chunks that want each other start in no good order. What a game shows at its end, the sheets for games on a real table, and parts of forms are not either. */
const common = { name: 'common', test: /vite|rolldown|svelte\/|esm-env|clsx|@fluent|[?]words$|\/web\/src\/(?!games\/|main|server\/people|i18n\/dates|store\/(deals|rematch)|contract\/Shown|ui\/(ShareLink|FileButton|Switch|Confirm|attempt|rules\/(Choice|Markdown|markdown|Inline)|frame\/(Emblem|When))|companion\/|setup\/(?!lobby)|table\/(ResultDialog|question\/(Afterwards|LineBox)|people\/SeatClock)|generic\/|profile\/|pages\/)/, minShareCount: 4 };
/** What every page but a table wants, and tables seldom, is one chunk too. */
const around = { name: 'around', test: /\/web\/src\/(server\/people|i18n\/dates|store\/deals|setup\/(Face|Seats|play|setup)\b|ui\/(Switch|Confirm|attempt|rules\/Choice|frame\/(Emblem|Header|LanguageChoice|Wordmark)))/ };

/** A chunk with files of a game lies in a folder of that name, so that one can see what a table of another game loads. */
function chunkFile({ moduleIds }: { moduleIds: string[] }): string {
  // Of a file only the address is there (words-plugin.ts, too).
  const folders = new Set(moduleIds.filter((id) => !/[?](url|words)$/.test(id)).map((id) => /\/(?:web\/src|src\/noctuary)\/games\/([^/]+)\//.exec(id)?.[1]));
  return `assets/${games.filter((game) => folders.has(game)).map((game) => `${game}/`).join('')}[name]-[hash].js`;
}

export default defineConfig({
  // The site may lie under a path of its host.
  base: './',
  plugins: [joinedWords(), svelte({ compilerOptions: { discloseVersion: false, cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 5)}` } }), serviceWorker()],
  build: {
    outDir: fileURLToPath(new URL('../src/noctuary/server/static', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // Browsers that know no preloading load the same a little later.
    modulePreload: { polyfill: false },
    // Words are files, however short: script that carries them would be read before it is known whether they are wanted.
    assetsInlineLimit: (file) => (file.endsWith('.ftl') ? false : undefined),
    rolldownOptions: { output: { chunkFileNames: chunkFile, codeSplitting: { includeDependenciesRecursively: false, groups: [...ofGames, ...ofPages, motion, common, around] } } },
  },
  server: {
    // Messages and facts lie beside the Python code that uses them too.
    fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] },
    proxy: {
      '/api': { target: server, ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts'],
    // One process reads the modules once for all files.
    isolate: false,
    // Ends what hangs; a busy machine may take long.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
