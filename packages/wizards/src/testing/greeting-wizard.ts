/** A whole wizard, as a newcomer would add one: one declaration, which nothing outside of tests knows of. */
import { newProjectData, type ProjectData } from '@reelwright/movie';
import { themePart } from '../draft/draft-theme.ts';
import { type DraftPart, nextPart } from '../draft/drafted-parts.ts';
import { askObjects } from '../draft/find-objects.ts';
import { keywordOf } from '../draft/keyword-of.ts';
import { keptLine } from '../kept-line.ts';
import type { Wizard } from '../machine/wizard.ts';
import { scriptLine } from '../script-line.ts';

/** What is said to somebody, filled in from their name. */
const headline: DraftPart = {
  id: 'headline',
  source: keywordOf,
  answers: [['info.headline'], ['info.objects']],
  activity: (data) => `Greeting ${keywordOf(data)}`,
  failure: 'We couldn’t think of a greeting.',
  isTyped: () => true,
  draft: async (ask, data) => ({
    'info.headline': { text: `Hello ${keywordOf(data)}` },
    'info.objects': await askObjects(ask, 'waving hand'),
  }),
};

const parts = [headline, themePart(({ info }) => info.headline?.text)];

const greeting = (data: ProjectData) => keptLine(['info', 'headline'], data.info.headline);

export const greetingWizard: Wizard = {
  id: 'greeting',
  title: 'Greeting',
  route: '/greeting-video',
  helpLink: '/support/greeting',
  steps: [
    {
      id: 'whom',
      route: '',
      title: 'Whom',
      heading: 'Whom do you greet?',
      kind: 'fields',
      fields: () => [{ kind: 'text', id: 'keyword', label: 'Name', required: true }],
    },
    { id: 'card', route: 'card', title: 'Card', heading: 'Your card', kind: 'greeting-card' },
  ],
  hasFilm: (data) => greeting(data).text !== '',
  sampleAnswers: () => ({
    ...newProjectData(),
    keyword: 'Ada',
    info: { headline: { text: 'Hello Ada' } },
  }),
  writeScript: (data) => {
    const kept = greeting(data);
    const { text } = kept;
    const { objects = [] } = data.info;
    const picture = { style: 'studio', objects, seed: text } as const;
    return {
      title: text,
      parts: [
        {
          id: 'hello',
          layout: 'title',
          role: 'title',
          lines: text
            ? [scriptLine({ id: 'hello-line', kept, text, spoken: `${text}.`, picture })]
            : [],
        },
      ],
    };
  },
  draft: {
    nextStep: (data, options) => nextPart(parts, data, options),
    closeTo: async () => [],
  },
};
