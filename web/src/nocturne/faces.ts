import facts from 'virtual:nocturne-facts';
import type { CharacterId, GoalId, SymbolKind, TileId, TileKind } from './types';

/** What is printed on a tile. */
export interface TileFace {
  id: string;
  kind: TileKind;
  points?: number;
  symbols: SymbolKind[];
  /** Letter of a herb, or `wild`. */
  herb?: string;
}

/** What is printed on a concoction; some have one level only. */
export interface ConcoctionFace {
  id: string;
  level1: SymbolKind[];
  points1: number;
  level2?: SymbolKind[];
  points2?: number;
}

/** The part of the component facts that is drawn. */
export interface Facts {
  tiles: TileFace[];
  concoctions: ConcoctionFace[];
  moonlight_goals: { number: number; points: number; shape?: string[] }[];
  scoring: { twilight_goal: number; chest: number; bands: number[] };
  characters: { id: CharacterId; symbol: SymbolKind }[];
}

const tiles = new Map(
  facts.tiles.map((tile) => [tile.id, tile.kind === 'chest' ? { ...tile, points: facts.scoring.chest } : tile]),
);
const concoctions = new Map(facts.concoctions.map((card) => [card.id, card]));
const characters = new Map(facts.characters.map((character) => [character.id, character.symbol]));
const goals = new Map(facts.moonlight_goals.map((goal) => [goal.number, goal]));

function known<T>(found: T | undefined, what: string, id: string): T {
  if (found === undefined) throw new Error(`No ${what} is called "${id}". Ids are those of the component facts.`);
  return found;
}

export function tileFace(id: TileId): TileFace {
  return known(tiles.get(id), 'tile', id);
}

export function concoctionFace(id: string): ConcoctionFace {
  return known(concoctions.get(id), 'concoction', id);
}

/** The totals from which a solo game counts for more, ascending. */
export const BANDS: readonly number[] = facts.scoring.bands;

/** The symbol on a character card. */
export function characterSymbol(id: CharacterId): SymbolKind {
  return known(characters.get(id), 'character', id);
}

/** Points printed on a goal and, for three moonlight goals, its shape as rows of `X` and `.`. */
export function goalFace(id: GoalId): { points: number; shape?: string[] } {
  if (id.startsWith('T')) return { points: facts.scoring.twilight_goal };
  return known(goals.get(Number(id.slice(1))), 'goal', id);
}
