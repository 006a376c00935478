import { parts } from '../../../contract/editions';
import { Library } from '../box/library';
import type { NightfallComponents } from '../box/view';
import Icon from '../reference/Icon.svelte';
import Picture from './Picture.svelte';

export default parts<Library>({
  sections: ['draft', 'starter', 'promo', 'box'],
  section: ({ sort, entry }, library) => (sort === 'card' && library.card(entry)?.set) || 'box',
  // What is said of a set is printed on none of its cards.
  bearers: ({ card }, { sort, entry }) => (sort === 'set' ? Object.values(card ?? {}).filter((one) => one.set === entry) : undefined),
  libraryOf: (all) => {
    const components = all as NightfallComponents;
    for (const card of Object.values(components.card)) {
      for (const read of [card.exile, card.discount, card.repeats]) Object.assign(card, read && components.reading[read]?.texts);
    }
    return new Library(components);
  },
  drawn: ['colour'],
  Icon,
  Picture,
});
