import type { LogEntry } from '../../../../server/protocol';
import { HELD } from '../../../../store/story.svelte';

/** The shortest times for entries in milliseconds, by the end of their id; for all others half a second. */
const TIMES: Record<string, number> = {
  open: 700,
  cast: 700,
  win: 900,
  pass: 450,
  goal: 1800,
  'goal-most': 1800,
  'goal-tie': 2200,
  shadows: 1200,
  'round-end': 1200,
  twilight: 2000,
  moonlight: HELD,
  'moonlight-family': HELD,
  'offer-none': 300,
  'draw-concoctions': 400,
  'draw-tiles': 400,
};
const ANNOUNCED = ['goal', 'goal-most', 'goal-tie', 'goal-gone', 'round-end', 'shadows', 'twilight', 'moonlight', 'moonlight-family'];

function name(entry: LogEntry): string {
  return entry.id.replace(/^(client-)?nocturne-/, '').replace(/-hidden$/, '');
}

/** Whether an entry has one of these names. */
export function about(entry: LogEntry, ...names: readonly string[]): boolean {
  return names.includes(name(entry));
}

export function pace(entry: LogEntry): number {
  return TIMES[name(entry)] ?? 500;
}

/** Whether an entry is announced: goals, and the end and the beginning of a round. */
export function announced(entry: LogEntry): boolean {
  return about(entry, ...ANNOUNCED);
}

/** The entries of this round, whose things may still lie there. */
export function ofRound(entries: readonly LogEntry[]): readonly LogEntry[] {
  return entries.slice(entries.findLastIndex((entry) => about(entry, 'moonlight', 'moonlight-family')) + 1);
}
