import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { render } from 'svelte/server';
import type { Component } from 'svelte';
import { expect, it } from 'vitest';
import { builtIn } from '../../../testing/nocturne';
import { LIBRARY } from '../../../contract/shown';
import type { GoalForm } from '../../../editions/facts/goals';
import vectors from '../companion/rules/vectors.json';
import type { GoalId, Library, TileId } from '../box/library';
import Character from './Character.svelte';
import Concoction from './Concoction.svelte';
import GoalIcon from './GoalIcon.svelte';
import Tile from './Tile.svelte';

const box = builtIn();
const figures = readFileSync(fileURLToPath(new URL('marks/figures.svg', import.meta.url)), 'utf8');
const { tile: tiles, concoction: concoctions, character: characters, goal: goals } = box.components;

function draw<Props extends Record<string, unknown>>(drawing: Component<Props>, props: Props, library: Library = box): string {
  return render(drawing as Component, { props, context: new Map([[LIBRARY, () => library]]) }).body;
}

/** The drawing without the ids that differ between renderings. */
function drawn(html: string): string {
  return html.replace(/<!--.*?-->/g, '').replace(/(id|url)(="|\(#)[^")]*/g, '$1');
}

/** The built-in components with changed facts of one component. */
function corrected(change: (components: Library['components']) => void): Library {
  const library = builtIn();
  change(library.components);
  return library;
}

/** The drawing of goal T1 or M1 if it were `line`. */
function goal(line: string): string {
  const id: GoalId = line.startsWith('each') ? 'M1' : 'T1';
  return drawn(draw(GoalIcon, { id }, corrected((components) => Object.assign(components.goal[id] ?? {}, { goal: line, points: 1 }))));
}

/** The lines of a form: with every allowed number, or with some shapes. */
function lines(form: GoalForm): string[] {
  const { word, least, most } = form;
  if (form.shape) return ['XX', 'XX/X.', 'X./.X', 'X.X/XXX', 'XXXX'].map((shape) => `${word} ${shape}`);
  if (least === undefined || most === undefined) return [word];
  return Array.from({ length: most - least + 1 }, (_, i) => `${word} ${least + i}`);
}

it('draws every tile of the facts, no two alike', () => {
  const pictures = Object.values(tiles).map((tile) => drawn(draw(Tile, { id: tile.id })));
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const [, name] of pictures.join().matchAll(/href="[^"]+figures.svg#([^"]+)"/g)) expect(figures).toContain(`<g id="${name}">`);
});

it('shows as many symbols on a tile as the facts say', () => {
  for (const tile of Object.values(tiles).filter((one) => one.kind !== 'runestone')) {
    expect(draw(Tile, { id: tile.id }).match(/var\(--pip-/g)?.length ?? 0, tile.id).toBe(tile.symbols.length);
  }
});

it('shows on a tile what an edition says', () => {
  const library = corrected((components) => {
    Object.assign(components.tile['skull-ram'] ?? {}, { points: 8, symbols: ['egg', 'herb'] });
    Object.assign(components.tile['runestone-egg'] ?? {}, { symbols: ['egg', 'feather'] });
    components.scoring.chest = -3;
  });
  const changed: TileId[] = ['skull-ram', 'runestone-egg', 'chest'];
  for (const id of changed) expect(drawn(draw(Tile, { id }, library))).not.toBe(drawn(draw(Tile, { id })));
  for (const [id, symbols] of [['skull-ram', ['egg', 'herb']], ['runestone-egg', ['egg', 'feather']]] as const) {
    const pips = [...draw(Tile, { id }, library).matchAll(/var\(--pip-(\w+)/g)].map((match) => match[1]);
    expect(pips.slice(-2), id).toEqual(symbols);
  }
});

it('draws the goals, no two alike', () => {
  const pictures = (Object.keys(goals) as GoalId[]).map((id) => drawn(draw(GoalIcon, { id })));
  expect(new Set(pictures).size).toBe(pictures.length);
});

it('draws every goal that an edition may ask for, no two alike', () => {
  const pictures = new Map<string, string>();
  for (const line of vectors.forms.flatMap(lines)) {
    const picture = goal(line);
    expect(pictures.get(picture), line).toBeUndefined();
    pictures.set(picture, line);
  }
  expect(() => goal('first toad 3')).toThrow('No goal reads "first toad 3"');
});

it('draws every character and every concoction, and numbers goals', () => {
  expect(['T4', 'M12'].map((id) => box.name('goal', id))).toEqual([`4. ${goals.T4?.name}`, `12. ${goals.M12?.name}`]);
  for (const { id, symbol } of Object.values(characters)) {
    expect(draw(Character, { id })).toContain(`var(--pip-${symbol})`);
    expect(draw(Character, { id })).toContain(`figures.svg#${id}"`);
    expect(figures).toContain(`<g id="${id}">`);
  }
  for (const card of Object.values(concoctions)) {
    expect(draw(Concoction, { id: card.id }).includes('reconstructed'), card.id).toBe(card.source === 'reconstructed');
    const body = draw(Concoction, { id: card.id, filled1: card.level1, filled2: card.level2 });
    expect(body.match(/slot[^"]*filled/g)?.length, card.id).toBe(card.level1.length + (card.level2?.length ?? 0));
  }
});

it('draws a concoction of one level and one of five symbols on each', () => {
  const full = corrected((components) =>
    Object.assign(components.concoction['21'] ?? {}, {
      level1: ['skull', 'skull', 'egg', 'egg', 'herb'],
      points1: 12,
      level2: ['feather', 'feather', 'feather', 'herb', 'egg'],
      points2: 20,
    }),
  );
  expect(draw(Concoction, { id: '21' }, full).match(/class="slot/g)).toHaveLength(10);
  const short = corrected((components) => Object.assign(components.concoction['21'] ?? {}, { level1: ['egg'], level2: [], points2: 0 }));
  const body = draw(Concoction, { id: '21' }, short);
  expect(body.match(/class="slot/g)).toHaveLength(1);
  expect(body.match(/class="points/g)).toHaveLength(1);
});

it('says which id is unknown, and that there is nothing to draw from', () => {
  expect(() => draw(Tile, { id: 'toad' as TileId })).toThrow('No tile is called "toad"');
  expect(() => render(Tile, { props: { id: 'egg' } }).body).toThrow('There is no library here');
});
