import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../../server/protocol';
import { strikes } from './fight';
import { announced, fought, pace } from './story';
import type { NightfallView } from '../../box/view';

function entry(name: string, args: LogEntry['args'] = {}): LogEntry {
  return { number: 1, id: `nightfall-${name}`, args, auto: false };
}

function table(attacks: number, damage = false): NightfallView {
  return { attacks: Array(attacks).fill({}), damage: damage ? {} : null } as NightfallView;
}

const strike = entry('strike', { seat: 'P1', card: 'vulko', seat_target: 'P2', number: 3 });
const absorb = entry('absorb', { seat: 'P2', card: 'bad-smoke', number: 2 });
const destroyed = entry('destroyed', { seat: 'P2', card: 'bad-smoke' });
const wounds = entry('wounds', { seat: 'P2', number: 1, card: ['bite'] });
const before = [entry('turn', { seat: 'P3' }), strike, wounds, entry('chain-start'), entry('turn', { seat: 'P1' }), entry('attack')];

describe('a combat', () => {
  it('is over when no attack is left, even if nobody was wounded', () => {
    const log = [...before, strike, absorb, destroyed];
    expect(fought(log, table(1))).toBe(false);
    expect(fought(log, table(0, true))).toBe(false);
    expect(fought(log, table(0))).toBe(true);
    expect(announced(destroyed, log, table(0))).toBe(true);
    expect(announced(destroyed, log, table(1))).toBe(false);
    expect(pace(destroyed, log, table(0))).toBe(2000);
  });

  it('is not what a text does', () => {
    expect(fought([...before, strike, wounds, entry('chain-start'), entry('resolve'), wounds], table(0))).toBe(false);
    expect(fought(before, table(0))).toBe(false);
  });

  it('has a result for each attack of this turn', () => {
    const other = { ...strike, args: { ...strike.args, seat_target: 'P3' } };
    const fight = strikes([...before, strike, absorb, destroyed, wounds, other]);
    expect(fight).toMatchObject([
      { card: 'vulko', target: 'P2', strength: 3, wounds: 1, met: [{ card: 'bad-smoke', seat: 'P2', number: 2, destroyed: true }] },
      { target: 'P3', wounds: 0, met: [] },
    ]);
  });
});
