import type { LogEntry, SeatId } from '../../../../server/protocol';
import { about, ofCombat } from './story';

/** A minion that has absorbed damage, or was destroyed by it. */
export interface Met {
  card: string;
  seat: SeatId;
  number: number;
  destroyed: boolean;
}

/** A resolved attack and its result. */
export interface Strike {
  number: number;
  seat: SeatId;
  card: string;
  target: SeatId;
  strength: number;
  wounds: number;
  met: Met[];
}

/** The resolved attacks of the combat with which the log ends. */
export function strikes(log: readonly LogEntry[]): Strike[] {
  const found: Strike[] = [];
  for (const entry of ofCombat(log)) {
    const { number, args } = entry;
    if (about(entry, 'strike')) {
      found.push({ number, seat: String(args.seat), card: String(args.card), target: String(args.seat_target), strength: Number(args.number), wounds: 0, met: [] });
      continue;
    }
    const last = found.at(-1);
    if (!last) continue;
    const [card, seat] = [String(args.card), String(args.seat)];
    if (about(entry, 'wounds')) last.wounds += Number(args.number);
    else if (about(entry, 'absorb')) last.met.push({ card, seat, number: Number(args.number), destroyed: false });
    else if (about(entry, 'destroyed', 'destroyed-exile', 'destroyed-hand')) {
      const hit = last.met.findLast((one) => one.card === card && one.seat === seat);
      if (hit) hit.destroyed = true;
    }
  }
  return found;
}
