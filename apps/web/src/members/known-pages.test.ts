import { expect, it } from 'vitest';
import { hasPage, tellPages } from './known-pages.ts';

it('tells pages that are there from those still to come', () => {
  expect(hasPage('/create')).toBe(false);
  tellPages([{ path: '/', children: [{ index: true }, { path: 'create/:tab?' }, { path: '*' }] }]);
  expect(hasPage('/create')).toBe(true);
  expect(hasPage('/create/editor')).toBe(true);
  expect(hasPage('/news-video')).toBe(false);
});
