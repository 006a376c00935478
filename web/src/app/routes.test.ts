import { describe, expect, it } from 'vitest';
import { href, parseRoute, type Route } from './routes';

describe('routes', () => {
  it('parse what they print', () => {
    const routes: Exclude<Route, { page: 'missing' }>[] = [
      { page: 'start' },
      { page: 'new' },
      { page: 'new', game: 'nightfall' },
      { page: 'new', game: 'nightfall', edition: '5ba1efd9' },
      { page: 'editions' },
      { page: 'editions', game: 'nocturne', at: 'tokens' },
      { page: 'editions', id: '5ba1efd9' },
      { page: 'editions', id: '5ba1efd9', at: 'cards.vulko.cost' },
      { page: 'compare', id: '5ba1efd9', other: 'built-in' },
      { page: 'learn', game: 'nocturne' },
      { page: 'puzzles', game: 'nocturne' },
      { page: 'rules' },
      { page: 'rules', game: 'nightfall' },
      { page: 'rules', rule: 'NOC-2.6' },
      { page: 'rules', rule: 'NF-12' },
      { page: 'components' },
      { page: 'components', game: 'nocturne', section: 'tile' },
      { page: 'components', game: 'nightfall', section: 'draft', edition: '5ba1' },
      { page: 'card', game: 'nightfall', sort: 'card', id: 'vulko' },
      { page: 'card', game: 'nocturne', sort: 'achievement', id: 'total>=60', table: '5ba1efd9' },
      { page: 'links' },
      { page: 'links', edition: '5ba1' },
      { page: 'table', id: 'a/b c' },
      { page: 'text', id: '5ba1efd9' },
      { page: 'replay', id: '5ba1efd9' },
      { page: 'replay', id: '5ba1efd9', step: 0 },
      { page: 'replay', id: '5ba1efd9', step: 112 },
      { page: 'replay-text', id: '5ba1efd9' },
      { page: 'replay', id: '5ba1efd9-Ab-c_9', step: 3 },
      { page: 'join', secret: 'Ab-c_9' },
      { page: 'sit', secret: '0a-Ab-c_9' },
      { page: 'open' },
      { page: 'reminders', action: 'stop', secret: '0123-abc_X' },
      { page: 'open', game: 'nocturne', pace: 'live', language: 'pl', wanted: 'beginners' },
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
    for (const hash of ['#/nowhere', '#/table', '#/table/x/other', '#/table/x/text/more', '#/new/nocturne/x', '#/campaign/nocturne/x', '#/profile/x/y', '#/replay', '#/editions/x/y', '#/editions/x/compare', '#/editions/x/compare/y/z', '#/replay/x/last', '#/replay/x/1/2', '#/rules/NOC-2.6/x', '#/card', '#/card/nightfall/card', '#/card/nightfall/card/vulko/x', '#/links/x', '#/%E0%A4%A', '#/card/nocturne/constructor/x', '#/table/__proto__']) {
      expect(parseRoute(hash).page).toBe('missing');
    }
    expect(parseRoute('#/links?edition=toString')).toEqual({ page: 'links' });
  });
});
