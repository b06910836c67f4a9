import { formatCount, singular } from '@reelwright/english';
import type { Field } from '@reelwright/forms';
import { isUpright, type ProjectData, type WizardInfo } from '@reelwright/movie';
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
import { areNamesToCome, withIdea } from './draft-list.ts';
import { listicleDraft } from './draft-listicle.ts';
import { guessList } from './ideas.ts';
import { defaultUnit, listSizes, withItemsInOrder } from './list-items.ts';
import { readListicle } from './listicle-answers.ts';
import { listicleSentences } from './listicle-sentences.ts';
import { withPastedList } from './pasted-list.ts';
import { listicleSample } from './sample-answers.ts';
import { writeListicle } from './write-listicle.ts';

/** One of what is being listed: as the idea says, and the singular of what was typed. */
function unitSuggestions({ idea, unit = '' }: WizardInfo): string[] {
  const typed = unit.trim();
  const one = typed.replace(/(?<!\S)\S+$/, singular);
  const known = [guessList(idea?.text ?? '').unit, one, defaultUnit];
  return [...new Set(known.filter((word) => word !== undefined && word !== ''))] as string[];
}

export const noIdeaMessage = 'Please select an idea or type your own idea (Manual tab)';

/** Top 10: a keyword becomes an idea, the idea a list, and the list a film. */
export const listicleWizard: Wizard = {
  id: 'listicle',
  title: 'Top 10',
  route: '/listicle-video',
  helpLink: '/support/top-10-video',
  reloadStep: 7,
  hasFilm: ({ info }) => Boolean(info.idea?.text?.trim()),
  sampleAnswers: listicleSample,
  writeScript: writeListicle,
  describe: describeListicle,
  draft: listicleDraft,
  byHand: {
    label: 'Type your own list',
    begin: (data) => ({ ...data, info: { ...data.info, manual: true } }),
    notes: {
      label: 'Paste a list',
      hint: 'One item per line. What you write after a colon is said about it: “Rye: It keeps for a week.”',
      take: withPastedList,
    },
  },
  steps: [
    {
      id: 'keyword',
      route: '',
      title: 'Keyword',
      heading: 'What is your video about?',
      hint: 'Broad keywords work better: “coffee” rather than “cold brew with oat milk”.',
      kind: 'keyword',
      summary: ({ keyword = '' }) => keyword,
      fields: (data) => [
        {
          kind: 'text',
          id: 'keyword',
          label: 'Keyword',
          required: true,
          maxLength: 60,
          placeholder: 'coffee',
          suggestWords: 1,
        },
        ...businessFields(data),
      ],
    },
    {
      id: 'ideas',
      route: 'ideas',
      title: 'Ideas',
      heading: 'Choose an idea',
      kind: 'listicle-ideas',
      summary: ({ info }) => textOf(info.idea?.text),
      awaits: (data) => !data.info.idea?.text?.trim() && areNamesToCome(data),
      check: ({ info }) => (info.idea?.text?.trim() ? undefined : noIdeaMessage),
      beforeNext: (data) => (data.info.idea ? withIdea(data, data.info.idea) : data),
    },
    {
      id: 'list',
      route: 'list',
      title: 'List',
      heading: 'How long is your list?',
      kind: 'fields',
      summary: ({ info: { size = listSizes.default, unit } }) =>
        formatCount(size, unit || defaultUnit),
      fields: ({ info }) => [
        {
          kind: 'number',
          id: 'info.size',
          label: 'Number of items',
          name: 'number of items',
          required: true,
          min: listSizes.min,
          max: listSizes.max,
          default: listSizes.default,
        },
        {
          kind: 'text',
          id: 'info.unit',
          label: 'Type of item (singular)',
          name: 'type of item',
          description: 'What one of them is called: “coffee”, “city”, “trick”. Empty means “item”.',
          maxLength: 40,
          default: defaultUnit,
          suggestions: unitSuggestions(info),
        },
      ],
      beforeNext: (data) => ({
        ...data,
        info: {
          ...data.info,
          size: data.info.size ?? listSizes.default,
          unit: data.info.unit?.trim() || defaultUnit,
        },
      }),
    },
    {
      id: 'items',
      route: 'items',
      title: 'Items',
      heading: 'What is on your list?',
      kind: 'listicle-items',
      summary: ({ info }) => namesIn(info.items),
      awaits: areNamesToCome,
      beforeNext: withItemsInOrder,
    },
    mediaStep,
    bonusesStepWith(listicleCalls),
    voiceStep,
    {
      ...themeStep,
      fieldsTitle: 'Countdown settings',
      fields: (data) => [
        ...(isUpright(data.movie.size) ? [tellAllField(data)] : []),
        {
          kind: 'checkbox',
          id: 'theme.showTitleFrame',
          label: 'Begin with a title slide',
          default: true,
        },
        {
          kind: 'checkbox',
          id: 'theme.showCountdown',
          label: 'Show a slide with the number before each item',
          default: true,
        },
        {
          kind: 'checkbox',
          id: 'theme.countUp',
          label: 'Count up: number one comes first',
          default: false,
        },
      ],
    },
    contactStep,
    publishStep,
  ],
};

/** How long an upright film is, and why. */
function tellAllField(data: ProjectData): Field {
  const { leftOut } = readListicle({ ...data, theme: { ...data.theme, tellAll: false } });
  return {
    kind: 'checkbox',
    id: 'theme.tellAll',
    label: 'Tell everything, however long it takes',
    description:
      leftOut === 0
        ? 'Upright videos are told in a minute or less where they can be. This one leaves nothing out.'
        : `Upright videos are told in a minute or less. This one leaves out ${formatCount(leftOut, 'fact')}.`,
    default: false,
  };
}

const namesIn = (items: WizardInfo['items'] = []) =>
  items.flatMap(({ text }) => textOf(text) || []).join(', ');

/** Calls to action that fit a list. */
function listicleCalls({ keyword }: ProjectData): readonly string[] {
  const topic = textOf(keyword);
  return [
    'Tell us your number one in the comments',
    'Save this list for later',
    'Send this to a friend who would disagree',
    ...(topic ? [`Follow for more about ${topic}`] : []),
    'Which one is missing? Tell us below',
  ];
}

/** The list in the order it is told, so that the best is not given away first. */
function describeListicle(data: ProjectData): string {
  const answers = readListicle(data);
  const { title, hook } = listicleSentences(data, answers);
  const items = answers.items.map(({ number, text }) => `${number}. ${text}`);
  return [title, hook, ...items, ...describeEnding(data)].filter(Boolean).join('\n');
}
