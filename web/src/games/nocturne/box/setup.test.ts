import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { body, MODES, MODIFICATIONS, modificationsOf, modified, options, whyNot, whyUnmodified } from './setup';

const facts = parse(readFileSync(fileURLToPath(new URL('../../../../../src/noctuary/games/nocturne/box/facts.toml', import.meta.url)), 'utf8')) as {
  modifications: { ids: string[] };
};

describe('a table of Nocturne', () => {
  it('knows the modified rules of the facts', () => {
    expect(facts.modifications.ids).toEqual([...MODIFICATIONS]);
  });

  it('is the standard game at first', () => {
    expect(body(options(undefined, 2), 2)).toEqual({ mode: 'standard', characters: 'dealt' });
  });

  it('is the solo game with one player, on the side that was chosen', () => {
    const stored = { mode: 'family', side: 'A', runes: false, modifications: ['chest-hunt'] };
    expect(body(options({}, 1), 1)).toEqual({ mode: 'solo', characters: 'dealt', advanced: true });
    expect(body(options(stored, 1), 1)).toEqual({ mode: 'solo', characters: 'dealt', advanced: false, modifications: ['chest-hunt'] });
    expect(MODES.filter((mode) => whyNot(mode, options(stored, 1), 1) === null)).toEqual(['solo']);
    expect(MODES.filter((mode) => whyNot(mode, options(stored, 2), 2) === 'alone')).toEqual(['solo']);
  });

  it('has no modified rules in the family game, but remembers them', () => {
    const family = options({ mode: 'family', runes: false, modifications: ['precious-gems', 'chest-hunt', 'chess'] }, 3);
    expect(body(family, 3)).toEqual({ mode: 'family', characters: 'dealt', runes: false });
    expect(whyUnmodified(family, 3)).toBe('family');
    const standard = { ...family, mode: 'standard' as const };
    expect(body(standard, 3)).toEqual({ mode: 'standard', characters: 'dealt', modifications: ['chest-hunt', 'precious-gems'] });
  });

  it('is with abilities and nothing else in a scenario', () => {
    const stored = { mode: 'family', side: 'A', characters: 'chosen', modifications: ['chest-hunt'], scenario: 7, challenger: 3 };
    expect(body(options(stored, 4), 4)).toEqual({ mode: 'advanced', characters: 'dealt', scenario: 7, challenger: 'P3' });
    expect(body(options(stored, 1), 1)).toEqual({ mode: 'solo', characters: 'dealt', advanced: true, scenario: 7, challenger: 'P1' });
    expect(MODES.map((mode) => whyNot(mode, options(stored, 4), 4))).toEqual(['scenario', null, 'scenario', 'alone']);
    expect(modificationsOf(options(stored, 1), 1)).toEqual([]);
    expect(options({ scenario: -1, challenger: 0 }, 2)).toMatchObject({ scenario: 0, challenger: 1 });
    expect(options({ scenario: 1.5, challenger: 'P2' }, 2)).toMatchObject({ scenario: 0, challenger: 1 });
  });

  it('keeps modified rules in the order of the book', () => {
    const one = options({ modifications: ['precious-gems'] }, 2);
    const two = modified(one, 'twisted-trees', true);
    expect(two).toEqual(['twisted-trees', 'precious-gems']);
    expect(modified({ ...one, modifications: two }, 'precious-gems', false)).toEqual(['twisted-trees']);
  });
});
