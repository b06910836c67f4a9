import { MantineProvider } from '@mantine/core';
import { newProjectData } from '@reelwright/movie';
import { type Ask, draftFilm, type WizardDraft } from '@reelwright/wizards/draft';
import { filmOf, furthestIndex, type Wizard } from '@reelwright/wizards/machine';
import { greetingWizard } from '@reelwright/wizards/testing/greeting-wizard';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ProjectTab } from '../project/project-tab.ts';
import { StepScreen } from './step-screen.tsx';
import { useWizard, WizardContext, type WizardModel, type WizardScreens } from './wizard-model.ts';

const greeting: WizardScreens = {
  wizard: greetingWizard,
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

  it('fills itself in from its keyword', async () => {
    const ask = { pictures: async () => [[]] } as unknown as Ask;
    const begun = { ...newProjectData(), keyword: 'Ada' };
    const { signal } = new AbortController();
    const data = await draftFilm(greeting.wizard.draft as WizardDraft, begun, ask, { signal });
    expect(data.info.headline).toEqual({ text: 'Hello Ada' });
    expect(data.theme).toMatchObject({ auto: true });
    expect(greetingWizard.hasFilm(data)).toBe(true);
  });
});
