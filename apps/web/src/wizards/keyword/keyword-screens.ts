import { keywordWizard } from '@reelwright/wizards/keyword';
import type { WizardScreens } from '../../wizard/wizard-model.ts';
import { ContentStep } from '../article/content-step.tsx';
import { EditStep } from '../article/edit-step.tsx';
import { fetchChosen, fetchLink } from '../article/fetch-article.ts';
import { ArticleListStep } from './article-list-step.tsx';
import { KeywordImportStep } from './keyword-import-step.tsx';

export const keywordScreens: WizardScreens = {
  wizard: keywordWizard,
  screens: {
    'article-import': KeywordImportStep,
    'article-list': ArticleListStep,
    'article-content': ContentStep,
    'article-edit': EditStep,
  },
  waitFor: { keyword: fetchLink, article: fetchChosen },
};
