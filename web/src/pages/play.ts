import { api } from '../app/api';
import { go } from '../app/router.svelte';
import type { SeatSetup, TableSetup } from '../app/settings';
import { settings } from '../app/settings.svelte';
import { firstSetup, tableBody } from '../app/setup';
import { t } from '../i18n/index.svelte';

/** What somebody at seat `index` is called until they say otherwise. */
export function defaultName(kind: SeatSetup['kind'], index: number): string {
  if (kind === 'me') return t('client-name-me');
  if (kind === 'screen') return t('client-name-screen', { number: index + 1 });
  return t(`client-name-bot-${index + 1}`);
}

export function lastSetup(): TableSetup {
  return settings.setup ?? firstSetup(defaultName);
}

/** Makes a table, remembers how, and goes there. Raises ApiError. */
export async function play(setup: TableSetup): Promise<void> {
  const { id } = await api.create(tableBody(setup));
  settings.setup = setup;
  go({ page: 'table', id });
}
