/** The facts that components are shown with: those of one of the player's editions, or of a table; without either the built-in ones. */
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
  | { page: 'replay'; id: string; step?: number }
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
  /** The page behind the link that is mailed to somebody who has forgotten their password. */
  | { page: 'recover'; secret: string }
  /** The page behind the link of a mail that confirms the address of an account. */
  | { page: 'confirm'; secret: string }
  /** The page behind the link of a mail that starts or stops reminders. */
  | { page: 'reminders'; action: 'confirm' | 'stop'; secret: string }
  /** The page behind a link that moves a seat to this device. */
  | { page: 'seat'; secret: string }
  | { page: 'campaign'; game?: string }
  | { page: 'companion'; game?: string; part?: string; item?: string }
  /** `at`: the fact or component to correct; `game` without `id`: the edition is yet to be chosen. */
  | { page: 'editions'; id?: string; game?: string; at?: string }
  | { page: 'compare'; id: string; other: string }
  | { page: 'missing'; path: string };

/** The id of a rule (`NOC-2.3`) or of a chapter (`NOC-2`). */
const RULE = /^[A-Z]+-\d/;

export function parseRoute(hash: string): Route {
  const [address = '', search] = hash.replace(/^#?\/?/, '').split('?', 2);
  const path = address.replace(/\/$/, '');
  const query = Object.fromEntries(new URLSearchParams(search));
  const [first = '', second, third, ...rest] = path.split('/').map(decode);
  if (first === 'companion' && rest.length <= 1) return companion(second, third, rest[0]);
  if (first === 'editions' && second && third === 'compare' && rest[0] && rest.length === 1) return { page: 'compare', id: second, other: rest[0] };
  if (first === 'card' && second && third && rest[0] && rest.length === 1) return { page: 'card', game: second, sort: third, id: rest[0], ...under(query) };
  if (rest.length > 0) return { page: 'missing', path };
  if (first === '') return { page: 'start' };
  if (first === 'rules' && second && RULE.test(second) && third === undefined) return { page: 'rules', rule: second };
  if (first === 'join' && third === undefined) return { page: 'join', ...(second ? { secret: second } : {}) };
  if ((first === 'sit' || first === 'watch' || first === 'seat' || first === 'recover' || first === 'confirm') && second && third === undefined) return { page: first, secret: second };
  if (first === 'reminders' && (second === 'confirm' || second === 'stop') && third) return { page: first, action: second, secret: third };
  if (first === 'open' && second === undefined) return { page: 'open', ...shown(query) };
  if (first === 'profile' && third === undefined) return { page: 'profile', ...(second ? { section: second } : {}) };
  if (first === 'new' && third === undefined) {
    return { page: 'new', ...(second ? { game: second } : {}), ...(query.edition ? { edition: query.edition } : {}) };
  }
  if (first === 'editions' && third === undefined) {
    const { game, at } = query;
    return { page: 'editions', ...(second ? { id: second } : {}), ...(game ? { game } : {}), ...(at ? { at } : {}) };
  }
  if ((first === 'learn' || first === 'puzzles' || first === 'rules' || first === 'campaign') && third === undefined) {
    return { page: first, ...(second ? { game: second } : {}) };
  }
  if (first === 'components') {
    return { page: 'components', ...(second ? { game: second } : {}), ...(third ? { section: third } : {}), ...under(query) };
  }
  if (first === 'links' && second === undefined) return { page: 'links', ...under(query) };
  if (first === 'table' && second && third === undefined) return { page: 'table', id: second };
  if (first === 'table' && second && third === 'text') return { page: 'text', id: second };
  if (first === 'replay' && second && third === 'text') return { page: 'replay-text', id: second };
  if (first === 'replay' && second && (third === undefined || /^\d{1,6}$/.test(third))) {
    return { page: 'replay', id: second, ...(third ? { step: Number(third) } : {}) };
  }
  return { page: 'missing', path };
}

function under({ edition, table }: Under): Under {
  return { ...(edition ? { edition } : {}), ...(table ? { table } : {}) };
}

function shown({ game, pace, language, wanted }: Shown): Shown {
  return { ...(game ? { game } : {}), ...(pace ? { pace } : {}), ...(language ? { language } : {}), ...(wanted ? { wanted } : {}) };
}

function companion(game?: string, part?: string, item?: string): Route {
  return { page: 'companion', ...(game ? { game } : {}), ...(part ? { part } : {}), ...(item ? { item } : {}) };
}

export function href(route: Exclude<Route, { page: 'missing' }>): string {
  const path = parts(route)
    .filter((part) => part !== undefined)
    .map(encodeURIComponent)
    .join('/');
  const search = new URLSearchParams(Object.entries(query(route))).toString();
  return `#/${path}${search && `?${search}`}`;
}

/** The parameters after the question mark. */
function query(route: Route): Under & Shown & { at?: string } {
  if (route.page === 'open') return shown(route);
  if (route.page === 'new' && route.edition) return { edition: route.edition };
  if (route.page === 'components' || route.page === 'card' || route.page === 'links') return { ...under(route) };
  if (route.page !== 'editions') return {};
  return { ...(route.game ? { game: route.game } : {}), ...(route.at ? { at: route.at } : {}) };
}

function parts(route: Exclude<Route, { page: 'missing' }>): (string | undefined)[] {
  switch (route.page) {
    case 'start':
      return [];
    case 'profile':
      return ['profile', route.section];
    case 'join':
      return ['join', route.secret];
    case 'sit':
    case 'watch':
    case 'seat':
    case 'recover':
    case 'confirm':
      return [route.page, route.secret];
    case 'reminders':
      return ['reminders', route.action, route.secret];
    case 'companion':
      return ['companion', route.game, route.game && route.part, route.part && route.item];
    case 'rules':
      return ['rules', route.rule ?? route.game];
    case 'components':
      return ['components', route.game, route.game && route.section];
    case 'card':
      return ['card', route.game, route.sort, route.id];
    case 'links':
    case 'open':
      return [route.page];
    case 'table':
      return ['table', route.id];
    case 'text':
      return ['table', route.id, 'text'];
    case 'replay-text':
      return ['replay', route.id, 'text'];
    case 'editions':
      return ['editions', route.id];
    case 'compare':
      return ['editions', route.id, 'compare', route.other];
    case 'replay':
      return ['replay', route.id, route.step?.toString()];
    default:
      return [route.page, route.game];
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
