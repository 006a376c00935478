import { describe, expect, it } from 'vitest';
import { moveFocus } from './navigation';

const full = [
  [true, true, true],
  [true, true, true],
];

// A forest with a hole in the middle and without one corner, as with twisted trees.
const holed = [
  [true, true, false],
  [true, false, true],
  [true, true, true],
];

describe('moveFocus', () => {
  it('moves by one cell in the direction of the arrow', () => {
    expect(moveFocus('ArrowRight', false, { row: 0, column: 0 }, full)).toEqual({ row: 0, column: 1 });
    expect(moveFocus('ArrowLeft', false, { row: 1, column: 2 }, full)).toEqual({ row: 1, column: 1 });
    expect(moveFocus('ArrowDown', false, { row: 0, column: 2 }, full)).toEqual({ row: 1, column: 2 });
    expect(moveFocus('ArrowUp', false, { row: 1, column: 0 }, full)).toEqual({ row: 0, column: 0 });
  });

  it('stays at the edge', () => {
    expect(moveFocus('ArrowUp', false, { row: 0, column: 1 }, full)).toEqual({ row: 0, column: 1 });
    expect(moveFocus('ArrowRight', false, { row: 1, column: 2 }, full)).toEqual({ row: 1, column: 2 });
  });

  it('passes over absent cells and stays where only absent cells follow', () => {
    expect(moveFocus('ArrowRight', false, { row: 1, column: 0 }, holed)).toEqual({ row: 1, column: 2 });
    expect(moveFocus('ArrowDown', false, { row: 0, column: 1 }, holed)).toEqual({ row: 2, column: 1 });
    expect(moveFocus('ArrowUp', false, { row: 1, column: 2 }, holed)).toEqual({ row: 1, column: 2 });
  });

  it('goes to the ends of the row with Home and End, and of the grid with Ctrl', () => {
    expect(moveFocus('End', false, { row: 0, column: 0 }, holed)).toEqual({ row: 0, column: 1 });
    expect(moveFocus('Home', false, { row: 1, column: 2 }, holed)).toEqual({ row: 1, column: 0 });
    expect(moveFocus('End', true, { row: 0, column: 0 }, holed)).toEqual({ row: 2, column: 2 });
    expect(moveFocus('Home', true, { row: 2, column: 2 }, holed)).toEqual({ row: 0, column: 0 });
  });

  it('leaves other keys alone', () => {
    expect(moveFocus('Enter', false, { row: 0, column: 0 }, full)).toBeNull();
    expect(moveFocus('a', false, { row: 0, column: 0 }, full)).toBeNull();
  });
});
