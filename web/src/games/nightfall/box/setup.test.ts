import { describe, expect, it } from 'vitest';
import { nightfall } from '../../../testing/games';
import { body, DRAFTS, draftOf, options, pairsFor, whyNot, withPair, type DraftKind } from './setup';

const possible = (players: number, secret = false): DraftKind[] => DRAFTS.filter((draft) => whyNot(draft, secret, players) === null);

describe('the drafts that can be chosen', () => {
  it('depend on the number of players: the draft for two is for two', () => {
    expect(possible(2)).toEqual(['normal', 'two-player', 'quick-start', 'open-archives', 'common-ground']);
    for (const players of [3, 4, 5]) expect(possible(players)).toEqual(['normal', 'quick-start', 'open-archives', 'common-ground']);
  });

  it('leave something to keep secret with secret archives', () => {
    expect(possible(2, true)).toEqual(['normal', 'two-player', 'quick-start', 'open-archives']);
    expect(possible(5, true)).toEqual(['normal', 'quick-start', 'open-archives']);
  });
});

describe('options', () => {
  it('begin with what is usual', () => {
    expect(draftOf(options(undefined, 2), 2)).toBe('two-player');
    expect(draftOf(options(undefined, 3), 3)).toBe('normal');
    expect(options(undefined, 4)).toEqual({
      draft: null,
      secret: false,
      promos: false,
      edition: 'en',
      pairs: null,
      series: false,
      turnLimit: 200,
    });
  });

  it('stay when the number of players changes, unless they cannot', () => {
    const two = options({ draft: 'two-player' }, 2);
    expect(draftOf(options(two, 3), 3)).toBe('normal');
    const normal = options({ draft: 'normal', promos: true, edition: 'pl' }, 2);
    expect(draftOf(normal, 2)).toBe('normal');
    expect(options(normal, 5)).toMatchObject({ draft: null, promos: true, edition: 'pl' });
    const ground = options({ draft: 'common-ground' }, 3);
    expect(draftOf(options(ground, 2), 2)).toBe('common-ground');
  });

  it('never go together where the rules say so, whatever was stored', () => {
    expect(options({ draft: 'common-ground', secret: true }, 3)).toMatchObject({ draft: 'common-ground', secret: false });
    expect(options({ draft: 'two-player', secret: true }, 4)).toMatchObject({ draft: null, secret: true });
  });

  it('have defaults for what is damaged', () => {
    const damaged = { draft: 'rotisserie', secret: 'yes', edition: 'fr', pairs: 'all', turnLimit: 0 };
    expect(options(damaged, 3)).toEqual(options(undefined, 3));
    for (const turnLimit of [1.5, '7', 1e9, null]) expect(options({ turnLimit }, 3).turnLimit).toBe(200);
    expect(options({ turnLimit: 30 }, 3).turnLimit).toBe(30);
  });

  it('are asked for as the server takes them', () => {
    expect(body(options({ draft: 'quick-start', pairs: [2, 5], secret: true }, 2), 2)).toEqual({
      draft: 'quick-start',
      secret_archives: true,
      promos: false,
      edition: 'en',
      pairs: [2, 5],
      series: false,
      turn_limit: 200,
    });
    expect(body(options({ draft: 'normal', pairs: [2, 5] }, 2), 2)).not.toHaveProperty('pairs');
  });

  it('begin the first game without a draft', () => {
    expect(nightfall.body(nightfall.options(nightfall.first.options, 2), 2)).toMatchObject({ draft: 'quick-start' });
  });
});

describe('pairs', () => {
  it('are one for every seat, none twice', () => {
    expect(pairsFor(3)).toEqual([1, 2, 3]);
    expect(pairsFor(5, [6, 2])).toEqual([6, 2, 1, 3, 4]);
    expect(pairsFor(3, [4, 4, 9])).toEqual([4, 1, 2]);
    expect(pairsFor(2, [6, 5, 4])).toEqual([6, 5]);
  });

  it('change hands when somebody takes one that is taken', () => {
    expect(withPair([1, 2, 3], 0, 3)).toEqual([3, 2, 1]);
    expect(withPair([1, 2, 3], 1, 6)).toEqual([1, 6, 3]);
  });
});
