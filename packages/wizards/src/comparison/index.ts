// The Comparison wizard and what its screens need: '@reelwright/wizards/comparison'.

export { comparisonHeadlines } from './comparison-headlines.ts';
export {
  askForComment,
  blankFeature,
  blankProduct,
  commentOf,
  defaultTrophy,
  type Feature,
  featureExamples,
  featureLimits,
  isNamed,
  missingComment,
  type Product,
  productLimits,
  productsProblem,
  winnerOf,
  withWinnersDescribed,
  withWinnersRenamed,
} from './comparison-items.ts';
export { comparisonWizard } from './comparison-wizard.ts';
export { describeWinner } from './describe-winner.ts';
export { inSentence } from './in-sentence.ts';
export { ReadyComparison } from './ready-comparison.ts';
