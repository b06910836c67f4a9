/** What people wrote down for whole films: comparisons and offers. */
import type { ReadyOffer } from '@reelwright/wizards/affiliate';
import type { ReadyComparison } from '@reelwright/wizards/comparison';
import { parseComparisons } from '../../../knowledge-files/parse-comparisons.ts';
import { parseOffers } from '../../../knowledge-files/parse-offers.ts';
import { parseTrades, type Trade } from '../../../knowledge-files/parse-trades.ts';
import { readKnowledgeFiles } from '../../../knowledge-files/read-knowledge-files.ts';

export function readComparisons(): Promise<readonly ReadyComparison[]> {
  return readKnowledgeFiles('comparisons', parseComparisons);
}

export function readOffers(): Promise<readonly ReadyOffer[]> {
  return readKnowledgeFiles('offers', parseOffers);
}

export function readTrades(): Promise<readonly Trade[]> {
  return readKnowledgeFiles('trades', parseTrades);
}
