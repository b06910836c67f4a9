import { quizWizard } from '@reelwright/wizards/quiz';
import { laterScreen } from '../../wizard/later-screen.ts';
import type { WizardScreens } from '../../wizard/wizard-model.ts';

export const quizScreens: WizardScreens = {
  wizard: quizWizard,
  screens: {
    'quiz-questions': laterScreen(async () => (await import('./questions-step.tsx')).QuestionsStep),
    'quiz-title': laterScreen(async () => (await import('./quiz-title-step.tsx')).QuizTitleStep),
  },
};
