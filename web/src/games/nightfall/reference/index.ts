import { referenceParts } from '../../../contract/reference';
import type { Library } from '../box/library';
import Drawing from './Drawing.svelte';
import Icon from './Icon.svelte';
import { LINES } from './lines';
import Mark from './Mark.svelte';

export default referenceParts<Library>({
  Drawing,
  Mark,
  Icon,
  ICONS: ['colour'],
  LINES,
  thingOf(kind, id, library) {
    const card = id.split('#')[0] ?? id;
    return (kind === 'card' || kind === 'minion') && library.card(card) ? { sort: 'card', id: card } : undefined;
  },
  nameOf: ({ sort, id }, library) => library.name(sort, id) ?? id,
  factsOf: ({ id }) => (['bite', 'burn', 'bleed'].includes(id) ? `wounds.${id}` : `cards.${id}`),
});
