import { describe, expect, it } from 'vitest';
import { count, list } from '../../app/forms';
import { readKept, writeKept } from './storage';

const numbers = list(count);

describe('what is kept', () => {
  it('is read as it was written', () => {
    expect(readKept(writeKept([1, 2], 3), 3, numbers)).toEqual([1, 2]);
  });

  it('is read with the version that wrote it', () => {
    const seen: number[] = [];
    readKept(writeKept([], 1), 3, (kept, version) => {
      seen.push(version);
      return numbers(kept);
    });
    expect(seen).toEqual([1]);
  });

  it.each([
    ['no JSON', '{"version": 3, "kept"'],
    ['no version', '{"kept": [1]}'],
    ['nothing', 'null'],
    ['something else', '{"version": 3, "kept": {"a": 1}}'],
    ['written by a newer page', writeKept([1], 4)],
  ])('cannot be read if it is %s', (_, stored) => {
    expect(readKept(stored, 3, numbers)).toBeUndefined();
  });

  it('cannot be read if reading fails', () => {
    const failing = (): number[] => {
      throw new Error('damaged');
    };
    expect(readKept(writeKept([1], 1), 1, failing)).toBeUndefined();
  });
});
