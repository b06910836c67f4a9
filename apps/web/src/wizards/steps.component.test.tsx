import type { Step } from '@reelwright/wizards/machine';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../testing/answer-calls.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { removeComponents } from '../testing/render-component.tsx';
import { renderStep } from '../testing/render-step.tsx';
import { stepCalls } from '../testing/step-calls.ts';
import type { WizardScreens } from '../wizard/wizard-model.ts';
import { wizardEntries } from './wizard-entries.ts';

beforeEach(() => void answerCalls(stepCalls));

const [firstOne, ...others] = await Promise.all(wizardEntries.map(({ load }) => load()));
const sharedKinds = new Set(['media', 'bonuses', 'voice', 'theme', 'contact', 'publish']);
const stepsOf = (screens: WizardScreens) => screens.wizard.steps.map((step) => ({ screens, step }));

async function drawStep(screens: WizardScreens, step: Step): Promise<void> {
  renderStep(screens, step.route, screens.wizard.sampleAnswers());
  const heading = page.getByRole('heading', { name: step.heading });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByLabelText('Loading..')).not.toBeInTheDocument();
}

it.each([
  ...(firstOne ? stepsOf(firstOne) : []),
  ...others.flatMap(stepsOf).filter(({ step }) => !sharedKinds.has(step.kind)),
])('$screens.wizard.title: $step.title is there for everyone', async ({ screens, step }) => {
  await drawStep(screens, step);
  await expectAccessible();
});

// The same components as in the first one, with other lines, fields and films in them.
it.each(others)(
  '$wizard.title: the steps it shares are drawn with its answers',
  async (screens) => {
    for (const step of screens.wizard.steps.filter(({ kind }) => sharedKinds.has(kind))) {
      await drawStep(screens, step);
      removeComponents();
    }
  },
);
