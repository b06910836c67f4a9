import { articleWizard } from '@reelwright/wizards/article';
import type { WizardScreens } from '../../wizard/wizard-model.ts';
import { ContentStep } from './content-step.tsx';
import { EditStep } from './edit-step.tsx';
import { fetchLink } from './fetch-article.ts';
import { ImportStep } from './import-step.tsx';

export const articleScreens: WizardScreens = {
  wizard: articleWizard,
  screens: {
    'article-import': ImportStep,
    'article-content': ContentStep,
    'article-edit': EditStep,
  },
  waitFor: { import: fetchLink },
};
