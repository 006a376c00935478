import { api } from '../server/api';
import type { Language } from '../app/settings';
import type { Library } from './types';

/** What determines a table's components: the hash of its component edition; null: the built-in facts. */
export interface Boxed {
  id: string;
  edition: string | null;
}

/** The libraries of a game, one for each language and component edition; each is fetched once. */
export function libraries<Components, Names extends Library>(
  game: string,
  made: (components: Components) => Names,
): (language: Language, table?: Boxed) => Promise<Names> {
  const known = new Map<string, Promise<Names>>();
  return (language, table) => {
    const key = `${language} ${table?.edition ?? ''}`;
    let found = known.get(key);
    if (!found) {
      const fetched = table?.edition ? api.tableComponents<Components>(table.id, language) : api.components<Components>(game, language);
      found = fetched.then(made);
      found.catch(() => known.delete(key));
      known.set(key, found);
    }
    return found;
  };
}
