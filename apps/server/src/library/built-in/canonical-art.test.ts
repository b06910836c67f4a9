import { expect, it } from 'vitest';
import { canonicalArt } from './canonical-art.ts';

it.each([
  ['/library/objects/cat.webp?blur=10&edge=1', '/library/objects/cat.webp?blur=10&edge=1'],
  ['/library/objects/cat.webp?edge=1&blur=10&x=7&zzz', '/library/objects/cat.webp?blur=10&edge=1'],
  ['/library/objects/cat.webp?blur=99&edge=2&light=red', '/library/objects/cat.webp'],
  ['/library/shapes/glow.png?ink=ff0000&n=5', '/library/shapes/glow.png?ink=ff0000'],
  [
    '/library/grounds/sweep.webp?c=112233&n=seed1&s=square&q=1',
    '/library/grounds/sweep.webp?n=seed1&s=square&c=112233',
  ],
  ['/library/samples/quiz.webp', '/library/samples/quiz.webp'],
])('keeps %s under %s', (asked, kept) => {
  expect(canonicalArt(asked)).toBe(kept);
});
