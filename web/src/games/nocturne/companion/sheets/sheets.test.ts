import { describe, expect, it } from 'vitest';
import { builtIn } from '../../../../testing/nocturne';
import { outcome } from './results';
import { asking, ended, mirrored, newPlayer, newSheet, readSheets, removePlayer, type Sheet } from './sheets';

function sheet(): Sheet {
  const made = newSheet('a', 1, ['Ada', 'Ben', 'Cleo']);
  made.twilight = [{ goal: 'T1', winner: 0 }, { goal: 'T2', winner: 1 }, { goal: 'T3', winner: 2 }];
  made.sprite = [2, 1];
  made.opener = 2;
  made.forest = { a1: 0, b1: 1, c1: 2 };
  return made;
}

describe('a score sheet', () => {
  it('names no winner while a goal of which nobody has said who won it can decide', () => {
    const made = newSheet('a', 1, ['Ada', 'Ben']);
    made.twilight = [{ goal: 'T1', winner: null }, { goal: 'T2', winner: 'nobody' }];
    Object.assign(made.players[0] as object, { tiles: { 'skull-ram': 1 } });
    expect(outcome(builtIn().components, made)).toMatchObject({ decided: 'open', unsaid: ['T1'] });
    Object.assign(made.players[0] as object, { tiles: { 'skull-ram': 2 } });
    expect(outcome(builtIn().components, made)).toMatchObject({ decided: 'points', unsaid: ['T1'] });
    expect(outcome(builtIn().components, { ...made, mode: 'family' })).toMatchObject({ decided: 'points', unsaid: [] });
  });

  it('is read as it was kept', () => {
    const made = sheet();
    made.players[0] = { ...newPlayer(), tiles: { egg: 2, mirror: 1 }, mirrors: ['egg'], concoctions: ['S1'], character: 'redd', ability: true, tokens: 3 };
    made.edition = { id: 'x', name: 'My box', hash: '12' };
    const kept = { sheets: [made], boxes: { '12 en': {} } };
    expect(readSheets(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    const preset = { sheets: [{ ...made, opener: 0, form: 0, mode: 'standard' }, { ...made, mode: 'standard' }, { ...made, form: 0, mode: 'family' }], boxes: {} };
    expect(readSheets(preset, 1)?.sheets.map(({ opener, mode }) => [opener, mode])).toEqual([[null, null], [2, 'standard'], [2, 'family']]);
  });

  it('is mended where it is damaged, and what is no sheet is left out', () => {
    expect(readSheets('nothing')).toBeUndefined();
    const found = readSheets({ sheets: [7, { id: 'a', players: [] }, { id: 'b', players: [{ tiles: { egg: -1, feather: 'x', duode: 2, mirror: 1e9 }, concoctions: Array.from({ length: 45 }, (_, i) => `S${i >> 1}`) }], twilight: [{ goal: 'T1', winner: 5 }], sprite: [3] }] });
    expect(found?.sheets.map(({ id }) => id)).toEqual(['b']);
    expect(found?.sheets[0]).toMatchObject({ names: [''], players: [{ tiles: { duode: 2 }, concoctions: Array.from({ length: 20 }, (_, i) => `S${i}`) }], twilight: [{ goal: 'T1', winner: null }], sprite: [], mode: null });
  });

  it('speaks of the same players when one leaves', () => {
    const made = sheet();
    removePlayer(made, 1);
    expect(made.players).toHaveLength(2);
    expect(made.twilight.map(({ winner }) => winner)).toEqual([0, null, 1]);
    expect(made.sprite).toEqual([1]);
    expect(made.opener).toBe(1);
    expect(made.forest).toEqual({ a1: 0, c1: 1 });
    removePlayer(made, 1);
    expect(made.opener).toBeNull();
  });

  it('has mirrors copy only tiles that are there', () => {
    const player = { ...newPlayer(), tiles: { mirror: 3, egg: 1 }, mirrors: ['egg', 'feather'] };
    expect(mirrored(player)).toEqual(['egg', null, null]);
  });

  it('counts nothing that its mode does without', () => {
    const made = sheet();
    made.moonlight = ['M1'];
    made.gems = true;
    made.players[0] = { ...newPlayer(), character: 'redd', ability: true, moonlight: { M1: 4 } };
    expect(ended(made)).toMatchObject({ gems: true, moonlight: ['M1'], players: [{ ability: false, moonlight: [4] }, {}, {}] });
    made.mode = 'family';
    expect(ended(made)).toMatchObject({ family: true, gems: false, moonlight: [], twilight: [], sprite: [], players: [{ moonlight: [] }, {}, {}] });
    Object.assign(made, { mode: 'advanced', gems: false });
    expect(ended(made).players[0]?.ability).toBe(true);
    made.players[0]!.scenario = 3;
    const scenario = { 3: { number: 3, points: 75, aims: ['tiles:chest=0', 'concoctions_complete>=3'] }, 4: { number: 4, points: 80, aims: [] } };
    expect(asking(scenario as never)).toHaveLength(1);
    expect(ended(made, scenario as never).players.map(({ asked }) => asked)).toMatchObject([{ complete: 3, total: 75 }, undefined, undefined]);
  });
});
