import { describe, expect, it } from 'vitest';
import type { SearchIndex } from '../server/protocol';
import { Asked, contain, folded, search, type Item } from './search';

const TEXTS: [sort: string, id: string, text: string][] = [
  ['rule', 'NF-12.1', 'Alton Hickman. He cannot be blocked.'],
  ['rule', 'NF-12.11', 'Vulko. His kicker inflicts 1 damage on every minion in play.'],
  ['card', 'vulko', 'Vulko blocks damage inflicted on you.'],
  ['tile', 'egg', 'Rätselhaftes Ei, größer als Füchse'],
];
const ITEMS: Item[] = TEXTS.map(([sort, id, text]) => ({ game: 'one', sort, id, title: id, text }));

/** An index of these texts in which each word says as much as any other. */
function indexOf(texts: readonly string[]): SearchIndex {
  const words = texts.map((text) => [...text.matchAll(/[\p{L}\p{N}.-]+/gu)].map(([word]) => folded(word.replace(/\.$/, ''))));
  const forms = [...new Set(words.flat())];
  const weights = forms.map((form) => words.flatMap((one, i) => (one.includes(form) ? [i, 100] : [])));
  const entries = TEXTS.map(([sort, id]) => [sort, id]);
  return { of: '', entries, forms, weights, meanings: { 'hurts every': [forms.indexOf('damage')] }, silent: 'he his on', asked: texts.map((_, i) => (i === 1 ? 'his kicker, vulko blocked' : '')) };
}

const SHELF = { items: ITEMS, renamed: [], index: new Asked(indexOf(TEXTS.map(([, id, text]) => `${id} ${text}`))) };

function found(question: string): string[] {
  return search([SHELF], question).map(({ item }) => item.id);
}

describe('search', () => {
  it('tells names that contain all the words', () => {
    expect(contain(['Rätselhaftes Ei', 'egg'], 'EI raetsel')).toBe(true);
    expect(contain(['Rätselhaftes Ei', 'egg'], 'ei pilz')).toBe(false);
  });

  it('prefers what has all the words, rules before components', () => {
    expect(found('vulko minion')).toEqual(['NF-12.11', 'vulko']);
    expect(found('what is it that hurts every minion')[0]).toBe('NF-12.11');
    expect(found('nf-12.11')).toEqual(['NF-12.11']);
    expect(found('  ')).toEqual([]);
  });

  it('prefers what players ask about in the same words', () => {
    expect(found('is vulko blocked').slice(0, 2)).toEqual(['NF-12.11', 'NF-12.1']);
  });

  it('forgives slips, missing umlauts and other endings', () => {
    for (const word of ['fuechse', 'Fuchse', 'füchs', 'fuchsen', 'grösser']) expect(found(word)).toEqual(['egg']);
    expect(found('miniom')).toEqual(['NF-12.11']);
    expect(found('zzzz')).toEqual([]);
  });

  it('knows whether all words are known', () => {
    expect(['what hurts every minion', 'vulko', 'he'].map((one) => SHELF.index.knows(one))).toEqual([false, true, false]);
  });

  it('shows the words where they stand', () => {
    const [hit] = search([SHELF], 'damage vulko');
    expect(hit?.excerpt.filter(({ match }) => match).map(({ text }) => text)).toEqual(['Vulko', 'damage']);
    const long = { ...(ITEMS[3] as Item), text: `${'word '.repeat(200)}Füchse ${'word '.repeat(200)}` };
    const text = search([{ ...SHELF, items: [long] }], 'Füchse')[0]?.excerpt.map((piece) => piece.text).join('') ?? '';
    expect(text.length).toBeLessThan(240);
    expect(text).toMatch(/^… .*Füchse.* …$/);
  });
});
