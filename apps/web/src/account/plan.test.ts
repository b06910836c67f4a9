import { expect, it } from 'vitest';
import { isFreePlan, planName } from './plan.ts';

it.each([
  [null, true],
  ['', true],
  ['free', true],
  ['Free trial', true],
  ['pro', false],
  ['not free', false],
])('counts the plan %j as free: %s', (plan, isFree) => {
  expect(isFreePlan(plan)).toBe(isFree);
});

it('names a plan as people read it', () => {
  expect(planName({ plan: null })).toBe('Free');
  expect(planName({ plan: 'pro yearly' })).toBe('Pro yearly');
});
