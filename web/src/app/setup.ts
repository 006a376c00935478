import type { NewTableBody } from './protocol';
import type { SeatSetup, TableSetup } from './settings';

/** A table of `players` seats, keeping the seats of `before` as far as there are. */
export function resized(before: TableSetup, players: number, named: (kind: SeatSetup['kind'], index: number) => string): TableSetup {
  const seats = Array.from({ length: players }, (_, i): SeatSetup => before.seats[i] ?? { kind: 'greedy', name: named('greedy', i) });
  return { ...before, players, seats };
}

/** The first table anybody is offered: oneself against one greedy bot. */
export function firstSetup(named: (kind: SeatSetup['kind'], index: number) => string): TableSetup {
  return {
    players: 2,
    mode: 'standard',
    characters: 'dealt',
    seats: [
      { kind: 'me', name: named('me', 0) },
      { kind: 'greedy', name: named('greedy', 1) },
    ],
  };
}

/** What the server is asked for. */
export function tableBody(setup: TableSetup): NewTableBody {
  return {
    game: 'nocturne',
    options: { players: setup.players, mode: setup.mode, characters: setup.characters },
    seats: setup.seats.map(({ kind, name }) => ({ kind: kind === 'me' || kind === 'screen' ? 'human' : kind, name: name.trim() })),
  };
}
