import type { Component } from 'svelte';
import type { Thing } from '../server/protocol';
import type { Library } from './libraries';

export type { ReferenceEntry, FactWords, GameReference, Section, Thing } from '../server/protocol';

/** The properties of the small drawing of something that a fact names: its kind, and which it is. */
export interface IconProps {
  kind: string;
  id: string | number;
  size?: number;
}

/** The parts that a game provides for the pages of its components. */
export interface ReferenceParts<Names extends Library = Library> {
  /** A component drawn as on the table, large. */
  Drawing: Component<{ thing: Thing; library: Names }>;
  /** The same component, as small as one or two lines of text. */
  Mark: Component<{ thing: Thing; library: Names }>;
  /** The icon before a fact: its colours or symbols. */
  Icon: Component<IconProps>;
  /** The kinds of arguments that `Icon` can draw. */
  ICONS: readonly string[];
  /** The component that an argument of a log line names. */
  thingOf(kind: string, id: string, library: Names): Thing | undefined;
  /** The name of a component. */
  nameOf(thing: Thing, library: Names): string;
  /** The rule for each line of the log, by its message; lines without a rule are left out. */
  LINES: Readonly<Record<string, string>>;
  /** The common beginning of the paths of its editable facts (`cards.vulko`); undefined if there are none. */
  factsOf(thing: Thing): string | undefined;
}

/** `LINES` from the lines of a game's log that each rule is about: their messages without the name of the game. */
export function linesOf(game: string, lines: Record<string, readonly string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(lines).flatMap(([rule, names]) => names.map((name) => [`${game}-${name}`, rule])));
}

/** The parts of a game for the pages, which do not know its types; they only hand its library back to it. */
export function referenceParts<Names extends Library>(parts: ReferenceParts<Names>): ReferenceParts {
  return parts as unknown as ReferenceParts;
}
