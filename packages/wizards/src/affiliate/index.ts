// The Affiliate wizard and what its screens need: '@reelwright/wizards/affiliate'.

export { affiliateCopy } from './affiliate-copy.ts';
export { affiliateIdeas } from './affiliate-ideas.ts';
export { affiliateWizard, noHeadlineMessage } from './affiliate-wizard.ts';
export {
  blankProof,
  maxProofs,
  type ProofItem,
  proofKinds,
  proofProblems,
} from './proof-items.ts';
export { ReadyOffer, type ToldOffer } from './ready-offer.ts';
export { lastNoun, soldKindOf, subjectOf } from './sold/sold-kind.ts';
export { soldName } from './sold/sold-name.ts';
