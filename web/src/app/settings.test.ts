import { describe, expect, it } from 'vitest';
import { guessLanguage, mergeSettings, readSettings, type TableSetup } from './settings';

const setup: TableSetup = {
  seats: [
    { kind: 'me', name: 'Ada' },
    { kind: 'greedy', name: 'Owl' },
  ],
  options: { mode: 'advanced', characters: 'chosen' },
};

describe('settings', () => {
  it('guess the first language we have', () => {
    expect(guessLanguage(['fr-FR', 'pl-PL', 'en'])).toBe('pl');
    expect(guessLanguage(['DE'])).toBe('de');
    expect(guessLanguage(['fr'])).toBe('en');
    expect(guessLanguage([])).toBe('en');
  });

  it('come back as they were stored', () => {
    const stored = {
      name: 'Ada',
      nickname: 'Lady A',
      language: 'de',
      theme: 'light',
      motion: false,
      speed: 'fast',
      sounds: true,
      ambience: true,
      oneTap: true,
      hints: false,
      hintsRead: ['client-nightfall-hint-draft'],
      game: 'nightfall',
      setups: { nocturne: setup, nightfall: { ...setup, options: { draft: 'quick-start' } } },
      boxes: { nocturne: { id: '5ba1', name: 'My box', hash: '00' } },
      learned: ['nocturne/first'],
      courses: { 'nightfall/first': 'a1' },
    };
    expect(readSettings(JSON.stringify(stored), ['en'])).toEqual(stored);
  });

  it('have defaults for what is missing or damaged', () => {
    const defaults = readSettings(null, ['pl']);
    expect(defaults).toEqual({ name: '', nickname: '', language: 'pl', theme: 'night', motion: true, speed: 'normal', sounds: false, ambience: false, oneTap: false, hints: true, hintsRead: [], game: null, setups: {}, boxes: {}, learned: [], courses: {} });
    const damaged = [
      '{',
      'null',
      '7',
      '[]',
      '{"theme":"system"}',
      '{"name":7,"language":"xx","theme":1,"hintsRead":"all","game":3}',
      '{"setups":{"nocturne":{"seats":[{"kind":7,"name":"Ada"}]},"nightfall":7}}',
      '{"setups":{"nocturne":{"seats":[null]}}}',
    ];
    for (const broken of damaged) expect(readSettings(broken, ['pl'])).toEqual(defaults);
  });

  it('of two tabs are merged key by key', () => {
    const known = readSettings(null, ['en']);
    const mine = { ...known, theme: 'light' as const, learned: ['nocturne/first'] };
    const theirs = { ...known, language: 'de' as const, sounds: true };
    const both = { ...theirs, theme: 'light', learned: ['nocturne/first'] };
    expect(mergeSettings(known, mine, theirs)).toEqual(both);
    // What was switched on there and off again here stays off.
    expect(mergeSettings(theirs, { ...theirs, sounds: false }, theirs).sounds).toBe(false);
  });
});
