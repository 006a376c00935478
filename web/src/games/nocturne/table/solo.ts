import type { LogEntry, SeatId } from '../../../app/protocol';

/** One decision of the solo opponent: the card that decided it, if it has one, and what the log says about it. */
export interface SoloDecision {
  key: number;
  card: string | null;
  entries: LogEntry[];
}

/** What begins a decision: a card is turned, or the last one says what is offered. */
const BEGINS = ['nocturne-solo-card', 'nocturne-solo-offers', 'nocturne-solo-keeps', 'nocturne-solo-keeps-full'];

/** The decisions that a log tells of, each with all that followed from it without anybody else. */
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

/** The decisions since the reader's last move; if there are none, the very last one, so that there is something to look at. */
export function newDecisions(log: readonly LogEntry[], mark: number, opponent: SeatId): SoloDecision[] {
  const all = soloDecisions(log, opponent);
  const fresh = all.filter((decision) => (decision.entries.at(-1)?.number ?? 0) > mark);
  return fresh.length > 0 ? fresh : all.slice(-1);
}

/** What is said of a decision beside its card: everything but that the card was turned. */
export function told(decision: SoloDecision): LogEntry[] {
  return decision.entries.filter((entry) => entry.id !== 'nocturne-solo-card');
}
