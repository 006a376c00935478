import type { Component } from 'svelte';
import type { Language } from '../app/settings';
import type { Library } from '../contract/types';
import type { Changes, Fact, FactOf, Item } from './facts';

/** The properties of a drawing of one possible value of a fact. */
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
  /** The section to which a fact belongs. */
  section(fact: Fact, library: Names): string;
  /** The name of a component. */
  name(sort: string, entry: string, library: Names): string;
  /** The name of a fact, such as "Cost". */
  label(fact: Fact): string;
  /** The name of a possible value. */
  choice(fact: Fact, value: Item, library: Names): string;
  /** The built-in library with changes applied, so that they are drawn at once. */
  corrected(library: Names, facts: readonly Fact[], changes: Changes, language: Language): Names;
  /** Whether possible values of a fact have drawings; for others the words are enough. */
  drawn(fact: Fact): boolean;
  Choice: Component<ChoiceProps>;
  /** The picture of a whole component, large enough to read. */
  Picture: Component<PictureProps<Names>>;
  /** The meaning of each place in a list of numbers, where it matters ("rows", "columns"). */
  places(fact: FactOf<'numbers'>): readonly string[] | null;
}

/** The parts of a game for the pages, which do not know its types; they only hand its values back to it. */
export function parts<Names extends Library>(own: EditionParts<Names>): EditionParts {
  return own as unknown as EditionParts;
}
