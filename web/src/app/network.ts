import { online } from 'svelte/reactivity/window';
import { t } from '../i18n/index.svelte';

/** How long ago, in seconds, the server was last heard at `heard`. */
export function heardWords(heard: number, now: number): string {
  return t('client-link-heard', { number: Math.round((now - heard) / 1000) });
}

/** The message while the connection to a table is lost; `wait`: seconds that the server has asked for. */
export function lostWords(wait: number): string {
  if (wait) return t('client-link-held', { number: wait });
  return t(online.current === false ? 'client-link-offline' : 'client-link-lost');
}
