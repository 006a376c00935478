import type { Args } from '../i18n/translator';
import type { RatingShown, SeatId, Timing } from '../server/protocol';

/** The players that the host of an open table may look for. */
export const WANTED = ['anybody', 'beginners', 'experienced'] as const;

/** The time control of a game in words. */
export function paceText(timing: Timing | null, say: (id: string, args?: Args) => string): string {
  if (!timing) return say('client-pace-none');
  const { pace, seconds, increment = 0 } = timing;
  return say(`client-pace-${pace}-of`, { minutes: Math.round(seconds / 60), days: Math.round(seconds / 86_400), seconds: increment });
}

/** A rating as text, with a question mark if it is provisional. */
export function ratingText({ rating, provisional }: RatingShown): string {
  return `${rating}${provisional ? '?' : ''}`;
}

/** The level of a bot, such as 3.4, whatever its style; undefined for people and bots without a level. */
export function levelOf(kind: string | undefined): number | undefined {
  const [, level] = /^level(\d(?:\.\d)?)/.exec(kind ?? '') ?? [];
  return level === undefined ? undefined : Number(level);
}

/** A player's name, with their rating where the game is rated. */
export function rated({ seat, name }: { seat: SeatId; name: string }, ratings: Record<SeatId, RatingShown> | null | undefined): string {
  const rating = ratings?.[seat];
  return rating ? `${name} (${ratingText(rating)})` : name;
}
