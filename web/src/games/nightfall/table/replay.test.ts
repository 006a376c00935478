import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../app/protocol';
import { played, stages } from './replay';

/** Entries as the server sends them, numbered from 1. */
function log(...events: [name: string, args: LogEntry['args']][]): LogEntry[] {
  return events.map(([name, args], i) => ({ number: i + 1, id: `nightfall-${name}`, args, auto: false }));
}

const CHAIN = log(
  ['turn', { seat: 'P1', number: 1 }],
  ['chain-start', { seat: 'P1', card: 'flank-attack' }],
  ['link-kicker', { seat: 'P2', card: 'vulko', card_below: 'flank-attack' }],
  ['link', { seat: 'P1', card: 'grim-siege', card_below: 'vulko' }],
  ['resolve', { seat: 'P1', card: 'grim-siege' }],
  ['mark-cancel', { seat: 'P1', card: 'grim-siege', seat_target: 'P2', card_target: 'vulko' }],
  ['cancelled', { seat: 'P2', card: 'vulko' }],
  ['resolve', { seat: 'P1', card: 'flank-attack' }],
  ['again', { seat: 'P1', card: 'flank-attack' }],
  ['claim', { seat: 'P1', card: 'vulko', number: 4 }],
);

describe('a chain that is played step by step', () => {
  const steps = stages(CHAIN, 0);
  const at = (number: number) => steps.find((step) => step.entry.number === number);

  it('grows card by card', () => {
    expect(at(2)?.chain.map(({ card }) => card)).toEqual(['flank-attack']);
    expect(at(4)?.chain).toHaveLength(3);
    expect(at(4)?.chain[1]).toMatchObject({ card: 'vulko', seat: 'P2', kicked: true, cancelled: false });
  });

  it('is resolved from the last card to the first, with its marks', () => {
    expect(at(5)).toMatchObject({ now: { card: 'grim-siege', cancelled: false }, chain: [{}, {}] });
    expect(at(6)?.chain[1]).toMatchObject({ card: 'vulko', cancelled: true });
    expect(at(7)?.now).toMatchObject({ card: 'vulko', cancelled: true });
    expect(at(9)?.now).toMatchObject({ card: 'flank-attack', again: true });
    expect(at(10)).toMatchObject({ now: null, chain: [] });
  });

  it('is whole although only its end is new', () => {
    const late = stages(CHAIN, 4);
    expect(late[0]).toEqual(steps.find((step) => step.entry.number === 5));
    expect(late).toHaveLength(6);
    expect(stages(CHAIN, 10)).toEqual([]);
  });

  it('is remembered until the next turn', () => {
    expect(played(CHAIN).map(({ card, seat }) => `${seat} ${card}`)).toEqual(['P1 flank-attack', 'P2 vulko', 'P1 grim-siege']);
    expect(played([...CHAIN, ...log(['turn', { seat: 'P2', number: 2 }])])).toEqual([]);
  });
});

describe('combat', () => {
  it('shows each attack with its blockers, and which one strikes', () => {
    const steps = stages(
      log(
        ['turn', { seat: 'P1', number: 3 }],
        ['attack', { seat: 'P1', card: 'vulko', seat_target: 'P2' }],
        ['attack', { seat: 'P1', card: 'vulko', seat_target: 'P3' }],
        ['block', { seat: 'P3', card: 'bad-smoke', card_attacker: 'vulko' }],
        ['strike', { seat: 'P1', card: 'vulko', seat_target: 'P3', number: 3 }],
        ['strike', { seat: 'P1', card: 'vulko', seat_target: 'P2', number: 3 }],
        ['leave', { seat: 'P1', card: ['vulko'] }],
      ),
      3,
    );
    expect(steps[0]?.attacks.map(({ blockers }) => blockers)).toEqual([[], ['bad-smoke']]);
    expect(steps[1]?.attacks.map(({ state }) => state)).toEqual(['waiting', 'now']);
    expect(steps[2]?.attacks.map(({ state }) => state)).toEqual(['now', 'done']);
    expect(steps[3]?.attacks).toEqual([]);
  });
});

describe('the beginning of a game', () => {
  it('is no news, hands drawn by all included', () => {
    const begun = log(
      ['draft-hidden', { seat: 'P2' }],
      ['archives', { seat: 'P1', card: ['vulko'] }],
      ['draw', { seat: 'P1', number: 5, card: ['bad-smoke'] }],
      ['draw-hidden', { seat: 'P2', number: 5 }],
      ['first', { seat: 'P2' }],
      ['turn', { seat: 'P2', number: 1 }],
    );
    expect(stages(begun, 0).map(({ entry }) => entry.id)).toEqual(['nightfall-turn']);
  });
});
