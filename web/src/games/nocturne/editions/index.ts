import { parts } from '../../../contract/editions';
import { t } from '../../../i18n/index.svelte';
import { Library } from '../box/library';
import type { NocturneComponents } from '../box/view';
import { readPower } from '../icons/solo';
import Icon from '../reference/Icon.svelte';
import Picture from './Picture.svelte';

const SECTIONS: Record<string, string> = { tokens: 'token', shadow_tokens: 'token', twisted_trees: 'forest' };

/** The name of a solo opponent's card, which has none printed: its number and its most conspicuous features. */
function soloName(number: number, library: Library): string {
  const card = library.components.solo_cards[number - 1];
  const name = t('client-nocturne-fact-solo-card', { number });
  return card ? `${name}: ${library.name('direction', card.direction) ?? card.direction}, ${power(card.power)}` : name;
}

/** The power of a card of the solo opponent in words. */
function power(value: string): string {
  const { rule, number } = readPower(value);
  return t(`nocturne-solo-power-${rule}`, { number });
}

export default parts<Library>({
  sections: ['tile', 'concoction', 'twilight', 'moonlight', 'character', 'solo', 'token', 'forest'],
  section({ sort, entry }) {
    if (sort === 'goal') return entry.startsWith('T') ? 'twilight' : 'moonlight';
    return SECTIONS[sort] ?? sort;
  },
  name(sort, entry, library) {
    if (sort === 'solo') return soloName(Number(entry), library);
    return sort === 'power' ? power(entry) : undefined;
  },
  bearers: ({ solo_cards }, { sort, entry }) => (sort === 'solo' ? [solo_cards?.[Number(entry) - 1]] : undefined),
  libraryOf: (all) => {
    const components = all as NocturneComponents;
    for (const one of Object.values(components.character)) one.ability = components.variant[one.variant ?? '']?.name ?? one.ability;
    return new Library(components);
  },
  drawn: ['symbol', 'token', 'shadow'],
  Icon,
  Picture,
});
