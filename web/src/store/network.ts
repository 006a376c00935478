import { online } from 'svelte/reactivity/window';
import { t } from '../i18n/index.svelte';

/** How long ago the server was last heard, in words; `heard` is that time, `now` the present. */
export function heardWords(heard: number, now: number): string {
  return t('client-link-heard', { number: Math.round((now - heard) / 1000) });
}

/** The message while there is no connection to a table; `wait`: seconds that the server has asked for; `heard`: whether there was one before. */
export function lostWords(wait: number, heard: boolean): string {
  if (wait) return t('client-link-held', { number: wait });
  if (online.current === false) return t('client-link-offline');
  return t(heard ? 'client-link-lost' : 'client-link-never');
}
