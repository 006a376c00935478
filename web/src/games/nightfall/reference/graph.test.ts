import { describe, expect, it } from 'vitest';
import { COLOURS } from '../box/types';
import { arrowOf, arrows, drawn, HEIGHT, MARGIN, MOON, partOf, placeOf, WIDTH, type Order } from './graph';

const VULKO: Order = { id: 'vulko', name: 'Vulko', set: 'draft', colour: 'red', links: ['purple', 'yellow'], kicker: 'blue' };
const GHOST: Order = { id: 'big-ghost', name: '“Big Ghost”', set: 'draft', colour: 'red', links: ['white', 'blue'], kicker: 'yellow' };
const BLUE: Order = { id: 'blue', name: 'Blue', set: 'draft', colour: 'blue', links: ['red'], kicker: 'red' };
const STARTER: Order = { id: 'starter', name: 'Starter', set: 'starter', colour: 'white', links: ['white'] };
const CARDS = [VULKO, GHOST, BLUE, STARTER];

describe('link graph', () => {
  it('has an arrow for every link, with its cards and the kickers earned', () => {
    const found = arrows(CARDS);
    expect(found.map(({ from, to }) => `${from} ${to}`)).toEqual(['white white', 'blue red', 'red white', 'red yellow', 'red blue', 'red purple'].sort(byColours));
    expect(found.find(({ from, to }) => from === 'blue' && to === 'red')).toEqual({ from: 'blue', to: 'red', cards: ['blue'], kickers: ['vulko'] });
    expect(found.find(({ from, to }) => from === 'red' && to === 'blue')).toEqual({ from: 'red', to: 'blue', cards: ['big-ghost'], kickers: ['blue'] });
  });

  it('knows what cards are to each other', () => {
    expect(partOf(VULKO, BLUE)).toEqual({ after: false, before: true, kicker: true });
    expect(partOf(GHOST, BLUE)).toEqual({ after: true, before: true, kicker: true });
    expect(partOf(STARTER, STARTER)).toEqual({ after: true, before: true, kicker: false });
    expect(partOf(VULKO, GHOST)).toEqual({ after: false, before: false, kicker: false });
  });

  it('lights only the arrows of a card, not all of its colour', () => {
    const lit = arrows(CARDS).filter((arrow) => arrowOf(VULKO, arrow).after);
    expect(lit.map(({ to }) => to)).toEqual(expect.arrayContaining(arrows([VULKO]).map(({ to }) => to)));
    expect(lit.every(({ from, to }) => from === 'red' && VULKO.links.includes(to))).toBe(true);
  });

  it('keeps everything inside the picture', () => {
    for (const from of COLOURS) {
      for (const to of COLOURS) {
        const { path, head, spark } = drawn({ from, to });
        expect(path).not.toMatch(/NaN/);
        for (const { x, y } of [head, spark]) {
          expect(x).toBeGreaterThan(-MARGIN);
          expect(x).toBeLessThan(WIDTH + MARGIN);
          expect(y).toBeGreaterThan(-MARGIN);
          expect(y).toBeLessThan(HEIGHT + MARGIN);
        }
        if (from !== to) {
          // The head of the arrow is at the moon to which it points.
          const target = placeOf(to);
          expect(Math.hypot(head.x - target.x, head.y - target.y)).toBeLessThan(MOON + 14);
        }
      }
    }
  });
});

function byColours(a: string, b: string): number {
  const order = (one: string): number => {
    const [from, to] = one.split(' ').map((colour) => COLOURS.findIndex((other) => other === colour));
    return (from ?? 0) * 10 + (to ?? 0);
  };
  return order(a) - order(b);
}
