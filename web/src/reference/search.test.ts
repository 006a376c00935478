import { describe, expect, it } from 'vitest';
import { contain, folded, marked, search, type Item, type Searched } from './search';

const ITEMS: Item[] = [
  { game: 'nightfall', sort: 'rule', id: 'NF-12.1', title: 'NF-12.1', text: 'Alton Hickman. He cannot be blocked.' },
  { game: 'nightfall', sort: 'rule', id: 'NF-12.11', title: 'NF-12.11', text: 'Vulko. His kicker inflicts 1 damage on every minion in play.' },
  { game: 'nightfall', sort: 'card', id: 'vulko', title: 'Vulko', text: 'Blocks damage inflicted on you.' },
  { game: 'nightfall', sort: 'card', id: 'bad-smoke', title: '„Ciężki Dym”', text: 'Blokuje obrażenia zadawane tobie, dopóki nie zostanie zniszczony.' },
  { game: 'nocturne', sort: 'tile', id: 'egg', title: 'Rätselhaftes Ei', text: 'größer als Füchse' },
];

const SHELF: Searched = { items: ITEMS, terms: {} };

function found(query: string): string[] {
  return search([SHELF], query).map(({ item }) => item.id);
}

const NIGHTFALL: Searched = {
  items: [
    { game: 'nightfall', sort: 'rule', id: 'NF-4.4', title: 'NF-4.4', text: 'Der Kick wird ausgelöst.' },
    { game: 'nightfall', sort: 'rule', id: 'NF-4.5', title: 'NF-4.5', text: 'Die Kickfarbe zählt.' },
    { game: 'nightfall', sort: 'card', id: 'kreatur', title: 'Kreatur', text: 'Eine Karte' },
  ],
  terms: { kicker: ['Kick', 'Kickfarb'], bonus: ['Kick'], bonusfarb: ['Kickfarb'], 'czar ': ['Zauber'], sługus: ['Kreatur'] },
};
const NOCTURNE: Searched = {
  items: [{ game: 'nocturne', sort: 'rule', id: 'NOC-2.1', title: 'NOC-2.1', text: 'Ein Zauber' }],
  terms: { kicker: [], 'czar ': ['Zauber'] },
};

function meant(query: string): string[] {
  return search([NIGHTFALL, NOCTURNE], query).map(({ item }) => item.id);
}

describe('search', () => {
  it('tells names that contain all the words', () => {
    expect(contain(['Rätselhaftes Ei', 'egg'], 'EI raetsel')).toBe(true);
    expect(contain(['Rätselhaftes Ei', 'egg'], 'ei pilz')).toBe(false);
  });

  it('finds a rule by its id, with or without the letters of the game, before those that begin so', () => {
    expect(found('nf-12.1')).toEqual(['NF-12.1', 'NF-12.11']);
    expect(found('12.1')[0]).toBe('NF-12.1');
    expect(found('12.11')).toEqual(['NF-12.11']);
  });

  it('wants every word, in the name or in the text', () => {
    expect(found('vulko minion')).toEqual(['NF-12.11']);
    expect(found('vulko ghoul')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });

  it('shows the words where they stand', () => {
    const [first] = search([SHELF], 'zadawane');
    expect(first?.excerpt.filter((piece) => piece.match).map((piece) => piece.text)).toEqual(['zadawane']);
    expect(search([SHELF], 'fuechse')[0]?.excerpt.at(-1)).toEqual({ text: 'Füchse', match: true });
    const long = { ...(ITEMS[0] as Item), text: `${'word '.repeat(200)}Żółw ${'word '.repeat(200)}` };
    const [hit] = search([{ items: [long], terms: {} }], 'zolw');
    const text = hit?.excerpt.map((piece) => piece.text).join('') ?? '';
    expect(text.length).toBeLessThan(240);
    expect(text).toMatch(/^… .*Żółw.* …$/);
  });

  it('finds what a game calls the same, in other languages and before', () => {
    for (const query of ['kick', 'kicker', 'KICKERS', 'Bonus', 'bonusy']) expect(meant(query)).toEqual(['NF-4.4', 'NF-4.5']);
    expect(meant('slugusi')).toEqual(['kreatur']);
    expect(meant('sługus karte')).toEqual(['kreatur']);
    // A term is found at the beginning of a word, not inside it.
    expect(meant('icker')).toEqual([]);
  });

  it('goes by the longest beginning of a word, and by whole words where they must be whole', () => {
    expect(meant('Bonusfarbe')).toEqual(['NF-4.5']);
    expect(meant('czar')).toEqual(['NOC-2.1']);
    expect(meant('czarny')).toEqual([]);
  });

  it('marks what was meant where it stands', () => {
    const [first, second] = search([NIGHTFALL], 'kicker');
    expect(first?.excerpt).toEqual([{ text: 'Der ', match: false }, { text: 'Kick', match: true }, { text: ' wird ausgelöst.', match: false }]);
    expect(second?.excerpt).toEqual([{ text: 'Die ', match: false }, { text: 'Kickfarb', match: true }, { text: 'e zählt.', match: false }]);
  });

  it('cuts a text into pieces that make it again', () => {
    for (const [text, words] of [['Straße, STRASSE', ['strasse', 'st']], ['aaa', ['aa', 'a']], ['', ['x']]] as const) {
      const pieces = marked(text, words);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }
    expect(marked('Straße', ['strasse'])).toEqual([{ text: 'Straße', match: true }]);
  });

  it('keeps the place of every letter', () => {
    const { letters, places } = folded('Łódź');
    expect(letters).toBe('lodz');
    expect(places).toEqual([0, 1, 2, 3, 4]);
  });
});
