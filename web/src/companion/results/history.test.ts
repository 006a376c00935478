import { expect, it } from 'vitest';
import { tallies } from './history';

it('wins and best points are counted by number of players, and an open tie has no winner', () => {
  const game = (time: number, names: string[], points: number[], winners: number[]) => ({ time, names, points, winners });
  const [one, two] = tallies([game(0, ['Ada', 'Cy'], [70, 60], [0]), game(1, ['Ben', 'Cy'], [90, 90], []), game(2, ['Ada'], [99], [])]);
  expect(one).toMatchObject({ players: 1, games: 1, wins: [], best: 99, holders: [{ name: 'Ada', time: 2 }] });
  expect(two).toMatchObject({ players: 2, games: 2, wins: [['Ada', 1]], best: 90, holders: [{ name: 'Ben', time: 1 }, { name: 'Cy', time: 1 }] });
  const series = { part: 'series', ...game(0, ['Ada', 'Ben'], [100, 64], [1]) };
  expect(tallies([series, game(0, ['Ada', 'Ben'], [3, 7], [0])], true)).toMatchObject([{ best: 3, wins: [['Ada', 1]] }, { part: 'series', best: 64, wins: [['Ben', 1]] }]);
});
