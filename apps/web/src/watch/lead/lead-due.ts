import type { LeadAsk } from '@reelwright/contract';

/** Where a film stands once it is over. */
export const pastTheEnd = Number.POSITIVE_INFINITY;

/** Whether it is time to ask: before the film as soon as it is to play, in it from its moment on, after it at its end. */
export function isLeadDue({ moment, at_seconds }: LeadAsk, seconds: number): boolean {
  switch (moment) {
    case 'before':
      return true;
    case 'during':
      return seconds >= at_seconds;
    case 'after':
      return seconds === pastTheEnd;
    default:
      return moment satisfies never;
  }
}
