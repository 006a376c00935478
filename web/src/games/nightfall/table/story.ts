import type { LogEntry } from '../../../app/protocol';

/** Milliseconds for which entries stand at least (by the end of their id); for all others half a second. */
const TIMES: Record<string, number> = {
  resolve: 900,
  'resolve-kicker': 1200,
  cancelled: 900,
  again: 900,
  'chain-start': 900,
  link: 800,
  'link-kicker': 1100,
  strike: 700,
  wounds: 1000,
  turn: 900,
  'last-wound': 2000,
  claim: 700,
  draw: 350,
  shuffle: 300,
  stop: 250,
  'no-chain': 350,
  leave: 350,
  'leave-exile': 350,
  discard: 350,
  draft: 0,
  'draft-hidden': 0,
  archives: 0,
  'archives-secret': 0,
  'archives-secret-hidden': 0,
  commons: 0,
};
const ANNOUNCED = ['turn', 'wounds', 'last-wound', 'wound-effect', 'standings', 'series-game'];

function name(entry: LogEntry): string {
  return entry.id.replace(/^nightfall-/, '');
}

export function pace(entry: LogEntry): number {
  return TIMES[name(entry).replace(/-hidden$/, '')] ?? 500;
}

/** The start of a turn, wounds, the wound effect and what leads to the end are moments for everybody. */
export function announced(entry: LogEntry): boolean {
  return ANNOUNCED.includes(name(entry));
}
