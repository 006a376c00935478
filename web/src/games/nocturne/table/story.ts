import type { LogEntry } from '../../../app/protocol';
import { HELD } from '../../../table/story.svelte';

/** Milliseconds for which entries stand at least (by the end of their id); for all others half a second. */
const TIMES: Record<string, number> = {
  open: 700,
  cast: 700,
  win: 900,
  pass: 450,
  goal: 1600,
  shadows: 1200,
  'round-end': 1200,
  moonlight: HELD,
  'moonlight-family': HELD,
  'offer-none': 300,
  'draw-concoctions': 400,
  'draw-tiles': 400,
};
const ANNOUNCED = ['goal', 'goal-gone', 'round-end', 'shadows', 'moonlight', 'moonlight-family'];

function name(entry: LogEntry): string {
  return entry.id.replace(/^nocturne-/, '').replace(/-hidden$/, '');
}

export function pace(entry: LogEntry): number {
  return TIMES[name(entry)] ?? 500;
}

/** Goals, and the end and the beginning of a round, are moments for everybody. */
export function announced(entry: LogEntry): boolean {
  return ANNOUNCED.includes(name(entry));
}
