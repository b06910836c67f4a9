// The machine of the wizards and the wizards that are declared for it: '@reelwright/wizards/machine'.
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
  longTriviaWords,
  maxTrivia,
  namelessItems,
  withItemsInOrder,
} from '../listicle/list-items.ts';
export { listicleWizard } from '../listicle/listicle-wizard.ts';
export { formValuesOf, withFormValue } from './answers.ts';
export { filmOf, makeFilm } from './film-of.ts';
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
