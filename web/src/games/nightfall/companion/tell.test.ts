import { expect, it } from 'vitest';
import { told } from './tell';

it.each([
  [['games'], [[1, 2], [3, 4]], /^(?!Ada).* 2$/, '3, 4'],
  [['games'], [], /^(?!Ada).* 1$/, '–'],
  [['games', '1'], [3, 4, 0], /^(?!Ada).* 2$/, '3, 4, 0'],
])('what two people have entered is told: %j', (at, value, place, entered) => {
  expect(told(['Ada', 'Ben'], at, value)).toEqual([expect.stringMatching(place), entered]);
});
