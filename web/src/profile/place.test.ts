import { expect, it } from 'vitest';
import { placeOf } from './place';

it('says in which game of a file something is wrong', () => {
  expect(placeOf('$.games[3].record:17')).toEqual({ game: 4, line: 17 });
  expect(placeOf('$.games[0].date')).toEqual({ game: 1, line: null });
  expect(placeOf('$.profile.name')).toBeNull();
  expect(placeOf('')).toBeNull();
});
