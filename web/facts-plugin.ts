import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import type { Facts } from './src/nocturne/faces';

const FILE = fileURLToPath(new URL('../src/noctuary/nocturne/facts.toml', import.meta.url));

/** What is printed on the pieces, without names, texts and sources: those come from the server. */
function printed(): Facts {
  const facts = parse(readFileSync(FILE, 'utf8')) as unknown as Facts;
  return {
    tiles: facts.tiles.map(({ id, kind, points, symbols, herb }) => ({ id, kind, points, symbols, herb })),
    concoctions: facts.concoctions.map(({ id, level1, points1, level2, points2 }) => ({ id, level1, points1, level2, points2 })),
    moonlight_goals: facts.moonlight_goals.map(({ number, points, shape }) => ({ number, points, shape })),
    scoring: { twilight_goal: facts.scoring.twilight_goal, chest: facts.scoring.chest, bands: facts.scoring.bands },
    characters: facts.characters.map(({ id, symbol }) => ({ id, symbol })),
  };
}

/** Gives the client the component facts of the engine as `virtual:nocturne-facts`. */
export function nocturneFacts(): Plugin {
  const id = 'virtual:nocturne-facts';
  return {
    name: 'nocturne-facts',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      this.addWatchFile(FILE);
      return `export default ${JSON.stringify(printed())}`;
    },
  };
}
