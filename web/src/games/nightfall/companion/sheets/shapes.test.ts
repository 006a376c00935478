import { describe, expect, it } from 'vitest';
import { deal, pick } from '../rules/draft';
import { readCount, readDeals, readSeries } from './shapes';

const OPTIONS = { draft: null, secret: false, promos: false, edition: 'en', pairs: null, first: null };
const DRAFTING = deal('normal', 2, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']);
const DEALING = { names: ['Ada', 'Ben'], secret: false, first: 1, drafting: pick(DRAFTING, 'i'), before: DRAFTING, archives: null };
const DEALS = { names: ['Ada', 'Ben'], options: OPTIONS, dealing: DEALING };
const DONE = { ...DEALING, drafting: null, archives: { commons: ['a', 'b'], private: [['c'], ['d']] } };
const WOUNDS = { bite: 1, burn: 2, bleed: 0 };
const ONE = { id: 'a', names: ['Ada', 'Ben'], first: 0, byKind: true, wounds: [WOUNDS, WOUNDS], totals: [3, 3], ended: 0 };
const COUNT = { ...ONE, past: [{ ...ONE, ended: 7 }] };
const SERIES = { id: '1', begun: '2026-11-21T20:00:00.000Z', names: ['Ada', 'Ben'], first: 0, games: [[1, 2]] };

describe('what was kept is read', () => {
  it('as it was', () => {
    for (const dealing of [null, DEALING, DONE]) expect(readDeals({ ...DEALS, dealing })).toEqual({ ...DEALS, dealing });
    expect(readCount(COUNT)).toEqual(COUNT);
    expect(readCount({ ...COUNT, names: [], first: null, wounds: [], totals: [] })?.names).toEqual([]);
    expect(readDeals({ ...DEALS, names: [] })?.names).toEqual([]);
    expect(readCount(COUNT, 1)?.first).toBeNull();
    expect(readSeries({ current: SERIES, past: [SERIES] })).toEqual({ current: SERIES, past: [SERIES] });
  });
});

describe('what was kept is refused', () => {
  it.each([
    null,
    [],
    { ...DEALS, names: ['Ada'] },
    { ...DEALS, options: { ...OPTIONS, draft: 'poker' } },
    { ...DEALS, options: { ...OPTIONS, pairs: [7, 8] } },
    { ...DEALS, dealing: { ...DEALING, first: 2 } },
    { ...DEALS, dealing: { ...DEALING, drafting: null } },
    { ...DEALS, dealing: { ...DEALING, names: ['Ada', 'Ben', 'Cleo'] } },
    { ...DEALS, dealing: { ...DEALING, names: [] } },
    { ...DEALS, dealing: { ...DEALING, drafting: { ...DRAFTING, draft: 'quick-start' } } },
    { ...DEALS, dealing: { ...DEALING, drafting: { ...DRAFTING, undealt: ['i'] } } },
    { ...DEALS, dealing: { ...DONE, archives: { commons: ['c'], private: [['c'], ['d']] } } },
  ])('as a deal: %j', (kept) => expect(readDeals(kept)).toBeUndefined());

  it.each([{ ...COUNT, first: 2 }, { ...COUNT, totals: [3] }, { ...COUNT, wounds: [WOUNDS, { bite: 1 }] }, { ...COUNT, totals: [3, -1] }, { ...COUNT, byKind: 1 }])(
    'as a count: %j',
    (kept) => expect(readCount(kept)).toBeUndefined(),
  );

  it.each([
    { current: SERIES },
    { current: { ...SERIES, begun: 'yesterday' }, past: [] },
    { current: null, past: [SERIES, SERIES] },
    { current: { ...SERIES, games: [[1]] }, past: [] },
    { current: { ...SERIES, games: [[1, 1.5]] }, past: [] },
  ])('as series: %j', (kept) => expect(readSeries(kept)).toBeUndefined());
});
