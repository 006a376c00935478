// Made by tools/make_types.py.
import type { Corrected, MessageShown, Named, SeatId } from '../../../app/protocol';
import type { CardKind, Colour } from '../types';

/** An archive. */
export interface ArchiveView {
  /** Null for a secret archive. */
  card: string | null;
  count: number;
  /** What the active player would pay for its card. */
  cost: number | null;
  /** How many cards the active player would have to discard to claim from it; null if that is impossible now. */
  discards: number | null;
  /** Whether the active player may claim from it this turn although it is an opponent's (Indigo Six). */
  granted: boolean;
}

/** The card set aside by the one being carried out. */
export interface AsideView {
  card: string;
  seat: SeatId;
}

/** An attack that is not resolved yet. */
export interface AttackView {
  minion: string;
  card: string;
  target: SeatId;
  blockers: BlockerView[];
  state: 'now' | 'waiting';
  /** The damage of the attack not yet absorbed. */
  strength: number;
  /** The wounds that would get through if attacks and blockers were resolved in the order announced. */
  wounds: number;
  /** The preview if the minion in question also blocks it; null if it may not, or if no block is being chosen. */
  blocked: BlockedView | null;
}

/** A preview of an attack with one more blocker. */
export interface BlockedView {
  wounds: number;
  /** Whether the blocker would be destroyed. */
  destroyed: boolean;
}

/** A minion that blocks, or absorbs damage to its player. */
export interface BlockerView {
  minion: string;
  card: string;
  /** The damage it would take. */
  takes: number;
  destroyed: boolean;
}

/** An order, or a kind of wound. What is not printed on it is left out. */
export interface CardShown {
  id: string;
  name: string;
  kind: CardKind;
  /** How many are in the box. */
  copies: number;
  /** Names of facts that were reconstructed, not read from a source. */
  reconstructed: string[];
  /** Names of facts known from public descriptions only. */
  public?: string[];
  /** Names of facts that a component edition has changed. */
  edited?: string[];
  set?: 'draft' | 'promo' | 'starter';
  species?: Species;
  colour?: Colour;
  links?: Colour[];
  cost?: number;
  /** `minions`: the number of minions its player has in play. */
  strength?: number | 'minions';
  health?: number;
  kicker_colour?: Colour;
  chain?: string;
  your_chain?: string;
  in_play?: string;
  kicker?: string;
  /** The kicker in the Polish edition, if it differs. */
  kicker_pl_edition?: string;
  /** How a text that can be read in two ways is read here; likewise `discount` and `repeats`. */
  exile?: string;
  discount?: string;
  repeats?: string;
  /** The card's ruling. */
  rule?: string;
}

/** The card whose text is being carried out. */
export interface CarriedOutShown {
  card: string;
  seat: SeatId;
  kicked: boolean;
  again: boolean;
  /** The card it was played on, which determines whether it earns its kicker. */
  below: string | null;
  /** Which of its texts is being carried out. */
  text: 'chain' | 'kicker' | 'your_chain' | null;
}

/** Damage that a player still has to absorb. */
export interface DamageView {
  seat: SeatId;
  number: number;
  /** Whether the damage comes from a card text. */
  text: boolean;
}

/** The draft cards of this seat. */
export interface DraftView {
  offers: string[];
  picks: string[];
  /** The seats that have picked in this round. */
  picked: SeatId[];
  step: number;
  steps: number;
  /** Where the next card picked will go. */
  fate: 'commons' | 'out' | 'private';
}

/** What a card that may be played into the chain now would offer to the next player. */
export interface HintView {
  kicker: boolean;
  offers: Colour[];
  /** Who could link to it; null if nobody. */
  next: SeatId | null;
  /** Orders that the next player may hold and could link; null if this is not public. */
  cards: string[] | null;
}

/** A colour, with the letter used for it. */
export interface LetteredColour {
  name: string;
  letter: string;
}

/** A card in the chain. */
export interface LinkView {
  position: number;
  card: string;
  seat: SeatId;
  kicked: boolean;
  cancelled: boolean;
  twice: boolean;
  chooser: SeatId | null;
}

/** A minion in play: `vulko#2`. */
export interface MinionView {
  minion: string;
  card: string;
  health: number;
  full: number;
  strength: number;
  /** The decision still to come about the minion in this combat. */
  due: 'attack' | 'block' | null;
}

/** All components by sort and id, in one language. */
export interface NightfallComponents {
  /** Null for the built-in facts. */
  corrections: Corrected | null;
  card: Record<string, CardShown>;
  colour: Record<string, LetteredColour>;
  species: Record<string, Named>;
  kind: Record<string, Named>;
  set: Record<string, Named>;
  edition: Record<string, Named>;
  reading: Record<string, Reading>;
  wound_effect: Record<'text', string>;
  /** The printed pairs of private archives for the quick start. */
  quick_start: Record<'de' | 'en' | 'pl', string[][]>;
}

/** The table of Nightfall. */
export interface NightfallView {
  round: 'chain' | 'claim' | 'cleanup' | 'combat' | 'draft' | 'over';
  edition: 'de' | 'en' | 'pl';
  draftMode: 'common-ground' | 'normal' | 'open-archives' | 'quick-start' | 'two-player';
  secretArchives: boolean;
  turn: number;
  /** Null in a draft while the first player is not known. */
  active: SeatId | null;
  first: SeatId | null;
  influence: number;
  doubled: boolean;
  wounds: WoundsView;
  commons: ArchiveView[];
  /** The cards still in the chain, in the order played. */
  chain: LinkView[];
  building: boolean;
  resolving: CarriedOutShown | null;
  aside: AsideView | null;
  /** In play order. */
  attacks: AttackView[];
  damage: DamageView | null;
  seats: SeatView[];
  draft: DraftView | null;
  /** Keyed by each card in hand that may be played now. */
  hints: Record<string, HintView>;
  series: SeriesView | null;
  exiled: Record<string, number>;
  result: ResultView | null;
}

/** A private archive; a secret one is hidden. */
export interface PrivateView {
  /** Null for a secret archive. */
  card: string | null;
  count: number;
  /** What the active player would pay for its card. */
  cost: number | null;
  /** How many cards the active player would have to discard to claim from it; null if that is impossible now. */
  discards: number | null;
  /** Whether the active player may claim from it this turn although it is an opponent's (Indigo Six). */
  granted: boolean;
  hidden: boolean;
}

/** How a text that can be read in two ways is read. */
export interface Reading {
  name: string;
  /** What a card says instead under the reading that is not built in, by the kind of text. */
  texts: Record<string, string>;
}

/** How the game ended. */
export interface ResultView {
  ranking: SeatId[][];
  wounds: Record<SeatId, number>;
  kinds: Record<SeatId, Record<string, number>>;
  reason: MessageShown;
}

/** A player. */
export interface SeatView {
  seat: SeatId;
  /** Null if hidden from this viewer; shown when the game is over. */
  hand: string[] | null;
  handCount: number;
  deckCount: number;
  discardCount: number;
  discardTop: string | null;
  /** Top card first; null if the viewer may not look through it. */
  discard: string[] | null;
  play: MinionView[];
  private: PrivateView[];
  /** Null if hidden in this edition. */
  wounds: number | null;
  /** Orders in hand, deck and discard pile together; null if not public. */
  owns: Record<string, number> | null;
  protected: boolean;
  noTextBlock: boolean;
  discount: number;
}

/** A series of games. */
export interface SeriesView {
  game: number;
  totals: Record<SeatId, number>;
}

export type Species = string;

/** The wound stack. */
export interface WoundsView {
  /** Null when no face-up wound is left. */
  top: string | null;
  /** Null while it is hidden from all: in the German edition, until the last face-up wound is given. */
  left: number | null;
  ended: boolean;
}
