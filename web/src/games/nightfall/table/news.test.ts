import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../app/protocol';
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

  it('adds up the wounds of each player', () => {
    const wounds = [entry('wounds', { seat: 'P1', number: 2 }), entry('wounds', { seat: 'P2', number: 1 }), entry('wounds', { seat: 'P1', number: 1 })];
    expect(woundsOf(wounds)).toEqual({ P1: 3, P2: 1 });
  });
});
