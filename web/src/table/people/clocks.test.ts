import { expect, it } from 'vitest';
import { clockText, leftNow, told } from './clocks';

const text = (left: number): string => clockText(left, (id, args) => `${id} ${Object.values(args).join(' ')}`);

it('shows minutes and seconds, then hours, then days', () => {
  expect([0, 1, 9_999, 60_000, 3_599_000].map(text)).toEqual(['0:00', '0:01', '0:10', '1:00', '59:59']);
  expect([3_660_000, 90_000_000].map(text)).toEqual(['client-clock-hours 1 1', 'client-clock-days 1 1']);
  expect(leftNow(5, 9)).toBe(0);
});

it('says once that a minute, ten seconds or nothing is left', () => {
  const looks = [90_000, 60_000, 59_750, 10_000, 9_000, 0, 0];
  expect(looks.slice(1).map((left, place) => told(looks[place] ?? 0, left))).toEqual([
    'client-clock-minute', null, 'client-clock-seconds', null, 'client-clock-over', null,
  ]);
  expect(told(Infinity, 45_000)).toBeNull();
});
