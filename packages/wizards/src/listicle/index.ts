// The Top 10 wizard and what its screens need: '@reelwright/wizards/listicle'.

export { areNamesToCome, blankItem, withDraftedFacts, withIdea, withItem } from './draft-list.ts';
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
} from './list-items.ts';
export { listicleWizard } from './listicle-wizard.ts';
export { renamedItem, withTriviaWritten } from './renamed-item.ts';
export { showableFirst } from './showable-first.ts';
