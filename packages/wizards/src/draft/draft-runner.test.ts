import { newProjectData, type ProjectData } from '@reelwright/movie';
import { pictureAddress } from '@reelwright/pictures';
import { describe, expect, it } from 'vitest';
import { newestEdition } from '../layouts/looks/edition.ts';
import { listicleWizard } from '../listicle/listicle-wizard.ts';
import type { Wizard } from '../machine/wizard.ts';
import { quizWizard } from '../quiz/quiz-wizard.ts';
import type { Ask } from './ask.ts';
import { createDraftRunner } from './draft-runner.ts';
import { withDraftsBegun } from './drafted-parts.ts';

const nothing: Ask = {
  ideas: async (keyword) => [`Top 3 ${keyword}s`],
  topic: async (keyword) => ({ topic: { name: keyword, place: 'lobby', objects: [] }, close: [] }),
  list: async () => ({ names: ['One', 'Two', 'Three'] }),
  facts: async ({ term }) => ({ sentences: [`${term} is a number.`] }),
  hints: async () => ({ objects: [] }),
  questions: async (keyword) =>
    ['Who?', 'What?', 'Where?'].map((word) => ({
      question: `${word} ${keyword}?`,
      right: 'A',
      wrong: ['B', 'C', 'D'],
      objects: ['bed'],
    })),
  comparison: async () => ({ close: [] }),
  offer: async () => undefined,
  article: async () => undefined,
  news: async () => [],
  pictures: async (words) => words.map(() => []),
};

/** Somebody's page: answers that change, a clock that is moved by hand, and a server that can be away. */
function open(wizard: Wizard, begun: Partial<ProjectData>, ask: Partial<Ask> = {}) {
  let data: ProjectData = { ...newProjectData(), ...begun };
  const waiting = new Set<() => void>();
  const problems: string[] = [];
  const activities: (string | undefined)[] = [];
  if (!wizard.draft) throw new Error('It fills nothing in.');
  const runner = createDraftRunner({
    draft: wizard.draft,
    ask: { ...nothing, ...ask },
    options: () => ({}),
    read: () => data,
    change: (update) => {
      data = update(data);
      runner.look();
    },
    wait: (_milliseconds, run) => {
      waiting.add(run);
      return () => waiting.delete(run);
    },
    onActivity: (activity) => activities.push(activity),
    onProblem: (problem) => problem && problems.push(problem.step.failure),
  });
  const settle = async () => {
    for (let turn = 0; turn < 100; turn += 1) {
      await Promise.resolve();
      const [first] = waiting;
      if (first) waiting.delete(first);
      first?.();
      for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
    }
  };
  const answer = (change: Partial<ProjectData>) => {
    data = { ...data, ...change };
    runner.look();
  };
  runner.look();
  return { runner, settle, answer, problems, activities, waiting, read: () => data };
}

const questions = ({ info }: ProjectData) => info.questions?.map(({ text }) => text);

describe('a draft beside somebody who works', () => {
  it('waits until nobody types, and asks about the last keyword alone', async () => {
    const asked: string[] = [];
    const page = open(
      quizWizard,
      { keyword: 'sp' },
      {
        topic: async (keyword) => {
          asked.push(keyword);
          return { close: [] };
        },
      },
    );
    page.answer({ keyword: 'spa' });
    page.answer({ keyword: 'space' });
    expect(page.waiting.size).toBe(1);
    await page.settle();
    expect(asked).toEqual(['space']);
    expect(questions(page.read())).toEqual(['Who? space?', 'What? space?', 'Where? space?']);
  });

  it('lets an answer go that nobody needs any more', async () => {
    const late = Promise.withResolvers<readonly string[]>();
    const page = open(
      listicleWizard,
      { keyword: 'tea' },
      {
        ideas: (keyword) => (keyword === 'tea' ? late.promise : Promise.resolve(['Top 3 cups'])),
      },
    );
    await page.settle();
    page.answer({ keyword: 'cup' });
    await page.settle();
    late.resolve(['Top 3 teas']);
    await page.settle();
    expect(page.read().info.idea?.text).toBe('Top 3 cups');
  });

  it('replaces what it filled in, and never what somebody wrote', async () => {
    const page = open(quizWizard, { keyword: 'space' });
    await page.settle();
    page.answer({ keyword: 'chess' });
    await page.settle();
    expect(questions(page.read())?.[0]).toBe('Who? chess?');
    const { info } = page.read();
    const [first, ...others] = info.questions ?? [];
    const mine = [{ ...first, text: 'Why chess?' }, ...others];
    page.answer({ info: { ...info, questions: mine, headline: { text: 'My quiz' } } });
    page.answer({ keyword: 'tea' });
    await page.settle();
    expect(questions(page.read())?.[0]).toBe('Why chess?');
    expect(page.read().info.headline?.text).toBe('My quiz');
  });

  it('helps later on whoever went on before anything was filled in, and leaves alone what is older than drafts', async () => {
    const answered = { keyword: 'zorbling', maxIndex: 3, info: { idea: { text: '2 best zorbs' } } };
    const before = open(listicleWizard, answered);
    await before.settle();
    expect(before.read()).toMatchObject(answered);
    const { info } = withDraftsBegun({ ...newProjectData(), keyword: 'zorbling' });
    const hasty = open(listicleWizard, { ...answered, info: { ...info, ...answered.info } });
    await hasty.settle();
    expect(hasty.read().theme?.name).toBeTruthy();
    expect(hasty.read().info.drafted?.edition).toBe(newestEdition);
  });

  it('does not bring back what somebody removed', async () => {
    const page = open(quizWizard, { keyword: 'space' });
    await page.settle();
    page.answer({ info: { ...page.read().info, questions: [] } });
    await page.settle();
    expect(questions(page.read())).toEqual([]);
  });

  it('keeps a theme that somebody chose', async () => {
    const page = open(quizWizard, { keyword: 'space', theme: { name: 'bold-pop' } });
    await page.settle();
    expect(page.read().theme?.name).toBe('bold-pop');
  });

  it('stops where the server does not answer, and goes on when it is asked to', async () => {
    let isAway = true;
    const page = open(
      quizWizard,
      { keyword: 'space' },
      {
        questions: async (keyword) => {
          if (isAway) throw new Error('Connection error');
          return nothing.questions(keyword);
        },
      },
    );
    await page.settle();
    expect(page.problems).toEqual(['We couldn’t look for questions.']);
    expect(questions(page.read())).toBeUndefined();
    isAway = false;
    page.runner.retry();
    await page.settle();
    expect(questions(page.read())).toHaveLength(3);
  });

  it('asks for nothing more once the page is left, and goes on where it was when it is opened again', async () => {
    const never = new Promise<never>(() => {});
    const left = open(listicleWizard, { keyword: 'number' }, { facts: () => never });
    await left.settle();
    expect(left.read().info.items?.map(({ filling }) => filling)).toEqual([
      true,
      undefined,
      undefined,
    ]);
    left.runner.end();
    const saved = JSON.parse(JSON.stringify(left.read())) as ProjectData;
    const page = open(listicleWizard, listicleWizard.draft?.resume?.(saved) ?? saved);
    await page.settle();
    expect(page.read().info.items?.map(({ trivia }) => trivia?.[0]?.text)).toEqual([
      'One is a number.',
      'Two is a number.',
      'Three is a number.',
    ]);
    expect(page.activities.at(-1)).toBeUndefined();
  });

  it('shows what names mean that somebody wrote, while they are called so', async () => {
    const url = pictureAddress({ style: 'studio', objects: ['bicycle'], seed: 'a' });
    const pictures: Ask['pictures'] = async (words) => words.map(() => [{ url, match: 1 }]);
    const page = open(listicleWizard, { keyword: 'rides' }, { pictures });
    await page.settle();
    const { info } = page.read();
    const mine = { id: 'mine', text: 'My bicycle' };
    page.answer({ info: { ...info, items: [...(info.items ?? []), mine] } });
    await page.settle();
    expect(page.read().info.items?.at(-1)?.objects).toEqual(['bicycle']);
  });

  it('composes a new film as films are today, and one that was drafted before as it was', async () => {
    const page = open(listicleWizard, { keyword: 'number' });
    await page.settle();
    expect(page.read().info.drafted?.edition).toBe(newestEdition);
    const { edition: _, ...drafted } = page.read().info.drafted ?? { of: {}, prints: {} };
    const saved = { ...page.read(), info: { ...page.read().info, drafted } };
    const later = open(listicleWizard, JSON.parse(JSON.stringify(saved)) as ProjectData);
    later.answer({ keyword: 'rides' });
    await later.settle();
    expect(later.read().info.drafted?.of).toBeDefined();
    expect(later.read().info.drafted?.edition).toBeUndefined();
  });

  it('leaves films alone that were made before', async () => {
    const page = open(quizWizard, { keyword: 'space', maxIndex: 8 });
    await page.settle();
    expect(page.read().info.drafted).toBeUndefined();
  });
});
