import { keywordWizard } from '@reelwright/wizards/keyword';
import { laterScreen } from '../../wizard/later-screen.ts';
import type { WizardScreens } from '../../wizard/wizard-model.ts';
import { fetchChosen, fetchLink } from '../article/fetch-article.ts';
import { KeywordImportStep } from './keyword-import-step.tsx';

export const keywordScreens: WizardScreens = {
  wizard: keywordWizard,
  screens: {
    'article-import': KeywordImportStep,
    'article-list': laterScreen(
      async () => (await import('./article-list-step.tsx')).ArticleListStep,
    ),
    'article-content': laterScreen(
      async () => (await import('../article/content-step.tsx')).ContentStep,
    ),
    'article-edit': laterScreen(async () => (await import('../article/edit-step.tsx')).EditStep),
  },
  waitFor: { keyword: fetchLink, article: fetchChosen },
};
