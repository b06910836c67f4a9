import { afterEach, expect, it, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { answerCalls } from '../../testing/answer-calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderWizard } from '../../testing/render-wizard.tsx';
import { quizScreens } from '../../wizards/quiz/quiz-screens.ts';
import type { WizardScreens } from '../wizard-model.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const calls = {
  '/api/queries/suggest': () => [],
  '/api/members/understand': () => ({ kind: 'known', choices: [] }),
};

/** A quiz of which everything is filled in. */
const filled: WizardScreens = {
  ...quizScreens,
  wizard: {
    ...quizScreens.wizard,
    draft: { nextStep: () => undefined, closeTo: async () => [], filmKind: 'quiz' },
  },
};

/** Code of screens is fetched when it is needed, so nothing decides whose styles come last: the player's or the wizard's. */
async function expectAnyOrderOfStyles(preview: Locator) {
  for (const last of ['player', 'wizard']) {
    const sheets = () => document.head.querySelectorAll(`style[data-vite-dev-id*="/src/${last}/"]`);
    await expect.poll(() => sheets().length).toBeGreaterThan(0);
    document.head.append(...sheets());
    // At the top of its column and as wide: it was pushed out of its frame once, and only black was left.
    const place = () => {
      const film = preview.getByRole('img').first().element().getBoundingClientRect();
      const column = preview.element().getBoundingClientRect();
      return {
        isAtTop: film.top - column.top < 0.1 * film.height,
        isWide: film.width > 0.8 * column.width,
      };
    };
    await expect.poll(place).toEqual({ isAtTop: true, isWide: true });
  }
}

it('opens on the film of one word, with every step open, and asks nothing again', async () => {
  answerCalls(calls);
  const answers = quizScreens.wizard.sampleAnswers();
  const { data } = renderWizard(filled, answers, `?keyword=${answers.keyword}`);
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await expect.element(steps.getByRole('button', { name: /^Publish/ })).toBeEnabled();
  expect(data().maxIndex).toBe(filled.wizard.steps.length - 1);
  await expect.element(page.getByText('What is your quiz about?')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Watch' })).toBeEnabled();
  await expect.element(page.getByText(/^This video is kept in this browser/)).toBeVisible();
  // Everybody was promised a voice: what it takes is said, and what it would sound like is heard without an account.
  await expect.element(page.getByText('Silent so far')).toBeVisible();
  await expect
    .element(page.getByText(/It needs a free account, and takes about 1 of the 20/))
    .toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Hear the first lines spoken' }))
    .toBeVisible();
  await expectAccessible();
  await expectAnyOrderOfStyles(page.getByRole('complementary', { name: 'Live preview' }));
  await steps.getByRole('button', { name: /^Contact/ }).click();
  await expect
    .element(page.getByRole('heading', { name: 'Where can viewers find you?' }))
    .toBeVisible();
});

it('leads to what is downloaded, and to the first thing that can be changed', async () => {
  answerCalls(calls);
  const answers = quizScreens.wizard.sampleAnswers();
  const { visit } = renderWizard(filled, answers, `?keyword=${answers.keyword}`);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect
    .element(page.getByRole('heading', { name: 'What do you want to ask?' }))
    .toBeVisible();
  visit(`?keyword=${answers.keyword}`);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Your video' })).toBeVisible();
});

it('leads to the first step as to every other', async () => {
  answerCalls(calls);
  const answers = quizScreens.wizard.sampleAnswers();
  renderWizard(filled, answers, `?keyword=${answers.keyword}`);
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('button', { name: /^Keyword/ }).click();
  await expect
    .element(page.getByRole('heading', { name: quizScreens.wizard.steps[0]?.heading ?? '' }))
    .toBeVisible();
});

it.each([
  [true, 'Play the video'],
  [false, 'Pause the video'],
])('plays by itself, unless somebody asked for stillness: %s', async (isStill, offered) => {
  answerCalls(calls);
  const ask = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = ask(query);
    if (query.includes('reduced-motion'))
      Object.defineProperty(list, 'matches', { value: isStill });
    return list;
  });
  const answers = quizScreens.wizard.sampleAnswers();
  renderWizard(filled, answers, `?keyword=${answers.keyword}`);
  await expect.element(page.getByRole('button', { name: offered })).toBeEnabled();
});
