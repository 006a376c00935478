import { describe, expect, it } from 'vitest';
import { href, parseRoute, type Route } from './routes';

describe('routes', () => {
  it('parse what they print', () => {
    const routes: Exclude<Route, { page: 'missing' }>[] = [
      { page: 'start' },
      { page: 'new' },
      { page: 'new', game: 'nightfall' },
      { page: 'learn', game: 'nocturne' },
      { page: 'rules' },
      { page: 'rules', game: 'nightfall' },
      { page: 'rules', rule: 'NOC-2.6' },
      { page: 'rules', rule: 'NF-12' },
      { page: 'components' },
      { page: 'components', game: 'nocturne', section: 'tile' },
      { page: 'table', id: 'a/b c' },
      { page: 'text', id: '5ba1efd9' },
      { page: 'replay', id: '5ba1efd9' },
      { page: 'replay', id: '5ba1efd9', step: 0 },
      { page: 'replay', id: '5ba1efd9', step: 112 },
      { page: 'replay-text', id: '5ba1efd9' },
      { page: 'profile' },
      { page: 'profile', section: 'nocturne' },
      { page: 'campaign' },
      { page: 'campaign', game: 'nocturne' },
    ];
    for (const route of routes) expect(parseRoute(href(route))).toEqual(route);
  });

  it('take an empty address for the start page', () => {
    for (const hash of ['', '#', '#/', '/']) expect(parseRoute(hash)).toEqual({ page: 'start' });
  });

  it('say what they do not know', () => {
    for (const hash of ['#/nowhere', '#/table', '#/table/x/other', '#/table/x/text/more', '#/new/nocturne/x', '#/campaign/nocturne/x', '#/profile/x/y', '#/replay', '#/replay/x/last', '#/replay/x/1/2', '#/rules/NOC-2.6/x', '#/%E0%A4%A']) {
      expect(parseRoute(hash).page).toBe('missing');
    }
  });
});
