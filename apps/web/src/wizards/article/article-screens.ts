import { articleWizard } from '@reelwright/wizards/article';
import { laterScreen } from '../../wizard/later-screen.ts';
import type { WizardScreens } from '../../wizard/wizard-model.ts';
import { fetchLink } from './fetch-article.ts';
import { ImportStep } from './import-step.tsx';

export const articleScreens: WizardScreens = {
  wizard: articleWizard,
  screens: {
    'article-import': ImportStep,
    'article-content': laterScreen(async () => (await import('./content-step.tsx')).ContentStep),
    'article-edit': laterScreen(async () => (await import('./edit-step.tsx')).EditStep),
  },
  waitFor: { import: fetchLink },
};
