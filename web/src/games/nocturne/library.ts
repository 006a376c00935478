import { libraries } from '../../contract/libraries';
import type { Corrections } from '../../contract/types';
import type { CharacterId, Direction, GoalId, SymbolKind, TileId, TileKind } from './types';

/** How far a fact can be trusted, and what is known. */
export interface Sourced {
  source: string;
  why: string;
  /** Facts that a component edition has changed; missing without any. */
  edited?: string[];
}

export interface TileFact extends Sourced {
  id: TileId;
  name: string;
  kind: TileKind;
  count: number;
  points?: number;
  symbols: SymbolKind[];
  herb?: string;
}

export interface ConcoctionFact extends Sourced {
  id: string;
  name: string;
  level1: SymbolKind[];
  points1: number;
  level2?: SymbolKind[];
  points2?: number;
}

export interface GoalFact extends Sourced {
  number: number;
  name: string;
  text: string;
  /** What it asks for, as a line of the vocabulary of goals: `first area 3`. */
  goal: string;
  points?: number;
}

export interface CharacterFact extends Sourced {
  id: CharacterId;
  name: string;
  symbol: SymbolKind;
  ability: string;
  symbol_source?: string;
}

/** A card of the solo opponent; its id says all that is printed on it. */
export interface SoloFact extends Sourced {
  name: string;
}

/** One of the 24 cards of the solo opponent; several may be alike. */
export interface SoloCardFact extends SoloFact {
  number: number;
  id: string;
  direction: Direction;
  /** `+1 or more`, `4 or higher`, `no higher than 6`. */
  power: string;
  start: number;
  offers: boolean;
}

/** A scenario: the character and the goals of both rounds that it fixes. */
export interface ScenarioFact extends Sourced {
  number: number;
  name: string;
  character: CharacterId;
  twilight: number[];
  moonlight: number[];
}

interface Named {
  name: string;
}

/** The answer of GET components: everything in the box by sort and id, in one language. */
export interface Components {
  token: Record<string, Named>;
  tile: Record<string, TileFact>;
  concoction: Record<string, ConcoctionFact>;
  goal: Record<string, GoalFact>;
  character: Record<string, CharacterFact>;
  symbol: Record<string, Named>;
  kind: Record<string, Named>;
  herb: Record<string, Named>;
  solo: Record<string, SoloFact>;
  /** All cards of the solo opponent, in order. */
  solo_cards: SoloCardFact[];
  scenario: Record<string, ScenarioFact>;
  achievement: Record<string, Named>;
  /** Where a card of the solo opponent points: north, ... */
  direction: Record<string, Named>;
  /** Modified rules, with a sentence on each. */
  modification: Record<string, Named & { text: string }>;
  tokens: Sourced & { values: (number | string)[] };
  shadow_tokens: Sourced & { values: number[] };
  /** By the number of players. */
  forest: Sourced & { rows_columns: Record<string, number[]> };
  twisted_trees: Sourced & Record<'1' | '2' | '3' | '4', string[]>;
  scoring: { twilight_goal: number; chest: number; bands: number[] };
  /** The component edition; null: the built-in facts. */
  corrections: Corrections | null;
}

const NAMED = [
  'token',
  'tile',
  'concoction',
  'goal',
  'character',
  'symbol',
  'kind',
  'herb',
  'modification',
  'solo',
  'direction',
  'scenario',
  'achievement',
] as const;

/** The component facts with names in one language. */
export class Library {
  constructor(readonly components: Components) {}

  /** The proper name of a component. */
  readonly name = (kind: string, id: string): string | undefined => {
    const sort = NAMED.find((one) => one === kind);
    return sort && this.components[sort][id]?.name;
  };

  tile(id: TileId): TileFact | undefined {
    return this.components.tile[id];
  }

  concoction(id: string): ConcoctionFact | undefined {
    return this.components.concoction[id];
  }

  goal(id: GoalId): GoalFact | undefined {
    return this.components.goal[id];
  }

  character(id: CharacterId): CharacterFact | undefined {
    return this.components.character[id];
  }

  solo(id: string): SoloFact | undefined {
    return this.components.solo[id];
  }
}

/** The library in a language, of the built-in facts or of a table's component edition. */
export const library = libraries('nocturne', (components: Components) => new Library(components));
