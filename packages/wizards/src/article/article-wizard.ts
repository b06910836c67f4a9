import type { Wizard } from '../machine/wizard.ts';
import { tellsLines } from './article-answers.ts';
import { wordsOf } from './article-paras.ts';
import { articleSample } from './article-sample.ts';
import { articleLastSteps, contentStep, editStep, linkField } from './article-steps.ts';
import { articleWords } from './article-words.ts';
import { describeArticle } from './describe-article.ts';
import { articleDraft } from './draft-article.ts';
import { writeArticle } from './write-article.ts';

/** Article: a link, a text or a file becomes a film. */
export const articleWizard: Wizard = {
  id: 'article',
  title: 'Article',
  route: '/article-video',
  helpLink: '/support/article-to-video',
  hasFilm: tellsLines,
  sampleAnswers: articleSample,
  writeScript: writeArticle,
  draft: articleDraft,
  describe: describeArticle,
  steps: [
    {
      id: 'import',
      route: '',
      title: 'Import',
      heading: 'Which article becomes a video?',
      hint: 'Please use only texts that are yours, or that you may use. The source is named in the description.',
      kind: 'article-import',
      fields: ({ info }) => [
        {
          kind: 'radio',
          id: 'info.type',
          label: 'How do you want to add your article?',
          options: [
            { value: 'link', label: 'Import by link' },
            { value: 'paste', label: 'Paste it' },
            { value: 'file', label: 'Choose a file', description: 'PDF, Word, Markdown or text' },
          ],
          default: 'link',
        },
        ...((info.type ?? 'link') === 'link' ? [linkField] : []),
        {
          kind: 'text',
          id: 'keyword',
          label: 'Main keyword',
          name: 'keyword',
          description: 'Pictures and the look of your video follow it.',
          required: true,
          maxLength: 60,
          placeholder: 'night trains',
          suggestWords: 2,
        },
      ],
      check: ({ info }) =>
        info.type === 'file' && wordsOf(info.body) === '' ? articleWords.noFile : undefined,
    },
    contentStep,
    editStep,
    ...articleLastSteps,
  ],
};
