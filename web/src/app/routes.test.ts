import { describe, expect, it } from 'vitest';
import { href, parseRoute, type Route } from './routes';

describe('routes', () => {
  it('parse what they print', () => {
    const routes: Exclude<Route, { page: 'missing' }>[] = [
      { page: 'start' },
      { page: 'new' },
      { page: 'learn' },
      { page: 'rules' },
      { page: 'rules', rule: 'NOC-2.6' },
      { page: 'components' },
      { page: 'components', section: 'tile' },
      { page: 'table', id: 'a/b c' },
      { page: 'text', id: '5ba1efd9' },
    ];
    for (const route of routes) expect(parseRoute(href(route))).toEqual(route);
  });

  it('take an empty address for the start page', () => {
    for (const hash of ['', '#', '#/', '/']) expect(parseRoute(hash)).toEqual({ page: 'start' });
  });

  it('say what they do not know', () => {
    for (const hash of ['#/nowhere', '#/table', '#/table/x/other', '#/table/x/text/more', '#/new/x', '#/%E0%A4%A']) {
      expect(parseRoute(hash).page).toBe('missing');
    }
  });
});
