import type { AimView } from '../../box/view';

/** The state of an aim: reached, to be reached, kept so far, lost, or hidden from this seat. */
export type AimState = 'met' | 'open' | 'holds' | 'missed' | 'secret';

/** Whether an aim is an upper limit, met until it is exceeded (`tiles:egg=0`, `distinct_kinds<=5`); `twilight_goals=3` is not one. */
export function limits(aim: AimView): boolean {
  return /(<=|[^<>]=0$)/.test(aim.aim);
}

export function aimState(aim: AimView, over: boolean): AimState {
  if (aim.value === null) return 'secret';
  if (over) return aim.met ? 'met' : 'missed';
  if (limits(aim)) return aim.met ? 'holds' : 'missed';
  return aim.met ? 'met' : 'open';
}

/** Whether an aim has a number worth showing. */
export function counted(aim: AimView): boolean {
  return limits(aim) ? aim.target > 0 || (aim.value ?? 0) > 0 : aim.target > 1;
}

/** The lowest band above a total; null above the highest. */
export function nextBand(bands: readonly number[], total: number): number | null {
  return bands.find((band) => band > total) ?? null;
}

/** The highest band that a total reaches; null below the lowest. */
export function bandOf(bands: readonly number[], total: number): number | null {
  return bands.findLast((band) => band <= total) ?? null;
}
