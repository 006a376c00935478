import { describe, expect, it } from 'vitest';
import { completions, lineOf } from './completion';

const lines = ['P1 cast 3 b1', 'P1 cast 3 c2', 'P1 cast 4 b1', 'P1 cast star b1', 'P1 pass'];
const words = (typed: string) => completions(typed, lines, 'P1').map((completion) => completion.word);
const texts = (typed: string) => completions(typed, lines, 'P1').map((completion) => completion.text);

describe('completions', () => {
  it('offers the first words of all legal lines', () => {
    expect(words('')).toEqual(['cast', 'pass']);
  });

  it('goes on word by word', () => {
    expect(texts('ca')).toEqual(['cast ']);
    expect(words('cast ')).toEqual(['3', '4', 'star']);
    expect(texts('cast 3 ')).toEqual(['cast 3 b1', 'cast 3 c2']);
    expect(words('cast s')).toEqual(['star']);
  });

  it('takes the seat along if it was typed, in whatever case', () => {
    expect(texts('p1 pa')).toEqual(['P1 pass']);
    expect(words('P1 CAST 4 ')).toEqual(['b1']);
  });

  it('offers nothing behind a finished or impossible line', () => {
    expect(words('pass')).toEqual([]);
    expect(words('cast 7 ')).toEqual([]);
    expect(words('cast 3 b1 ')).toEqual([]);
  });

  it('keeps to the limit', () => {
    expect(completions('', lines, 'P1', 1)).toHaveLength(1);
  });
});

describe('lineOf', () => {
  it('puts the seat before a line without one and folds white space', () => {
    expect(lineOf('  cast  4   b3 ', 'P2')).toBe('P2 cast 4 b3');
    expect(lineOf('p1 pass', 'P2')).toBe('P1 pass');
    expect(lineOf('Cast 4 B3', 'P2')).toBe('P2 cast 4 b3');
    expect(lineOf('Kick p3', 'P2')).toBe('P2 kick P3');
    expect(lineOf('play ace', 'P2', ['P2 play Ace'])).toBe('P2 play Ace');
  });
});
