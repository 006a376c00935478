/**
 * What the drawings of Nightfall are given.
 *
 * Ids are those of the component facts. What is printed on a card comes with it (`CardFace`), since an owner of the
 * game may correct the facts. Every text arrives already translated.
 */

import type { Notice, Seat } from '../../pieces/types';

export type { Notice, Seat };

export const COLOURS = ['white', 'yellow', 'green', 'blue', 'purple', 'red'] as const;

export type Colour = (typeof COLOURS)[number];

export type Species = 'vampire' | 'werewolf' | 'hunter' | 'ghoul';

export type CardKind = 'minion' | 'action' | 'wound';

/** A fact of a card that may be reconstructed, or changed by a component edition. */
export type Fact = 'colour' | 'links' | 'cost' | 'strength' | 'health' | 'kicker_colour' | 'species' | TextKind;

/** What is printed on a card, as far as it is drawn. A wound has a name only. */
export interface CardFace {
  id: string;
  kind: CardKind;
  name: string;
  colour?: Colour;
  /** Colours that may be linked to it. */
  links?: Colour[];
  cost?: number;
  /** Null: not a fixed number (Zombie Horde); drawn as a star. */
  strength?: number | null;
  health?: number;
  /** Colour that earns the kicker. */
  kicker?: Colour;
  /** Facts that were chosen, not read. */
  reconstructed?: string[];
  /** Facts that a component edition has changed. */
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
  /** Said before the link moons, e.g. "May be linked by". */
  links: string;
  /** Said of the kicker's moon, e.g. "Kicker on". */
  kicker: string;
  colours: Record<Colour, string>;
  /** Letters of the colours; shown on the moons when given. */
  letters?: Record<Colour, string>;
  texts: CardText[];
  /** Said of facts that were chosen, not read, e.g. "Reconstructed". */
  reconstructed?: string;
  /** Said of facts that a component edition has changed. */
  edited?: string;
}

/**
 * `legal` may be picked and glows; `selected` is picked; `target` is aimed at; `dimmed` cannot be picked now;
 * `plain` all else.
 */
export type PieceState = 'plain' | 'legal' | 'selected' | 'target' | 'dimmed';

/** What every part that can be picked is given besides its drawing. */
export interface PickProps {
  /** All of it in words, the name of the card among them. */
  label: string;
  state?: PieceState;
  /** Touched by the latest event. */
  latest?: boolean;
  /** Why nothing can be done here; tooltip and spoken description. */
  reason?: string;
  /** Place in the tab order, when a group moves the focus itself. */
  tabindex?: number;
  onpick?: () => void;
  /** Press and hold, the key `i`, context menu. */
  oninspect?: () => void;
  onhover?: (over: boolean) => void;
}

/** What a minion in play is doing: `tired` has nothing left to do this turn. */
export type MinionMark = 'attacks' | 'blocks' | 'blocked' | 'tired';
