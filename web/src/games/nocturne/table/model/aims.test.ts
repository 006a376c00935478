import { describe, expect, it } from 'vitest';
import { aimState, bandOf, counted, nextBand } from './aims';
import type { AimView } from '../../box/view';

const aim = (text: string, value: number | null, target: number, met: boolean): AimView => ({
  aim: text,
  words: { id: 'nocturne-aim-total', args: { number: target } },
  value,
  target,
  met,
});

describe('an aim of a scenario', () => {
  it('is open until it is met', () => {
    expect(aimState(aim('points:herbs>=15', 11, 15, false), false)).toBe('open');
    expect(aimState(aim('points:herbs>=15', 15, 15, true), false)).toBe('met');
    expect(aimState(aim('points:herbs>=15', 11, 15, false), true)).toBe('missed');
    expect(aimState(aim('twilight_goals=3', 2, 3, false), false)).toBe('open');
    expect(aimState(aim('distinct_kinds=8', 8, 8, true), false)).toBe('met');
  });

  it('that limits something holds until it is missed', () => {
    expect(aimState(aim('tiles:mushroom=0', 0, 0, true), false)).toBe('holds');
    expect(aimState(aim('tiles:mushroom=0', 1, 0, false), false)).toBe('missed');
    expect(aimState(aim('points:herbs<=5', 3, 5, true), false)).toBe('holds');
    expect(aimState(aim('tiles:mushroom=0', 0, 0, true), true)).toBe('met');
  });

  it('may be secret', () => {
    expect(aimState(aim('concoctions_complete>=3', null, 3, false), false)).toBe('secret');
  });

  it('has a number to show unless it is simply true or not', () => {
    expect(counted(aim('full_set:herb', 0, 1, false))).toBe(false);
    expect(counted(aim('tiles:egg=0', 0, 0, true))).toBe(false);
    expect(counted(aim('tiles:egg=0', 2, 0, false))).toBe(true);
    expect(counted(aim('points:herbs<=5', 0, 5, true))).toBe(true);
    expect(counted(aim('total>=85', 12, 85, false))).toBe(true);
  });
});

describe('score bands (NOC-10.9)', () => {
  const bands = [50, 60, 70];

  it('are reached from their number on', () => {
    expect([49, 50, 69, 70, 120].map((total) => bandOf(bands, total))).toEqual([null, 50, 60, 70, 70]);
    expect([0, 50, 69, 70].map((total) => nextBand(bands, total))).toEqual([50, 60, 70, null]);
  });
});
