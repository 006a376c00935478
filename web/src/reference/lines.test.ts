import { describe, expect, it } from 'vitest';
import { LINES as NIGHTFALL } from '../games/nightfall/reference/lines';
import { LINES as NOCTURNE } from '../games/nocturne/reference/lines';

const WORDS = import.meta.glob<string>('../../../src/noctuary/games/*/words/en/*.ftl', { query: '?raw', import: 'default', eager: true });
const BOOKS = import.meta.glob<string>('../../../src/noctuary/games/*/words/en/rules.md', { query: '?raw', import: 'default', eager: true });

/** Messages that are not lines of the log: questions, refusals, reasons for a victory. */
const OTHER: Record<string, RegExp> = {
  nightfall: /^nightfall-(ask|refuse|reason)-/,
  nocturne: /^nocturne-((ask|refuse|result|aim)-|opponent$)/,
};

function textOf(files: Record<string, string>, part: string): string {
  const found = Object.entries(files).find(([path]) => path.includes(part));
  if (!found) throw new Error(`There is no ${part}.`);
  return found[1];
}

describe.each([
  ['nightfall', NIGHTFALL],
  ['nocturne', NOCTURNE],
])('the lines of the log of %s', (game, lines) => {
  const ids = [...textOf(WORDS, `/${game}/words/en/${game}.ftl`).matchAll(new RegExp(`^(${game}-[a-z0-9-]+) =`, 'gm'))].map((match) => match[1] as string);

  it('lead to a rule, each of them', () => {
    expect(Object.keys(lines).sort()).toEqual(ids.filter((id) => !OTHER[game]?.test(id)).sort());
  });

  it('lead to rules that the book has', () => {
    const book = textOf(BOOKS, `/${game}/words/en/rules.md`);
    for (const rule of Object.values(lines)) expect(book).toContain(`**${rule}**`);
  });
});
