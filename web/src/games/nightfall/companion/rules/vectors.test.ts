import { describe, expect, it } from 'vitest';
import { whyNot, type DraftKind } from '../../box/setup';
import { archives, deal, picker, pick, quickStart, type Archives } from './draft';
import { standing } from './series';
import found from './vectors.json';
import { ranking, type Wounds } from './wounds';

type Drafted = Exclude<DraftKind, 'quick-start'>;

/** Archives with the commons sorted: the engine has another order. */
function sorted({ commons, private: own }: Archives): Archives {
  return { commons: commons.toSorted(), private: own };
}

function wounds([bite = 0, burn = 0, bleed = 0]: number[]): Wounds {
  return { bite, burn, bleed };
}

describe('as the engine says', () => {
  it.each(found.together)('$draft for $players, secret: $secret, goes together: $fits', ({ players, draft, secret, fits }) => {
    expect(whyNot(draft as DraftKind, secret, players) === null).toBe(fits);
  });

  it.each(found.drafts)('a draft ($draft) for $players, promos: $promos', (vector) => {
    let drafting = deal(vector.draft as Drafted, vector.players, vector.shuffled);
    for (const [round, picks] of vector.picks.entries()) {
      expect(drafting.offers).toEqual(vector.offers[round]);
      for (const [seat, card] of picks.entries()) {
        expect(picker(drafting)).toBe(seat);
        drafting = pick(drafting, card);
      }
    }
    expect(picker(drafting)).toBeNull();
    expect(sorted(archives(drafting))).toEqual(sorted({ commons: vector.commons, private: vector.private }));
  });

  it.each(found.quick_starts)('a quick start with pairs $pairs of $edition', ({ pairs, printed, shuffled, commons, private: own }) => {
    const dealt = quickStart(pairs.map((pair) => printed[pair - 1] ?? []), shuffled);
    expect(sorted(dealt)).toEqual(sorted({ commons, private: own }));
  });

  it.each(found.rankings)('$wounds, first player $first', ({ first, wounds: counts, ranking: order }) => {
    expect(ranking(counts.map(wounds), first).map(({ seat }) => seat)).toEqual(order);
  });

  it.each(found.series)('a series of $players', ({ players, first, games, totals, began, won }) => {
    for (const [played, seat] of began.entries()) {
      const before = standing(players, first, games.slice(0, played));
      expect(before).toMatchObject({ over: false, next: seat });
    }
    expect(standing(players, first, games)).toMatchObject({ totals, over: true, leaders: won });
  });
});

describe('the order of places says why', () => {
  const why = (one: number[], other: number[], first = 0): unknown => ranking([wounds(one), wounds(other)], first)[0];

  it('fewer wounds', () => expect(why([3, 3, 3], [4, 4, 4])).toEqual({ seat: 0, ahead: { by: 'wounds', fewer: 3 } }));
  it('a lower highest kind', () => expect(why([4, 3, 2], [2, 5, 2])).toEqual({ seat: 0, ahead: { by: 'kinds', step: 1, less: 4, more: 5 } }));
  it('a lower second-highest kind', () => expect(why([1, 4, 4], [4, 2, 3])).toEqual({ seat: 1, ahead: { by: 'kinds', step: 2, less: 3, more: 4 } }));
  it('no seat before somebody says who began', () => expect(ranking([1, 1, 1].map((one) => wounds([one])), null).map(({ seat }) => seat)).toEqual([0, 1, 2]));
  it('the seat', () => expect(why([1, 2, 3], [3, 2, 1])).toEqual({ seat: 1, ahead: { by: 'seat' } }));
});

describe('picks', () => {
  it('are refused unless the card is held', () => {
    const drafting = deal('normal', 2, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']);
    expect(() => pick(drafting, 'a')).toThrow();
  });
});
