/** What people see beside the form is the film that `npm run make` makes: one way from keyword to answers, twice. */
import { newProjectData, type ProjectData } from '@reelwright/movie';
import { askOverCalls, createDraftRunner } from '@reelwright/wizards/draft';
import { loadWizards } from '@reelwright/wizards/list';
import { filmOf, musicFor, type Wizard } from '@reelwright/wizards/machine';
import { greetingWizard } from '@reelwright/wizards/testing/greeting-wizard';
import { afterAll, describe, expect, it } from 'vitest';
import { createDraftAsk } from '../src/features/knowledge/answer-drafts.ts';
import { guardedFetch } from '../src/guarded-fetch/guarded-fetch.ts';
import { draftAnswers } from '../src/make/draft-answers.ts';
import { createMakeArticles } from '../src/make/make-articles.ts';
import { createKnowledge } from '../src/providers/knowledge/create-knowledge.ts';
import { createBuiltInPictures } from '../src/providers/media-search/built-in/built-in-pictures.ts';
import { injectedClient } from './injected-client.ts';
import { sharedGuestServer } from './shared-guest-server.ts';
import { testSettings } from './test-settings.ts';

const server = sharedGuestServer();

const { signal } = new AbortController();
const articles = createMakeArticles(testSettings(), guardedFetch);
afterAll(() => articles.close());
const serverAsk = createDraftAsk(
  createKnowledge(),
  createBuiltInPictures(),
  { signal, asker: 'make' },
  articles,
);

/** As a page asks: by the typed client, over HTTP. */
const screenAsk = () => askOverCalls(injectedClient(server));

/** Somebody types a keyword, and waits until nothing more is filled in. */
async function draftOnScreen(wizard: Wizard, keyword: string): Promise<ProjectData> {
  if (!wizard.draft) throw new Error(`${wizard.title} fills nothing in.`);
  let data: ProjectData = { ...newProjectData(), keyword };
  const { promise: done, resolve, reject } = Promise.withResolvers<void>();
  let waiting = 0;
  const endWhenIdle = () => setImmediate(() => waiting === 0 && isIdle && resolve());
  let isIdle = true;
  const runner = createDraftRunner({
    draft: wizard.draft,
    ask: screenAsk(),
    // As if they took the first article of the list.
    options: () => ({ takesArticle: true }),
    read: () => data,
    change: (update) => {
      data = update(data);
      runner.look();
    },
    wait: (_milliseconds, run) => {
      waiting += 1;
      const timer = setTimeout(() => {
        waiting -= 1;
        run();
        endWhenIdle();
      });
      return () => {
        waiting -= 1;
        clearTimeout(timer);
      };
    },
    onActivity: (activity) => {
      isIdle = activity === undefined;
      if (isIdle) endWhenIdle();
    },
    onProblem: (problem) => problem && reject(problem.error),
  });
  runner.look();
  endWhenIdle();
  await done;
  runner.end();
  return data;
}

/** By heart, by the dictionary, in two words, with a capital, and one that nobody knows. */
const keywords = [
  'coffee',
  'hats',
  'japan',
  'coffee maker',
  'pet',
  'sleep',
  'electric cars',
  'zumbrix',
];

/** Those of the list, and one that nothing but this test has heard of. */
const wizards = [...(await loadWizards()), greetingWizard];

describe.each(wizards)('$title: the screen and make', (wizard) => {
  it.each(keywords)('have the same answers and the same film about %s', async (keyword) => {
    const onScreen = await draftOnScreen(wizard, keyword);
    const made = await draftAnswers(wizard, {
      keyword,
      answers: undefined,
      seed: '',
      count: undefined,
      ask: serverAsk,
      signal,
    }).catch((error: Error) => error);
    if (made instanceof Error) {
      expect(made.message).toMatch(
        /^Sorry, too little is known about “.+” for a .+ film: try .+ --answers FILE\.$/,
      );
      expect(wizard.hasFilm(onScreen)).toBe(false);
      return;
    }
    expect(onScreen).toEqual(made);
    expect(filmOf(wizard, onScreen)).toEqual(filmOf(wizard, made));
    expect(onScreen.theme).toMatchObject({ name: expect.any(String), auto: true });
    expect(musicFor(wizard, onScreen)).toMatch(/^\/library\/music\/track-\d+\.mp3$/);
  });
});

it.each([
  ['quiz', 'cofee plantation', 'coffee'],
  ['comparison', 'pet food', 'pet'],
  ['comparison', 'zumbrix', 'coffee maker'],
])('%s: who asks about “%s” is told of %s', async (id, keyword, close) => {
  const wizard = wizards.find((one) => one.id === id) ?? greetingWizard;
  expect(await wizard.draft?.closeTo(keyword, serverAsk)).toContain(close);
});
