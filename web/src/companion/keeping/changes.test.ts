import { describe, expect, it } from 'vitest';
import { apply, changes } from './changes';

const before = { names: ['Ada', 'Ben'], players: [{ tiles: { egg: 1 } }, { tiles: {} as Record<string, number> }] };

describe('changes of a sheet', () => {
  it('are the places that differ', () => {
    const after = { ...before, players: [{ tiles: { egg: 2 } }, { tiles: { moon: 1 } }] };
    expect(changes(before, after)).toEqual([
      { at: ['players', '0', 'tiles', 'egg'], before: 1, after: 2 },
      { at: ['players', '1', 'tiles', 'moon'], before: undefined, after: 1 },
    ]);
  });

  it('are put in place and taken back, and leave what somebody else has changed since', () => {
    const sheet = structuredClone(before);
    const made = changes(before, { ...before, players: [{ tiles: { egg: 2 } }, { tiles: {} }] });
    apply(sheet, made, 'after');
    (sheet.players[1] as { tiles: object }).tiles = { moon: 1 };
    apply(sheet, made, 'before');
    expect(sheet).toEqual({ ...before, players: [{ tiles: { egg: 1 } }, { tiles: { moon: 1 } }] });
  });

  it('bring back a player with everything entered', () => {
    const sheet = structuredClone(before);
    sheet.names.shift();
    sheet.players.shift();
    const gone = changes(before, structuredClone(sheet));
    Object.assign(sheet.players[0]?.tiles ?? {}, { moon: 1 });
    apply(sheet, gone, 'before');
    expect(sheet).toEqual({ ...before, players: [before.players[0], { tiles: { moon: 1 } }] });
  });

  it('of a list on two phones are both kept, entry by entry', () => {
    const merged = (base: string[], mine: string[], theirs: string[]): string[] => {
      const sheet = { cards: theirs };
      apply(sheet, changes({ cards: base }, { cards: mine }), 'after', ['cards']);
      return sheet.cards;
    };
    expect(merged([], ['S1'], ['S2', 'S3'])).toEqual(['S2', 'S3', 'S1']);
    expect(merged(['S1'], ['S1', 'S2'], ['S1', 'S3'])).toEqual(['S1', 'S3', 'S2']);
    expect(merged(['S1', 'S2'], ['S1'], ['S1', 'S2', 'S3'])).toEqual(['S1', 'S3']);
    expect(merged(['S1', 'S2'], ['S1'], ['S2', 'S3'])).toEqual(['S3']);
    expect(merged(['S1', 'S2'], ['S1'], ['S1', 'S3'])).toEqual(['S1', 'S3']);
    expect(merged(['S1'], ['S1', 'S2'], ['S1', 'S2', 'S3'])).toEqual(['S1', 'S2', 'S3']);
    expect(merged(['S1', '5'], ['S1', '6'], ['S1', '7'])).toEqual(['S1', '7', '6']);
    expect(merged(['S1', '5'], ['S1', '6'], ['5', 'S1'])).toEqual(['6', 'S1']);
    expect(merged(['S1', '5'], ['S1', '6'], ['6', '5'])).toEqual(['6']);
  });

  it('of a single value that somebody else has changed are left out and named', () => {
    const base = { opener: null as number | null, sprite: [] as number[], twilight: [{ goal: 'T1', winner: null as number | null }, { goal: 'T5', winner: null as number | null }] };
    const mine = { opener: 1, sprite: [0, 1], twilight: [{ goal: 'T1', winner: 0 }, { goal: 'T5', winner: 1 }] };
    // The others have exchanged the places of the goals, and said who won one of them.
    const theirs = { opener: 1, sprite: [1, 0], twilight: [{ goal: 'T5', winner: 2 }, { goal: 'T1', winner: null as number | null }] };
    expect(apply(theirs, changes(base, mine), 'after')).toEqual([{ at: ['sprite'], before: [], after: [0, 1] }, { at: ['twilight', 'T5', 'winner'], before: null, after: 1 }]);
    expect(theirs).toEqual({ opener: 1, sprite: [1, 0], twilight: [{ goal: 'T5', winner: 2 }, { goal: 'T1', winner: 0 }] });
    expect(apply({ opener: 2, sprite: [], twilight: [] }, changes(base, mine), 'after').map(({ at }) => at.join())).toEqual(['opener', 'twilight,T1,winner', 'twilight,T5,winner']);
  });

  it('of the moves of one game, or the games of a series, are never mixed', () => {
    const [pass, cast, offer] = [{ do: 'pass' }, { do: 'cast', token: '3', cell: 4 }, { do: 'offer', tokens: ['3'] }];
    for (const [base, mine, theirs] of [[[], [pass], [cast]], [[pass], [pass, cast], [pass, offer]], [[pass], [cast], [offer]], [[[1, 2]], [[1, 2], [3, 4]], [[1, 2], [3, 5]]]]) {
      const game = { answers: theirs };
      expect(apply(game, changes({ answers: base }, { answers: mine }), 'after')).toEqual([{ at: ['answers'], before: base, after: mine }]);
      expect(game.answers).toBe(theirs);
    }
  });

  it('bring both of two players who have come at the same time', () => {
    const joined = (name: string): typeof before => ({ names: [...before.names, name], players: [...before.players, { tiles: {} }] }) as typeof before;
    const sheet = joined('Cleo');
    apply(sheet, changes(before, joined('Dan')), 'after');
    expect(sheet).toEqual({ names: ['Ada', 'Ben', 'Cleo', 'Dan'], players: [...before.players, { tiles: {} }, { tiles: {} }] });
  });

  it('never reach outside the sheet', () => {
    apply({}, [{ at: ['__proto__', 'bad'], before: undefined, after: 1 }, { at: ['constructor', 'bad'], before: undefined, after: 1 }], 'after');
    expect(({} as Record<string, unknown>).bad).toBeUndefined();
    expect((Object as unknown as Record<string, unknown>).bad).toBeUndefined();
  });
});
