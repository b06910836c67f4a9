import type { Field, TextField } from '@reelwright/forms';
import { cutText, type ProjectData } from '@reelwright/movie';
import { soldBusinessFields } from '../business/business-fields.ts';
import { isDraft } from '../draft/is-draft.ts';
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
import { readAffiliate } from './affiliate-answers.ts';
import { affiliateSample } from './affiliate-sample.ts';
import { affiliateDraft } from './draft-affiliate.ts';
import { isNamed } from './product-name.ts';
import { writeAffiliate } from './write-affiliate.ts';

export const noHeadlineMessage = 'Please select a headline or type your own headline (Manual tab)';
const leastLetters = 3;
const longText = 160;

const about = (
  id: string,
  label: string,
  placeholder: string,
  more: Partial<TextField> = {},
): Field => ({ kind: 'text', id: `info.${id}`, label, placeholder, maxLength: 120, ...more });

const draftNote = 'Our draft. Make it yours.';

/** What is sold, as its owner says it; then what the suggestions of the later steps are made of: each answer fits into a sentence as its example does. */
const productFields = (data: ProjectData): readonly Field[] => [
  about('keyword', 'What is it about?', 'weight loss', {
    name: 'keyword',
    minLength: leastLetters,
    suggestWords: 3,
  }),
  {
    kind: 'text',
    id: 'product.text',
    label: 'What is it called?',
    name: 'product name',
    placeholder: 'Sleep Easy',
    maxLength: 80,
    ...(textOf(data.product?.text) && !isNamed(data) && { description: draftNote }),
  },
  ...soldBusinessFields(data),
  {
    kind: 'text',
    id: 'product.price.text',
    label: 'What does it cost?',
    name: 'price',
    placeholder: '$49 a month',
    maxLength: 60,
  },
  {
    kind: 'url',
    id: 'product.link',
    label: 'Where do people get it?',
    name: 'link',
    placeholder: 'https://example.com',
    maxLength: 500,
  },
  {
    kind: 'list',
    id: 'solution_list',
    label: 'Three good things about it',
    itemName: 'Benefit',
    placeholder: 'Clear price before the work begins',
    min: 3,
    warnLength: 80,
    ...(isDraft(data, 'solution_list') && { description: draftNote }),
  },
  {
    kind: 'text',
    id: 'product.evidence.text',
    label: 'Why should people believe you, in one sentence?',
    name: 'proof',
    placeholder: 'We have repaired bikes here since 2009',
    description: 'Only what’s true. Photos and quotes come later, under Proof.',
    maxLength: 160,
  },
  about('desired', 'Your viewers want to …', 'lose ten pounds', {
    name: 'desired result',
    minLength: leastLetters,
  }),
  about('issue', 'What bothers them?', 'stubborn belly fat'),
  about('undesired', 'They do not want to …', 'spend hours at the gym'),
  about('target', 'Who are they?', 'busy parents'),
  about('example', 'Who has done it already?', 'Anna, a nurse with two kids'),
  about('time', 'How long does it take?', '30 days'),
  about('product_type', 'What kind of product is it?', 'online course'),
  about('dont_need', 'What do they not need for it?', 'a gym membership'),
  about('cheaters', 'What has let them down before?', 'crash diets'),
];

const list = (id: string, label: string, itemName: string, placeholder: string): Field => ({
  kind: 'list',
  id,
  label,
  itemName,
  placeholder,
  requiredRows: 1,
  required: true,
  warnLength: 80,
});

const paragraph = (id: string, label: string, more: Partial<Field>): Field =>
  ({ kind: 'textarea', id, label, rows: 3, warnLength: longText, ...more }) as Field;

/** Affiliate: from the pain to the product, its proof, and what to do now. */
export const affiliateWizard: Wizard = {
  id: 'affiliate',
  title: 'Affiliate',
  route: '/affiliate-video',
  helpLink: '/support/affiliate-video-marketing',
  reloadStep: 9,
  hasFilm: ({ info }) => hasHeadline(info),
  sampleAnswers: affiliateSample,
  writeScript: writeAffiliate,
  draft: affiliateDraft,
  byHand: { label: 'Answer the questions yourself' },
  describe: describeAffiliate,
  steps: [
    {
      id: 'product',
      route: '',
      title: 'Product',
      heading: 'What do you recommend, and to whom?',
      hint: 'All of it is optional. The more you fill in, the better the film. What’s already filled in is our draft for offers like yours.',
      kind: 'keyword',
      summary: (data) => textOf(data.product?.text) || textOf(data.info.keyword),
      fields: productFields,
      beforeNext: withKeyword,
    },
    {
      id: 'pain',
      route: 'heading',
      title: 'Pain',
      heading: 'Where does it hurt?',
      kind: 'affiliate-pain',
      summary: ({ info }) => textOf(info.idea?.text),
      // The problems are asked for once there is a headline to fit them.
      fields: ({ info }) =>
        hasHeadline(info)
          ? [list('problem_list', 'Problems', 'Problem', 'You never have enough time')]
          : [],
      check: ({ info }) => (hasHeadline(info) ? undefined : noHeadlineMessage),
      beforeNext: withKeyword,
    },
    {
      id: 'agitate',
      route: 'problem',
      title: 'Agitate',
      heading: 'What happens if nothing changes?',
      kind: 'affiliate-copy',
      summary: ({ problem }) => textOf(problem?.text),
      fields: () => [
        paragraph('problem.text', 'The problem, as it feels', {
          name: 'problem',
          description: 'One or two sentences. Make it felt, and stay fair.',
        }),
      ],
    },
    {
      id: 'connect',
      route: 'connect',
      title: 'Connect',
      heading: 'They are not alone',
      kind: 'affiliate-copy',
      summary: ({ fact }) => textOf(fact?.text),
      fields: ({ info }) => [
        {
          kind: 'checkbox',
          id: 'info.others',
          label: 'Many people face this problem',
          default: true,
        },
        ...(info.others === false
          ? []
          : [
              paragraph('fact.text', 'What you tell them', {
                name: 'fact',
                required: true,
              }),
            ]),
        list('fact_list', 'Facts', 'Fact', 'Small steps beat big promises'),
      ],
    },
    {
      id: 'solution',
      route: 'solution',
      title: 'Solution',
      heading: 'What is the way out?',
      kind: 'affiliate-copy',
      summary: ({ solution }) => textOf(solution?.text),
      fields: ({ product }) => [
        {
          kind: 'text',
          id: 'solution.text',
          label: 'The solution, in one sentence',
          name: 'solution',
          required: true,
          minLength: leastLetters,
          warnLength: longText,
        },
        {
          kind: 'text',
          id: 'product.text',
          label: 'Product name',
          required: true,
          minLength: leastLetters,
          maxLength: 80,
        },
        {
          kind: 'media',
          id: 'product.media.0',
          label: 'Picture of the product',
          keyword: product?.text ?? '',
        },
        paragraph('product.description.text', 'Product description', {
          name: 'product description',
          required: true,
        }),
        list('solution_list', 'Benefits', 'Benefit', 'One clear step at a time'),
      ],
    },
    {
      id: 'proof',
      route: 'proof',
      title: 'Proof',
      heading: 'Why should they believe you?',
      hint: 'Only what is true, and what you may show.',
      kind: 'affiliate-proof',
      summary: ({ proof_list = [] }) =>
        proof_list.length > 0
          ? `${proof_list.length} ${proof_list.length === 1 ? 'proof' : 'proofs'}`
          : 'Nothing yet',
      fields: () => [
        {
          kind: 'text',
          id: 'proof.text',
          label: 'Heading of the proof (optional)',
          name: 'proof heading',
          placeholder: 'See for yourself',
          maxLength: 80,
        },
      ],
    },
    mediaStep,
    bonusesStepWith(affiliateCalls),
    voiceStep,
    themeStep,
    contactStep,
    publishStep,
  ],
};

function hasHeadline({ idea }: ProjectData['info']): boolean {
  return textOf(idea?.text).length >= leastLetters;
}

/** What the project is filed under: the keyword, or the next best thing somebody said. */
function withKeyword(data: ProjectData): ProjectData {
  const { info } = data;
  const named = [info.keyword, info.desired, data.keyword, info.idea?.text]
    .map(textOf)
    .find(Boolean);
  return named ? { ...data, keyword: cutText(named, 60) } : data;
}

function describeAffiliate(data: ProjectData): string {
  const { headline, product, description, benefits, price, evidence } = readAffiliate(data);
  return [
    asSentence(headline.text),
    [product.text, description.text].filter(Boolean).join(': '),
    ...benefits.map(({ text }) => `• ${text}`),
    price.text && `Price: ${price.text}`,
    asSentence(evidence.text),
    textOf(data.product?.link),
    ...describeEnding(data),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Calls to action that fit an offer. */
function affiliateCalls(data: ProjectData): readonly string[] {
  const product = isNamed(data) ? textOf(data.product?.text) : '';
  const desired = textOf(data.info.desired).replace(/^to /i, '');
  return [
    ...(product ? [`Get ${product} today`, `Try ${product} yourself`] : []),
    ...(desired ? [`Ready to ${desired}? Press the link below`] : []),
    'Press the link below to start',
    'Get yours today',
    'See if it’s right for you: press the link below',
  ].slice(0, maxCalls);
}

const maxCalls = 5;
