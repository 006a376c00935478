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

  it('takes the terms of each game for its own items', () => {
    const game = (name: string, terms: Record<string, string[]>): Searched => ({ items: [{ ...(ITEMS[2] as Item), id: name, text: 'Ein Zauber' }], terms });
    expect(search([game('one', { czar: ['Zauber'] }), game('other', {})], 'czar').map(({ item }) => item.id)).toEqual(['one']);
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
