import { t } from './index.svelte';
import type { Namer } from './translator';

/** What a spell token is called: `4`, `star`, `s6`. */
export function tokenName(id: string): string {
  if (id === 'star') return t('client-token-star');
  return /^s\d$/.test(id) ? t('client-token-shadow', { number: Number(id.slice(1)) }) : id;
}

/** The namer of a table: seats by their players, components by the facts, tokens in words. */
export function tableNamer(seatName: (seat: string) => string | undefined, componentName: Namer): Namer {
  return (kind, id) => {
    if (kind === 'seat') return seatName(id);
    if (kind === 'token') return tokenName(id);
    return componentName(kind, id);
  };
}
