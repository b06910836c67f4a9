import { expect, it } from 'vitest';
import { withKnownFirst } from './known-objects.ts';

it.each([
  ['The dog likes it too.', ['dog', 'bone']],
  ['It calms many people.', ['dog', 'cat', 'bone']],
])('of a dog and a cat, “%s” shows %j', (sentence, shown) => {
  expect(withKnownFirst(['dog', 'cat'], ['bone'], sentence)).toEqual(shown);
});
