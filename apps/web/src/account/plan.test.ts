import { expect, it } from 'vitest';
import { hasPaidAccess, isFreePlan, planName } from './plan.ts';

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

it('treats a paid plan that has run out as free, and an owner as paid', () => {
  const withAccess = (paid: boolean) =>
    ({ access: { paid } }) as Parameters<typeof hasPaidAccess>[0];
  expect(hasPaidAccess(withAccess(false))).toBe(false);
  expect(hasPaidAccess(withAccess(true))).toBe(true);
  expect(hasPaidAccess(null)).toBe(false);
  expect(planName({ plan: 'owner' })).toBe('Owner');
});
