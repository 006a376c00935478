import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { LAZY } from './src/i18n/files.ts';

/** The words of every table. */
const OF_ALL = ['client', 'kernel', 'tables'];
/** Words of games that only the command line shows. */
const TERMINAL = ['flags', 'metrics', 'position', 'terminal'];

/**
 * Gives `NAME.ftl?words` the address of one file with all words that are wanted with those in NAME.ftl, without comments. `client.ftl` stands for those of
 * every table, or of a game all that are neither lazy nor only for the command line.
 */
export function joinedWords(): Plugin {
  let serving = false;
  return {
    name: 'joined-words',
    enforce: 'pre',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    load(id) {
      const [, folder, game, name] = /^(.*\/(?:games\/([^/]+)\/words|locale)\/[^/]+)\/([^/]+)\.ftl\?words$/.exec(id) ?? [];
      if (folder === undefined || name === undefined) return null;
      const paths = together(folder, name, game !== undefined).map((one) => join(folder, `${one}.ftl`));
      for (const path of paths) this.addWatchFile(path);
      const source = paths.map((path) => readFileSync(path, 'utf8').replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n')).join('');
      if (serving) return `export default ${JSON.stringify(`data:text/plain;charset=utf-8,${encodeURIComponent(source)}`)}`;
      const asset = this.emitFile({ type: 'asset', name: `${game ?? 'all'}-${name}-${basename(folder)}.ftl`, source });
      return `export default "__VITE_ASSET__${asset}__"`;
    },
  };
}

/** The names of the files in a folder that are wanted with one. */
function together(folder: string, name: string, ofGame: boolean): string[] {
  const there = readdirSync(folder).filter((file) => file.endsWith('.ftl')).map((file) => basename(file, '.ftl')).sort();
  const lazy = Object.entries(LAZY).map(([first, others]) => [first, ...others]);
  const lost = lazy.find(([first = '', ...others]) => !there.includes(first) && others.some((one) => there.includes(one)));
  if (lost) throw new Error(`${folder} needs ${lost[0]}.ftl: nobody asks for its other words (src/i18n/files.ts).`);
  const group = lazy.find(([first]) => first === name);
  if (group) return there.filter((one) => group.includes(one));
  return there.filter((one) => (ofGame ? ![...lazy.flat(), ...TERMINAL].includes(one) : OF_ALL.includes(one)));
}
