import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GAMES } from './testing/games';
import { allGames, findGame, gameOfRule } from './contract/registry';

const folders = Object.keys(import.meta.glob('./games/*/game.ts')).map((path) => path.split('/')[2]);
const engine = fileURLToPath(new URL('../../src/noctuary/games', import.meta.url));
const WORDS = 'client-lanterns-tagline = Light in the dark.';

beforeAll(() =>
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(path === 'api/games' ? Response.json({ games: GAMES }) : new Response(WORDS))),
);

afterAll(() => vi.unstubAllGlobals());

describe('the games', () => {
  it('with a folder are those of the engine', () => {
    expect(folders.length).toBeGreaterThan(0);
    for (const folder of folders) expect(readdirSync(`${engine}/${folder}`)).toContain('game.py');
  });

  it('come in their order, those without a folder last', async () => {
    const games = await allGames();
    expect(games.map(({ name }) => name).sort()).toEqual([...folders, 'lanterns'].sort());
    expect(games.at(-1)?.name).toBe('lanterns');
    const places = games.flatMap(({ order }) => order ?? []);
    expect(places).toHaveLength(folders.length);
    expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
  });

  it('are those of the server only', async () => {
    expect((await findGame('nocturne')).name).toBe('nocturne');
    await expect(findGame('chess')).rejects.toThrow();
  });

  it('own their rules', async () => {
    for (const { name, rules } of GAMES) expect((await gameOfRule(`${rules}-12.10`))?.name).toBe(name);
    expect(await gameOfRule('ZZ-1.1')).toBeUndefined();
  });

  it('need no folder to be set up and shown', async () => {
    const game = await findGame('lanterns');
    expect(game.first).toEqual({ players: 2, options: {} });
    for (const broken of [undefined, null, 7, 'all', [], { hand: 5 }]) expect(game.body(game.options(broken, 2), 2)).toEqual({ hand: 3 });
    expect(game.options({ hand: 4, speed: 1 }, 2)).toEqual({ hand: 4 });
    expect(game.summary({}, 2)).toBe('Lanterns');
    expect(game.summary({ hand: 3 }, 2)).toBe('Lanterns');
    expect(game.summary({ hand: 4 }, 2)).toBe('Hand: 4');
    const library = await game.libraryOf({ card: { '4': { name: 'card 4' } } });
    expect([library.name('card', '4'), library.name('card', '9'), library.components.corrections]).toEqual(['card 4', undefined, null]);
  });

  it.each(folders)('%s has options for every number of players, whatever was stored', async (name) => {
    const game = await findGame(name as string);
    for (const players of game.players) {
      const fresh = game.options(undefined, players);
      for (const broken of [null, 7, 'all', [], {}]) expect(game.options(broken, players)).toEqual(fresh);
      expect(game.options(JSON.parse(JSON.stringify(fresh)), players)).toEqual(fresh);
    }
    expect(game.players).toContain(game.first.players);
    expect(game.options(game.first.options, game.first.players)).toMatchObject(game.first.options as object);
  });
});
