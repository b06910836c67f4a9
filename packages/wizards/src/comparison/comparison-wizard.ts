import { joinNames } from '@reelwright/english';
import type { ProjectData } from '@reelwright/movie';
import { businessFields } from '../business/business-fields.ts';
import { describeEnding } from '../ending/describe-ending.ts';
import { textOf } from '../kept-line.ts';
import type { Wizard } from '../machine/wizard.ts';
import {
  bonusesStepWith,
  contactStep,
  mediaStep,
  publishStep,
  themeStep,
  voiceStep,
} from '../steps/shared-steps.ts';
import { asSentence } from '../wording/as-sentence.ts';
import { defaultAnnouncement, readComparison } from './comparison-answers.ts';
import { announcementExamples } from './comparison-headlines.ts';
import {
  blankFeature,
  detailsProblem,
  featureLimits,
  featuresProblem,
  firstFeature,
  isNamed,
  productsProblem,
  withProductsInOrder,
  withWinnersDescribed,
} from './comparison-items.ts';
import { comparisonSample } from './comparison-sample.ts';
import { comparisonSentences } from './comparison-sentences.ts';
import { comparisonDraft } from './draft-comparison.ts';
import { inSentence } from './in-sentence.ts';
import { writeComparison } from './write-comparison.ts';

/** Comparison: products against each other, check by check, with a winner. */
export const comparisonWizard: Wizard = {
  id: 'comparison',
  title: 'Comparison',
  route: '/comparison-video',
  helpLink: '/support/product-review-video',
  reloadStep: 8,
  hasFilm: (data) => writeComparison(data).parts.length > 0,
  sampleAnswers: comparisonSample,
  writeScript: writeComparison,
  draft: comparisonDraft,
  byHand: { label: 'Name the products yourself' },
  describe: describeComparison,
  steps: [
    {
      id: 'keyword',
      route: '',
      title: 'Keyword',
      heading: 'What do you want to compare?',
      hint: 'The type of product: “espresso machine”, “running shoes”, “laptop”.',
      kind: 'keyword',
      summary: ({ keyword = '' }) => keyword,
      fields: (data) => [
        {
          kind: 'text',
          id: 'keyword',
          label: 'Type of product',
          name: 'type of product',
          required: true,
          maxLength: 60,
          placeholder: 'espresso machine',
          suggestWords: 3,
        },
        ...businessFields(data),
      ],
    },
    {
      id: 'products',
      route: 'products',
      title: 'Products',
      heading: 'Which products are you comparing?',
      hint: 'Two to four. A photo or logo makes each easy to recognize.',
      kind: 'comparison-products',
      summary: ({ info }) => namesOf(info.products),
      check: productsProblem,
      beforeNext: (data) => withFirstFeature(withProductsInOrder(data)),
    },
    {
      id: 'features',
      route: 'features',
      title: 'Features',
      heading: 'What do you compare?',
      hint: `At least ${featureLimits.recommended} checks make a fair test.`,
      kind: 'comparison-features',
      summary: ({ info }) => namesOf(info.features),
      check: featuresProblem,
      beforeNext: (data) => ({
        ...data,
        info: { ...data.info, features: (data.info.features ?? []).filter(isNamed) },
      }),
    },
    {
      id: 'details',
      route: 'details',
      title: 'Details',
      heading: 'How do they compare?',
      kind: 'comparison-details',
      summary: (data) => comparisonSentences(data, readComparison(data)).verdict,
      check: detailsProblem,
      beforeNext: withWinnersDescribed,
    },
    {
      id: 'heading',
      route: 'heading',
      title: 'Heading',
      heading: 'What is your video called?',
      kind: 'comparison-heading',
      summary: ({ info }) => textOf(info.headline?.text),
      fields: () => [
        {
          kind: 'text',
          id: 'info.winner.text',
          label: 'Announce the winner',
          name: 'winner text',
          description: 'Said and shown before the name of the overall winner.',
          required: true,
          minLength: 3,
          maxLength: 80,
          default: defaultAnnouncement,
          suggestions: announcementExamples,
        },
      ],
    },
    mediaStep,
    bonusesStepWith(comparisonCalls),
    voiceStep,
    {
      ...themeStep,
      fieldsTitle: 'Winners and score',
      fields: () => [
        {
          kind: 'checkbox',
          id: 'theme.hideWinner',
          label: 'Skip the winner screen after each comparison',
          default: false,
        },
        {
          kind: 'checkbox',
          id: 'theme.hideOverallScore',
          label: 'Don’t show overall score in the end',
          default: false,
        },
      ],
    },
    contactStep,
    publishStep,
  ],
};

const namesOf = (named: readonly { readonly text?: string | undefined }[] = []) =>
  named.flatMap(({ text }) => textOf(text) || []).join(', ');

/** The list of checks starts with the one that everybody asks about. */
function withFirstFeature(data: ProjectData): ProjectData {
  if ((data.info.features ?? []).length > 0) return data;
  return {
    ...data,
    info: { ...data.info, features: [blankFeature('feature-1', firstFeature)] },
  };
}

/** Spec: what was compared, who won, and where to find more. */
function describeComparison(data: ProjectData): string {
  const answers = readComparison(data);
  const names = joinNames(answers.products.map(({ text }) => text));
  const checks = joinNames(answers.features.map(({ name }) => inSentence(name)));
  return [
    `We compare ${names}: ${asSentence(checks)}`,
    comparisonSentences(data, answers).verdict,
    ...describeEnding(data),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Calls to action that fit a comparison. */
function comparisonCalls(data: ProjectData): readonly string[] {
  const { winners, topic } = readComparison(data);
  const [winner, ...others] = winners;
  return [
    'Which one would you choose? Tell us below',
    ...(winner && others.length === 0 ? [`Get your ${winner.text} today`] : []),
    'See today’s prices: press the link below',
    'Save this for your next purchase',
    `Follow for more comparisons${topic ? ` of ${topic}` : ''}`,
  ];
}
