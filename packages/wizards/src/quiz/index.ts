// The Quiz wizard and what its screens need: '@reelwright/wizards/quiz'.

export { quizHeadlines } from './quiz-headlines.ts';
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
} from './quiz-questions.ts';
export { quizTopic } from './quiz-topic.ts';
export { quizWizard } from './quiz-wizard.ts';
