import { t } from '../../i18n/index.svelte';

export function percent(share: number): string {
  return t('client-analysis-percent', { number: Math.round(100 * share) });
}

/** A share in percentage points with its sign. */
export function signed(share: number): string {
  const points = Math.round(100 * share);
  return points === 0 ? '0' : `${points > 0 ? '+' : '−'}${Math.abs(points)}`;
}
