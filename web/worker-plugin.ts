import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformWithOxc, type Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('src/companion/worker/worker.ts', import.meta.url));
const GAMES = fileURLToPath(new URL('../src/noctuary/games', import.meta.url));

/** Writes `sw.js` beside the built client: the service worker, with the list of all files there are; and `parts.json`, a list of the parts of the pages. */
export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async writeBundle() {
      const names = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile() && !file.name.startsWith('.') && !['sw.js', 'parts.json'].includes(file.name))
        .map((file) => join(file.parentPath, file.name).slice(folder.length + 1))
        .sort();
      const facts = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((name) => /\.toml$|rules\.md$/.test(name)).sort();
      const source = readFileSync(SOURCE, 'utf8');
      const hash = createHash('sha256').update(source);
      for (const name of names) hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
      for (const name of facts) hash.update(readFileSync(join(GAMES, name)));
      const page = readFileSync(join(folder, 'index.html'), 'utf8');
      const build = {
        version: hash.digest('hex').slice(0, 16),
        entry: /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1],
        files: names.map((name) => (name === 'index.html' ? './' : name.split(sep).join('/'))),
        data: [
          'api/games',
          ...facts
            .filter((name) => name.endsWith('components.toml'))
            .map((name) => name.split(sep))
            .map(([game, , language]) => `api/games/${game}/components?language=${language}`),
        ],
      };
      if (build.entry === undefined) throw new Error('index.html loads no script.');
      writeFileSync(join(folder, 'parts.json'), JSON.stringify(build.files.filter((name) => /^assets\/.*\.(css|ftl|js)$/.test(name))));
      const { code } = await transformWithOxc(source, SOURCE);
      writeFileSync(join(folder, 'sw.js'), `const BUILD = ${JSON.stringify(build)};\n${code}`);
    },
  };
}
