import { expect, it } from 'vitest';
import { placeOf } from './place';

it('says in which game or edition of a file something is wrong', () => {
  expect(placeOf('$.games[3].record:17')).toEqual({ sort: 'game', number: 4, line: 17 });
  expect(placeOf('$.games[0].date')).toEqual({ sort: 'game', number: 1, line: null });
  expect(placeOf('$.editions[2].changes')).toEqual({ sort: 'edition', number: 3, line: null });
  expect(placeOf('$.profile.name')).toBeNull();
  expect(placeOf('')).toBeNull();
});
