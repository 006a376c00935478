import { describe, expect, it } from 'vitest';
import { moonlightTokens, readSolo, shuffledDecks, type RecordedSolo } from './games';

const game: RecordedSolo = {
  id: 'a',
  setup: {
    cells: [0, 1, 6],
    round: 'moonlight',
    tokens: [['1', 'star'], ['s2']],
    shadows: [],
    twilight: [],
    moonlight: ['M1'],
    character: null,
    ability: false,
    double: true,
    spaces: 4,
    deck: 'page',
  },
  cards: [2, 0, 1],
  answers: [{ do: 'cast', token: '1', cell: 6 }, { do: 'pass' }, { do: 'offer', tokens: ['1'] }, { do: 'leave', token: null }, { do: 'moonlight', goals: ['M1'], cells: [0] }],
  edition: null,
};

describe('a solo game beside the page', () => {
  it('is read as it was kept', () => {
    const kept = { game, boxes: {} };
    expect(readSolo(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it('is none if it cannot be read', () => {
    expect(readSolo([])).toBeUndefined();
    expect(readSolo({ game: { setup: 3 } })).toEqual({ game: null, boxes: {} });
  });

  it('has every card once in every shuffle', () => {
    const cards = shuffledDecks(24);
    const all = Array.from({ length: 24 }, (_, card) => card);
    for (let start = 0; start < cards.length; start += 24) expect(cards.slice(start, start + 24).sort((a, b) => a - b)).toEqual(all);
    expect(cards.slice(0, 24)).not.toEqual(cards.slice(24, 48));
  });

  it('begins moonlight with a Shadow for each lowest token that has left', () => {
    expect(moonlightTokens(['1', '2', '3', 'star'], ['s6', 's7'])).toEqual(['3', 'star', 's6', 's7']);
  });
});
