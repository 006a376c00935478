import { describe, expect, it } from 'vitest';
import type { PuzzleInfo } from '../server/protocol';
import { following } from './following';

function puzzle(id: string, theme: string, solved: string | null = null): PuzzleInfo {
  return { id, theme, difficulty: 1, rating: 1000, players: 2, solved, missed: false, picture: {} };
}

describe('the next puzzle', () => {
  const all = [puzzle('a', 'x'), puzzle('b', 'y', 'then'), puzzle('c', 'x'), puzzle('d', 'y')];

  it('is one of the same theme that is not solved, after this one', () => {
    expect(following(all, 'a')?.id).toBe('c');
    expect(following(all, 'b')?.id).toBe('d');
    expect(following(all, 'c')?.id).toBe('a');
  });

  it('is any other if there is none', () => {
    expect(following(all, 'd')?.id).toBe('a');
    expect(following([puzzle('b', 'y', 'then')], 'b')).toBeUndefined();
  });
});
