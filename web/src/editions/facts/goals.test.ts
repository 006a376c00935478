import { describe, expect, it } from 'vitest';
import { readGoal, reformed, writeGoal, type GoalForm } from './goals';

const FORMS: GoalForm[] = [
  { word: 'each area', least: 1, most: 8 },
  { word: 'each areas' },
  { word: 'each shape', shape: 4 },
  { word: 'first cornered' },
];

describe('goals', () => {
  it.each(['each area 3', 'each areas', 'each shape XX/X.', 'first cornered'])('“%s” is read and written', (line) => {
    const goal = readGoal(line, FORMS);
    expect(goal && writeGoal(goal)).toBe(line);
  });

  it.each(['each area', 'each area x', 'each areas 2', 'each shape', 'each shape XO', 'first', ''])('“%s” is none of them', (line) => {
    expect(readGoal(line, FORMS)).toBeNull();
  });

  it('keep number and shape in another form, as far as it can have them', () => {
    const [area, areas, shape] = FORMS as [GoalForm, GoalForm, GoalForm];
    expect(writeGoal(reformed({ form: area, number: 12 }, area))).toBe('each area 8');
    expect(writeGoal(reformed({ form: shape, shape: ['XXX'] }, shape))).toBe('each shape XXX');
    expect(writeGoal(reformed({ form: areas }, shape))).toBe('each shape XX/X.');
    expect(writeGoal(reformed({ form: area, number: 3 }, areas))).toBe('each areas');
  });
});
