/**
 * The properties of the drawings of Nightfall.
 *
 * Ids are those of the component facts. What is printed on a card comes with it (`CardFace`), since an owner of the
 * game may correct the facts. Every text arrives already translated.
 */

import type { Notice, Seat } from '../../../pieces/types';

export type { Notice, Seat };

export const COLOURS = ['white', 'yellow', 'green', 'blue', 'purple', 'red'] as const;

export type Colour = (typeof COLOURS)[number];

export type CardKind = 'minion' | 'action' | 'wound';

/** The name of a fact that may be reconstructed or edited. */
export type FactName = 'colour' | 'links' | 'cost' | 'strength' | 'health' | 'kicker_colour' | 'species' | TextKind;

/** The printed facts of a card that are drawn. A wound has only a name. */
export interface CardFace {
  id: string;
  kind: CardKind;
  name: string;
  colour?: Colour;
  /** The colours that may be linked to it. */
  links?: Colour[];
  cost?: number;
  /** The strength; null: not a fixed number (Zombie Horde), drawn as a star. */
  strength?: number | null;
  health?: number;
  /** The colour that earns the kicker. */
  kicker?: Colour;
  /** The reconstructed facts. */
  reconstructed?: string[];
  /** The facts that a component edition has changed. */
  edited?: string[];
}

export type TextKind = 'chain' | 'your_chain' | 'in_play' | 'kicker';

export interface CardText {
  kind: TextKind;
  /** The heading, e.g. "Chain". */
  label: string;
  text: string;
}

/** The words of a full card. */
export interface CardWords {
  /** Kind and species, e.g. "Minion, vampire". */
  kind: string;
  /** The set, e.g. "Starter". */
  set?: string;
  cost: string;
  strength: string;
  health: string;
  /** The words before the link moons, e.g. "May be linked by". */
  links: string;
  /** The words about the kicker's moon, e.g. "Kicker on". */
  kicker: string;
  colours: Record<Colour, string>;
  /** The letters of the colours; if given, they are shown on the moons. */
  letters?: Record<Colour, string>;
  texts: CardText[];
  /** The word for facts that a component edition has changed. */
  edited?: string;
}

/**
 * `legal` may be picked and glows; `selected` is picked; `target` is aimed at; `dimmed` cannot be picked now;
 * `plain` everything else.
 */
export type PieceState = 'plain' | 'legal' | 'selected' | 'target' | 'dimmed';

/** The properties of every piece that can be picked, besides its drawing. */
export interface PickProps {
  /** The whole piece in words, with the name of the card. */
  label: string;
  state?: PieceState;
  /** Whether the latest event has touched it. */
  latest?: boolean;
  /** Why nothing can be done here; shown as a tooltip and read out. */
  reason?: string;
  /** The `tabindex`, where a group moves the focus itself. */
  tabindex?: number;
  onpick?: () => void;
  /** Called on press and hold, on the key `i` and on the context menu. */
  oninspect?: () => void;
  onhover?: (over: boolean) => void;
}

/** What a minion in play does in this combat; `tired`: nothing more in this turn. */
export type MinionMark = 'attacks' | 'blocks' | 'blocked' | 'tired';
