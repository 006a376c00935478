import { expect, it } from 'vitest';
import { levelOf } from './lobby';

it('knows which bots have a level, between two levels and with a style, too', () => {
  expect(['level3', 'level3.4', 'level6-attacker', 'level2.5-spoiler'].map(levelOf)).toEqual([3, 3.4, 6, 2.5]);
  expect(['human', 'my-level', 'greedy', undefined].map(levelOf)).toEqual([undefined, undefined, undefined, undefined]);
});
