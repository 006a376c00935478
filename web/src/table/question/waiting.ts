import type { View } from '../../server/protocol';
import { known, t, type Namer } from '../../i18n/index.svelte';

/** Whether the table will go on by itself in a moment. */
export function nobody(view: View): boolean {
  return !view.over && view.thinking.length + view.waiting.length === 0;
}

/** What is to be chosen next, in words; "" if nothing is, or the game has no words for things of this kind. */
export function nextWords(kind: string | undefined): string {
  const id = `client-next-${kind}`;
  return kind !== undefined && known(id) ? t(id) : '';
}

/** Who has won a game that is over, in words. */
function overWords({ result, guide, mine }: View, namer: Namer): string {
  const [winners = [], ...others] = result?.ranking ?? [];
  if (result?.cutOff || others.length === 0) return t(result || !guide ? 'client-over' : 'client-guide-solved');
  const alone = winners.length === 1 && mine.length === 1 && winners[0] === mine[0];
  return alone ? t('client-you-win') : t('client-wins', { seat: winners, count: winners.length }, namer);
}

/** The state of a table where nothing is asked of the reader, in words. */
export function waitingWords(view: View, namer: Namer): string {
  if (view.over) return overWords(view, namer);
  if (view.guide?.failed) return t('client-guide-missed');
  if (view.seat && view.waiting.includes(view.seat)) return t('client-no-choice');
  const seat = view.thinking[0] ?? view.waiting[0];
  if (!seat) return t('client-moment');
  if (view.thinking.length > 0) return t('client-thinking', { seat }, namer);
  if (view.free?.includes(seat)) return t('client-waiting-free');
  return t(view.away.includes(seat) ? 'client-waiting-away' : 'client-waiting', { seat }, namer);
}
