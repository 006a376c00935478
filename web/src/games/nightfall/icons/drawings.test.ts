import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { glyph } from '../../../pieces/glyphs';
import { SEAT_SHAPES } from '../../../pieces/seats';
import { COLOURS, type CardFace, type CardWords, type Colour } from '../box/types';
import CardPile from './CardPile.svelte';
import Card from './cards/Card.svelte';
import ChainCard from './cards/ChainCard.svelte';
import FullCard from './cards/FullCard.svelte';
import InfluenceCounter from './marks/InfluenceCounter.svelte';
import Minion from './cards/Minion.svelte';
import { MOON_PATHS } from './marks/moons';
import Moon from './marks/Moon.svelte';
import { FACES } from '../../../testing/nightfall';
import WoundStack from './WoundStack.svelte';

/** The drawing without parts that differ between renderings. */
function drawn(html: string): string {
  return html.replace(/<!--.*?-->/g, '').replace(/ class="[^"]*"/g, '');
}

/** The text on the drawing, without tags and the spaces between them. */
function read(html: string): string {
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function face(id: string): CardFace {
  return { ...(FACES[id] as CardFace), name: 'NAME' };
}

it('draws every card and wound of the facts, no two alike', () => {
  const file = readFileSync(fileURLToPath(new URL('marks/figures.svg', import.meta.url)), 'utf8');
  const figures = new Map([...file.matchAll(/<g id="(.+?)"(.+?)<\/g>/gs)].map(([, id, drawing]) => [id, drawing]));
  expect([...figures.keys()].sort()).toEqual(Object.keys(FACES).sort());
  expect(new Set(figures.values()).size).toBe(36);
});

it('gives every moon and every seat a shape of its own', () => {
  expect(new Set(COLOURS.map((colour) => MOON_PATHS[colour])).size).toBe(6);
  expect(new Set(Object.values(SEAT_SHAPES)).size).toBe(5);
  for (const colour of COLOURS) {
    const plain = drawn(render(Moon, { props: { colour } }).body);
    expect(plain).toContain(MOON_PATHS[colour]);
    expect(drawn(render(Moon, { props: { colour, spark: true } }).body), colour).not.toBe(plain);
    expect(drawn(render(Moon, { props: { colour, letter: 'W' } }).body), colour).not.toBe(plain);
  }
});

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it('keeps the shape of every moon and every number readable', () => {
  const css = readFileSync(fileURLToPath(new URL('../box/tokens.css', import.meta.url)), 'utf8');
  const token = (name: string) => css.match(new RegExp(`--${name}: (#[0-9a-f]{6})`))?.[1] ?? `no token ${name}`;
  const contrast = (one: string, other: string) => {
    const [dark = 0, light = 0] = [luminance(token(one)), luminance(token(other))].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  for (const colour of COLOURS) {
    expect(contrast(`moon-${colour}`, `moon-${colour}-deep`), colour).toBeGreaterThan(3);
    expect(contrast(`moon-${colour}`, 'moon-rim'), colour).toBeGreaterThan(3);
  }
  for (const ground of ['card-ground', 'card-ground-2', 'wound-ground']) {
    expect(contrast('card-text', ground), ground).toBeGreaterThan(4.5);
    expect(contrast('card-quiet', ground), ground).toBeGreaterThan(4.5);
    expect(contrast('strength', ground), ground).toBeGreaterThan(3);
    expect(contrast('health', ground), ground).toBeGreaterThan(3);
  }
});

it('shows on a card in the hand its colour, its links and its kicker', () => {
  for (const card of Object.values(FACES).filter(({ kind }) => kind !== 'wound')) {
    const { body } = render(Card, { props: { face: face(card.id), label: 'LABEL' } });
    const moons = [...body.matchAll(/fill="var\(--moon-(?!spark)(\w+)\)"/g)].map(([, colour]) => colour);
    expect(moons, card.id).toEqual([card.colour, ...(card.links ?? []), ...(card.kicker ? [card.kicker] : [])]);
  }
});

it('says nothing of its own', () => {
  const colours = Object.fromEntries(COLOURS.map((colour) => [colour, 'COLOUR'])) as Record<Colour, string>;
  const words: CardWords = {
    kind: 'KIND',
    set: 'SET',
    cost: 'COST',
    strength: 'STRENGTH',
    health: 'HEALTH',
    links: 'LINKS',
    kicker: 'KICKER',
    colours,
    texts: [
      { kind: 'chain', label: 'CHAIN', text: 'TEXT' },
      { kind: 'kicker', label: 'LABEL', text: 'TEXT' },
    ],
  };
  const vulko = { ...face('vulko'), reconstructed: ['cost', 'health'] };
  const label = 'LABEL';
  const pieces = [
    render(FullCard, { props: { face: vulko, words } }),
    render(Card, { props: { face: vulko, label, onpick: () => {} } }),
    render(Card, { props: { face: vulko, variant: 'mini', label } }),
    render(Card, { props: { face: null, label } }),
    render(Minion, { props: { face: vulko, health: 2, full: 3, strength: 3, mark: 'blocked', label, named: true } }),
    render(ChainCard, { props: { face: vulko, position: 2, seat: 5, kicked: true, twice: true, chooser: 1, label } }),
    render(CardPile, { props: { face: vulko, count: 7, cost: 3, label } }),
    render(WoundStack, { props: { top: face('bite'), left: null, started: 20, label } }),
    render(InfluenceCounter, { props: { value: 5, doubled: true, discount: 1, label } }),
  ];
  for (const { body } of pieces) {
    const spoken = [...body.matchAll(/(?:aria-label|title)="([^"]*)"/g)].map(([, text]) => text).join(' ');
    // A message of the client is its id here, or nothing.
    expect((read(body) + spoken).replaceAll('client-reconstructed', '')).not.toMatch(/[a-z]/);
    expect(body).toMatch(/LABEL/);
  }
});

it('turns a minion by a quarter for each point of damage', () => {
  const turns = [3, 2, 1].map((health) => {
    const { body } = render(Minion, { props: { face: face('vulko'), health, full: 3, strength: 3, label: 'LABEL' } });
    return /rotate: (\d+)deg/.exec(body)?.[1];
  });
  expect(turns).toEqual(['0', '90', '180']);
});

it('shows a number of wounds that is not known as a question', () => {
  const props = { top: face('bite'), started: 20, label: 'LABEL' };
  expect(render(WoundStack, { props: { ...props, left: 17 } }).body).toContain(glyph('7'));
  expect(render(WoundStack, { props: { ...props, left: null } }).body).toContain(glyph('?'));
});

it('is a button only where something can be picked or looked at', () => {
  const props = { face: face('vulko'), count: 7, label: 'LABEL' };
  expect(render(CardPile, { props }).body).not.toContain('<button');
  expect(render(CardPile, { props: { ...props, state: 'legal', onpick: () => {} } }).body).toContain('aria-pressed="false"');
  expect(render(CardPile, { props: { ...props, state: 'dimmed', oninspect: () => {} } }).body).toContain('aria-disabled="true"');
});
