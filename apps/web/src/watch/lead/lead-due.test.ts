import type { LeadAsk } from '@reelwright/contract';
import { expect, it } from 'vitest';
import { isLeadDue, pastTheEnd } from './lead-due.ts';

const ask = (moment: LeadAsk['moment'], at_seconds = 5): LeadAsk => ({
  moment,
  at_seconds,
  question: 'Want the recipe?',
  consent: 'You may write to me.',
  may_skip: true,
});

it.each([
  ['before', [true, true, true]],
  ['during', [false, true, true]],
  ['after', [false, false, true]],
] as const)('asks %s the film', (moment, due) => {
  expect([0, 5, pastTheEnd].map((seconds) => isLeadDue(ask(moment), seconds))).toEqual(due);
});
