import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { serviceWorker } from './worker-plugin.ts';

const server = 'http://127.0.0.1:8000';

/** The folders of the games. */
const games = readdirSync(new URL('./src/games', import.meta.url)).filter((folder) => existsSync(new URL(`./src/games/${folder}/game.ts`, import.meta.url)));

/** The drawings of a game are seldom wanted one without the other; together they are smaller than in many chunks. Moons stand on the start page; a card is seldom seen whole, and few tables have an opponent's cards. */
const drawings = games.map((game) => ({ name: 'drawings', test: new RegExp(`/web/src/games/${game}/icons/(?!marks/moon|cards/(full|plate)card|solo)`, 'i') }));
/** Neither is in the chunk of a table, which drawings elsewhere would load with it. */
const motion = { name: 'motion', test: /svelte\/src\/transition|\/design\/motion/ };
/** What nearly every page wants is one chunk instead of twenty: each request costs more than the bytes it saves. No page is part of it: chunks that want each other start in no good order. What a game shows at its end, the sheets for games on a real table, and parts of forms are not either. */
const common = { name: 'common', test: /vite|rolldown|svelte\/|esm-env|clsx|\/web\/src\/(?!games\/|main|app\/offline|server\/people|i18n\/dates|store\/(deals|rematch)|contract\/Shown|ui\/(ShareLink|FileButton|Switch|Confirm|attempt|rules\/(Choice|Markdown|markdown|Inline)|frame\/(Emblem|When))|companion\/|setup\/|table\/(ResultDialog|question\/(Afterwards|LineBox)|people\/SeatClock)|generic\/|profile\/|pages\/)/, minShareCount: 4 };
/** What every page but a table wants, and tables seldom, is one chunk too. */
const around = { name: 'around', test: /\/web\/src\/(server\/people|i18n\/dates|store\/deals|setup\/(Face|Seats|play|setup)\b|ui\/(Switch|Confirm|attempt|rules\/Choice|frame\/(Emblem|Header|LanguageChoice|Wordmark)))/ };

/** A chunk with files of a game lies in a folder of that name, so that one can see what a table of another game loads. */
function chunkFile({ moduleIds }: { moduleIds: string[] }): string {
  // Of a file only the address is there.
  const folders = new Set(moduleIds.filter((id) => !id.endsWith('?url')).map((id) => /\/(?:web\/src|src\/noctuary)\/games\/([^/]+)\//.exec(id)?.[1]));
  return `assets/${games.filter((game) => folders.has(game)).map((game) => `${game}/`).join('')}[name]-[hash].js`;
}

export default defineConfig({
  // The site may lie under a path of its host.
  base: './',
  plugins: [svelte({ compilerOptions: { discloseVersion: false, cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 5)}` } }), serviceWorker()],
  build: {
    outDir: fileURLToPath(new URL('../src/noctuary/server/static', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // Browsers that know no preloading load the same a little later.
    modulePreload: { polyfill: false },
    // Words are files, however short: script that carries them would be read before it is known whether they are wanted.
    assetsInlineLimit: (file) => (file.endsWith('.ftl') ? false : undefined),
    rolldownOptions: { output: { chunkFileNames: chunkFile, codeSplitting: { includeDependenciesRecursively: false, groups: [...drawings, motion, common, around] } } },
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
