/** The facts that components are shown with: those of one of the player's editions or of a table; with neither, the built-in ones. */
export interface Under {
  edition?: string;
  table?: string;
}

/** Filters of the list of open tables; without any, all are shown. */
export interface Shown {
  game?: string;
  pace?: string;
  language?: string;
  wanted?: string;
}

/** The addresses of the client, after `#`. */
export type Route =
  | { page: 'start' }
  | { page: 'learn'; game?: string }
  | { page: 'puzzles'; game?: string }
  /** `edition`: the component edition of the player to play with. */
  | { page: 'new'; game?: string; edition?: string }
  | { page: 'rules'; game?: string; rule?: string }
  | ({ page: 'components'; game?: string; section?: string } & Under)
  /** The page of one component. */
  | ({ page: 'card'; game: string; sort: string; id: string } & Under)
  /** The picture of how the components of a game are linked. */
  | ({ page: 'links' } & Under)
  | { page: 'table'; id: string }
  | { page: 'text'; id: string }
  /** `analysis`: whether its analysis is open (`yes`). */
  | { page: 'replay'; id: string; step?: number; analysis?: string }
  | { page: 'replay-text'; id: string }
  | { page: 'profile'; section?: string }
  /** The page behind a link from another device. */
  | { page: 'join'; secret?: string }
  /** The page behind an invitation link. */
  | { page: 'sit'; secret: string }
  /** The list of tables where anybody may take a seat. */
  | ({ page: 'open' } & Shown)
  /** The page behind a link for watchers. */
  | { page: 'watch'; secret: string }
  /** The page behind the link that is mailed to a player who has forgotten their password. */
  | { page: 'recover'; secret: string }
  /** The page behind the link of a mail that confirms the address of an account. */
  | { page: 'confirm'; secret: string }
  /** The page behind the link of a mail that starts or stops reminders. */
  | { page: 'reminders'; action: 'confirm' | 'stop'; secret: string }
  /** The page behind a link that moves a seat to this device. */
  | { page: 'seat'; secret: string }
  | { page: 'campaign'; game?: string }
  | { page: 'companion'; game?: string; part?: string; item?: string }
  /** `at`: the fact or component to correct; `game` without `id`: the edition is yet to be chosen; `shared`: an edition that somebody shares. */
  | { page: 'editions'; id?: string; game?: string; at?: string; shared?: string }
  | { page: 'compare'; id: string; other: string }
  | { page: 'missing'; path: string };

type Known = Exclude<Route, { page: 'missing' }>;

/**
 * The address of each page, and its parameters after the question mark; the first address that fits counts. Parts with a colon are those
 * of the route; those with a question mark may be missing.
 */
const ADDRESSES: readonly [page: Known['page'], path: string, ...parameters: string[]][] = [
  ['start', ''],
  ['learn', 'learn/:game?'],
  ['puzzles', 'puzzles/:game?'],
  ['new', 'new/:game?', 'edition'],
  ['rules', 'rules/:rule'],
  ['rules', 'rules/:game?'],
  ['components', 'components/:game?/:section?', 'edition', 'table'],
  ['card', 'card/:game/:sort/:id', 'edition', 'table'],
  ['links', 'links', 'edition', 'table'],
  ['table', 'table/:id'],
  ['text', 'table/:id/text'],
  ['replay', 'replay/:id/:step?', 'analysis'],
  ['replay-text', 'replay/:id/text'],
  ['profile', 'profile/:section?'],
  ['join', 'join/:secret?'],
  ['sit', 'sit/:secret'],
  ['open', 'open', 'game', 'pace', 'language', 'wanted'],
  ['watch', 'watch/:secret'],
  ['recover', 'recover/:secret'],
  ['confirm', 'confirm/:secret'],
  ['reminders', 'reminders/:action/:secret'],
  ['seat', 'seat/:secret'],
  ['campaign', 'campaign/:game?'],
  ['companion', 'companion/:game?/:part?/:item?'],
  ['editions', 'editions/:id?', 'game', 'at', 'shared'],
  ['compare', 'editions/:id/compare/:other'],
];

/** The parts that cannot be any text. A rule is named by its id (`NOC-2.3`) or that of its chapter (`NOC-2`). */
const FORMS: Record<string, RegExp> = { rule: /^[A-Z]+-\d/, step: /^\d{1,6}$/, action: /^(confirm|stop)$/ };

/** The name of a part of the route, and whether it may be missing; nothing for a fixed word. */
function named(part: string): { name?: string; optional: boolean } {
  return { name: /^:(\w+)/.exec(part)?.[1], optional: part.endsWith('?') };
}

/** Whether this is a name that every object has (`constructor`): it is no id, and whatever is looked up by it would be found. */
function common(text: string): boolean {
  return text in {};
}

export function parseRoute(hash: string): Route {
  const [address = '', search] = hash.replace(/^#?\/?/, '').split('?', 2);
  const path = address.replace(/\/$/, '');
  const given = path.split('/').map(decode);
  const query = new URLSearchParams(search);
  for (const [page, pattern, ...parameters] of ADDRESSES) {
    const parts = pattern.split('/');
    const fits = (part: string, i: number): boolean => {
      const { name, optional } = named(part);
      const text = given[i];
      return name ? (text ? !common(text) && (FORMS[name]?.test(text) ?? true) : optional) : text === part;
    };
    if (given.length > parts.length || !parts.every(fits)) continue;
    const found = [...parts.map((part, i) => [named(part).name, given[i]]), ...parameters.map((name) => [name, query.get(name)])];
    const route = Object.fromEntries(found.filter(([name, text]) => name && text && !common(text))) as { step?: string };
    return { page, ...route, ...(route.step ? { step: Number(route.step) } : {}) } as Route;
  }
  return { page: 'missing', path };
}

export function href(route: Known): string {
  const values: Record<string, string | number | undefined> = { ...route };
  const has = (part: string): boolean => {
    const { name, optional } = named(part);
    return !name || optional || values[name] !== undefined;
  };
  const [, pattern = '', ...parameters] = ADDRESSES.find(([page, path]) => page === route.page && path.split('/').every(has)) ?? [];
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? values[named(part).name ?? ''] : part));
  const path = (parts.includes(undefined) ? parts.slice(0, parts.indexOf(undefined)) : parts).map((part) => encodeURIComponent(part ?? ''));
  const search = new URLSearchParams(parameters.flatMap((name) => (values[name] ? [[name, String(values[name])]] : []))).toString();
  return `#/${path.join('/')}${search && `?${search}`}`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
