import { expect, it } from 'vitest';
import { isSameName } from './is-same-name.ts';

it.each([
  ['Ann Lee', 'LEE, Ann-Marie', true],
  ['José Núñez', 'jose nunez', true],
  ['Ann Lee', 'Ann Ray', false],
  ['Ann', 'Ann Lee', false],
  ['Madonna', 'madonna', true],
  ['', 'Ann Lee', false],
  ['李 明', '李明', false],
])('%s and %s', (one, other, same) => {
  expect(isSameName(one, other)).toBe(same);
});
