import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { Direction } from '../box/types';
import { readPower } from './solo';
import SoloCard from './SoloCard.svelte';

const RULES = [
  { power: '+1 or more', start: 3, offers: true },
  { power: '+1 or more', start: 1, offers: false },
  { power: '4 or higher', start: 3, offers: false },
  { power: '6 or higher', start: 5, offers: true },
  { power: 'no higher than 4', start: 2, offers: true },
  { power: 'no higher than 6', start: 4, offers: false },
];
const CARDS = (['N', 'E', 'S', 'W'] as Direction[]).flatMap((direction) => RULES.map((rule) => ({ direction, ...rule })));

describe('a card of the solo opponent', () => {
  it('has a power', () => {
    expect(readPower('+1 or more')).toEqual({ rule: 'above', number: 1 });
    expect(readPower('7 or higher')).toEqual({ rule: 'at-least', number: 7 });
    expect(readPower('no higher than 2')).toEqual({ rule: 'at-most', number: 2 });
  });

  it('looks like no other, also where it is small', () => {
    for (const compact of [false, true]) {
      const pictures = CARDS.map((card) => render(SoloCard, { props: { card, compact } }).body.replace(/<!--.*?-->/g, ''));
      // A compact card shows only the effect on a spell: direction and power.
      const kinds = compact ? CARDS.map(({ direction, power }) => `${direction} ${power}`) : CARDS;
      expect(new Set(pictures).size).toBe(new Set<unknown>(kinds).size);
    }
  });
});
