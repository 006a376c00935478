import { online } from 'svelte/reactivity/window';
import { t } from '../i18n/index.svelte';

/** What to say while the line to a table is lost. */
export function lostWords(): string {
  return t(online.current === false ? 'client-link-offline' : 'client-link-lost');
}
