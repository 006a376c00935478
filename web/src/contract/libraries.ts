import { api } from '../server/api';
import type { Components } from '../server/protocol';
import type { Language } from '../app/settings';

/** The components of a game in one language, built-in or of a component edition. */
export interface Library {
  /** The proper name of a component. */
  name(kind: string, id: string): string | undefined;
  /** All components as the server describes them, with the name of their component edition, if any. */
  readonly components: Components;
}

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
