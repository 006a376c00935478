import type { Component } from 'svelte';
import type { Language } from '../app/settings';
import type { Library } from '../contract/types';
import type { Changes, Fact, FactOf, Item } from './facts';

/** What is given to whoever draws one of the values that a fact can have. */
export interface ChoiceProps {
  fact: Fact;
  value: Item;
  size: number;
}

export interface PictureProps<Names extends Library = Library> {
  sort: string;
  entry: string;
  library: Names;
}

/**
 * What the pages of component editions know of a game. Sections are called `client-GAME-sort-SECTION`, what a goal asks for
 * is said by `GAME-goal-WORDS`.
 */
export interface EditionParts<Names extends Library = Library> {
  sections: readonly string[];
  /** The section that a fact is found in. */
  section(fact: Fact, library: Names): string;
  /** What a component is called. */
  name(sort: string, entry: string, library: Names): string;
  /** What a fact says of its component: "Cost". */
  label(fact: Fact): string;
  /** What a possible value is called. */
  choice(fact: Fact, value: Item, library: Names): string;
  /** The built-in library with changes laid over it, so that they are drawn at once. */
  corrected(library: Names, facts: readonly Fact[], changes: Changes, language: Language): Names;
  /** One of the possible values as a small drawing; none where the words alone are enough. */
  drawn(fact: Fact): boolean;
  Choice: Component<ChoiceProps>;
  /** A whole component, as large as it is read. */
  Picture: Component<PictureProps<Names>>;
  /** Beside a list of values: what each place stands for, where it matters ("rows", "columns"). */
  places(fact: FactOf<'numbers'>): readonly string[] | null;
}

/** The parts of a game for the pages, which only hand its own things back to it. */
export function parts<Names extends Library>(own: EditionParts<Names>): EditionParts {
  return own as unknown as EditionParts;
}
