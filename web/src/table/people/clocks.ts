const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Below so many milliseconds a running clock looks and sounds otherwise. */
export const URGENT = 20 * SECOND;

/** What is left of `left` milliseconds after `passed` have gone by. */
export function leftNow(left: number, passed: number): number {
  return Math.max(0, left - passed);
}

/** Time as a clock shows it, in started seconds. */
export function clockText(left: number, say: (id: string, args: Record<string, number>) => string): string {
  if (left >= DAY) return say('client-clock-days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR) return say('client-clock-hours', { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) });
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The message for a player whose time has gone from `before` to `left`; null if there is no need for one. */
export function told(before: number, left: number): string | null {
  if (before > 0 && left === 0) return 'client-clock-over';
  if (before > 10 * SECOND && left <= 10 * SECOND) return 'client-clock-seconds';
  if (before > MINUTE && before < Infinity && left <= MINUTE) return 'client-clock-minute';
  return null;
}
