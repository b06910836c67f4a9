import { newsWizard } from '@reelwright/wizards/news';
import type { WizardScreens } from '../../wizard/wizard-model.ts';
import { NewsInfoStep } from './news-info-step.tsx';
import { NewsItemsStep } from './news-items-step.tsx';

export const newsScreens: WizardScreens = {
  wizard: newsWizard,
  screens: { 'news-items': NewsItemsStep, 'news-info': NewsInfoStep },
};
