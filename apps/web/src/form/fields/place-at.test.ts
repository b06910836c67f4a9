import { describe, expect, it } from 'vitest';
import { placeAt } from './place-at.ts';

const centres = [10, 30, 50, 70];

describe('dragging among four rows', () => {
  it.each([
    [0, 10, 0],
    [0, 29, 0],
    [0, 31, 1],
    [0, 500, 3],
    [2, 31, 2],
    [2, 29, 1],
    [2, -5, 0],
    [3, 69, 3],
  ])('from %i to the pointer at %i takes place %i', (from, at, place) => {
    expect(placeAt(centres, from, at)).toBe(place);
  });
});
