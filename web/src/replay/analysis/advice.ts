import type { Clue, Hint, PriceShown, ReasonShown, SeatId } from '../../server/protocol';
import { known, t, type Namer } from '../../i18n/index.svelte';

/** A number of what the game counts: "about 3 points". */
function pointsText(game: string, number: number): string {
  return t(`${game}-hint-points`, { number });
}

/** One of the things that speak for a move of a seat, without its subject: "costs Ben about 2 points for eggs". */
function reasonText(game: string, { seat, part, number }: ReasonShown, mover: SeatId, me: SeatId | null, namer: Namer): string {
  if (['options', 'taste', 'wins', 'even'].includes(part)) return t(`hint-${part}`);
  const way = seat === mover ? 'gets' : 'stops';
  const whom = seat === me ? t('hint-me') : t('hint-whom', { seat }, namer);
  return t(`${game}-why-${part}`, { way, verb: t(`hint-${way}`), whom, points: pointsText(game, number), number });
}

/** What speaks for a move of a seat, without its subject: "brings you about 3 points for herbs". `me`: the seat of the reader. */
export function whyText(game: string, reasons: readonly ReasonShown[], mover: SeatId, me: SeatId | null, namer: Namer): string {
  const [first = '', second] = reasons.map((reason) => reasonText(game, reason, mover, me, namer));
  const last = reasons[1];
  if (!second || !last) return first;
  return last.part === 'all' ? t('hint-balance', { first, points: pointsText(game, last.number) }) : t('hint-and', { first, second });
}

/** What a move costs compared with the best one: "about 4 fewer wins in 100 games". */
export function priceText(game: string, { games, points }: PriceShown): string {
  if (games > 0) return t('hint-price', { number: games });
  return points > 0 ? t('hint-price-points', { points: pointsText(game, points) }) : t('hint-price-none');
}

/** The words for what the reader should look at. */
export function lookText(game: string, { kind, id }: Clue, namer: Namer): string {
  const own = `${game}-look-${kind}`;
  return known(own) ? t(own, { [kind]: id }, namer) : t('hint-look', { thing: namer(kind, id) ?? id });
}

/** The probable end after the best move: chance and lead. */
export function prospects(game: string, { chance, lead }: Hint): string[] {
  const number = Math.round(lead ?? 0);
  const found = chance === null ? [] : [t('hint-chance', { number: Math.min(99, Math.max(1, chance)) })];
  const id = `${game}-hint-${number < 0 ? 'behind' : 'lead'}`;
  return lead !== null && known(id) ? [...found, t(id, { number: Math.abs(number) })] : found;
}
