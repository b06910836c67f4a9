import { expect, it } from 'vitest';
import { createReportLimit } from './report-limit.ts';

it('reports each error once, and only a few within a minute', () => {
  const may = createReportLimit({ most: 2, perMs: 1000 });
  expect(may('a', 0)).toBe(true);
  expect(may('a', 1)).toBe(false);
  expect(may('b', 2)).toBe(true);
  expect(may('c', 3)).toBe(false);
  expect(may('c', 1001)).toBe(true);
});
