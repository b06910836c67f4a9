import { expect, it } from 'vitest';
import { betterPlan } from './better-plan.ts';

const now = new Date('2026-03-10T12:00:00Z');
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const pro = (until: string) => ({ plan: 'pro', until: day(until) });
const business = (until: string) => ({ plan: 'business', until: day(until) });

it.each([
  [
    'what they pay for, where the operator said nothing',
    pro('2026-04-01'),
    undefined,
    pro('2026-04-01'),
  ],
  ['the higher one, paid for', business('2026-04-01'), pro('2027-01-01'), business('2026-04-01')],
  [
    'the higher one, given, and a day more until the night asks',
    pro('2026-05-01'),
    business('2026-04-01'),
    business('2026-04-02'),
  ],
  ['the longer of two equal ones', pro('2026-04-01'), pro('2027-01-01'), pro('2027-01-01')],
  [
    'what was given for good',
    pro('2026-04-01'),
    { plan: 'pro', until: null },
    { plan: 'pro', until: null },
  ],
  [
    'what was given, once the other ended',
    business('2026-03-01'),
    pro('2027-01-01'),
    pro('2027-01-01'),
  ],
  [
    'what they pay for, once the other ended',
    pro('2026-04-01'),
    business('2026-03-01'),
    pro('2026-04-01'),
  ],
  [
    'what they pay for, where the operator took a plan away once',
    pro('2026-04-01'),
    { plan: 'free', until: null },
    pro('2026-04-01'),
  ],
  ['what ended last, where both did', pro('2026-03-01'), business('2026-02-01'), pro('2026-03-01')],
])('somebody has %s', (_, subscribed, word, expected) => {
  expect(betterPlan(subscribed, word, now)).toEqual(expected);
});
