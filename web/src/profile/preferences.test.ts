import { describe, expect, it } from 'vitest';
import { readSettings, type Settings } from '../app/settings';
import { adopt, described, rename, same } from './preferences';

function settings(change: Partial<Settings> = {}): Settings {
  return { ...readSettings(null, ['pl']), ...change };
}

describe('a profile', () => {
  it('takes over the settings and gives them back in another browser', () => {
    const here = settings({ name: 'Ada', theme: 'light', motion: false, hints: false, hintsRead: ['client-nocturne-hint-cast'], boxes: { nocturne: { id: '5ba1', hash: '00', name: 'My box' } } });
    const there = settings({ language: 'de' });
    adopt(there, described(here));
    expect(described(there)).toEqual(described(here));
    expect(there.hintsRead).toEqual([]);
    expect(same(described(there), described(here))).toBe(true);
    there.motion = true;
    expect(same(described(there), described(here))).toBe(false);
  });

  it('changes nothing by what it does not know', () => {
    const mine = settings({ theme: 'light' });
    adopt(mine, { name: 'Ada', language: null, preferences: { theme: 'pink', motion: 'yes', sound: true } });
    expect(mine).toEqual(settings({ theme: 'light', name: 'Ada' }));
  });

  it('renames its player at the tables remembered, but nobody else', () => {
    const seat = (kind: 'me' | 'greedy', name: string) => ({ kind, name });
    const mine = settings({
      setups: {
        nocturne: { seats: [seat('me', 'Fox'), seat('greedy', 'Fox')], options: {} },
        nightfall: { seats: [seat('me', 'Count')], options: {} },
      },
    });
    rename(mine, 'Ada', ['Fox', 'Lis']);
    expect(mine.setups.nocturne?.seats.map(({ name }) => name)).toEqual(['Ada', 'Fox']);
    expect(mine.setups.nightfall?.seats.map(({ name }) => name)).toEqual(['Count']);
    rename(mine, 'Eve');
    expect(mine.setups.nocturne?.seats[0]?.name).toBe('Eve');
    expect(mine.name).toBe('Eve');
  });
});
