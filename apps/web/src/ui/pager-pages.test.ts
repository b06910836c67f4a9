import { describe, expect, it } from 'vitest';
import { pagerPages } from './pager-pages.ts';

describe('the pages of a pager', () => {
  it.each<[number, number, (number | 'gap')[]]>([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 10, [1, 2, 'gap', 10]],
    [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
    [4, 10, [1, 2, 3, 4, 5, 'gap', 10]],
    [10, 10, [1, 'gap', 9, 10]],
    [1, 0, []],
  ])('page %i of %i', (current, count, pages) => {
    expect(pagerPages(current, count)).toEqual(pages);
  });
});
