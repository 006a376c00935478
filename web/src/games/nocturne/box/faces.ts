import { shownLibrary } from '../../../contract/shown';
import type { CharacterId, Concoction, GoalId, GoalShown, Library, SymbolKind, Tile, TileId } from './library';

/** The printed facts of the pieces that are shown. */
export interface Faces {
  tile(id: TileId): Tile;
  concoction(id: string): Concoction;
  goal(id: GoalId): Required<Pick<GoalShown, 'goal' | 'points'>> & { reconstructed: boolean };
  /** The symbol on a character card. */
  symbol(id: CharacterId): SymbolKind;
  /** The totals at which the bands of a solo game begin, in ascending order. */
  bands(): readonly number[];
}

/** Whether a fact of a thing is reconstructed, and nothing of the thing corrected. */
export function isReconstructed({ source, reconstructed, edited }: Pick<Tile, 'source' | 'reconstructed' | 'edited'>, fact: string): boolean {
  return !edited && (source === 'reconstructed' || (reconstructed?.includes(fact) ?? false));
}

function known<T>(found: T | undefined, what: string, id: string): T {
  if (found === undefined) throw new Error(`No ${what} is called "${id}". Ids are those of the component facts.`);
  return found;
}

/** The faces in the library of the table or page. Call it while a component is made. */
export function printed(): Faces {
  const library = shownLibrary<Library>();
  const scoring = (): Library['components']['scoring'] => library().components.scoring;
  return {
    tile(id) {
      const tile = known(library().tile(id), 'tile', id);
      return tile.kind === 'chest' ? { ...tile, points: scoring().chest } : tile;
    },
    concoction: (id) => known(library().concoction(id), 'concoction', id),
    goal(id) {
      const found = known(library().goal(id), 'goal', id);
      const { goal, points = scoring().twilight_goal } = found;
      return { goal, points, reconstructed: isReconstructed(found, 'goal') };
    },
    symbol: (id) => known(library().character(id), 'character', id).symbol,
    bands: () => scoring().bands,
  };
}
