import type { Component } from 'svelte';
import type { Message } from '../app/protocol';
import type { Library } from '../contract/types';

/** A component, as the reference names it. */
export interface Thing {
  sort: string;
  id: string;
}

/** A fact in words, with its own source; `key` is that of the fact that an edition can change, if there is one. */
export interface FactWords {
  key: string;
  words: Message;
  source: string;
}

/** All that is said of a component. */
export interface Entry {
  name: string;
  /** Ids, its own ruling first. */
  rules: string[];
  facts: FactWords[];
  /** What is known and what was chosen; may be empty. */
  why: string;
  /** Where else it appears: groups of other things, with words that say how. */
  related: { words: Message; things: Thing[] }[];
}

/** A part of the list of components, e.g. the draft cards. */
export interface Section {
  section: string;
  sort: string;
  ids: string[];
}

/** The reference of a game in one language (`Game.reference`). */
export interface Reference {
  sections: Section[];
  things: Record<string, Record<string, Entry>>;
}

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
