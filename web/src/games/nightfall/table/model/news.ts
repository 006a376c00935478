import type { LogEntry } from '../../../../server/protocol';

const IN_PLAY = ['enter', 'awaken', 'damage', 'absorb', 'heal', 'attack', 'block', 'strike'];
const OF_A_SEAT = ['wounds', 'influence-lost', 'no-text-block', 'exile-hand'];
const OF_COMMONS = ['exile-commons', 'aim-commons'];
const OF_ARCHIVES = ['exile-archive', 'aim-archive', 'grant', 'reveal'];
const OUT_OF_PLAY = ['destroyed', 'destroyed-exile', 'destroyed-hand', 'leave', 'leave-exile'];
const OF_DISCARDS = ['destroyed', 'leave', 'wounds', 'exile-discard', 'discard', 'claim', 'free'];

/**
 * The traces of log entries, as marks of pieces: `P2` (a player), `P2/vulko` (minions in play), `commons/vulko` and `archive:P2/vulko`
 * (archives), `discard:P2` (a discard pile).
 */
export function touchedBy(entries: readonly LogEntry[]): Set<string> {
  const marks = new Set<string>();
  for (const { id, args } of entries) {
    const name = id.replace('nightfall-', '');
    const seat = String(args.seat ?? '');
    const owner = String(args.seat_owner ?? seat);
    const cards = [args.card ?? []].flat().map(String);
    const target = args.card_target === undefined ? null : String(args.card_target);
    if (name === 'turn') for (const mark of marks) if (mark.startsWith('chain:')) marks.delete(mark);
    if (OF_A_SEAT.includes(name)) marks.add(seat);
    if (name === 'aim-player' || name === 'attack') marks.add(String(args.seat_target));
    if (name === 'aim-minion' && target) marks.add(`${String(args.seat_target)}/${target}`);
    if (name === 'aim-order' && target) marks.add(`chain:${String(args.seat_target)}/${target}`);
    if (OF_DISCARDS.includes(name)) marks.add(`discard:${seat}`);
    if (name === 'aim-discard') marks.add(`discard:${owner}`);
    for (const card of cards) {
      if (IN_PLAY.includes(name)) marks.add(`${seat}/${card}`);
      // The next minion with this name has not been touched.
      if (OUT_OF_PLAY.includes(name)) marks.delete(`${seat}/${card}`);
      if (name === 'claim' || name === 'free') marks.add(`commons/${card}`).add(`archive:${seat}/${card}`);
      if (OF_COMMONS.includes(name)) marks.add(`commons/${target ?? card}`);
      if (OF_ARCHIVES.includes(name)) marks.add(`archive:${owner}/${target ?? card}`);
    }
  }
  return marks;
}

/** The places of a log entry as selectors: the pieces it touches, otherwise the cards or else the players that it names. */
export function placesOf(entry: LogEntry): string[] {
  const { args } = entry;
  const cards = [args.card ?? []].flat().map(String);
  const seats = [args.seat, args.seat_target].flatMap((seat) => (seat === undefined ? [] : [String(seat)]));
  const placed = seats.flatMap((seat) => cards.flatMap((card) => [`chain:${seat}/${card}`, `${seat}/${card}`]));
  return [[...touchedBy([entry])], placed, seats].map((marks) => marks.map((mark) => `main [data-mark="${mark}"]`).join(', '));
}

/** The wounds that players have received, by seat. */
export function woundsOf(entries: readonly LogEntry[]): Record<string, number> {
  const wounds: Record<string, number> = {};
  for (const { id, args } of entries) {
    if (id === 'nightfall-wounds') wounds[String(args.seat)] = (wounds[String(args.seat)] ?? 0) + Number(args.number);
  }
  return wounds;
}
