import { api } from '../server/api';
import { Once } from '../server/once';
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
  const known = new Once<Names>();
  return (language, table) =>
    known.of(`${language} ${table?.edition ?? ''}`, async () =>
      made(await (table?.edition ? api.tableComponents<Components>(table.id, language) : api.components<Components>(game, language))),
    );
}
