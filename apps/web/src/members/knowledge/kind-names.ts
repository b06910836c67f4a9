import type { OwnEntrySummary } from '@reelwright/contract';

export type EntryKind = OwnEntrySummary['kind'];

/** What one entry of each kind is called. */
export const kindNames: Readonly<Record<EntryKind, string>> = {
  things: 'Thing',
  topics: 'Topic',
  comparisons: 'Comparison',
  offers: 'Offer',
};
