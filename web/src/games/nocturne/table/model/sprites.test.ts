import { describe, expect, it } from 'vitest';
import { offered } from './sprites';
import type { NocturneView } from '../../box/view';

const board = (spaces: number, ...tokens: string[]): NocturneView['sprite'] => ({
  spaces,
  tiles: [],
  tokens: tokens.map((token) => ({ seat: 'P2', token: token as '1', turned: false })),
});
const order = (sprite: NocturneView['sprite'], face: '1' | '3' | '4' | '5' | '7'): string =>
  offered(sprite, 'P1', face)
    .tokens.map((token) => (token.preview ? `(${token.token})` : token.token))
    .join(' ');

describe('an offering (NOC-3.3, NOC-3.4)', () => {
  it('comes to lie behind equal and before lower tokens', () => {
    expect(order(board(4, '7', '4', '3'), '4')).toBe('7 4 (4) 3');
    expect(order(board(4, '7', '4'), '1')).toBe('7 4 (1)');
    expect(order(board(4), '3')).toBe('(3)');
    expect(order(board(4, '5'), '7')).toBe('(7) 5');
  });

  it('pushes the last token off a full board', () => {
    const result = offered(board(4, '7', '5', '5', '3'), 'P1', '5');
    expect(result.tokens.map((token) => token.token)).toEqual(['7', '5', '5', '5']);
    expect(result.falls).toMatchObject({ token: '3', preview: false });
  });

  it('falls off itself where it is the lowest', () => {
    expect(offered(board(1, '3'), 'P1', '3').falls).toMatchObject({ token: '3', preview: true });
  });
});
