import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { soloFace, soloId } from './solo';
import SoloCard from './SoloCard.svelte';

const RULES = ['+1 3 offers', '+1 1 keeps', '>=4 3 keeps', '>=6 5 offers', '<=4 2 offers', '<=6 4 keeps'];
const CARDS = ['N', 'E', 'S', 'W'].flatMap((direction) => RULES.map((rule) => `${direction} ${rule}`));

describe('a card of the solo opponent', () => {
  it('is read from its id', () => {
    expect(soloFace('N +1 3 offers')).toEqual({ direction: 'N', rule: '+1', value: 1, start: 3, offers: true });
    expect(soloFace('W <=6 4 keeps')).toEqual({ direction: 'W', rule: '<=', value: 6, start: 4, offers: false });
    expect(() => soloFace('N 3 offers')).toThrow('"N 3 offers"');
  });

  it('has its id from what is printed on it', () => {
    expect(soloId({ direction: 'N', power: '+1 or more', start: 3, offers: true })).toBe('N +1 3 offers');
    expect(soloId({ direction: 'E', power: '7 or higher', start: 1, offers: false })).toBe('E >=7 1 keeps');
    expect(soloId({ direction: 'S', power: 'no higher than 2', start: 7, offers: true })).toBe('S <=2 7 offers');
  });

  it('looks like no other, also where it is small', () => {
    for (const compact of [false, true]) {
      const pictures = CARDS.map((id) => render(SoloCard, { props: { id, compact } }).body.replace(/<!--.*?-->/g, ''));
      // A compact card shows only the effect on a spell: direction and power.
      const kinds = compact ? CARDS.map((id) => id.split(' ').slice(0, 2).join(' ')) : CARDS;
      expect(new Set(pictures).size).toBe(new Set(kinds).size);
    }
  });
});
