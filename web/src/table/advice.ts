import type { AdvisedMove, Clue, Hint, ReasonShown, SeatId } from '../app/protocol';
import { language, known, t } from '../i18n/index.svelte';
import type { Namer } from '../i18n/translator';

/** A number with its sign: "+1.5", "−2". */
export function signed(amount: number): string {
  return new Intl.NumberFormat(language() ?? 'en', { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(amount).replace('-', '−');
}

/** The name of a part that is counted: a row of the score sheet, or another part that the game names. */
export function partText(game: string, part: string): string {
  const id = `${game}-part-${part}`;
  return t(known(id) ? id : `${game}-row-${part}`);
}

/** Reasons for and against the seat `me`: "Herbs +2, Eggs +1; Ben: Herbs −1". Empty if there are none. */
export function reasonsText(game: string, move: Pick<AdvisedMove, 'own' | 'others'>, me: SeatId, namer: Namer, good?: boolean): string {
  const counts = (reason: ReasonShown): boolean => good === undefined || (reason.good === good) === (reason.seat === me);
  const texts = new Map<SeatId, string[]>();
  for (const reason of [...move.own, ...move.others].filter(counts)) {
    texts.set(reason.seat, [...(texts.get(reason.seat) ?? []), `${partText(game, reason.part)} ${signed(reason.amount)}`]);
  }
  return [...texts]
    .map(([seat, found]) => (seat === me ? found.join(', ') : t('hint-of', { seat, reasons: found.join(', ') }, namer)))
    .join('; ');
}

/** The first of the reasons that speak for a move. */
export function mattering(move: AdvisedMove, me: SeatId): ReasonShown | undefined {
  return [...move.own, ...move.others].find((reason) => reason.good === (reason.seat === me));
}

/** The words for what the reader should look at. */
export function lookText(game: string, { kind, id }: Clue, namer: Namer): string {
  const own = `${game}-look-${kind}`;
  return known(own) ? t(own, { [kind]: id }, namer) : t('hint-look', { thing: namer(kind, id) ?? id });
}

/** By how much a move is worse than the best one. */
export function costText(best: AdvisedMove, move: AdvisedMove): string {
  if (best.chance !== null && move.chance !== null) return t('hint-cost', { number: Math.max(0, best.chance - move.chance) });
  return t('hint-cost-points', { number: Math.max(0, Math.round(best.points - move.points)) });
}

/** The probable end after the best move: chance and lead. */
export function prospects(game: string, { moves: [best], lead }: Hint): string[] {
  const number = Math.round(lead ?? 0);
  const found = best?.chance == null ? [] : [t('hint-chance', { number: Math.min(99, Math.max(1, best.chance)) })];
  const id = `${game}-hint-${number < 0 ? 'behind' : 'lead'}`;
  return lead !== null && known(id) ? [...found, t(id, { number: Math.abs(number) })] : found;
}
