import { newProjectData, type ProjectData } from '@reelwright/movie';
import type { Step, Wizard } from '@reelwright/wizards/machine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../testing/answer-calls.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { removeComponents } from '../testing/render-component.tsx';
import { renderWizard } from '../testing/render-wizard.tsx';
import { comparisonScreens } from '../wizards/comparison/comparison-screens.ts';
import { quizScreens } from '../wizards/quiz/quiz-screens.ts';
import type { JobRunner, PageWork, WizardScreens } from './wizard-model.ts';

beforeEach(() => {
  answerCalls({ '/api/queries/suggest': () => [] });
});
afterEach(() => localStorage.clear());

it.each([quizScreens, comparisonScreens])(
  '$wizard.title: the film has music by itself',
  async (screens) => {
    const { data } = renderWizard(screens, screens.wizard.sampleAnswers());
    await expect.poll(() => data().movie.audio.url ?? '').toMatch(/^\/library\/music\//);
  },
);

it('shows what will come before there is a film, and no black box', async () => {
  renderWizard(quizScreens);
  await expect.element(page.getByRole('img', { name: 'An example of a Quiz video' })).toBeVisible();
  await expect
    .element(page.getByText(/Your video plays here as soon as there is something to show\.$/))
    .toBeVisible();
});

function step(id: string, more: Partial<Step> = {}): Step {
  const route = id === 'keyword' ? '' : id;
  return { id, route, title: id, heading: `The ${id} step`, kind: 'fields', ...more };
}

/** A wizard that no other file knows of: an article is found, linked or pasted, and read out of a sound. */
const stub: Wizard = {
  id: 'stub',
  title: 'Stub',
  route: '/stub-video',
  helpLink: '/support/stub',
  hasFilm: () => false,
  sampleAnswers: newProjectData,
  writeScript: () => ({ title: '', parts: [] }),
  steps: [
    step('keyword', {
      fields: () => [
        { kind: 'text', id: 'keyword', label: 'Keyword', required: true },
        {
          kind: 'radio',
          id: 'info.type',
          label: 'Content',
          options: ['search', 'link', 'paste'].map((value) => ({ value, label: value })),
        },
      ],
      nextStep: ({ info }) => (info.type === 'search' ? undefined : 'content'),
    }),
    step('article'),
    step('content', {
      confirmations: ({ keyword }) =>
        keyword === 'long'
          ? [
              {
                id: 'long-article',
                title: 'A long article',
                message: 'It has 60 lines.',
                confirmLabel: 'Continue anyway',
                cancelLabel: 'Edit article',
                asked: 'once',
              },
            ]
          : [],
    }),
    step('sound', {
      kind: 'job',
      job: {
        about: ({ keyword = '' }) => keyword,
        startLabel: 'Transcribe it',
        runningWords: 'Listening to it',
        doneWords: 'It is transcribed.',
        againLabel: 'Transcribe again',
        waitMessage: 'Transcription in progress. Please wait',
        missingMessage: 'Please transcribe it first',
      },
    }),
    step('publish', { kind: 'fields' }),
  ],
};

const screensOf = (more: Partial<WizardScreens> = {}): WizardScreens => ({
  wizard: stub,
  screens: {},
  jobs: { sound: { start: async () => '', follow: async () => (now) => now } },
  ...more,
});
const next = page.getByRole('button', { name: 'Next', exact: true });
const back = page.getByRole('button', { name: 'Back', exact: true });
const at = (id: string) => page.getByRole('heading', { name: `The ${id} step` });
const stepButton = (id: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: id });
const withType = (type: 'search' | 'link' | 'paste'): Partial<ProjectData> => ({
  keyword: 'tea',
  info: { type },
});

describe('an answer that makes a step needless', () => {
  it('leads straight to a later step, and Back leads to where one came from', async () => {
    const { data } = renderWizard(screensOf(), withType('paste'));
    await next.click();
    await expect.element(at('content')).toBeVisible();
    expect(data().maxIndex).toBe(2);
    await expect.element(stepButton('keyword')).toHaveAttribute('data-done');
    await expect.element(stepButton('article')).not.toHaveAttribute('data-done');
    await expect.element(stepButton('article')).toHaveAttribute('title', 'article (skipped)');
    await back.click();
    await expect.element(at('keyword')).toBeVisible();
  });

  it('is forgotten with another answer', async () => {
    renderWizard(screensOf(), withType('search'));
    await next.click();
    await expect.element(at('article')).toBeVisible();
    await next.click();
    await expect.element(at('content')).toBeVisible();
    await back.click();
    await expect.element(at('article')).toBeVisible();
  });
});

it('leads from the typed address of a step that was not reached yet to the furthest one', async () => {
  const { visit } = renderWizard(screensOf(), withType('search'));
  await next.click();
  await expect.element(at('article')).toBeVisible();
  visit('publish');
  await expect.element(at('article')).toBeVisible();
  await expect.element(at('publish')).not.toBeInTheDocument();
  visit('no-such-step');
  await expect.element(at('keyword')).toBeVisible();
  visit('article');
  await expect.element(at('article')).toBeVisible();
});

it('takes every press of Next for the step that is open by then', async () => {
  renderWizard(screensOf(), withType('search'));
  await next.click();
  await next.click();
  await next.click();
  await expect.element(at('sound')).toBeVisible();
});

/** Something that is fetched, and comes when it is told to. */
function fetching() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const seen: { work?: PageWork } = {};
  const screens = screensOf({
    waitFor: {
      keyword: async (_data, work) => {
        seen.work = work;
        work.onProgress('Reading the article', 0.4);
        await Promise.race([promise, aborted(work.signal)]);
        return (now) => ({ ...now, info: { ...now.info, title: 'All about tea' } });
      },
    },
  });
  return { screens, come: resolve, fail: reject, seen };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

describe('what is waited for before the next step', () => {
  it('is told in the foot, and what is typed meanwhile stays', async () => {
    const { screens, come } = fetching();
    const { data } = renderWizard(screens, withType('link'));
    await next.click();
    const progress = page.getByRole('progressbar', { name: 'Reading the article' });
    await expect.element(progress).toHaveAttribute('aria-valuenow', '40');
    await expectAccessible();
    await userEvent.fill(page.getByRole('textbox', { name: 'Keyword' }), 'green tea');
    come();
    await expect.element(at('content')).toBeVisible();
    expect(data()).toMatchObject({ keyword: 'green tea', info: { title: 'All about tea' } });
    await expect.element(progress).not.toBeInTheDocument();
  });

  it('is called off with Cancel, and the answers are as they were', async () => {
    const { screens, seen } = fetching();
    const { data } = renderWizard(screens, withType('link'));
    const before = data();
    await next.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(seen.work?.signal.aborted).toBe(true);
    await expect.element(at('keyword')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Review video' })).toBeVisible();
    expect(data()).toBe(before);
  });

  it('ends when the page is left', async () => {
    const { screens, seen } = fetching();
    renderWizard(screens, withType('link'));
    await next.click();
    await expect.element(page.getByRole('progressbar')).toBeVisible();
    removeComponents();
    await expect.poll(() => seen.work?.signal.aborted).toBe(true);
  });

  it('says in a sentence why it failed, and can be tried again', async () => {
    const { screens, fail } = fetching();
    renderWizard(screens, withType('link'));
    await next.click();
    fail(new Error('Sorry failed to parse article (please copy-paste it by hand)'));
    await expect.element(page.getByText(/Sorry failed to parse article/)).toBeVisible();
    await expect.element(at('keyword')).toBeVisible();
    await expect.element(next).toBeEnabled();
  });
});

it('asks once before it goes on with something odd', async () => {
  renderWizard(screensOf(), { keyword: 'long', maxIndex: 2 }, 'content');
  await next.click();
  await page.getByRole('button', { name: 'Edit article' }).click();
  await expect.element(at('content')).toBeVisible();
  await next.click();
  await expect.element(at('sound')).toBeVisible();
});

/** A server that transcribes. */
function transcriber() {
  let work = Promise.withResolvers<string>();
  const calls: string[] = [];
  const runner: JobRunner = {
    start: async ({ keyword }) => {
      calls.push(`start ${keyword}`);
      work = Promise.withResolvers<string>();
      return 'job-7';
    },
    follow: async (id, _data, { signal, onProgress }) => {
      calls.push(`follow ${id}`);
      onProgress('Minute 3 of 12', 0.25);
      const transcript = await Promise.race([work.promise, aborted(signal)]);
      return (now) => ({ ...now, info: { ...now.info, transcript } });
    },
    cancel: async (id) => void calls.push(`cancel ${id}`),
  };
  return {
    screens: screensOf({ jobs: { sound: runner } }),
    calls,
    finish: (transcript: string) => work.resolve(transcript),
    fail: (problem: string) => work.reject(new Error(problem)),
  };
}

describe('a step that is a job', () => {
  const answers = { keyword: 'a.mp3', maxIndex: 3 };
  const start = page.getByRole('button', { name: 'Transcribe it' });

  it('runs with words, keeps Next waiting, and puts what came of it into the answers', async () => {
    const { screens, finish } = transcriber();
    const { data } = renderWizard(screens, answers, 'sound');
    await expect.element(start).toBeVisible();
    await next.click();
    await expect.element(page.getByText('Please transcribe it first')).toBeVisible();
    await start.click();
    await expect.element(page.getByRole('progressbar', { name: 'Minute 3 of 12' })).toBeVisible();
    await next.click();
    await expect.element(page.getByText('Transcription in progress. Please wait')).toBeVisible();
    await expectAccessible();
    finish('Hello and welcome.');
    await expect.element(page.getByText('It is transcribed.')).toBeVisible();
    expect(data().info.transcript).toBe('Hello and welcome.');
    await next.click();
    await expect.element(at('publish')).toBeVisible();
  });

  it('is found again when the page is loaded anew', async () => {
    const { screens, calls, finish } = transcriber();
    const { data } = renderWizard(screens, answers, 'sound');
    await start.click();
    await expect.element(page.getByRole('progressbar')).toBeVisible();
    const kept = data();
    removeComponents();
    const again = renderWizard(screens, kept, 'sound');
    await expect.element(page.getByRole('progressbar', { name: 'Minute 3 of 12' })).toBeVisible();
    expect(calls).toEqual(['start a.mp3', 'follow job-7', 'follow job-7']);
    finish('Welcome back.');
    await expect.poll(() => again.data().info.transcript).toBe('Welcome back.');
  });

  it('is cancelled on the server too, and begins anew', async () => {
    const { screens, calls } = transcriber();
    const { data } = renderWizard(screens, answers, 'sound');
    await start.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(start).toBeVisible();
    expect(calls.at(-1)).toBe('cancel job-7');
    expect(data().info.jobs).toEqual({});
  });

  it('says why it failed, also after a reload, and can be tried again', async () => {
    const { screens, calls, fail } = transcriber();
    const { data } = renderWizard(screens, answers, 'sound');
    await start.click();
    await expect.element(page.getByRole('progressbar')).toBeVisible();
    fail('Cannot transcribe audio');
    await expect.element(page.getByText('Cannot transcribe audio')).toBeVisible();
    const kept = data();
    removeComponents();
    renderWizard(screens, kept, 'sound');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('progressbar', { name: 'Minute 3 of 12' })).toBeVisible();
    expect(calls.filter((call) => call.startsWith('start'))).toHaveLength(2);
  });
});
