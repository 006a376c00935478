import type { LogEntry, SeatId } from '../../../../server/protocol';

/** A decision of the solo opponent: its card, if it has one, and its log entries. */
export interface SoloDecision {
  key: number;
  card: string | null;
  entries: LogEntry[];
}

/** The entries that begin a decision: a card is turned, or the last card decides about an offering. */
const BEGINS = ['nocturne-solo-card', 'nocturne-solo-offers', 'nocturne-solo-keeps', 'nocturne-solo-keeps-full'];

/** The decisions in a log, each with all its consequences until another player acts. */
export function soloDecisions(log: readonly LogEntry[], opponent: SeatId): SoloDecision[] {
  const found: SoloDecision[] = [];
  let open = false;
  for (const entry of log) {
    const own = entry.args.seat === opponent;
    const last = found.at(-1);
    if (own && (BEGINS.includes(entry.id) || !open || !last)) {
      const card = typeof entry.args.solo === 'string' ? entry.args.solo : null;
      found.push({ key: entry.number, card, entries: [entry] });
    } else if (own && last) last.entries.push(entry);
    open = own;
  }
  return found;
}

/** The decisions since the reader's last move; without any, the very last one, so that there is something to see. */
export function newDecisions(log: readonly LogEntry[], mark: number, opponent: SeatId): SoloDecision[] {
  const all = soloDecisions(log, opponent);
  const fresh = all.filter((decision) => (decision.entries.at(-1)?.number ?? 0) > mark);
  return fresh.length > 0 ? fresh : all.slice(-1);
}

/** The entries of a decision to show beside its card: all but the one about turning it. */
export function told(decision: SoloDecision): LogEntry[] {
  return decision.entries.filter((entry) => entry.id !== 'nocturne-solo-card');
}
