import type { Message, SeatId } from '../../../app/protocol';
import type { Draft, Edition } from '../setup';
import type { Colour } from '../types';

export const PHASES = ['combat', 'chain', 'claim', 'cleanup'] as const;

export type Phase = (typeof PHASES)[number];

/** The table of Nightfall as the server sends it (docs/protocol.md). */
export interface NightfallView {
  round: 'draft' | Phase | 'over';
  edition: Edition;
  draftMode: Draft;
  secretArchives: boolean;
  turn: number;
  /** Null in a draft, when nobody knows yet who begins. */
  active: SeatId | null;
  first: SeatId | null;
  influence: number;
  doubled: boolean;
  /** `left` is null where the edition hides it, `top` once no face-up wound is left. */
  wounds: { top: string | null; left: number | null; ended: boolean };
  commons: ArchiveView[];
  /** What still waits in the chain, the first played first. */
  chain: LinkView[];
  building: boolean;
  resolving: { card: string; seat: SeatId; kicked: boolean; again: boolean } | null;
  aside: { card: string; seat: SeatId } | null;
  attacks: AttackView[];
  damage: { seat: SeatId; number: number; text: boolean } | null;
  seats: SeatView[];
  draft: DraftView | null;
  /** For each card of the hand that may be played now. */
  hints: Record<string, HintView>;
  series: { game: number; totals: Record<SeatId, number> } | null;
  exiled: Record<string, number>;
  result: ResultView | null;
}

export interface ArchiveView {
  /** Null: secret. */
  card: string | null;
  count: number;
  cost: number | null;
  /** May be claimed from this turn although it is an opponent's. */
  granted: boolean;
}

export interface PrivateView extends ArchiveView {
  hidden: boolean;
}

export interface LinkView {
  position: number;
  card: string;
  seat: SeatId;
  kicked: boolean;
  cancelled: boolean;
  twice: boolean;
  chooser: SeatId | null;
}

export interface AttackView {
  minion: string;
  card: string;
  target: SeatId;
  blockers: { minion: string; card: string }[];
  state: 'waiting' | 'now' | 'done';
}

export interface MinionView {
  minion: string;
  card: string;
  health: number;
  full: number;
  strength: number;
}

export interface SeatView {
  seat: SeatId;
  /** Null: not mine. */
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
  /** Orders in hand, deck and discard pile, as far as public. */
  owns: Record<string, number> | null;
  protected: boolean;
  noTextBlock: boolean;
  discount: number;
}

export interface DraftView {
  offers: string[];
  picks: string[];
  picked: SeatId[];
  step: number;
  steps: number;
  /** What becomes of the card picked next. */
  fate: 'out' | 'private' | 'commons';
}

export interface HintView {
  kicker: boolean;
  offers: Colour[];
  /** Who could link to it; null: nobody. */
  next: SeatId | null;
  /** Orders that player may hold and could link; null: not known. */
  cards: string[] | null;
}

export interface ResultView {
  ranking: SeatId[][];
  wounds: Record<SeatId, number>;
  kinds: Record<SeatId, Record<string, number>>;
  reason: Message;
}
