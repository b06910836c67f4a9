// The Comparison wizard and what its screens need: '@reelwright/wizards/comparison'.

export { comparisonHeadlines } from './comparison-headlines.ts';
export {
  blankFeature,
  blankProduct,
  commentOf,
  defaultTrophy,
  describeWinner,
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
export { ReadyComparison } from './ready-comparison.ts';
