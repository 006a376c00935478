import type { AimView } from './view';

/** How an aim stands: reached, still to be reached, kept so far, lost, or not to be known by this seat. */
export type AimState = 'met' | 'open' | 'holds' | 'missed' | 'secret';

/** Aims that something may not exceed (`tiles:egg=0`, `distinct_kinds<=5`) are met until it does; `twilight_goals=3` is to be reached. */
export function limits(aim: AimView): boolean {
  return /(<=|[^<>]=0$)/.test(aim.aim);
}

export function aimState(aim: AimView, over: boolean): AimState {
  if (aim.value === null) return 'secret';
  if (over) return aim.met ? 'met' : 'missed';
  if (limits(aim)) return aim.met ? 'holds' : 'missed';
  return aim.met ? 'met' : 'open';
}

/** Has it a number worth showing, or is it only true or not? */
export function counted(aim: AimView): boolean {
  return limits(aim) ? aim.target > 0 || (aim.value ?? 0) > 0 : aim.target > 1;
}

/** The lowest band above a total, null above them all. */
export function nextBand(bands: readonly number[], total: number): number | null {
  return bands.find((band) => band > total) ?? null;
}

/** The highest band that a total reaches, null below the first. */
export function bandOf(bands: readonly number[], total: number): number | null {
  return bands.findLast((band) => band <= total) ?? null;
}
