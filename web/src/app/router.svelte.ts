import { href, parseRoute, type Route } from './routes';

/** The route of the page that is shown. */
export const router = $state<{ route: Route }>({ route: parseRoute(location.hash) });

addEventListener('hashchange', () => {
  router.route = parseRoute(location.hash);
});

export function go(route: Exclude<Route, { page: 'missing' }>): void {
  location.hash = href(route);
}
