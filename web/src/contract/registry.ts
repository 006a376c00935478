import { wantWords } from '../i18n/index.svelte';
import type { Game } from './types';

/** Every folder with a `game.ts` is a game. */
const entries = import.meta.glob<{ default: Game }>('../games/*/game.ts');
const loading = new Map<string, Promise<Game>>();
const loaded: Game[] = [];

function entryOf(name: string): (() => Promise<{ default: Game }>) | undefined {
  return entries[`../games/${name}/game.ts`];
}

/** Is there a table for this game in the client? */
export function hasGame(name: string): boolean {
  return entryOf(name) !== undefined;
}

/** A game and its words in the reader's language. The game must be there (`hasGame`). */
export function findGame(name: string): Promise<Game> {
  let found = loading.get(name);
  if (!found) {
    found = load(name);
    found.catch(() => loading.delete(name));
    loading.set(name, found);
  }
  return found;
}

async function load(name: string): Promise<Game> {
  const entry = entryOf(name);
  if (!entry) throw new Error(`There is no game "${name}" in web/src/games.`);
  const [module] = await Promise.all([entry(), wantWords(name)]);
  loaded.push(module.default);
  return module.default;
}

/** All games, in their order. */
export async function allGames(): Promise<Game[]> {
  const names = Object.keys(entries).map((path) => path.split('/')[2] as string);
  const games = await Promise.all(names.map(findGame));
  return games.sort((a, b) => a.order - b.order);
}

/** The game that a rule belongs to. Those already loaded are asked first: a table needs no other game. */
export async function gameOfRule(rule: string): Promise<Game | undefined> {
  const of = (games: Game[]): Game | undefined => games.find((game) => rule.startsWith(`${game.rules}-`));
  return of(loaded) ?? of(await allGames());
}
