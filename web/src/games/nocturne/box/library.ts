import { libraries } from '../../../contract/libraries';
import type { Character, Concoction, GoalShown, NocturneComponents, SoloCard, Tile } from './view';
import { plain, type CharacterId, type GoalId, type TileId } from './types';

export type * from './view';
export type * from './types';

const NAMED = [
  'token', 'tile', 'concoction', 'goal', 'character', 'variant', 'symbol', 'kind', 'herb', 'modification', 'solo',
  'direction', 'scenario', 'achievement',
] as const;

/** The component facts with names in one language. */
export class Library {
  constructor(readonly components: NocturneComponents) {}

  /** The proper name of a component. Of equal tiles on the Sprite board, those after the first have a number: `egg#2`. */
  readonly name = (kind: string, id: string): string | undefined => {
    const sort = NAMED.find((one) => one === kind);
    const name = sort && (sort === 'goal' ? this.goal(id as GoalId) : this.components[sort][plain(id)])?.name;
    return name && id !== plain(id) ? `${name} (${id.split('#')[1]})` : name;
  };

  tile(id: TileId): Tile | undefined {
    return this.components.tile[id];
  }

  concoction(id: string): Concoction | undefined {
    return this.components.concoction[id];
  }

  /** A goal, with its printed number before the name. */
  goal(id: GoalId): GoalShown | undefined {
    const goal = this.components.goal[id];
    return goal && { ...goal, name: `${goal.number}. ${goal.name}` };
  }

  character(id: CharacterId): Character | undefined {
    return this.components.character[id];
  }

  solo(id: string): SoloCard | undefined {
    return this.components.solo[id];
  }
}

/** The library in a language, of the built-in facts or of a table's component edition. */
export const library = libraries('nocturne', (components: NocturneComponents) => new Library(components));
