import { describe, expect, it } from 'vitest';
import { entries, spokenFiles, Translator } from './translator';

const source = `
wins = { $seat } wins { $tile } with { $token_best }.
goals = The goals are { $goal }.
`;
const NAMES: Record<string, string> = {
  'seat P1': 'Ada',
  'tile egg': 'Egg',
  'goal T1': 'One',
  'goal T2': 'Two',
  'token star': 'the star',
};
const namer = (kind: string, id: string): string | undefined => NAMES[`${kind} ${id}`];

describe('spokenFiles', () => {
  it('reads English where a game lacks a language, and nothing of a game that is not drawn', () => {
    const paths = ['./en/kernel.ftl', './de/kernel.ftl', './moon/words/en/moon.ftl', './moon/words/en/help.ftl', './moon/words/de/moon.ftl', './sun/words/en/sun.ftl'];
    expect(spokenFiles(paths, 'de', ['moon', 'sun'], ['moon'])).toEqual(['./de/kernel.ftl', './moon/words/de/moon.ftl', './moon/words/en/help.ftl']);
  });
});

describe('translator', () => {
  it('puts proper names for ids by the kind in the name of the argument', () => {
    const english = new Translator('en', [entries(source)]);
    expect(english.text('wins', { seat: 'P1', tile: 'egg', token_best: 'star' }, namer)).toBe('Ada wins Egg with the star.');
    expect(english.text('wins', { seat: 'P9', tile: 'egg', token_best: '4' }, namer)).toBe('P9 wins Egg with 4.');
  });

  it('joins lists as the language does', () => {
    expect(new Translator('en', [entries(source)]).text('goals', { goal: ['T1', 'T2'] }, namer)).toBe('The goals are One and Two.');
    expect(new Translator('de', [entries(source)]).text('goals', { goal: ['T1', 'T2'] }, namer)).toBe('The goals are One und Two.');
  });

  it('finds the messages in a message, in whatever file they are', () => {
    const files = ['moons = { $number ->\n    [one] { moon }\n   *[other] { moon.any }, { -big }\n}\n', '# One\nmoon = moon\n    .any = moons\n\n-big = big { star }\n\nstar = star'];
    const english = new Translator('en', files.map(entries));
    expect([english.text('moons', { number: 1 }), english.text('moons', { number: 2 })]).toEqual(['moon', 'moons, big star']);
    expect([english.has('moons'), english.has('sun')]).toEqual([true, false]);
  });

  it('shows the id of a message it does not know', () => {
    expect(new Translator('en', [entries(source)]).text('nowhere')).toBe('nowhere');
  });
});
