import { api } from '../app/api';
import type { Rule } from '../app/protocol';
import { settings } from '../app/settings.svelte';
import { gameOfRule } from '../games/registry';

/** The rule whose text is shown over the page, if any. */
export const ruleSheet = $state<{ id: string | null }>({ id: null });

export function openRule(id: string): void {
  ruleSheet.id = id;
}

const books = new Map<string, Promise<Rule[]>>();

/** The rulebook of a game in the reader's language; fetched once. */
export function rulebook(game: string, language = settings.language): Promise<Rule[]> {
  const key = `${game} ${language}`;
  let book = books.get(key);
  if (!book) {
    book = api.rules(game, language).then((answer) => answer.rules);
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}

/** One rule of whatever game, if there is such a rule. */
export async function findRule(id: string): Promise<Rule | undefined> {
  const game = await gameOfRule(id);
  return game && (await rulebook(game.name)).find((rule) => rule.id === id);
}
