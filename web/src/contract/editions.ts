import type { Component } from 'svelte';
import type { Fact } from '../server/protocol';
import type { Library } from './libraries';
import type { IconProps } from './reference';

/** One of the values that a fact can have. */
export type Item = string | number;

export interface PictureProps<Names extends Library = Library> {
  sort: string;
  entry: string;
  library: Names;
}

/** A component as the server describes it. */
export interface DescribedComponent {
  [key: string]: unknown;
  edited?: string[];
  reconstructed?: string[];
}

/**
 * What the pages of component editions know of a game. Sections are called `client-GAME-sort-SECTION`, facts
 * `client-GAME-fact-SORT-KEY` or `client-GAME-fact-KEY`, and what a goal asks for is said by `GAME-goal-WORDS`.
 */
export interface EditionParts<Names extends Library = Library> {
  sections: readonly string[];
  /** The section to which a fact belongs. */
  section(fact: Fact, library: Names): string;
  /** What a component or a possible value is called, if the library does not know it. */
  name?(sort: string, entry: string, library: Names): string | undefined;
  /** What a fact is printed on, where its sort and entry do not say so. */
  bearers?(components: Record<string, Record<string, DescribedComponent>>, fact: Fact): (DescribedComponent | undefined)[] | undefined;
  libraryOf(components: unknown): Names;
  /** The sorts of values that have a small drawing; for others, words are enough. */
  drawn: readonly string[];
  Icon: Component<IconProps>;
  /** The picture of a whole component, large enough to read. */
  Picture: Component<PictureProps<Names>>;
}

/** The parts of a game for the pages, which do not know its types; they only hand its values back to it. */
export function parts<Names extends Library>(own: EditionParts<Names>): EditionParts {
  return own as unknown as EditionParts;
}
