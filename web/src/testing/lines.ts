import { expect, it } from 'vitest';

const WORDS = import.meta.glob<string>('../../../src/noctuary/games/*/words/en/*.ftl', { query: '?raw', import: 'default', eager: true });
const BOOKS = import.meta.glob<string>('../../../src/noctuary/games/*/words/en/rules.md', { query: '?raw', import: 'default', eager: true });

function textOf(files: Record<string, string>, part: string): string {
  const found = Object.entries(files).find(([path]) => path.includes(part));
  if (!found) throw new Error(`There is no ${part}.`);
  return found[1];
}

/** Tests the lines of the log of a game: all its messages but those that others contain and `other`, such as questions and refusals. */
export function testLines(game: string, lines: Record<string, string>, other: RegExp): void {
  const text = textOf(WORDS, `/${game}/words/en/${game}.ftl`);
  const ids = [...text.matchAll(new RegExp(`^(${game}-[a-z0-9-]+) =`, 'gm'))].map(([, id = '']) => id).filter((id) => !text.includes(`{ ${id} }`));

  it('lead to a rule, each of them', () => {
    expect(Object.keys(lines).sort()).toEqual(ids.filter((id) => !other.test(id)).sort());
  });

  it('lead to rules that the book has', () => {
    const book = textOf(BOOKS, `/${game}/words/en/rules.md`);
    for (const rule of Object.values(lines)) expect(book).toContain(`**${rule}**`);
  });
}
