import { describe, expect, it } from 'vitest';
import { budgetOf, filesOverBudget, secondsByArea } from './time-budgets.mjs';

const file = 'packages/movie/src/a.test.ts';
const other = 'apps/web/src/b.test.ts';

describe('a test file', () => {
  it('may take five times its budget, and is named beyond that', () => {
    expect(filesOverBudget(new Map([[file, budgetOf(file) * 5]]))).toEqual([]);
    const [slow] = filesOverBudget(new Map([[file, budgetOf(file) * 5 + 1]]));
    expect(slow?.name).toBe(file);
  });

  it('may take longer while others use the machine too', () => {
    expect(filesOverBudget(new Map([[file, budgetOf(file) * 7.9]]), 2)).toEqual([]);
  });

  it('in a room that the table does not know has a budget all the same', () => {
    expect(budgetOf('somewhere/else.test.ts')).toBe(10);
  });
});

it('adds up the seconds of every area that has any', () => {
  const seconds = new Map([
    [file, 2],
    ['packages/stage/src/c.test.ts', 3],
    [other, 1],
  ]);
  expect(secondsByArea(seconds)).toEqual([
    { name: 'packages', files: 2, seconds: 5 },
    { name: 'web: parts', files: 1, seconds: 1 },
  ]);
});
