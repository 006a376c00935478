import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allGames, gameOfRule, hasGame } from './registry';
import type { Game } from './types';

const entries = import.meta.glob<{ default: Game }>('../games/*/game.ts', { eager: true });
const games = Object.entries(entries).map(([path, entry]) => ({ folder: path.split('/')[2], game: entry.default }));
const engine = fileURLToPath(new URL('../../../src/noctuary/games', import.meta.url));

describe('the games', () => {
  it('are called as their folders', () => {
    expect(games.length).toBeGreaterThan(0);
    for (const { folder, game } of games) {
      expect(game.name).toBe(folder);
      expect(hasGame(game.name)).toBe(true);
    }
    expect(hasGame('chess')).toBe(false);
  });

  it('are those of the engine', () => {
    for (const { game } of games) expect(readdirSync(`${engine}/${game.name}`)).toContain('game.py');
  });

  it('each have a place and letters of their own', () => {
    expect(new Set(games.map(({ game }) => game.order)).size).toBe(games.length);
    expect(new Set(games.map(({ game }) => game.rules)).size).toBe(games.length);
  });

  it('come in their order', async () => {
    expect((await allGames()).map((game) => game.name)).toEqual(['nocturne', 'nightfall']);
  });

  it('own their rules', async () => {
    expect((await gameOfRule('NOC-2.3'))?.name).toBe('nocturne');
    expect((await gameOfRule('NF-12.10'))?.name).toBe('nightfall');
    expect(await gameOfRule('ZZ-1.1')).toBeUndefined();
  });

  it.each(games.map(({ game }) => game))('$name has options for every number of players, whatever was stored', (game) => {
    for (const players of game.players) {
      const fresh = game.options(undefined, players);
      for (const broken of [null, 7, 'all', [], {}]) expect(game.options(broken, players)).toEqual(fresh);
      expect(game.options(JSON.parse(JSON.stringify(fresh)), players)).toEqual(fresh);
    }
    expect(game.players).toContain(game.first.players);
    expect(game.options(game.first.options, game.first.players)).toMatchObject(game.first.options as object);
  });
});
