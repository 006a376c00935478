import { t } from '../i18n/index.svelte';

/** The names of the players; a number for each who has no name. */
export function called(names: readonly string[]): string[] {
  return names.map((name, index) => name.trim() || t('client-companion-player', { number: index + 1 }));
}
