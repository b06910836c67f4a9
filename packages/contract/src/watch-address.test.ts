import { expect, it } from 'vitest';
import { watchAddress } from './watch-address.ts';

it.each([
  ['10 Best Coffees', '/videos/7-10-best-coffees.html'],
  ['Café: 10 tips & tricks!', '/videos/7-cafe-10-tips-tricks.html'],
  ['…', '/videos/7.html'],
  ['咖啡', `/videos/7-${encodeURIComponent('咖啡')}.html`],
  ['../../etc', '/videos/7-etc.html'],
])('%s is watched at %s', (title, address) => {
  expect(watchAddress(7, title)).toBe(address);
});

it('keeps the address of a very long title short', () => {
  expect(watchAddress(7, 'word '.repeat(200)).length).toBeLessThan(100);
});

it('cuts between letters that take two places', () => {
  expect(watchAddress(7, `${'a'.repeat(79)}𠮷𠮷`)).toBe(
    `/videos/7-${'a'.repeat(79)}${encodeURIComponent('𠮷')}.html`,
  );
});
