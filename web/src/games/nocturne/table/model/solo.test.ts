import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../../server/protocol';
import { newDecisions, soloDecisions } from './solo';

function log(...told: [id: string, args: LogEntry['args']][]): LogEntry[] {
  return told.map(([id, args], i) => ({ number: i + 1, id: `nocturne-${id}`, args, auto: false }));
}

const phase = log(
  ['open', { seat: 'P1', token: '1', cell: 'b2' }],
  ['solo-card', { seat: 'P2', solo: 'N +1 3 offers' }],
  ['solo-above', { seat: 'P2', token: '2', token_highest: '1' }],
  ['cast', { seat: 'P2', token: '2', cell: 'b1' }],
  ['cast', { seat: 'P1', token: '7', cell: 'a1' }],
  ['solo-card', { seat: 'P2', solo: 'E >=4 3 keeps' }],
  ['solo-none-at-least', { seat: 'P2', number: 4, token_highest: '7' }],
  ['pass', { seat: 'P2' }],
  ['win', { seat: 'P1', tile: 'egg', cell: 'a1', token: '7' }],
  ['solo-keeps', { seat: 'P2', solo: 'E >=4 3 keeps' }],
);

describe('the decisions of the solo opponent', () => {
  it('are told card by card, with all that followed', () => {
    const told = soloDecisions(phase, 'P2').map(({ card, entries }) => [card, ...entries.map((entry) => entry.id.slice(9))]);
    expect(told).toEqual([
      ['N +1 3 offers', 'solo-card', 'solo-above', 'cast'],
      ['E >=4 3 keeps', 'solo-card', 'solo-none-at-least', 'pass'],
      ['E >=4 3 keeps', 'solo-keeps'],
    ]);
  });

  it('may come without a card', () => {
    const taken = log(['round-end', { number: 1 }], ['take', { seat: 'P2', tile: 'egg', token: '6' }]);
    expect(soloDecisions(taken, 'P2')).toMatchObject([{ card: null, entries: [{ id: 'nocturne-take' }] }]);
  });

  it('are shown from my last move on, or at least the last one', () => {
    expect(newDecisions(phase, 4, 'P2').map((decision) => decision.key)).toEqual([6, 10]);
    expect(newDecisions(phase, 10, 'P2').map((decision) => decision.key)).toEqual([10]);
    expect(newDecisions([], 0, 'P2')).toEqual([]);
  });
});
