import { newProjectData } from '@reelwright/movie';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../testing/answer-calls.ts';
import { renderStep } from '../testing/render-step.tsx';
import { freeMember, stepCalls } from '../testing/step-calls.ts';
import { comparisonScreens } from './comparison/comparison-screens.ts';
import { listicleScreens } from './listicle/listicle-screens.ts';
import { quizScreens } from './quiz/quiz-screens.ts';

const nothing = { ...newProjectData(), keyword: 'coffee' };

beforeEach(() => void answerCalls(stepCalls));

it('tells what became of the contact profile', async () => {
  let profile: object | null = null;
  answerCalls({
    ...stepCalls,
    '/api/members/contact-profile': ({ body }) => {
      if (!body) return { profile };
      profile = (body as { profile: object }).profile;
      return { message: 'Saved' };
    },
  });
  const { data } = renderStep(listicleScreens, 'contact', nothing);
  await page.getByRole('button', { name: 'Load default profile' }).click();
  await expect
    .element(
      page.getByText(
        'Sorry no saved information found. Please click the "Save" button after filling this form to create it once.',
      ),
    )
    .toBeVisible();
  await page.getByRole('textbox', { name: 'Name or company' }).fill('Beans');
  await page.getByRole('button', { name: 'Save as default profile' }).click();
  await expect.element(page.getByText('Profile successfully saved')).toBeVisible();
  await page.getByRole('button', { name: 'Clear form' }).click();
  expect(data().contact.info).toEqual({});
  await page.getByRole('button', { name: 'Load default profile' }).click();
  await expect.element(page.getByText('Profile successfully loaded')).toBeVisible();
  expect(data().contact.info.name).toBe('Beans');
});

it('offers calls to action, and takes the one that is pressed', async () => {
  const { data } = renderStep(quizScreens, 'bonuses', quizScreens.wizard.sampleAnswers());
  const idea = page.getByRole('button', { name: 'Tell us your score in the comments' });
  await idea.click();
  expect(data().cta?.text).toBe('Tell us your score in the comments');
  await expect.element(idea).toHaveAttribute('aria-pressed', 'true');
});

it('says why a film of an installation on one’s own machine shows links in full', async () => {
  const bonus = { id: 'b', text: 'A checklist', link: 'https://example.com/long', shorten: true };
  const answers = { ...comparisonScreens.wizard.sampleAnswers(), bonus_list: [bonus] };
  renderStep(comparisonScreens, 'bonuses', answers as never, freeMember as never);
  await expect.element(page.getByText('The video shows links in full.')).toBeVisible();
});
