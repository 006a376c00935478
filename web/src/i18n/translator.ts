import { FluentBundle, FluentResource, type Message } from '@fluent/bundle';
import type { Argument, MessageShown } from '../server/protocol';
import type { Language } from '../app/settings';

/** Gives the proper name of a thing by kind and id: `namer('tile', 'egg')`. Undefined: things of this kind have no names. */
export type Namer = (kind: string, id: string) => string | undefined;

export type Args = Record<string, Argument>;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name from elsewhere, set apart if it is written from right to left: otherwise it would reverse the words beside it. */
function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/**
 * Of the message files with these paths, those to read in a language: the shared ones and those of these games, in English where a game
 * lacks one. The words of games that are not `drawn` come from the server: they may have changed since this build.
 */
export function spokenFiles(paths: readonly string[], language: Language, games: readonly string[], drawn: readonly string[]): string[] {
  const theirs = games.filter((game) => drawn.includes(game)).flatMap((game) => paths.filter((path) => path.startsWith(`./${game}/words/en/`)));
  const spoken = theirs.map((path) => ({ path, translated: path.replace('/words/en/', `/words/${language}/`) }));
  return [
    ...paths.filter((path) => path.startsWith(`./${language}/`)),
    ...spoken.map(({ path, translated }) => (paths.includes(translated) ? translated : path)),
  ];
}

/** The messages of a file: the source of each by its id. Most of them no page shows, so they are read when they are wanted. */
export type Entries = ReadonlyMap<string, string>;

export function entries(source: string): Entries {
  return new Map(source.split(/^(?=-?[a-zA-Z][\w-]* *=)/m).map((entry) => [entry.slice(0, entry.search(/[ =]/)), entry]));
}

/** Puts messages into the words of one language. */
export class Translator {
  private readonly bundle: FluentBundle;
  private readonly list: Intl.ListFormat;
  private readonly read = new Set<string>();

  constructor(readonly language: Language, private readonly sources: readonly Entries[]) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.list = new Intl.ListFormat(language, { type: 'conjunction' });
  }

  has(id: string): boolean {
    return this.pattern(id) != null;
  }

  private pattern(id: string): Message['value'] | undefined {
    if (!this.read.has(id)) {
      this.read.add(id);
      const source = this.sources.find((entries) => entries.has(id))?.get(id) ?? '';
      this.bundle.addResource(new FluentResource(source));
      // The messages in it, too.
      for (const [, inner = ''] of source.matchAll(/\{\s*(-?[a-zA-Z][\w-]*)/g)) this.pattern(inner);
    }
    return this.bundle.getMessage(id)?.value;
  }

  /**
   * The text of a message. `namer` names a text argument by the first part of its name (`seat_other`: a seat); lists are joined. An
   * unknown message or a missing argument shows as the id of the message, so that nothing is hidden.
   */
  text(id: string, args: Args = {}, namer: Namer = () => undefined): string {
    const pattern = this.pattern(id);
    if (pattern == null) return id;
    const words: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(args)) {
      const kind = key.split('_', 1)[0] ?? key;
      const name = (item: string): string => isolated(namer(kind, item) ?? item);
      if (Array.isArray(value)) words[key] = this.list.format(value.map(name));
      else words[key] = typeof value === 'string' ? name(value) : value;
    }
    return this.bundle.formatPattern(pattern, words, []);
  }

  message(message: MessageShown, namer?: Namer): string {
    return this.text(message.id, message.args, namer);
  }
}
