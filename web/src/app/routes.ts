/** The addresses of the client, after `#`. */
export type Route =
  | { page: 'start' }
  | { page: 'new' | 'learn'; game?: string }
  | { page: 'rules'; game?: string; rule?: string }
  | { page: 'components'; game?: string; section?: string }
  | { page: 'table'; id: string }
  | { page: 'text'; id: string }
  | { page: 'replay'; id: string; step?: number }
  | { page: 'replay-text'; id: string }
  | { page: 'profile'; section?: string }
  | { page: 'campaign'; game?: string }
  | { page: 'missing'; path: string };

/** `NOC-2.3`, or a chapter: `NOC-2`. */
const RULE = /^[A-Z]+-\d/;

export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#?\/?/, '').replace(/\/$/, '');
  const [first = '', second, third, ...rest] = path.split('/').map(decode);
  if (rest.length > 0) return { page: 'missing', path };
  if (first === '') return { page: 'start' };
  if (first === 'rules' && second && RULE.test(second) && third === undefined) return { page: 'rules', rule: second };
  if (first === 'profile' && third === undefined) return { page: 'profile', ...(second ? { section: second } : {}) };
  if ((first === 'new' || first === 'learn' || first === 'rules' || first === 'campaign') && third === undefined) {
    return { page: first, ...(second ? { game: second } : {}) };
  }
  if (first === 'components') {
    return { page: 'components', ...(second ? { game: second } : {}), ...(third ? { section: third } : {}) };
  }
  if (first === 'table' && second && third === undefined) return { page: 'table', id: second };
  if (first === 'table' && second && third === 'text') return { page: 'text', id: second };
  if (first === 'replay' && second && third === 'text') return { page: 'replay-text', id: second };
  if (first === 'replay' && second && (third === undefined || /^\d{1,6}$/.test(third))) {
    return { page: 'replay', id: second, ...(third ? { step: Number(third) } : {}) };
  }
  return { page: 'missing', path };
}

export function href(route: Exclude<Route, { page: 'missing' }>): string {
  return `#/${parts(route)
    .filter((part) => part !== undefined)
    .map(encodeURIComponent)
    .join('/')}`;
}

function parts(route: Exclude<Route, { page: 'missing' }>): (string | undefined)[] {
  switch (route.page) {
    case 'start':
      return [];
    case 'profile':
      return ['profile', route.section];
    case 'rules':
      return ['rules', route.rule ?? route.game];
    case 'components':
      return ['components', route.game, route.game && route.section];
    case 'table':
      return ['table', route.id];
    case 'text':
      return ['table', route.id, 'text'];
    case 'replay-text':
      return ['replay', route.id, 'text'];
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
