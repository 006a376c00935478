/** The addresses of the client, after `#`. */
export type Route =
  | { page: 'start' }
  | { page: 'new' }
  | { page: 'learn' }
  | { page: 'rules'; rule?: string }
  | { page: 'components'; section?: string }
  | { page: 'table'; id: string }
  | { page: 'text'; id: string }
  | { page: 'missing'; path: string };

export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#?\/?/, '').replace(/\/$/, '');
  const [first = '', second, third, ...rest] = path.split('/').map(decode);
  if (rest.length > 0) return { page: 'missing', path };
  if (first === '') return { page: 'start' };
  if (first === 'new' && second === undefined) return { page: 'new' };
  if (first === 'learn' && second === undefined) return { page: 'learn' };
  if (first === 'rules' && third === undefined) return second ? { page: 'rules', rule: second } : { page: 'rules' };
  if (first === 'components' && third === undefined) {
    return second ? { page: 'components', section: second } : { page: 'components' };
  }
  if (first === 'table' && second && third === undefined) return { page: 'table', id: second };
  if (first === 'table' && second && third === 'text') return { page: 'text', id: second };
  return { page: 'missing', path };
}

export function href(route: Exclude<Route, { page: 'missing' }>): string {
  switch (route.page) {
    case 'start':
      return '#/';
    case 'rules':
      return route.rule ? `#/rules/${encodeURIComponent(route.rule)}` : '#/rules';
    case 'components':
      return route.section ? `#/components/${encodeURIComponent(route.section)}` : '#/components';
    case 'table':
      return `#/table/${encodeURIComponent(route.id)}`;
    case 'text':
      return `#/table/${encodeURIComponent(route.id)}/text`;
    default:
      return `#/${route.page}`;
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
