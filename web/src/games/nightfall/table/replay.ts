import type { LogEntry, SeatId } from '../../../app/protocol';

/** A card of the chain as the log tells of it. */
export interface Link {
  card: string;
  seat: SeatId;
  kicked: boolean;
  cancelled: boolean;
  twice: boolean;
  chooser: SeatId | null;
}

export interface Attack {
  card: string;
  target: SeatId;
  blockers: string[];
  state: 'waiting' | 'now' | 'done';
}

/** The lane at one moment: what waits in the chain, what is carried out, who attacks whom. */
export interface Stage {
  entry: LogEntry;
  chain: readonly Link[];
  now: { card: string; seat: SeatId; kicked: boolean; again: boolean; cancelled: boolean } | null;
  attacks: readonly Attack[];
}

const SILENT = ['shuffle', 'draft', 'draft-hidden', 'first', 'heal', 'standings', 'archives', 'archives-secret', 'archives-secret-hidden', 'commons'];

/** The chain of the present turn, resolved or not, the first played first. */
export function played(log: readonly LogEntry[]): Link[] {
  const turn = log.findLastIndex((entry) => entry.id === 'nightfall-turn');
  return log.slice(turn + 1).flatMap(({ id, args }) => {
    const name = /^nightfall-(chain-start|link|link-kicker)$/.exec(id)?.[1];
    if (!name) return [];
    return [{ card: String(args.card), seat: String(args.seat), kicked: name === 'link-kicker', cancelled: false, twice: false, chooser: null }];
  });
}

/**
 * The lane event by event for the entries of the log after number `after`. What happened before is followed from the beginning of that
 * turn, so that each stage shows the whole chain.
 */
export function stages(log: readonly LogEntry[], after: number): Stage[] {
  const next = log.findIndex((entry) => entry.number > after);
  if (next < 0) return [];
  let start = next;
  while (start > 0 && log[start]?.id !== 'nightfall-turn') start -= 1;
  const found: Stage[] = [];
  let chain: Link[] = [];
  let now = null as Stage['now'];
  let attacks: Attack[] = [];

  for (const entry of log.slice(start)) {
    const name = entry.id.replace('nightfall-', '');
    const text = (key: string): string => (typeof entry.args[key] === 'string' ? entry.args[key] : '');
    const card = text('card');
    const seat = text('seat');
    if (name === 'turn') {
      chain = [];
      attacks = [];
      now = null;
    } else if (name === 'attack') {
      attacks = [...attacks, { card, target: text('seat_target'), blockers: [], state: 'waiting' }];
    } else if (name === 'block') {
      const at = attacks.findLastIndex((attack) => attack.card === text('card_attacker') && attack.target === seat);
      attacks = attacks.map((attack, i) => (i === at ? { ...attack, blockers: [...attack.blockers, card] } : attack));
    } else if (name === 'strike') {
      const at = attacks.findIndex((attack) => attack.card === card && attack.target === text('seat_target') && attack.state === 'waiting');
      attacks = attacks.map((attack, i) => ({ ...attack, state: i === at ? 'now' : attack.state === 'now' ? 'done' : attack.state }));
    } else if (name === 'leave' || name === 'leave-exile') {
      attacks = [];
    } else if (name === 'chain-start' || name === 'link' || name === 'link-kicker') {
      attacks = [];
      chain = [...chain, { card, seat, kicked: name === 'link-kicker', cancelled: false, twice: false, chooser: null }];
    } else if (name === 'resolve' || name === 'resolve-kicker' || name === 'cancelled') {
      chain = chain.slice(0, -1);
      now = { card, seat, kicked: name === 'resolve-kicker', again: false, cancelled: name === 'cancelled' };
    } else if (name === 'again' && now) {
      now = { ...now, again: true };
    } else if (name === 'mark-cancel' || name === 'mark-twice' || name === 'mark-chooser') {
      const at: number = chain.findLastIndex((link) => link.card === text('card_target') && link.seat === text('seat_target'));
      chain = chain.map((link, i) => (i === at ? marked(link, name, seat) : link));
    } else if (name === 'first') {
      // The hands that all have drawn before are no news.
      while (found.at(-1)?.entry.id.startsWith('nightfall-draw')) found.pop();
    } else if (name === 'claim' || name === 'discard' || name === 'wound-effect') {
      now = null;
    }
    if (entry.number > after && !SILENT.includes(name)) found.push({ entry, chain, now, attacks });
  }
  return found;
}

function marked(link: Link, name: string, seat: SeatId): Link {
  if (name === 'mark-cancel') return { ...link, cancelled: true, twice: false, chooser: null };
  return name === 'mark-twice' ? { ...link, twice: true } : { ...link, chooser: seat };
}
