/** The steps that both wizards of articles have: where the text comes from, the text itself, and its lines. */
import { articleLimits } from '@reelwright/article';
import type { Field } from '@reelwright/forms';
import type { ProjectData } from '@reelwright/movie';
import { textOf } from '../kept-line.ts';
import type { Confirmation, Step, UpgradeOffer } from '../machine/wizard.ts';
import {
  bonusesStepWith,
  contactStep,
  mediaStep,
  publishStep,
  themeStep,
  voiceStep,
} from '../steps/shared-steps.ts';
import {
  countLines,
  includedLines,
  isIncluded,
  parasOf,
  withParas,
  withSentences,
  wordsOf,
} from './article-paras.ts';
import { articleWords } from './article-words.ts';

/** Asked only where somebody has a link. */
export const linkField: Field = {
  kind: 'url',
  id: 'info.link',
  label: 'Article URL',
  name: 'article URL',
  required: true,
  placeholder: 'https://example.com/article',
};

export const contentStep: Step = {
  id: 'content',
  route: 'content',
  title: 'Content',
  heading: 'The text of your article',
  hint: 'Make one or two words of a line bold, and its picture is looked up by exactly those words.',
  kind: 'article-content',
  fields: () => [
    {
      kind: 'text',
      id: 'info.title',
      label: 'Title',
      name: 'title',
      required: true,
      maxLength: 300,
    },
    {
      kind: 'checkbox',
      id: 'info.preserve',
      label: 'Preserve article formatting',
      description: 'Every sentence is a paragraph of its own.',
      default: false,
    },
  ],
  check: (data) => {
    if (wordsOf(data.info.body) === '') return articleWords.noBody;
    return countLines(data) < articleLimits.least ? articleWords.tooFewLines : undefined;
  },
  overPlan: (data, most) => longerThanPlan(countLines(data), most('maxArticleLines')),
  confirmations: (data) => {
    const count = countLines(data);
    return count > articleLimits.manyLines ? [veryLong(count)] : [];
  },
  beforeNext: (data) => withSentences(withParas(data)),
};

export const editStep: Step = {
  id: 'edit',
  route: 'edit',
  title: 'Edit',
  heading: 'Which lines are in your video?',
  hint: 'About 10 paragraphs of short lines make a good video.',
  kind: 'article-edit',
  check: (data) =>
    // The title is a line too.
    1 + includedLines(data).length <= articleLimits.least ? articleWords.tooFewKept : undefined,
  confirmations: (data) => {
    const lines = 1 + includedLines(data).length;
    const paragraphs = parasOf(data).filter((para) => para.some(isIncluded)).length;
    const isLong = paragraphs > articleLimits.paragraphs.most || lines > articleLimits.sentences;
    return isLong ? [longForVideo(paragraphs, lines)] : [];
  },
  beforeNext: withSentences,
};

function longerThanPlan(count: number, most: number | null): UpgradeOffer | undefined {
  if (most === null || count <= most) return undefined;
  return {
    title: 'Article is longer than Free account limit',
    message: `Your article is ${count} lines. Free accounts have an article limit of ${most} lines. Please upgrade to remove this limit`,
  };
}

function veryLong(count: number): Confirmation {
  return {
    id: 'article-very-long',
    title: 'A very long article',
    message: `Your article text is very long (${count} lines). A video of it takes long to make, and few people watch it to the end. You can shorten it now, or keep the most important lines in the next step.`,
    confirmLabel: 'Continue anyway',
    cancelLabel: 'Edit article',
    asked: 'once',
  };
}

function longForVideo(paragraphs: number, lines: number): Confirmation {
  return {
    id: 'article-long-for-video',
    title: 'A long video',
    message: `Your article is very long for a video (${paragraphs} paragraphs, ${lines} lines). We recommend about ${articleLimits.paragraphs.advised} paragraphs.`,
    confirmLabel: 'Continue anyway',
    cancelLabel: 'No, Edit',
    asked: 'always',
  };
}

/** What follows the lines is the same for every film. */
export const articleLastSteps: readonly Step[] = [
  mediaStep,
  bonusesStepWith(articleCalls),
  voiceStep,
  themeStep,
  contactStep,
  publishStep,
];

/** Calls to action that fit what somebody read. */
function articleCalls({ keyword, info }: ProjectData): readonly string[] {
  const topic = textOf(keyword);
  const site = textOf(info.source?.site);
  return [
    site ? `Read the full article on ${site}` : 'Read the full article below',
    'Share this with somebody who should know',
    `Follow for more ${topic ? `about ${topic}` : 'stories'}`,
    'What do you think? Tell us in the comments',
  ];
}
