import { online } from 'svelte/reactivity/window';
import { t } from '../i18n/index.svelte';

/** The message while the connection to a table is lost; `wait`: seconds that the server has asked for. */
export function lostWords(wait: number): string {
  if (wait) return t('client-link-held', { number: wait });
  return t(online.current === false ? 'client-link-offline' : 'client-link-lost');
}
