import type { ReadyOffer } from '@reelwright/wizards/affiliate';
import type { ReadyComparison } from '@reelwright/wizards/comparison';
import type { Trade } from '../../../knowledge-files/parse-trades.ts';
import { kept } from './kept.ts';
import { type MeaningShelf, readMeanings } from './meaning-shelf.ts';
import { readComparisons, readOffers, readTrades } from './ready-answers.ts';
import { readTopicsAndThings, TopicShelf, type TopicsAndThings } from './topic-shelf.ts';
import { WordNet } from './wordnet.ts';

/** After this long without a question, what was loaded is let go. */
const idleMs = 10 * 60_000;

/** What comes with the product, loaded when it is first asked for. */
export interface ShippedLibrary {
  readonly loadTopics: () => Promise<TopicsAndThings>;
  readonly loadShelf: () => Promise<TopicShelf>;
  readonly loadComparisons: () => Promise<readonly ReadyComparison[]>;
  readonly loadOffers: () => Promise<readonly ReadyOffer[]>;
  readonly loadTrades: () => Promise<readonly Trade[]>;
  readonly loadWordNet: () => Promise<WordNet>;
  readonly loadMeanings: () => Promise<MeaningShelf>;
}

function createShippedLibrary(): ShippedLibrary {
  const loadTopics = kept(readTopicsAndThings, { idleMs });
  const loadShelf = kept(async () => new TopicShelf(await loadTopics()), { idleMs });
  return {
    loadTopics,
    loadShelf,
    loadComparisons: kept(readComparisons, { idleMs }),
    loadOffers: kept(readOffers, { idleMs }),
    loadTrades: kept(readTrades, { idleMs }),
    loadWordNet: kept(WordNet.read, { idleMs }),
    // Worked out for exactly what ships, in the order of its shelf.
    loadMeanings: kept(async () => readMeanings((await loadShelf()).packs), {
      idleMs,
    }),
  };
}

/** For everybody in this process who asks: wizards, and articles made of what we know. */
export const shippedLibrary = createShippedLibrary();
