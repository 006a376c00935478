import { describe, expect, it } from 'vitest';
import { compatible, complete, expand, leadsOn, missing, pick, references, wordless } from './moves';
import type { DecisionShown } from './protocol';

const cast: DecisionShown = {
  seat: 'P1',
  kind: 'cast',
  prompt: { id: 'nocturne-ask-cast', args: {} },
  rule: 'NOC-2.3',
  moves: [
    { verb: 'cast', kinds: ['token', 'cell'], product: [['3', '4'], ['b1', 'c2']] },
    { verb: 'cast', kinds: ['token', 'cell'], product: [['star'], ['b1']] },
    { verb: 'pass', kinds: [], rows: [[]] },
  ],
};
const offer: DecisionShown = {
  ...cast,
  kind: 'offer',
  moves: [
    { verb: 'offer', kinds: ['token'], product: [['4', '5']] },
    { verb: 'offer', kinds: ['token', 'token'], product: [['5'], ['4']] },
    { verb: 'offer', kinds: [], rows: [['none']] },
  ],
};
const token = (id: string) => ({ kind: 'token', id });
const cell = (id: string) => ({ kind: 'cell', id });

describe('expand', () => {
  it('spells out every combination of a product and every row', () => {
    expect(expand(cast).map((move) => move.line)).toEqual([
      'P1 cast 3 b1',
      'P1 cast 3 c2',
      'P1 cast 4 b1',
      'P1 cast 4 c2',
      'P1 cast star b1',
      'P1 pass',
    ]);
  });

  it('keeps words that name no thing out of the things', () => {
    const none = expand(offer).find((move) => move.line === 'P1 offer none');
    expect(none).toMatchObject({ words: ['none'], things: [] });
    const mixed = expand({ ...cast, moves: [{ verb: 'put', kinds: [null, 'cell'], product: [['here'], ['a1']] }] });
    expect(mixed[0]?.things).toEqual([cell('a1')]);
  });

  it('finds the moves that need a button', () => {
    expect(wordless(expand(cast)).map((move) => move.line)).toEqual(['P1 pass']);
  });
});

describe('pick', () => {
  const moves = expand(cast);

  it('takes a token, then a cell, or the other way round', () => {
    expect(pick(moves, [], token('3'))).toEqual({ type: 'select', selected: [token('3')] });
    expect(pick(moves, [token('3')], cell('c2'))).toMatchObject({ type: 'move', move: { line: 'P1 cast 3 c2' } });
    expect(pick(moves, [], cell('c2'))).toEqual({ type: 'select', selected: [cell('c2')] });
    expect(pick(moves, [cell('c2')], token('4'))).toMatchObject({ type: 'move', move: { line: 'P1 cast 4 c2' } });
  });

  it('lets go of what is touched again and changes to another of its kind', () => {
    expect(pick(moves, [token('3')], token('3'))).toEqual({ type: 'select', selected: [] });
    expect(pick(moves, [token('3')], token('star'))).toEqual({ type: 'select', selected: [token('star')] });
  });

  it('begins anew with a thing of a kind that no move combines with what is selected', () => {
    const [claim, card] = [{ kind: 'claim', id: 'commons/burn' }, { kind: 'card', id: 'bite' }];
    const rows = expand({ ...cast, moves: [{ verb: 'claim', kinds: ['claim'], rows: [[claim.id]] }, { verb: 'discard', kinds: ['card'], rows: [[card.id]] }] });
    expect(pick(rows, [claim], card)).toMatchObject({ type: 'move', move: { line: 'P1 discard bite' } });
    expect(leadsOn(rows, [claim], card)).toBe(true);
    expect(pick(rows, [claim], { kind: 'card', id: 'burn' }).type).toBe('refused');
  });

  it('says the kind of thing that is missing', () => {
    expect(missing(moves, [])).toBeUndefined();
    expect(missing(moves, [cell('c2')])).toBe('token');
    expect(missing(moves, [token('3')])).toBe('cell');
    expect(missing(moves, [token('3'), cell('c2')])).toBeUndefined();
    expect(missing(expand(offer), [token('5')])).toBeUndefined();
  });

  it('refuses what leads nowhere, with all that was tried', () => {
    expect(pick(moves, [token('star')], cell('c2'))).toEqual({ type: 'refused', selected: [token('star'), cell('c2')] });
    expect(pick(moves, [], token('2'))).toEqual({ type: 'refused', selected: [token('2')] });
    expect(pick(moves, [token('3')], { kind: 'tile', id: 'egg' }).type).toBe('refused');
  });

  it('does not send a move while more could be added to it', () => {
    const offers = expand(offer);
    expect(pick(offers, [], token('5'))).toEqual({ type: 'select', selected: [token('5')] });
    expect(complete(offers, [token('5')])?.line).toBe('P1 offer 5');
    expect(pick(offers, [token('5')], token('4'))).toMatchObject({ type: 'move', move: { line: 'P1 offer 5 4' } });
  });

  it('takes the two of one kind in either order', () => {
    expect(pick(expand(offer), [token('4')], token('5'))).toMatchObject({ type: 'move', move: { line: 'P1 offer 5 4' } });
  });
});

describe('what glows', () => {
  const moves = expand(cast);

  it('is what leads on to a legal move', () => {
    expect(leadsOn(moves, [], cell('c2'))).toBe(true);
    expect(leadsOn(moves, [token('star')], cell('c2'))).toBe(false);
    expect(leadsOn(moves, [token('star')], token('3'))).toBe(true);
    expect(leadsOn(moves, [], cell('a1'))).toBe(false);
  });

  it('counts an equal pair twice', () => {
    const pair = expand({ ...cast, moves: [{ verb: 'offer', kinds: ['token', 'token'], rows: [['3', '3']] }] });
    expect(compatible(pair, [token('3'), token('3')])).toHaveLength(1);
    expect(compatible(pair, [token('3'), token('3'), token('3')])).toHaveLength(0);
  });
});

describe('references', () => {
  it('name one thing of a kind by its id, several by a list', () => {
    expect(references([token('3'), cell('b1')])).toEqual({ token: '3', cell: 'b1' });
    expect(references([token('5'), token('4')])).toEqual({ token: ['5', '4'] });
  });
});
