import type { Component } from 'svelte';
import type { LegalMove, Thing } from '../app/moves';
import type { Components, GameInfo, PlayedGame, Progress, View } from '../app/protocol';
import type { Under } from '../app/routes';
import type { Language, SeatSetup } from '../app/settings';
import type { EditionParts } from '../editions/parts';
import type { Namer } from '../i18n/translator';
import type { TableStore } from '../table/store.svelte';
import type { Reference, ReferenceParts, Section } from '../reference/types';
import type { Boxed } from './libraries';

/** The components of a game in one language, built-in or of a component edition. */
export interface Library {
  /** The proper name of a component. */
  name(kind: string, id: string): string | undefined;
  /** Everything in the box as the server describes it; under a component edition, which one. */
  readonly components: Components;
}

export interface TableProps<Table = unknown, Names extends Library = Library> {
  store: TableStore;
  view: View<Table>;
  library: Names;
  namer: Namer;
  onhelp: () => void;
  onresult: () => void;
}

export interface ResultProps<Table = unknown> {
  store: TableStore;
  view: View<Table>;
  namer: Namer;
  onclose: () => void;
}

/** A section of the components, as the reference has them. */
export interface PiecesProps<Names extends Library = Library> {
  section: Section;
  library: Names;
  parts: ReferenceParts;
  reference: Reference;
  under: Under;
}

/** What the parts of the text view are given. */
export interface TextProps<Table = unknown, Names extends Library = Library> {
  view: View<Table>;
  library: Names;
  namer: Namer;
}

/** The text view of a game: what stands under the headings Me, Table and Others, and its moves in words. */
export interface TextParts<Table = unknown, Names extends Library = Library> {
  Me: Component<TextProps<Table, Names>>;
  Table: Component<TextProps<Table, Names>>;
  Others: Component<TextProps<Table, Names>>;
  moveText(move: LegalMove, namer: Namer): string;
}

/** The options of a new table as the form shows them; it changes `options` in place. */
export interface OptionsProps<Options = unknown> {
  options: Options;
  players: number;
  /** Who sits there. */
  seats: SeatSetup[];
}

type Part<Props extends Record<string, unknown>, More = object> = () => Promise<{ default: Component<Props> } & More>;

/**
 * A game as the pages see it. What the server says of it is enough (`defaults.ts`); the default export of `game.ts` in its folder, if it
 * has one, says more. Whatever is not needed to choose and set up a game is loaded when it is shown, so that a table loads its own game only.
 *
 * By its name the pages find its messages. `client-GAME-`: `title`, `tagline`, `about`, `seats-text`, `learn-text`, `components`, `help`,
 * `line-example`, `round-ROUND`, `sort-SECTION` and `hint-KIND` (of decision); what the generic table shows is named in `table/generic/words.ts`.
 * None of them must be there but those of the parts that the game offers.
 */
export interface Game<Options = unknown, Table = unknown, Names extends Library = Library> extends GameInfo {
  /** Its place among the games, from 1; the others come after them. */
  order?: number;
  /** The page of its scenarios, if it has any. */
  campaign?: () => Promise<{ default: Component<{ game: Game }> }>;
  /** What somebody has reached there, for the profile. */
  reached?: Part<{ progress: Progress }>;
  /** A drawing that stands for the game, two and a half times as wide as high. */
  emblem?: Part<Record<string, never>>;
  /** The first table anybody is offered. */
  first: { players: number; options: Partial<Options> };
  /** The kind of things that a replay goes from step to step with, and which of them somebody means who clicks on something on the table. */
  traced?: { kind: string; meant: (thing: Thing, table: Table) => string | undefined };
  /** Ids of the entries of its log that sound like more than a move. */
  chimes?: readonly string[];
  /** The keys of its table, with the messages that say what they do. */
  keys: readonly (readonly [keys: readonly string[], message: string])[];
  /** Options for a number of players, out of what was stored or chosen before: what is missing, damaged or impossible has its default. */
  options(stored: unknown, players: number): Options;
  /** The options as the server takes them. */
  body(options: Options, players: number): Record<string, unknown>;
  /** The options in a few words. */
  summary(options: Options, players: number): string;
  /** What somebody's game came to, in words. */
  score(total: number): string;
  /** What kind of game it was, in a few words. */
  kind(played: PlayedGame): string;
  /** What is in the box: the built-in facts, or those of a table's component edition. */
  library(language: Language, table?: Boxed): Promise<Names>;
  /** The same out of the components as the server describes them, e.g. those of an edition that is being edited. */
  libraryOf(components: unknown): Promise<Names>;
  optionsForm?: () => Promise<{ default: Component<OptionsProps<Options>> }>;
  table: () => Promise<{ default: Component<TableProps<Table, Names>> }>;
  result: () => Promise<{ default: Component<ResultProps<Table>> }>;
  text: () => Promise<TextParts<Table, Names>>;
  /** The drawings of single components, and where its log leads. */
  reference?: () => Promise<{ default: ReferenceParts }>;
  /** How its components are linked as a picture, if that can be drawn. */
  links?: () => Promise<{ default: Component<{ library: Names; reference: Reference; under: Under }> }>;
  /** What the pages of component editions need to know of it. */
  editions?: () => Promise<EditionParts>;
  /** What is in the box, section by section. */
  components?: () => Promise<{ default: Component<PiecesProps<Names>> }>;
}

/** What a game says of itself. */
export type Offer<Options = unknown, Table = unknown, Names extends Library = Library> = Partial<Omit<Game<Options, Table, Names>, keyof GameInfo>>;

/** The same for the pages, which know nothing of its types: they only hand its own things back to it. */
export function offer<Options, Table, Names extends Library>(own: Offer<Options, Table, Names>): Offer {
  return own as unknown as Offer;
}
