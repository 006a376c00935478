import { parts } from '../../../editions/parts';
import type { Fact } from '../../../editions/facts';
import { t } from '../../../i18n/index.svelte';
import { Library } from '../library';
import Choice from './Choice.svelte';
import { preview } from './preview';
import Picture from './Picture.svelte';

const SECTIONS: Record<string, string> = { tokens: 'token', shadow_tokens: 'token', forest: 'forest', twisted_trees: 'forest' };
const SYMBOLS = ['symbols', 'symbol', 'level1', 'level2'];

function label({ key, sort }: Fact): string {
  const [first = '', more] = key.split('.');
  if (first === 'name') return t('client-edition-name-in', { language: t(`client-edition-language-${more}`) });
  if (sort === 'twisted_trees') return t('client-nocturne-fact-shape-for', { count: Number(key) });
  if (first === 'rows_columns') return t('client-nocturne-fact-size-for', { count: Number(more) });
  if (first === 'set_aside') return t('client-nocturne-fact-set-aside-for', { count: Number(more) });
  return t(`client-nocturne-fact-${first}`);
}

/** The name of a solo opponent's card, which has none printed: its number and its most conspicuous features. */
function soloName(number: number, library: Library): string {
  const card = library.components.solo_cards[number - 1];
  const name = t('client-nocturne-fact-solo-card', { number });
  return card ? `${name}: ${library.name('direction', card.direction) ?? card.direction}, ${power(card.power)}` : name;
}

/** The power of a card of the solo opponent: `+1 or more`, `4 or higher`, `no higher than 6`. */
function power(value: string): string {
  const number = Number(/\d/.exec(value)?.[0]);
  if (value.startsWith('+')) return t('nocturne-solo-power-above');
  return t(value.startsWith('no') ? 'nocturne-solo-power-at-most' : 'nocturne-solo-power-at-least', { number });
}

export default parts<Library>({
  sections: ['tile', 'concoction', 'twilight', 'moonlight', 'character', 'solo', 'token', 'forest'],
  section({ sort, entry }) {
    if (sort === 'goal') return entry.startsWith('T') ? 'twilight' : 'moonlight';
    return SECTIONS[sort] ?? sort;
  },
  name(sort, entry, library) {
    if (sort === 'solo') return soloName(Number(entry), library);
    if (entry === '') return t(`client-nocturne-fact-of-${sort.replace('_', '-')}`);
    return library.name(sort, entry) ?? entry;
  },
  label,
  choice({ key, kind, sort }, value, library) {
    if (SYMBOLS.includes(key)) return library.name('symbol', String(value)) ?? String(value);
    if (key === 'power') return power(String(value));
    if (key === 'direction') return library.name('direction', String(value)) ?? String(value);
    if (kind === 'tokens' || sort === 'shadow_tokens') return value === 'star' ? (library.name('token', 'star') ?? 'star') : String(value);
    return String(value);
  },
  corrected: (library, facts, changes, language) => new Library(preview(library.components, facts, changes, language)),
  drawn: ({ key, kind, sort }) => SYMBOLS.includes(key) || kind === 'tokens' || sort === 'shadow_tokens',
  Choice,
  Picture,
  places: ({ sort }) => (sort === 'forest' ? [t('client-nocturne-fact-rows'), t('client-nocturne-fact-columns')] : null),
});
