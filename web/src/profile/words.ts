import type { Taken } from '../server/protocol';
import { say, t } from '../i18n/index.svelte';
import { placeOf } from './place';

/** The game or edition of a profile's file where something is wrong; empty if it is in none. */
export function placeText(where: string): string {
  const place = placeOf(where);
  if (!place) return '';
  const { sort, number, line } = place;
  return line === null ? t(`client-profile-import-${sort}`, { number }) : t('client-profile-import-line', { number, line });
}

/** The result of an import, line by line. */
export function takenText({ games, known, editions, puzzles, leftOut }: Taken): string {
  const lines = [t('client-profile-imported', { number: games, count: known })];
  if (editions > 0) lines.push(t('client-profile-imported-editions', { number: editions }));
  if (puzzles > 0) lines.push(t('client-profile-imported-puzzles', { number: puzzles }));
  if (leftOut.length > 0) lines.push(t('client-profile-left-out', { number: leftOut.length }));
  return [...lines, ...leftOut.map(({ where, error }) => `${placeText(where)} ${say(error)}`)].join('\n');
}
