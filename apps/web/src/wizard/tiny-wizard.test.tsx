import { MantineProvider } from '@mantine/core';
import { newProjectData, type ProjectData } from '@reelwright/movie';
import { filmOf, furthestIndex, type Wizard } from '@reelwright/wizards/machine';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ProjectTab } from '../project/project-tab.ts';
import { StepScreen } from './step-screen.tsx';
import { useWizard, WizardContext, type WizardModel, type WizardScreens } from './wizard-model.ts';

/** A whole wizard, as a newcomer would add one: nothing outside of this file knows of it. */
const greeting: WizardScreens = {
  wizard: {
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
    hasFilm: () => true,
    sampleAnswers: () => ({ ...newProjectData(), keyword: 'Ada' }),
    writeScript: ({ keyword = '' }: ProjectData) => ({
      title: `Hello ${keyword}`,
      parts: [
        {
          id: 'hello',
          layout: 'title',
          role: 'title',
          lines: [
            {
              id: 'hello-line',
              text: `Hello ${keyword}`,
              spoken: `Hello ${keyword}.`,
              media: [],
              picture: { style: 'studio', objects: ['waving-hand'], seed: keyword },
            },
          ],
        },
      ],
    }),
  },
  screens: { 'greeting-card': GreetingCard },
};

function GreetingCard() {
  const { data } = useWizard();
  return <p>A card for {data.keyword}</p>;
}

function draw(wizard: Wizard, index: number): string {
  const step = wizard.steps[index];
  if (!step) throw new Error('no such step');
  const model: WizardModel = {
    wizard,
    step,
    index,
    data: wizard.sampleAnswers(),
    tab: {} as ProjectTab,
    isGuest: true,
    isMoving: false,
    waiting: undefined,
    cancel: () => {},
    jobs: undefined,
    screens: greeting.screens,
    moves: { current: {} },
    change: () => {},
    next: async () => {},
    back: () => {},
    goTo: () => {},
    show: () => {},
  };
  return renderToStaticMarkup(
    <MantineProvider>
      <WizardContext value={model}>
        <StepScreen />
      </WizardContext>
    </MantineProvider>,
  );
}

describe('a wizard that the engine has never heard of', () => {
  it('has its fields drawn from their declarations, with what was answered', () => {
    const page = draw(greeting.wizard, 0);
    expect(page).toContain('Name');
    expect(page).toContain('value="Ada"');
  });

  it('has a screen of its own drawn', () => {
    expect(draw(greeting.wizard, 1)).toContain('A card for Ada');
  });

  it('has a film', () => {
    const film = filmOf(greeting.wizard, greeting.wizard.sampleAnswers());
    expect(film.frames.map(({ id }) => id)).toEqual(['hello']);
    expect(furthestIndex(film)).toBe(99);
  });
});
