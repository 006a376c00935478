import type { GameInfo } from './server/protocol';
import { gameTitle, listed, t } from './i18n/index.svelte';
import { optionName, optionWord } from './generic/words';
import { libraries } from './contract/libraries';
import { provideGames } from './contract/registry';
import { offer, type Chosen, type Game, type Library, type Offer } from './contract/types';

/** ComponentNames by kind and id, as in the engine's `Game.components`. */
type ComponentNames = Record<string, Record<string, { name?: string }>>;

function library(components: ComponentNames): Library {
  return { name: (kind, id) => components[kind]?.[id]?.name, components: { corrections: null, ...components } };
}

/** The options of a game, with the stored values where they are still possible. */
function chosen({ choices }: GameInfo, stored: unknown): Chosen {
  const before = (stored ?? {}) as Partial<Chosen>;
  return Object.fromEntries(
    Object.entries(choices).map(([key, values]) => [key, values.find((value) => value === before[key]) ?? values[0] ?? '']),
  );
}

/** The options that are not the usual ones; without any the title of the game. */
function summary(info: GameInfo, options: unknown): string {
  const now = chosen(info, options);
  const special = Object.entries(info.choices).filter(([key, values]) => now[key] !== values[0]);
  if (special.length === 0) return gameTitle(info.name);
  return listed(special.map(([key]) => `${optionName(info.name, key)}: ${optionWord(info.name, key, now[key])}`));
}

/** The game that the server describes; parts that it does not offer itself are the defaults of all games. */
export function complete(info: GameInfo, own: Offer): Game {
  return {
    first: { players: info.players.find((number) => number > 1) ?? 1, options: {} },
    keys: [
      [['b'], 'client-key-board'],
      [['h'], 'client-key-mine'],
      [['s'], 'client-key-seats'],
    ],
    options: (stored) => chosen(info, stored),
    body: (options) => ({ ...(options as object) }),
    summary: (options) => summary(info, options),
    score: (number) => t('client-points', { number }),
    kind: () => '',
    library: libraries(info.name, library),
    ...(Object.keys(info.choices).length > 0 && offer({ optionsForm: () => import('./generic/Options.svelte') })),
    libraryOf: (components) => Promise.resolve(library(components as ComponentNames)),
    table: () => import('./generic/Table.svelte'),
    result: () => import('./generic/Result.svelte'),
    text: async () => (await import('./generic/text')).parts(info.name),
    ...own,
    ...info,
  };
}

// Every folder with a `game.ts` says what its game offers.
provideGames(import.meta.glob<{ default: Offer }>('./games/*/game.ts'), complete);
