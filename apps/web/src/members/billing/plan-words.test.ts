import type { Billing, User } from '@reelwright/contract';
import { expect, it } from 'vitest';
import { isGiven, planWords } from './plan-words.ts';

const billing = (plan: string, until: string | null): Billing => ({
  takes_payments: true,
  plan,
  until,
  subscription: {
    plan: 'pro',
    every: 'month',
    state: 'active',
    period_end: '2027-01-31T12:00:00Z',
    is_ending: false,
  },
  invoices: [],
});
const user = (until: string | null) => ({ plan: 'business', access: { until } }) as User;

it.each([
  ['what is paid, a day longer than its period', 'pro', '2027-02-01T12:00:00Z', false],
  ['a higher plan', 'business', '2027-01-01T00:00:00Z', true],
  ['the same plan for much longer', 'pro', '2028-01-01T00:00:00Z', true],
  ['the same plan for good', 'pro', null, true],
  ['nothing, because it was taken away', 'free', null, false],
])('tells what was given from what is paid for: %s', (_, plan, until, expected) => {
  expect(isGiven(billing(plan, until))).toBe(expected);
});

it('says what was given beside what is paid for', () => {
  const until = '2028-01-31T23:59:59.999Z';
  expect(planWords(user(until), billing('business', until))).toMatch(
    /^Given to you until .*2028.*\. You pay for Pro as well\. Paid monthly\. Renews on .*2027.*\.$/,
  );
  expect(planWords(user(null), billing('business', null))).toContain('without an end date');
});
