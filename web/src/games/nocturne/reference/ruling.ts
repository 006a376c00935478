import { t } from '../../../i18n/index.svelte';
import type { SoloCard } from '../box/view';
import { readPower } from '../icons/solo';

/** The sentences about what a card of the solo opponent makes it do, each with its rule. */
export function soloRuling({ power, direction, start, offers }: SoloCard): { text: string; rule: string }[] {
  const { rule, number } = readPower(power);
  return [
    { text: t(`client-nocturne-solo-power-${rule}`, { number }), rule: 'NOC-10.3' },
    { text: t('client-nocturne-solo-direction', { direction }), rule: 'NOC-10.4' },
    { text: t('client-nocturne-solo-start', { number: start }), rule: 'NOC-10.6' },
    { text: t(offers ? 'client-nocturne-solo-offers' : 'client-nocturne-solo-keeps'), rule: 'NOC-10.5' },
  ];
}
