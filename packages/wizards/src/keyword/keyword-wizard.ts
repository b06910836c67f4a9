import { tellsLines } from '../article/article-answers.ts';
import { articleSample } from '../article/article-sample.ts';
import { articleLastSteps, contentStep, editStep, linkField } from '../article/article-steps.ts';
import { articleWords } from '../article/article-words.ts';
import { describeArticle } from '../article/describe-article.ts';
import { articleDraft } from '../article/draft-article.ts';
import { writeArticle } from '../article/write-article.ts';
import { textOf } from '../kept-line.ts';
import type { Wizard } from '../machine/wizard.ts';

/** Keyword: an article that was found for a keyword becomes a film. */
export const keywordWizard: Wizard = {
  id: 'keyword',
  title: 'Keyword',
  route: '/keyword-video',
  helpLink: '/support/keyword-video',
  reloadStep: 6,
  hasFilm: tellsLines,
  sampleAnswers: () => {
    const sample = articleSample('What bees know about numbers');
    return { ...sample, info: { ...sample.info, type: 'search', url: 'https://example.com/bees' } };
  },
  writeScript: writeArticle,
  draft: articleDraft,
  describe: describeArticle,
  steps: [
    {
      id: 'keyword',
      route: '',
      title: 'Keyword',
      heading: 'What is your video about?',
      hint: 'We look for articles about it, and you choose one.',
      kind: 'article-import',
      fields: ({ info }) => [
        {
          kind: 'text',
          id: 'keyword',
          label: 'Keyword',
          name: 'keyword',
          required: true,
          maxLength: 60,
          placeholder: 'night trains',
          suggestWords: 2,
        },
        {
          kind: 'radio',
          id: 'info.type',
          label: 'How do you want to add content?',
          options: [
            {
              value: 'search',
              label: 'Search for articles (recommended)',
              description: 'We find some about your keyword, and you choose one.',
            },
            {
              value: 'paste',
              label: 'Paste it manually',
              description: 'You already have the text.',
            },
            {
              value: 'link',
              label: 'Import by link',
              description: 'You know which page it’s on.',
            },
          ],
          default: 'search',
        },
        ...(info.type === 'link' ? [linkField] : []),
      ],
      nextStep: ({ info }) => ((info.type ?? 'search') === 'search' ? 'article' : 'content'),
    },
    {
      id: 'article',
      route: 'article',
      title: 'Article',
      heading: 'Which article becomes your video?',
      kind: 'article-list',
      check: ({ info }) =>
        info.type === 'paste' || textOf(info.url) || textOf(info.link)
          ? undefined
          : articleWords.noArticle,
    },
    contentStep,
    editStep,
    ...articleLastSteps,
  ],
};
