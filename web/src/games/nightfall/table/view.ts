// Made by tools/make_types.py.
import type { Corrected, Message, SeatId } from '../../../app/protocol';
import type { CardKind, Colour, Species } from '../types';

/** An archive. */
export interface ArchiveView {
  /** Null: secret. */
  card: string | null;
  count: number;
  /** What the active player would pay. */
  cost: number | null;
  /** How many cards he would have to discard to claim from it; null: he cannot, or it is not the time. */
  discards: number | null;
  /** May be claimed from this turn although it is an opponent's (Indigo Six). */
  granted: boolean;
}

/** The card that the one being carried out has set aside. */
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
  /** The damage that is left of it. */
  strength: number;
  /** What would come through, if attacks and blockers come in the order they were announced. */
  wounds: number;
  /** What it would come to if the minion that is asked blocked it; null: it may not, or none is asked. */
  blocked: BlockedView | null;
}

/** What an attack would come to with one more blocker. */
export interface BlockedView {
  wounds: number;
  /** The blocker. */
  destroyed: boolean;
}

/** A minion that blocks, or absorbs damage for its player. */
export interface BlockerView {
  minion: string;
  card: string;
  /** The damage it would take. */
  takes: number;
  destroyed: boolean;
}

/** An order, or a kind of wounds. What is not printed on it is missing. */
export interface Card {
  id: string;
  name: string;
  kind: CardKind;
  /** How many are in the box. */
  copies: number;
  /** Facts that were chosen, not read. */
  reconstructed: string[];
  /** Facts that a component edition has changed. */
  edited?: string[];
  set?: 'draft' | 'promo' | 'starter';
  species?: Species;
  colour?: Colour;
  links?: Colour[];
  cost?: number;
  /** `minions`: as many as its player has in play. */
  strength?: number | 'minions';
  health?: number;
  kicker_colour?: Colour;
  chain?: string;
  your_chain?: string;
  in_play?: string;
  kicker?: string;
  /** The kicker in the Polish edition, where it differs. */
  kicker_pl_edition?: string;
  /** The card's ruling. */
  rule?: string;
}

/** The card whose text is being carried out. */
export interface CarriedOut {
  card: string;
  seat: SeatId;
  kicked: boolean;
  again: boolean;
  /** The card it was played on, which decides about the kicker. */
  below: string | null;
  /** Which of its texts is at work. */
  text: 'chain' | 'kicker' | 'your_chain' | null;
}

/** What somebody still has to absorb. */
export interface DamageView {
  seat: SeatId;
  number: number;
  /** It comes from a card text. */
  text: boolean;
}

/** What this seat drafts from. */
export interface DraftView {
  offers: string[];
  picks: string[];
  /** Those who have made the pick of this round. */
  picked: SeatId[];
  step: number;
  steps: number;
  /** What becomes of the card picked next. */
  fate: 'commons' | 'out' | 'private';
}

/** What a card that may be played into the chain now offers to whom. */
export interface HintView {
  kicker: boolean;
  offers: Colour[];
  /** Who could link to it; null: nobody. */
  next: SeatId | null;
  /** Orders that player may hold and could link; null: not public. */
  cards: string[] | null;
}

/** A colour, with the letter that stands for it. */
export interface LetteredColour {
  name: string;
  letter: string;
}

/** A card that waits in the chain. */
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
  /** What it has yet to be asked in this combat. */
  due: 'attack' | 'block' | null;
}

/** What has a name. */
export interface Named {
  name: string;
}

/** Everything in the box by sort and id, in one language. */
export interface NightfallComponents {
  /** Null: the built-in facts. */
  corrections: Corrected | null;
  card: Record<string, Card>;
  colour: Record<string, LetteredColour>;
  species: Record<string, Named>;
  kind: Record<string, Named>;
  set: Record<string, Named>;
  edition: Record<string, Named>;
  wound_effect: Record<'text', string>;
  /** The printed pairs of private archives. */
  quick_start: Record<'de' | 'en' | 'pl', string[][]>;
}

/** The table of Nightfall. */
export interface NightfallView {
  round: 'chain' | 'claim' | 'cleanup' | 'combat' | 'draft' | 'over';
  edition: 'de' | 'en' | 'pl';
  draftMode: 'common-ground' | 'normal' | 'open-archives' | 'quick-start' | 'two-player';
  secretArchives: boolean;
  turn: number;
  /** Null in a draft as long as nobody knows who begins. */
  active: SeatId | null;
  first: SeatId | null;
  influence: number;
  doubled: boolean;
  wounds: WoundsView;
  commons: ArchiveView[];
  /** What still waits, the card played first in front. */
  chain: LinkView[];
  building: boolean;
  resolving: CarriedOut | null;
  aside: AsideView | null;
  /** In play order. */
  attacks: AttackView[];
  damage: DamageView | null;
  seats: SeatView[];
  draft: DraftView | null;
  /** For each card of the hand that may be played now. */
  hints: Record<string, HintView>;
  series: SeriesView | null;
  exiled: Record<string, number>;
  result: ResultView | null;
}

/** A private archive; a secret one is hidden. */
export interface PrivateView {
  /** Null: secret. */
  card: string | null;
  count: number;
  /** What the active player would pay. */
  cost: number | null;
  /** How many cards he would have to discard to claim from it; null: he cannot, or it is not the time. */
  discards: number | null;
  /** May be claimed from this turn although it is an opponent's (Indigo Six). */
  granted: boolean;
  hidden: boolean;
}

/** How the game ended. */
export interface ResultView {
  ranking: SeatId[][];
  wounds: Record<SeatId, number>;
  kinds: Record<SeatId, Record<string, number>>;
  reason: Message;
}

/** A player. */
export interface SeatView {
  seat: SeatId;
  /** Null: not mine, as long as the game is not over. */
  hand: string[] | null;
  handCount: number;
  deckCount: number;
  discardCount: number;
  discardTop: string | null;
  /** The top first; null: not to be looked through. */
  discard: string[] | null;
  play: MinionView[];
  private: PrivateView[];
  /** Null: not shown in this edition. */
  wounds: number | null;
  /** Orders in hand, deck and discard pile together, as far as public. */
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

/** The wound stack. */
export interface WoundsView {
  /** Null once no face-up wound is left. */
  top: string | null;
  /** Null where nobody may know it: in the German edition, until the last face-up wound is given. */
  left: number | null;
  ended: boolean;
}
