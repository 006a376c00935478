import type { SeatChoice } from '../../app/settings';
import { canSit, seatKinds } from '../../setup/setup';
import type { Game, PlayOn, SeatId, SeatInfo } from '../../contract/types';
import { defaultName } from '../../setup/play';

/** The bot that takes the seats of other people. */
const OPPONENT = 'level4';

/** The seats for playing on alone from a finished game: the reader at one of them, bots where they sat, and bots for other people. */
export function seatsAround(game: Game, people: readonly SeatInfo[], mine: SeatId): SeatChoice[] {
  const kinds = seatKinds(game);
  return people.map(({ seat, name, kind }, i) => {
    if (seat === mine) return { kind: 'me', name: defaultName('me', i) };
    if (canSit(game, kind)) return { kind, name };
    const other = kinds.includes(OPPONENT) ? OPPONENT : (kinds.at(-1) ?? 'me');
    return { kind: other, name: defaultName(other, i) };
  });
}

/** The request that plays on from a step. */
export function playOnBody(step: number, seats: readonly SeatChoice[]): PlayOn {
  return { step, seats: seats.map(({ kind, name }) => ({ kind: kind === 'me' || kind === 'screen' ? 'human' : kind, name: name.trim() })) };
}
