import { expect, it } from 'vitest';
import { slots } from './concoction';

it('fills one slot for each symbol found, from the left', () => {
  expect(slots(['skull', 'skull', 'herb'], ['herb', 'skull'])).toEqual([
    { symbol: 'skull', filled: true },
    { symbol: 'skull', filled: false },
    { symbol: 'herb', filled: true },
  ]);
});

it('ignores symbols that the level does not ask for', () => {
  expect(slots(['egg'], ['feather', 'feather'])).toEqual([{ symbol: 'egg', filled: false }]);
});
