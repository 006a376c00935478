import { describe, expect, it } from 'vitest';
import words from '../../../../../../src/noctuary/games/nocturne/words/en/scores.ftl?raw';
import { SCORE_ROWS } from '../../box/types';
import type { Chooser } from '../../../../store/chooser.svelte';
import { namedTiles, scoreColumns } from './model';
import type { NocturneView, SeatView } from '../../box/view';

const seat = (id: string, change: Partial<SeatView> = {}): SeatView => ({
  seat: id,
  opponent: false,
  faceDown: 0,
  tokens: [],
  tiles: [],
  concoctions: [],
  concoctionCount: 0,
  character: null,
  ability: false,
  mirrors: [],
  sheet: { skulls: 4, total: 4 },
  symbols: {},
  ...change,
});

function columns(change: Partial<NocturneView>): ReturnType<typeof scoreColumns> {
  const table = { mode: 'standard', runes: true, seats: [seat('P1'), seat('P2')], result: null, ...change } as NocturneView;
  return scoreColumns(table, [{ seat: 'P1', name: 'Ada' }]);
}

describe('the score sheet', () => {
  it('has a name for every row', () => {
    for (const row of SCORE_ROWS) expect(words).toContain(`\nnocturne-row-${row} = `);
  });

  it('has a column for everybody who counts, not for the opponent of the solo game', () => {
    const solo = columns({ mode: 'solo', seats: [seat('P1'), seat('P2', { opponent: true, sheet: {} })] });
    expect(solo.map((column) => column.name)).toEqual(['Ada']);
    expect(columns({})).toHaveLength(2);
  });

  it('has no rows for what a family game leaves out', () => {
    const [family] = columns({ mode: 'family' });
    expect(family?.values).toMatchObject({ skulls: 4, concoctions: 0 });
    expect(Object.keys(family?.values ?? {})).not.toContain('twilight');
    const [bare] = columns({ mode: 'family', runes: false });
    expect(Object.keys(bare?.values ?? {})).not.toContain('concoctions');
    expect(Object.keys(columns({})[0]?.values ?? {})).toEqual(expect.arrayContaining(['twilight', 'moonlight', 'concoctions']));
  });

  it('keeps secret concoctions secret', () => {
    const [, other] = columns({ seats: [seat('P1'), seat('P2', { concoctions: null, concoctionCount: 2 })] });
    expect(other?.values.concoctions).toBeNull();
  });
});

describe('tiles on the Sprite board', () => {
  const named = (...legal: string[]): string[] => namedTiles(['egg', 'egg', 'feather', 'egg'], { things: () => legal } as unknown as Chooser);

  it('are each chosen by their own name where their place matters', () => {
    expect(named('egg', 'egg#3', 'feather')).toEqual(['egg', 'egg', 'feather', 'egg#3']);
    expect(named('egg', 'egg#2', 'feather')).toEqual(['egg', 'egg#2', 'feather', 'egg#2']);
  });

  it('are the same where it does not', () => {
    expect(named('egg', 'feather')).toEqual(['egg', 'egg', 'feather', 'egg']);
  });
});
