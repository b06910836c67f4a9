import { replaceSlides } from '@reelwright/movie';
import { withFilm } from '@reelwright/wizards/machine';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../testing/answer-calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderWizard } from '../../testing/render-wizard.tsx';
import { quizScreens } from '../../wizards/quiz/quiz-screens.ts';
import type { WizardScreens } from '../wizard-model.ts';

afterEach(() => localStorage.clear());

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

/** A film that was filled in by itself a moment ago. */
function freshAnswers() {
  const answers = quizScreens.wizard.sampleAnswers();
  return { ...answers, info: { ...answers.info, photos: {} } };
}

interface Asked {
  readonly about: string;
  readonly lines: readonly object[];
}

/** Photos of our own site: nothing has to be copied. */
const photosFor = ({ about, lines }: Asked) => ({
  photos: lines.map((_, at) => ({
    url: `/library/sample/sea.webp?${about}-${at}`,
    thumbnail: '',
    title: about,
    type: 'image',
    width: 1920,
    height: 1080,
    ident: `${about}-${at}`,
    source: 'pexels_images',
    credit: { author: 'Ann', licence: 'Pexels License', link: 'https://www.pexels.com/' },
    focus: { x: 0.3, y: 0.4 },
  })),
  silent: [],
  sources: 1,
});

const photosIn = (data: object) => JSON.stringify(data).match(/"author":"Ann"/g)?.length ?? 0;

it('shows the film with its drawings, and photos come in that one press takes out again', async () => {
  let release = () => {};
  const isAwaited = new Promise<void>((resolve) => {
    release = resolve;
  });
  answerCalls({
    ...calls,
    '/api/queries/film-photos': async ({ body }) => {
      await isAwaited;
      return photosFor(body as Asked);
    },
  });
  const answers = freshAnswers();
  const { data } = renderWizard(filled, answers, `?keyword=${answers.keyword}`);
  await expect.element(page.getByRole('button', { name: 'Watch' })).toBeEnabled();
  release();
  await expect.element(page.getByText(/photos were added to your video$/)).toBeVisible();
  expect(photosIn(data())).toBeGreaterThan(3);
  await expectAccessible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => photosIn(data())).toBe(0);
  await expect.element(page.getByText(/^Finding photos/)).not.toBeInTheDocument();
});

it('says how far it is, and stops when it is told to, with what was found', async () => {
  let asked = 0;
  answerCalls({
    ...calls,
    '/api/queries/film-photos': ({ body }) => {
      asked += 1;
      return asked === 1 ? photosFor(body as Asked) : new Promise(() => {});
    },
  });
  const answers = freshAnswers();
  const { data } = renderWizard(filled, answers, `?keyword=${answers.keyword}`);
  await expect.element(page.getByRole('progressbar', { name: /^Finding photos/ })).toBeVisible();
  await expect.poll(() => photosIn(data())).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  expect(photosIn(data())).toBeGreaterThan(0);
});

it('keeps the drawings when a service is out of reach, and tries again when it is asked to', async () => {
  let isReached = false;
  answerCalls({
    ...calls,
    '/api/queries/film-photos': ({ body }) =>
      isReached
        ? photosFor(body as Asked)
        : { photos: (body as Asked).lines.map(() => null), silent: ['Pexels'], sources: 1 },
  });
  const answers = freshAnswers();
  const { data } = renderWizard(filled, answers, `?keyword=${answers.keyword}`);
  await expect
    .element(page.getByText(/^We couldn’t reach Pexels, so your video keeps its drawings\./))
    .toBeVisible();
  expect(photosIn(data())).toBe(0);
  isReached = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => photosIn(data())).toBeGreaterThan(3);
});

it('leaves films alone that were made before, and says nothing where there are no services', async () => {
  const asked = answerCalls({
    ...calls,
    '/api/queries/film-photos': () => ({ photos: [], silent: [], sources: 0 }),
  });
  const photoCalls = () => asked.filter(({ path }) => path.endsWith('film-photos'));
  const answers = freshAnswers();
  const { data } = renderWizard(filled, answers, `?keyword=${answers.keyword}`);
  await expect.poll(() => photoCalls().length).toBe(1);
  await expect.poll(() => data().info.photos?.asked).toEqual([]);
  await expect.element(page.getByText(/Finding photos|look for photos/)).not.toBeInTheDocument();
});

it('leaves a video alone that was published without photos, whatever is connected since', async () => {
  const asked = answerCalls({
    ...calls,
    '/api/queries/film-photos': ({ body }) => photosFor(body as Asked),
  });
  const answers = freshAnswers();
  const { data, tab } = renderWizard(filled, answers, `?keyword=${answers.keyword}`);
  tab.edit(replaceSlides, { slides: withFilm(filled.wizard, data()).data.frames });
  await expect.element(page.getByRole('button', { name: 'Watch' })).toBeEnabled();
  // Longer than it takes to begin.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(asked.some(({ path }) => path.endsWith('film-photos'))).toBe(false);
  expect(data().info.photos).toEqual({});
});
