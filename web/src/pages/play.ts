import { api } from '../app/api';
import { go } from '../app/router.svelte';
import type { SeatSetup, TableSetup } from '../app/settings';
import { settings } from '../app/settings.svelte';
import { tableBody } from '../app/setup';
import type { Game } from '../games/types';
import { t } from '../i18n/index.svelte';

/** What somebody at seat `index` is called until they say otherwise. */
export function defaultName(kind: SeatSetup['kind'], index: number): string {
  if (kind === 'me') return settings.name || t('client-name-me');
  if (kind === 'screen') return t('client-name-screen', { number: index + 1 });
  return t(`client-name-bot-${index + 1}`);
}

/** Makes a table, remembers how under a name, and goes there. Raises ApiError. */
export async function play(game: Game, setup: TableSetup, remembered: string = game.name): Promise<void> {
  // What shows it comes while it is made; if that fails, the table says so.
  void game.table().catch(() => undefined);
  const { id } = await api.create(tableBody(game, setup));
  settings.game = game.name;
  settings.setups[remembered] = setup;
  go({ page: 'table', id });
}
