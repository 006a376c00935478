import type { Game } from '../contract/types';
import type { NewTable } from '../server/protocol';
import type { EditionSetup, SeatChoice, TableSetup } from '../app/settings';

/** Gives the default name of somebody at a seat (from 0). */
export type Naming = (kind: string, index: number) => string;

/** The kind of a seat for a bot as strong as the reader, by the games they have finished. */
export const MY_LEVEL = 'my-level';
/** The default opponent. */
const OPPONENT = MY_LEVEL;

/** A table of `players` seats, with the components of `before` and those of its seats and options that still fit. A lone player is the reader. */
export function resized(game: Game, before: TableSetup, players: number, named: Naming): TableSetup {
  const alone = (): SeatChoice => before.seats.find((seat) => seat.kind === 'me') ?? { kind: 'me', name: named('me', 0) };
  const seats = players === 1 ? [alone()] : Array.from({ length: players }, (_, i): SeatChoice => before.seats[i] ?? { kind: OPPONENT, name: named(OPPONENT, i) });
  return { seats, options: game.options(before.options, players), ...(before.edition ? { edition: before.edition } : {}), ...(before.timing ? { timing: before.timing } : {}), ...(before.rated ? { rated: true } : {}) };
}

/** The table offered at first: the reader against bots. */
export function firstSetup(game: Game, named: Naming): TableSetup {
  const seats: SeatChoice[] = [{ kind: 'me', name: named('me', 0) }];
  return resized(game, { seats, options: game.first.options }, game.first.players, named);
}

/** The kinds of players for a seat: the reader, somebody else on this screen, whoever gets the link, a bot as strong as the reader, or another bot of this server. */
export function seatKinds(game: Game): string[] {
  return ['me', 'screen', 'open', MY_LEVEL, ...game.bots];
}

/** Who takes a seat, without the style that a level may have (`level4-attacker`), and that style, if any. */
export function styled(kind: string): [kind: string, style: string] {
  const [, level = kind, style = ''] = /^(level\d(?:\.\d)?)-(\w+)$/.exec(kind) ?? [];
  return [level, style];
}

/** Whether this kind of player can take a seat. */
export function canSit(game: Game, kind: string): boolean {
  const [plain, style] = styled(kind);
  // Between two levels there are too many to list.
  const whole = plain.replace(/^(level[1-5])\.\d$/, '$1');
  return seatKinds(game).includes(whole) && (style === '' || game.styles.includes(style));
}

/** The stored setup, with defaults for whatever is no longer possible; the first one if there is none for this game. */
export function lastSetup(game: Game, stored: TableSetup | undefined, named: Naming): TableSetup {
  if (!stored || !game.players.includes(stored.seats.length)) return firstSetup(game, named);
  const seats = stored.seats.map((seat) => (canSit(game, seat.kind) ? seat : { ...seat, kind: OPPONENT }));
  return resized(game, { ...stored, seats }, stored.seats.length, named);
}

/** The setup with the reader's own box, unless it has other components. */
export function boxed(setup: TableSetup, box: EditionSetup | undefined): TableSetup {
  return box?.id && !setup.edition ? { ...setup, edition: { id: box.id, name: box.name } } : setup;
}

/** The setup for a table with friends: like the last one with them or, without a clock, like the last one; with the reader at the first seat and whoever gets the link at all others. It is not rated. */
export function friendSetup(game: Game, withFriends: TableSetup | undefined, stored: TableSetup | undefined, named: Naming): TableSetup {
  const { rated: _, timing, ...last } = lastSetup(game, withFriends ?? stored, named);
  const { length } = last.seats;
  const players = length > 1 ? length : (game.players.find((number) => number > 1) ?? length);
  const me = last.seats.find(({ kind }) => kind === 'me')?.name ?? named('me', 0);
  const seats = Array.from({ length: players }, (_, i): SeatChoice => (i === 0 ? { kind: 'me', name: me } : { kind: 'open', name: named('open', i) }));
  return resized(game, { ...last, seats, ...(withFriends && timing ? { timing } : {}) }, players, named);
}

/** The request that makes a table; `edition`: that of the setup as the server knows it. */
export function tableBody(game: Game, setup: TableSetup, edition?: NewTable['edition']): NewTable {
  const players = setup.seats.length;
  const mine = setup.seats.findIndex(({ kind }) => kind === 'me');
  return {
    game: game.name,
    options: { players, ...game.body(setup.options, players) },
    seats: setup.seats.map(({ kind, name }) => ({ kind: kind === 'me' || kind === 'screen' ? 'human' : kind, name: name.trim() })),
    ...(mine >= 0 ? { me: `P${mine + 1}` } : {}),
    ...(setup.timing && setup.seats.some(({ kind }) => kind === 'open') ? { timing: setup.timing } : {}),
    ...(setup.rated && ratable(setup) ? { rated: true } : {}),
    ...(edition ? { edition: { name: edition.name, changes: edition.changes } } : {}),
  };
}

/** Whether a game can be rated: several people, each playing for themselves, with the printed components, and with an end. */
export function ratable({ seats, edition, timing }: TableSetup): boolean {
  const others = seats.filter(({ kind }) => kind !== 'me');
  return others.length > 0 && others.every(({ kind }) => kind === 'open') && !edition && timing !== undefined && timing.zero !== 'nothing';
}

/** The message that says why this choice of seats is impossible; null if it is possible. */
export function seatsProblem(seats: readonly SeatChoice[]): 'client-new-nobody' | 'client-new-nameless' | null {
  if (seats.every((seat) => seat.kind !== 'me' && seat.kind !== 'screen')) return 'client-new-nobody';
  return seats.some((seat) => seat.name.trim() === '') ? 'client-new-nameless' : null;
}
