import type { GameInfo } from '../app/protocol';
import { gameTitle, t } from '../i18n/index.svelte';
import { libraries } from './libraries';
import type { Game, Library, Offer } from './types';

/** ComponentNames by kind and id, as in the engine's `Game.components`. */
type ComponentNames = Record<string, Record<string, { name?: string }>>;

function library(components: ComponentNames): Library {
  return { name: (kind, id) => components[kind]?.[id]?.name, components: { corrections: null, ...components } };
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
    options: () => ({}),
    body: () => ({}),
    summary: () => gameTitle(info.name),
    score: (number) => t('client-points', { number }),
    kind: () => '',
    library: libraries(info.name, library),
    libraryOf: (components) => Promise.resolve(library(components as ComponentNames)),
    table: () => import('../table/generic/Table.svelte'),
    result: () => import('../table/generic/Result.svelte'),
    text: async () => (await import('../table/generic/text')).parts(info.name),
    ...own,
    ...info,
  };
}
