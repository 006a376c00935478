import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../../server/protocol';
import { touchedBy, woundsOf } from './news';

function entry(name: string, args: LogEntry['args']): LogEntry {
  return { number: 1, id: `nightfall-${name}`, args, auto: false };
}

describe('what the log has touched', () => {
  it.each([
    ['wounds', { seat: 'P2', number: 1, card: ['bite'] }, ['P2', 'discard:P2']],
    ['enter', { seat: 'P2', card: 'vulko', number: 3 }, ['P2/vulko']],
    ['attack', { seat: 'P1', card: 'vulko', seat_target: 'P3' }, ['P3', 'P1/vulko']],
    ['aim-minion', { seat: 'P1', card: 'grim-siege', seat_target: 'P2', card_target: 'vulko' }, ['P2/vulko']],
    ['aim-commons', { seat: 'P1', card: 'furious-melee', card_target: 'vulko' }, ['commons/vulko']],
    ['exile-archive', { seat_owner: 'P2', card: 'vulko', number: 2 }, ['archive:P2/vulko']],
    ['claim', { seat: 'P1', card: 'vulko', number: 4 }, ['discard:P1', 'commons/vulko', 'archive:P1/vulko']],
    ['stop', { seat: 'P1' }, []],
  ])('%s', (name, args, marks) => {
    expect([...touchedBy([entry(name, args)])].sort()).toEqual([...marks].sort());
  });

  it('is forgotten with what has left, however alike what comes after it is', () => {
    const damage = entry('damage', { seat: 'P2', card: 'vulko', number: 1 });
    const aimed = entry('aim-order', { seat: 'P1', card: 'flank-attack', seat_target: 'P2', card_target: 'vulko' });
    expect([...touchedBy([damage, entry('destroyed', { seat: 'P2', card: 'vulko' })])]).toEqual(['discard:P2']);
    expect([...touchedBy([damage, entry('leave', { seat: 'P2', card: ['vulko'] })])]).toEqual(['discard:P2']);
    expect([...touchedBy([aimed])]).toEqual(['chain:P2/vulko']);
    expect([...touchedBy([aimed, entry('turn', { seat: 'P2', number: 4 })])]).toEqual([]);
  });

  it('adds up the wounds of each player', () => {
    const wounds = [entry('wounds', { seat: 'P1', number: 2 }), entry('wounds', { seat: 'P2', number: 1 }), entry('wounds', { seat: 'P1', number: 1 })];
    expect(woundsOf(wounds)).toEqual({ P1: 3, P2: 1 });
  });
});
