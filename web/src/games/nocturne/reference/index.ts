import { referenceParts } from '../../../contract/reference';
import type { Library } from '../box/library';
import Drawing from './Drawing.svelte';
import Icon from './Icon.svelte';
import { LINES } from './lines';
import Mark from './Mark.svelte';

/** The paths of the editable facts of each sort. */
const FACTS: Record<string, (id: string) => string> = {
  tile: (id) => `tiles.${id}`,
  concoction: (id) => `concoctions.${id}`,
  goal: (id) => `${id.startsWith('T') ? 'twilight' : 'moonlight'}_goals.${id.slice(1)}`,
  character: (id) => `characters.${id}`,
  solo: (id) => `solo_cards.${id}`,
  token: (id) => (/^s\d/.test(id) ? 'shadow_tokens' : 'tokens'),
};
const NAMED = ['tile', 'concoction', 'goal', 'character'];

export default referenceParts<Library>({
  Drawing,
  Mark,
  Icon,
  ICONS: ['symbol'],
  LINES,
  thingOf(kind, id, library) {
    if (kind === 'solo') {
      const card = library.components.solo_cards.find((one) => one.id === id);
      return card && { sort: 'solo', id: String(card.number) };
    }
    return NAMED.includes(kind) && library.name(kind, id) !== undefined ? { sort: kind, id } : undefined;
  },
  nameOf({ sort, id }, library) {
    const solo = sort === 'solo' ? library.components.solo_cards.find((card) => String(card.number) === id) : undefined;
    return solo?.name ?? library.name(sort, id) ?? id;
  },
  factsOf: ({ sort, id }) => FACTS[sort]?.(id),
});
