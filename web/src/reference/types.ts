import type { Component } from 'svelte';
import type { Thing } from '../app/protocol';
import type { Library } from '../contract/types';

export type { Entry, FactWords, Reference, Section, Thing } from '../app/protocol';

/** What a game brings to the pages of its components. */
export interface ReferenceParts<Names extends Library = Library> {
  /** A component as it looks on the table, large. */
  Drawing: Component<{ thing: Thing; library: Names }>;
  /** The same as small as a line of text or two. */
  Mark: Component<{ thing: Thing; library: Names }>;
  /** What is drawn before a fact: its colours or symbols. */
  Icon: Component<{ kind: string; id: string }>;
  /** The kinds of arguments that `Icon` draws. */
  ICONS: readonly string[];
  /** The component that an argument of a log line names. */
  thingOf(kind: string, id: string, library: Names): Thing | undefined;
  /** What it is called. */
  nameOf(thing: Thing, library: Names): string;
  /** The rule of each line of the log, by its message; lines that no rule is about are missing. */
  LINES: Readonly<Record<string, string>>;
  /** The beginning of the paths of its facts that an edition can change (`cards.vulko`); undefined if there are none. */
  factsOf(thing: Thing): string | undefined;
}

/** Parts of a game for the pages, which only hand its own library back to them. */
export function referenceParts<Names extends Library>(parts: ReferenceParts<Names>): ReferenceParts {
  return parts as unknown as ReferenceParts;
}
