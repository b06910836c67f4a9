import { quizWizard } from '@reelwright/wizards/quiz';
import type { WizardScreens } from '../../wizard/wizard-model.ts';
import { QuestionsStep } from './questions-step.tsx';
import { QuizTitleStep } from './quiz-title-step.tsx';

export const quizScreens: WizardScreens = {
  wizard: quizWizard,
  screens: { 'quiz-questions': QuestionsStep, 'quiz-title': QuizTitleStep },
};
