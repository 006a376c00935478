import { api } from '../server/api';
import { Once } from '../server/once';
import type { GameInfo } from '../server/protocol';
import { wantWords } from '../i18n/index.svelte';
import type { Game, Offer } from './types';

type Offers = Record<string, () => Promise<{ default: Offer }>>;
type Completing = (info: GameInfo, own: Offer) => Game;

let offers: Offers = {};
let complete: Completing;
const loading = new Once<Game>();
const listing = new Once<GameInfo[]>();

/** Takes what games offer, by the paths of their `game.ts`, and what adds the rest. They lie above, so `games.ts` brings them. */
export function provideGames(offered: Offers, completing: Completing): void {
  [offers, complete] = [offered, completing];
}

/** The games as the server lists them. */
function listed(): Promise<GameInfo[]> {
  return listing.of('', async () => (await api.games()).games);
}

/** A game with its words in the reader's language. The server must know it. */
export function findGame(name: string): Promise<Game> {
  return loading.of(name, () => load(name));
}

async function load(name: string): Promise<Game> {
  const [games, own] = await Promise.all([listed(), offers[`./games/${name}/game.ts`]?.(), wantWords(name)]);
  const info = games.find((one) => one.name === name);
  if (!info) throw new Error(`The server has no game "${name}".`);
  return complete(info, own?.default ?? {});
}

/** All games, in order. */
export async function allGames(): Promise<Game[]> {
  const games = await Promise.all((await listed()).map(({ name }) => findGame(name)));
  return games.sort((a, b) => (a.order ?? games.length) - (b.order ?? games.length));
}

/** The game that a rule belongs to. */
export async function gameOfRule(rule: string): Promise<Game | undefined> {
  const info = (await listed()).find(({ rules }) => rule.startsWith(`${rules}-`));
  return info && findGame(info.name);
}
