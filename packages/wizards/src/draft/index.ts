// How films are filled in by themselves: '@reelwright/wizards/draft'.

export { keywordNote } from '../business/keyword-note.ts';
export type { OwnBusiness } from '../business/own-business.ts';
export type {
  Ask,
  ComparisonAnswer,
  FactsQuestion,
  ItemHints,
  KnownArticle,
  KnownFacts,
  KnownList,
  KnownStory,
  KnownTopic,
  TopicAnswer,
} from './ask.ts';
export { askOverCalls, type DraftCalls } from './ask-over-calls.ts';
export { draftFilm } from './draft-film.ts';
export { createDraftRunner, type DraftProblem, type DraftRunner } from './draft-runner.ts';
export type { DraftOptions, DraftStep, FilmKind, HeardSound, WizardDraft } from './draft-step.ts';
export { withDraftsBegun } from './drafted-parts.ts';
export { objectsCalled } from './find-objects.ts';
export { topicName } from './topic-part.ts';
