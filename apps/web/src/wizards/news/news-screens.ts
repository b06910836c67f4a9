import { newsWizard } from '@reelwright/wizards/news';
import { laterScreen } from '../../wizard/later-screen.ts';
import type { WizardScreens } from '../../wizard/wizard-model.ts';

export const newsScreens: WizardScreens = {
  wizard: newsWizard,
  screens: {
    'news-items': laterScreen(async () => (await import('./news-items-step.tsx')).NewsItemsStep),
    'news-info': laterScreen(async () => (await import('./news-info-step.tsx')).NewsInfoStep),
  },
};
