import { api } from '../../server/api';
import { Once } from '../../server/once';
import type { Rule, Rules } from '../../server/protocol';
import { router } from '../../app/router.svelte';
import type { Under } from '../../app/routes';
import { settings } from '../../app/settings.svelte';
import { gameOfRule } from '../../contract/registry';

/** The rule whose text is shown over the page, if any. */
export const ruleSheet = $state<{ id: string | null }>({ id: null });

export function openRule(id: string): void {
  ruleSheet.id = id;
}

/** A component of a game. */
export interface Card {
  game: string;
  sort: string;
  id: string;
}

/** The component that is shown over the page, if any. */
export const cardSheet = $state<{ card: Card | null }>({ card: null });

/** Shows everything about a component over the page, so that the table can stay open. */
export function openCard(card: Card): void {
  cardSheet.card = card;
}

const TABLES: readonly string[] = ['table', 'text', 'replay', 'replay-text'];

/** Whether a game is shown here; reading something must not leave it. */
export function atTable(): boolean {
  return TABLES.includes(router.route.page);
}

/** Which facts hold on this page: those of its table, or those named in its address. */
export function factsHere(): Under {
  const { route } = router;
  if (atTable() && 'id' in route) return { table: route.id };
  if (route.page === 'components' || route.page === 'card' || route.page === 'links') {
    return { ...(route.edition ? { edition: route.edition } : {}), ...(route.table ? { table: route.table } : {}) };
  }
  return {};
}

const books = new Once<Rules>();

/** The rulebook of a game in the reader's language; fetched once. */
export async function rulebook(game: string, language = settings.language): Promise<Rule[]> {
  return (await books.of(`${game} ${language}`, () => api.rules(game, language))).rules;
}

/** A rule of any game; undefined if there is no such rule. */
export async function findRule(id: string): Promise<Rule | undefined> {
  const game = await gameOfRule(id);
  return game && (await rulebook(game.name)).find((rule) => rule.id === id);
}
