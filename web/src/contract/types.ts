import type { Component } from 'svelte';
import type { LegalMove, Reference } from '../server/moves';
import type { GameInfo, PlayedGame, Progress, View } from '../server/protocol';
import type { Under } from '../app/routes';
import type { Language, SeatChoice } from '../app/settings';
import type { EditionParts } from './editions';
import type { Namer } from '../i18n/translator';
import type { TableStore } from '../store/store.svelte';
import type { GameReference, ReferenceParts, Section } from './reference';
import type { Boxed, Library } from './libraries';

export type * from '../server/protocol';
export type { Library } from './libraries';

export interface TableProps<Table = unknown, Names extends Library = Library> {
  store: TableStore;
  view: View<Table>;
  library: Names;
  namer: Namer;
  /** The phases of the game, in order. */
  phases: GameInfo['phases'];
  onhelp: () => void;
  onresult: () => void;
}

export interface ResultProps<Table = unknown> {
  store: TableStore;
  view: View<Table>;
  namer: Namer;
  onclose: () => void;
}

/** The properties of a section of components in the reference. */
export interface PiecesProps<Names extends Library = Library> {
  section: Section;
  library: Names;
  parts: ReferenceParts;
  reference: GameReference;
  under: Under;
}

/** The properties of the parts of the text view. */
export interface TextProps<Table = unknown, Names extends Library = Library> {
  view: View<Table>;
  library: Names;
  namer: Namer;
}

/** The text view of a game: the content under the headings Me, Table and Others, and its moves in words. */
export interface TextParts<Table = unknown, Names extends Library = Library> {
  Me: Component<TextProps<Table, Names>>;
  Table: Component<TextProps<Table, Names>>;
  Others: Component<TextProps<Table, Names>>;
  moveText(move: LegalMove, namer: Namer, table?: Table): string;
}

/** The properties of the options in the form for a new table; it changes `options` in place. */
export interface OptionsProps<Options = unknown> {
  options: Options;
  players: number;
  /** The players at the seats. */
  seats: SeatChoice[];
  game: GameInfo;
}

/** Options with one of the possible values each (`GameInfo.choices`). */
export type Chosen = Record<string, string | number | boolean>;

type Part<Props extends Record<string, unknown>, More = object> = () => Promise<{ default: Component<Props> } & More>;

/**
 * A game as the pages see it. What the server says of it is enough (`games.ts`); the default export of `game.ts` in its folder, if it
 * has one, says more. Whatever is not needed to choose and set up a game is loaded when it is shown, so that a table loads its own game only.
 *
 * The pages find its messages by its name. `client-GAME-`: `title`, `tagline`, `about`, `seats-text`, `learn-text`, `components`, `help`,
 * `line-example`, `round-ROUND`, `sort-SECTION`, `hint-KIND` (of decision) and `primer-1`, `primer-2` and so on; what the generic table shows is named in `generic/words.ts`.
 * Only those of the parts that the game offers are required.
 */
export interface Game<Options = unknown, Table = unknown, Names extends Library = Library> extends GameInfo {
  /** Its position in the list of games, from 1; games without one come last. */
  order?: number;
  /** The page of its scenarios. */
  campaign?: () => Promise<{ default: Component<{ game: Game }> }>;
  /** What a player has reached in it, for the profile. */
  reached?: Part<{ progress: Progress }>;
  /** The drawing that stands for the game, two and a half times as wide as high. */
  emblem?: Part<Record<string, never>>;
  /** The table offered at first. */
  first: { players: number; options: Partial<Options> };
  /** The kind of things that a replay can follow from step to step, and which of them a click on the table means. */
  traced?: { kind: string; meant: (thing: Reference, table: Table) => string | undefined };
  /** Ids of log entries with a sound that stands out from that of a move. */
  chimes?: readonly string[];
  /** The keys of its table, with the messages that explain them. */
  keys: readonly (readonly [keys: readonly string[], message: string])[];
  /** Options for a number of players, from those stored or chosen before; anything missing, damaged or impossible gets its default. */
  options(stored: unknown, players: number): Options;
  /** The options as the server expects them. */
  body(options: Options, players: number): Record<string, unknown>;
  /** The options in a few words. */
  summary(options: Options, players: number): string;
  /** The result of a player in words. */
  score(total: number): string;
  /** The kind of a finished game in a few words. */
  kind(played: PlayedGame): string;
  /** The library of the built-in facts, or of a table's component edition. */
  library(language: Language, table?: Boxed): Promise<Names>;
  /** The library of components that the server has described, such as those of an edition that is being edited. */
  libraryOf(components: unknown): Promise<Names>;
  optionsForm?: () => Promise<{ default: Component<OptionsProps<Options>> }>;
  table: () => Promise<{ default: Component<TableProps<Table, Names>> }>;
  result: () => Promise<{ default: Component<ResultProps<Table>> }>;
  text: () => Promise<TextParts<Table, Names>>;
  /** The drawings of single components, and the components that its log names. */
  reference?: () => Promise<{ default: ReferenceParts }>;
  /** The small drawing of a position from what `Game.picture` says of it. */
  thumbnail?: Part<{ picture: Record<string, unknown>; library: Names }>;
  /** The picture of how its components are linked. */
  links?: () => Promise<{ default: Component<{ library: Names; reference: GameReference; under: Under }> }>;
  /** The parts of the pages for component editions. */
  editions?: () => Promise<EditionParts>;
  /** The sections of its components. */
  components?: () => Promise<{ default: Component<PiecesProps<Names>> }>;
}

/** The parts that a game offers. */
export type Offer<Options = unknown, Table = unknown, Names extends Library = Library> = Partial<Omit<Game<Options, Table, Names>, keyof GameInfo>>;

/** The same without the game's own types, which the pages do not know; they only hand its values back to it. */
export function offer<Options, Table, Names extends Library>(own: Offer<Options, Table, Names>): Offer {
  return own as unknown as Offer;
}
