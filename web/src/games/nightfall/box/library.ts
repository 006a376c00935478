import { libraries } from '../../../contract/libraries';
import { t } from '../../../i18n/index.svelte';
import type { PrintedEdition } from './setup';
import type { CardShown, NightfallComponents } from './view';
import { COLOURS, type CardFace, type CardText, type CardWords, type Colour, type TextKind } from './types';

export type * from './view';
export type * from './types';

const NAMED = ['card', 'colour', 'species', 'kind', 'set', 'edition', 'reading'] as const;
const TEXTS: TextKind[] = ['chain', 'your_chain', 'in_play', 'kicker'];

/** The component facts with names in one language. */
export class Library {
  constructor(readonly components: NightfallComponents) {}

  /** The proper name of a component. A minion has the name of its card, with a number if it is not the first: `vulko#2`. */
  readonly name = (kind: string, id: string): string | undefined => {
    if (kind === 'minion' || kind === 'attacker') {
      const [card = '', number] = id.split('#');
      const name = this.components.card[card]?.name;
      return name && number ? `${name} (${number})` : name;
    }
    const sort = NAMED.find((one) => one === kind);
    return sort && this.components[sort][id]?.name;
  };

  card(id: string): CardShown | undefined {
    return this.components.card[id];
  }

  /** The printed facts of a card that are drawn. */
  readonly face = (id: string): CardFace => {
    const card = this.card(id);
    if (!card) throw new Error(`No card is called "${id}". Ids are those of the component facts.`);
    const { name, kind, colour, links, cost, strength, health, kicker_colour: kicker, reconstructed, edited } = card;
    return { id, name, kind, colour, links, cost, strength: typeof strength === 'number' ? strength : null, health, kicker, reconstructed, edited };
  };

  /** The letters of the colours. */
  get letters(): Record<Colour, string> {
    return this.byColour('letter');
  }

  /** The words of a full card, as its edition prints them. */
  words(id: string, edition: PrintedEdition = 'en'): CardWords {
    const card = this.card(id);
    const sorts = [card && this.name('kind', card.kind), card?.species && this.name('species', card.species)];
    return {
      kind: sorts.filter(Boolean).join(', '),
      set: card?.set && this.name('set', card.set),
      cost: t('client-nightfall-label-cost'),
      strength: t('client-nightfall-label-strength'),
      health: t('client-nightfall-label-health'),
      links: t('client-nightfall-label-links'),
      kicker: t('client-nightfall-label-kicker'),
      colours: this.byColour('name'),
      letters: this.letters,
      texts: card ? this.texts(card, edition) : [],
      edited: t('client-source-edited'),
    };
  }

  private texts(card: CardShown, edition: PrintedEdition): CardText[] {
    if (card.kind === 'wound') {
      return [{ kind: 'chain', label: t('client-nightfall-label-wound-effect'), text: this.components.wound_effect.text }];
    }
    return TEXTS.flatMap((kind): CardText[] => {
      const text = (kind === 'kicker' && edition === 'pl' && card.kicker_pl_edition) || card[kind];
      return text ? [{ kind, label: t(`client-nightfall-label-${kind.replace('_', '-')}`), text }] : [];
    });
  }

  private byColour(key: 'name' | 'letter'): Record<Colour, string> {
    return Object.fromEntries(COLOURS.map((colour) => [colour, this.components.colour[colour]?.[key]])) as Record<Colour, string>;
  }
}

/** The library in a language, of the built-in facts or of a table's component edition. */
export const library = libraries('nightfall', (components: NightfallComponents) => new Library(components));
