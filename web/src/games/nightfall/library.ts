import { libraries } from '../../contract/libraries';
import type { Corrections } from '../../contract/types';
import { t } from '../../i18n/index.svelte';
import type { Edition } from './setup';
import { COLOURS, type CardFace, type CardKind, type CardText, type CardWords, type Colour, type Species, type TextKind } from './types';

/** A card as the server describes it: an order, or a kind of wounds. */
export interface CardFact extends Partial<Record<TextKind, string>> {
  id: string;
  name: string;
  kind: CardKind;
  /** How many are in the box. */
  copies: number;
  /** Facts that were chosen, not read. */
  reconstructed: string[];
  /** Facts that a component edition has changed; missing without any. */
  edited?: string[];
  set?: 'starter' | 'draft' | 'promo';
  species?: Species;
  colour?: Colour;
  links?: Colour[];
  cost?: number;
  /** `minions`: as many as its player has in play. */
  strength?: number | 'minions';
  health?: number;
  kicker_colour?: Colour;
  /** The kicker in the Polish edition, where it differs. */
  kicker_pl_edition?: string;
  /** The card's ruling. */
  rule?: string;
}

interface Named {
  name: string;
}

/** The answer of GET components: everything in the box by sort and id, in one language. */
export interface Components {
  card: Record<string, CardFact>;
  colour: Record<Colour, Named & { letter: string }>;
  species: Record<string, Named>;
  kind: Record<string, Named>;
  set: Record<string, Named>;
  edition: Record<string, Named>;
  wound_effect: { text: string };
  /** The printed pairs of private archives, by edition. */
  quick_start: Record<Edition, [string, string][]>;
  /** The component edition; null: the built-in facts. */
  corrections: Corrections | null;
}

const NAMED = ['card', 'colour', 'species', 'kind', 'set', 'edition'] as const;
const TEXTS: TextKind[] = ['chain', 'your_chain', 'in_play', 'kicker'];

/** The component facts with names in one language. */
export class Library {
  constructor(readonly components: Components) {}

  /** The proper name of a component. A minion is called as its card, with its number if it is not the first: `vulko#2`. */
  readonly name = (kind: string, id: string): string | undefined => {
    if (kind === 'minion' || kind === 'attacker') {
      const [card = '', number] = id.split('#');
      const name = this.components.card[card]?.name;
      return name && number ? `${name} (${number})` : name;
    }
    const sort = NAMED.find((one) => one === kind);
    const things: Record<string, Named> | undefined = sort && this.components[sort];
    return things?.[id]?.name;
  };

  card(id: string): CardFact | undefined {
    return this.components.card[id];
  }

  /** What is printed on a card, as far as it is drawn. */
  readonly face = (id: string): CardFace => {
    const card = this.card(id);
    if (!card) throw new Error(`No card is called "${id}". Ids are those of the component facts.`);
    const { name, kind, colour, links, cost, strength, health, kicker_colour: kicker, reconstructed, edited } = card;
    return { id, name, kind, colour, links, cost, strength: typeof strength === 'number' ? strength : null, health, kicker, reconstructed, edited };
  };

  /** The letters of the colours. */
  get letters(): Record<Colour, string> {
    return this.byColour((colour) => colour.letter);
  }

  /** The words of a full card, as the edition prints them. */
  words(id: string, edition: Edition = 'en'): CardWords {
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
      colours: this.byColour((colour) => colour.name),
      letters: this.letters,
      texts: card ? this.texts(card, edition) : [],
      reconstructed: t('client-source-reconstructed'),
      edited: t('client-source-edited'),
    };
  }

  private texts(card: CardFact, edition: Edition): CardText[] {
    if (card.kind === 'wound') {
      return [{ kind: 'chain', label: t('client-nightfall-label-wound-effect'), text: this.components.wound_effect.text }];
    }
    return TEXTS.flatMap((kind): CardText[] => {
      const text = (kind === 'kicker' && edition === 'pl' && card.kicker_pl_edition) || card[kind];
      return text ? [{ kind, label: t(`client-nightfall-label-${kind.replace('_', '-')}`), text }] : [];
    });
  }

  private byColour<T>(of: (colour: Components['colour'][Colour]) => T): Record<Colour, T> {
    return Object.fromEntries(COLOURS.map((colour) => [colour, of(this.components.colour[colour])])) as Record<Colour, T>;
  }
}

/** The library in a language, of the built-in facts or of a table's component edition. */
export const library = libraries('nightfall', (components: Components) => new Library(components));
