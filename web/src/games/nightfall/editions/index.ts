import { parts } from '../../../editions/parts';
import { t } from '../../../i18n/index.svelte';
import { Library } from '../library';
import Choice from './Choice.svelte';
import { preview } from './preview';
import Picture from './Picture.svelte';

const COLOURED = ['colour', 'links', 'kicker_colour'];

export default parts<Library>({
  sections: ['draft', 'starter', 'promo', 'box'],
  section: ({ sort, entry }, library) => (sort === 'card' ? (library.card(entry)?.set ?? 'box') : 'box'),
  name: (sort, entry, library) => library.name(sort, entry) ?? entry,
  label({ key, sort }) {
    const [first = '', language] = key.split('.');
    if (language) return t('client-edition-name-in', { language: t(`client-edition-language-${language}`) });
    return t(`client-nightfall-fact-${sort === 'set' ? 'set-copies' : first.replace('_', '-')}`);
  },
  choice: ({ key }, value, library) => library.name(COLOURED.includes(key) ? 'colour' : key, String(value)) ?? String(value),
  corrected: (library, facts, changes, language) => new Library(preview(library.components, facts, changes, language)),
  drawn: ({ key }) => COLOURED.includes(key),
  Choice,
  Picture,
  places: () => null,
});
