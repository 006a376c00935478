import { describe, expect, it } from 'vitest';
import { guessLanguage, readSettings, type TableSetup } from './settings';
import { firstSetup, resized, tableBody } from './setup';

const setup: TableSetup = {
  players: 2,
  mode: 'advanced',
  characters: 'chosen',
  seats: [
    { kind: 'me', name: ' Ada ' },
    { kind: 'greedy', name: 'Owl' },
  ],
};
const named = (kind: string, index: number) => `${kind}${index + 1}`;

describe('settings', () => {
  it('guess the first language we have', () => {
    expect(guessLanguage(['fr-FR', 'pl-PL', 'en'])).toBe('pl');
    expect(guessLanguage(['DE'])).toBe('de');
    expect(guessLanguage(['fr'])).toBe('en');
    expect(guessLanguage([])).toBe('en');
  });

  it('come back as they were stored', () => {
    const stored = { language: 'de', theme: 'light', motion: false, hints: false, hintsRead: ['cast'], setup };
    expect(readSettings(JSON.stringify(stored), ['en'])).toEqual(stored);
  });

  it('have defaults for what is missing or damaged', () => {
    const defaults = readSettings(null, ['pl']);
    expect(defaults).toEqual({ language: 'pl', theme: 'night', motion: true, hints: true, hintsRead: [], setup: null });
    for (const broken of ['{', 'null', '7', '{"language":"xx","theme":1,"hintsRead":"all","setup":{"players":5}}']) {
      expect(readSettings(broken, ['pl'])).toEqual(defaults);
    }
    const short = { ...setup, players: 3 };
    expect(readSettings(JSON.stringify({ setup: short }), []).setup).toBeNull();
    const undecided = { ...setup, characters: 'all' };
    expect(readSettings(JSON.stringify({ setup: undecided }), []).setup).toBeNull();
  });
});

describe('table setup', () => {
  it('begins with oneself against one greedy bot', () => {
    expect(firstSetup(named).seats).toEqual([
      { kind: 'me', name: 'me1' },
      { kind: 'greedy', name: 'greedy2' },
    ]);
  });

  it('keeps its seats when it grows and shrinks', () => {
    const four = resized(setup, 4, named);
    expect(four.seats.map((seat) => seat.name)).toEqual([' Ada ', 'Owl', 'greedy3', 'greedy4']);
    expect(resized(four, 2, named)).toEqual(setup);
  });

  it('asks the server for humans and bots', () => {
    expect(tableBody({ ...setup, seats: [...setup.seats.slice(0, 1), { kind: 'screen', name: 'Ben' }] })).toEqual({
      game: 'nocturne',
      options: { players: 2, mode: 'advanced', characters: 'chosen' },
      seats: [
        { kind: 'human', name: 'Ada' },
        { kind: 'human', name: 'Ben' },
      ],
    });
  });
});
