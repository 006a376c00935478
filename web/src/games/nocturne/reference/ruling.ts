import { t } from '../../../i18n/index.svelte';
import { soloFace } from '../icons/solo';

/** The sentences about what a card of the solo opponent makes it do, each with its rule. */
export function soloRuling(id: string): { text: string; rule: string }[] {
  const { rule, value, direction, start, offers } = soloFace(id);
  const power =
    rule === '+1'
      ? t('client-nocturne-solo-power-above')
      : t(rule === '>=' ? 'client-nocturne-solo-power-at-least' : 'client-nocturne-solo-power-at-most', { number: value });
  return [
    { text: power, rule: 'NOC-10.3' },
    { text: t('client-nocturne-solo-direction', { direction }), rule: 'NOC-10.4' },
    { text: t('client-nocturne-solo-start', { number: start }), rule: 'NOC-10.6' },
    { text: t(offers ? 'client-nocturne-solo-offers' : 'client-nocturne-solo-keeps'), rule: 'NOC-10.5' },
  ];
}
