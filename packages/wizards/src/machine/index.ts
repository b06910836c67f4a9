// The machine of the wizards and the wizards that are declared for it: '@reelwright/wizards/machine'.

export { affiliateCopy } from '../affiliate/affiliate-copy.ts';
export { affiliateIdeas } from '../affiliate/affiliate-ideas.ts';
export { affiliateWizard, noHeadlineMessage } from '../affiliate/affiliate-wizard.ts';
export {
  blankProof,
  maxProofs,
  type ProofItem,
  proofKinds,
  proofProblems,
} from '../affiliate/proof-items.ts';
export { affiliateFrom, ReadyOffer } from '../affiliate/ready-offer.ts';
export { comparisonHeadlines } from '../comparison/comparison-headlines.ts';
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
} from '../comparison/comparison-items.ts';
export { comparisonWizard } from '../comparison/comparison-wizard.ts';
export { comparisonFrom, ReadyComparison } from '../comparison/ready-comparison.ts';
export { isReachableAnywhere } from '../ending/reachable-address.ts';
export {
  blankItem,
  type DraftWish,
  type KnownList,
  nextWish,
  withDraftedFacts,
  withDraftedIdea,
  withDraftedItems,
  withIdea,
  withItem,
} from '../listicle/draft-list.ts';
export {
  isEmptyItem,
  itemLimits,
  itemTabTitle,
  type ListItem,
  longTriviaLetters,
  longTriviaMessage,
  maxTrivia,
  namelessItems,
  withItemsInOrder,
} from '../listicle/list-items.ts';
export { listicleWizard } from '../listicle/listicle-wizard.ts';
export { quizHeadlines } from '../quiz/quiz-headlines.ts';
export {
  answersPerQuestion,
  blankQuestion,
  isFinishedQuestion,
  type QuizQuestion,
  questionFrom,
  questionLimits,
  quizProblem,
  type ReadyQuestion,
  tooManyQuestionsMessage,
  unfinishedQuestionMessage,
  withQuestionsInOrder,
} from '../quiz/quiz-questions.ts';
export { quizWizard } from '../quiz/quiz-wizard.ts';
export { formValuesOf, withFormValue } from './answers.ts';
export { filmOf, withFilm } from './film-of.ts';
export { quietSaveMeta } from './quiet-save.ts';
export {
  furthestIndex,
  mayOpenStep,
  movedIndex,
  openingIndex,
  reachedIndex,
  stepIndexOf,
  stepPath,
} from './step-place.ts';
export { type Step, type Wizard, wizardCategory } from './wizard.ts';
