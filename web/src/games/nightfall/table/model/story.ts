import type { LogEntry } from '../../../../server/protocol';
import { HELD } from '../../../../store/story.svelte';
import type { NightfallView } from '../../box/view';

/** The shortest times for entries in milliseconds, by the end of their id; for all others half a second. */
const TIMES: readonly [number, ...string[]][] = [
  [0, 'draft', 'draft-hidden', 'archives', 'archives-secret', 'archives-secret-hidden', 'commons'],
  [250, 'stop'],
  [300, 'shuffle'],
  [350, 'draw', 'no-chain', 'leave', 'leave-exile', 'discard'],
  [700, 'strike', 'claim'],
  [800, 'link'],
  [900, 'resolve', 'cancelled', 'again', 'chain-start'],
  [1100, 'link-kicker'],
  [1200, 'resolve-kicker', 'turn'],
  [1300, 'wounds'],
  [1700, 'wound-effect'],
  [2000, 'last-wound', 'turn-limit'],
  [HELD, 'standings'],
];
/** The shortest time for the result of a combat. */
const FOUGHT = 2000;
const ANNOUNCED = ['turn', 'wounds', 'last-wound', 'turn-limit', 'wound-effect', 'standings', 'series-game'];
/** Entries about a resolved attack and its consequences. */
const STRUCK = ['strike', 'absorb', 'destroyed', 'destroyed-exile', 'destroyed-hand', 'wounds', 'last-wound'];

function name(entry: LogEntry): string {
  return entry.id.replace(/^nightfall-/, '').replace(/-hidden$/, '');
}

/** Whether an entry has one of these names. */
export function about(entry: LogEntry, ...names: readonly string[]): boolean {
  return names.includes(name(entry));
}

/** The entries of the combat with which a log ends; none once a chain has begun. */
export function ofCombat(log: readonly LogEntry[]): readonly LogEntry[] {
  const turn = log.slice(log.findLastIndex((entry) => about(entry, 'turn')) + 1);
  return turn.some((entry) => about(entry, 'chain-start')) ? [] : turn;
}

/** Whether a log ends with a combat. No event says so, but the table after its last entry has no attacks left. */
export function fought(log: readonly LogEntry[], table: NightfallView): boolean {
  const last = log.at(-1);
  if (!last || !about(last, ...STRUCK) || table.attacks.length > 0 || table.damage) return false;
  return ofCombat(log).some((entry) => about(entry, 'strike'));
}

export function pace(entry: LogEntry, log: readonly LogEntry[], table: NightfallView): number {
  return fought(log, table) ? FOUGHT : (TIMES.find(([, ...names]) => about(entry, ...names))?.[0] ?? 500);
}

/** Whether an entry is announced: the start of a turn, the result of a combat, wounds, and what leads to the end. */
export function announced(entry: LogEntry, log: readonly LogEntry[], table: NightfallView): boolean {
  return about(entry, ...ANNOUNCED) || fought(log, table);
}
