import { api } from '../app/api';
import type { Rule } from '../app/protocol';
import { settings } from '../app/settings.svelte';

/** The rule whose text is shown over the page, if any. */
export const ruleSheet = $state<{ id: string | null }>({ id: null });

export function openRule(id: string): void {
  ruleSheet.id = id;
}

const books = new Map<string, Promise<Rule[]>>();

/** The rulebook of the game in the reader's language; fetched once. */
export function rulebook(language = settings.language): Promise<Rule[]> {
  let book = books.get(language);
  if (!book) {
    book = api.rules('nocturne', language).then((answer) => answer.rules);
    book.catch(() => books.delete(language));
    books.set(language, book);
  }
  return book;
}
