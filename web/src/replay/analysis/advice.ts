import type { Clue, Hint, MessageShown } from '../../server/protocol';
import { known, say, t, type Namer } from '../../i18n/index.svelte';

/** What speaks for a move, without its subject: "wins the goal “Deep Roots”, 3 points". */
export function whyText(reasons: readonly MessageShown[], namer: Namer): string {
  const [first = '', second] = reasons.map((reason) => say(reason, namer));
  return second ? t('hint-and', { first, second }) : first;
}

/** Why the best move is the best, and what the next best one, `move`, costs. */
export function hintText(game: string, { why: reasons, price, either }: Hint, move: string, namer: Namer): string {
  const why = whyText(reasons, namer);
  if (either) return why ? t('hint-either-why', { move, why }) : t('hint-either', { move });
  if (price === null) return t('hint-why', { why });
  if (price === 0) return t('hint-why-close', { why, move });
  return t('hint-why-instead', { why, move, points: t(`${game}-hint-points`, { number: price }) });
}

/** The words for what the reader should look at. */
export function lookText(game: string, { kind, id }: Clue, namer: Namer): string {
  const own = `${game}-look-${kind}`;
  return known(own) ? t(own, { [kind]: id }, namer) : t('hint-look', { thing: namer(kind, id) ?? id });
}

/** The probable end after the best move: the lead, in what prices are told in, else the chance to win. */
export function prospects(game: string, { chance, lead }: Hint): string {
  const number = Math.round(lead ?? 0);
  const id = `${game}-hint-${number < 0 ? 'behind' : 'lead'}`;
  if (lead !== null && known(id)) return t(id, { number: Math.abs(number) });
  return chance === null ? '' : t('hint-chance', { number: Math.min(99, Math.max(1, chance)) });
}
