import type { GameInfo } from '../server/protocol';
import { complete } from '../games';
import ofNightfall from '../games/nightfall/game';
import ofNocturne from '../games/nocturne/game';

/** Games as a server describes them; the last one has no folder in the client. */
export const GAMES = [
  { name: 'nightfall', players: [2, 3, 4, 5], rules: 'NF', bots: ['level3', 'greedy', 'random'], styles: ['attacker', 'spoiler'], courses: [], puzzles: 0, phases: [], choices: {}, orders: true },
  { name: 'nocturne', players: [1, 2, 3, 4], rules: 'NOC', bots: ['level3', 'greedy', 'random'], styles: ['attacker', 'spoiler'], courses: [], puzzles: 0, phases: [], choices: {}, orders: true },
  { name: 'lanterns', players: [2, 3, 4], rules: 'LAN', bots: ['level3', 'greedy', 'random'], styles: [], courses: [], puzzles: 0, phases: [], choices: { hand: [3, 1, 2, 4] }, orders: false },
] satisfies [GameInfo, GameInfo, GameInfo];

export const nightfall = complete(GAMES[0], ofNightfall);
export const nocturne = complete(GAMES[1], ofNocturne);
