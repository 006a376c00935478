import { t } from '../i18n/index.svelte';

/** What the players are called: their names, or their numbers where they have none. */
export function called(names: readonly string[]): string[] {
  return names.map((name, index) => name.trim() || t('client-companion-player', { number: index + 1 }));
}
