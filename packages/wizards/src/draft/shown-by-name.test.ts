import { newProjectData, type ProjectData } from '@reelwright/movie';
import { pictureAddress } from '@reelwright/pictures';
import { expect, it } from 'vitest';
import { comparisonDraft } from '../comparison/draft-comparison.ts';
import { listicleDraft } from '../listicle/draft-listicle.ts';
import { quizDraft } from '../quiz/draft-quiz.ts';
import type { Ask } from './ask.ts';
import { draftFilm } from './draft-film.ts';

const drawings: Readonly<Record<string, string>> = {
  'City bike': 'bicycle',
  Piano: 'musical-keyboard',
  'Which capital has a kangaroo?': 'money-bag',
};
const ask: Ask = {
  ideas: async () => [],
  topic: async () => ({
    topic: { name: 'world capitals', place: 'city', objects: ['classical-building'] },
    close: [],
  }),
  list: async () => ({ names: [] }),
  facts: async () => ({ sentences: [] }),
  hints: async () => ({ objects: [] }),
  questions: async () => [],
  comparison: async () => ({ close: [] }),
  offer: async () => undefined,
  article: async () => undefined,
  news: async () => [],
  pictures: async (words) =>
    words.map((word) => {
      const object = drawings[word];
      if (!object) return [];
      return [
        { url: pictureAddress({ style: 'podium', objects: [object], seed: 'x' }), match: 0.95 },
      ];
    }),
};
const signal = { throwIfAborted: () => undefined };
const about = (keyword: string, info: ProjectData['info']): ProjectData => ({
  ...newProjectData(),
  keyword,
  info,
});

it('an item that somebody wrote shows what it is called', async () => {
  const items = [
    { id: 'a', text: 'City bike' },
    { id: 'b', text: 'Piano' },
  ];
  const data = await draftFilm(listicleDraft, about('things', { items }), ask, { signal });
  expect(data.info.items?.map(({ objects }) => objects)).toEqual([
    ['bicycle'],
    ['musical-keyboard'],
  ]);
});

const listed = async (idea: string) => {
  const known: Ask = {
    ...ask,
    ideas: async () => [idea],
    list: async () => ({
      names: ['City bike', 'Piano', 'Ironed on'],
      about: { hooks: [], closings: [], place: 'studio', objects: ['credit-card'] },
    }),
    facts: async ({ term }) => ({ sentences: [`${term} has a piano.`] }),
    hints: async () => ({ objects: ['magnet'], search: 'card' }),
    // What was chosen for an item passes where it is weighed; by itself, a word of it is a piano.
    pictures: async (words, _language, inFilm) =>
      words.map(() =>
        (inFilm?.item[0] ? inFilm.item : ['piano']).map((object) => ({
          url: pictureAddress({ style: 'podium', objects: [object], seed: 'x' }),
          match: 1,
        })),
      ),
  };
  return draftFilm(listicleDraft, about('credit cards', {}), known, { signal });
};

it('a point is weighed with what people chose for it, and shows no word that may mean something elsewhere', async () => {
  const { info } = await listed('3 things to know about credit cards');
  expect(info.items?.map(({ trivia }) => trivia?.[0]?.objects)).toEqual(
    Array.from({ length: 3 }, () => ['magnet']),
  );
});

it('shows what people chose for a point before what a word of its name was taken for', async () => {
  const known: Ask = {
    ...ask,
    ideas: async () => ['3 things to know about Greece'],
    list: async () => ({
      names: ['Games for Zeus', 'Old olive trees', 'Home of the gods'],
      about: { hooks: [], closings: [], place: 'studio', objects: ['olive'] },
    }),
    hints: async () => ({ objects: ['trophy', 'mountain'], search: 'olympia' }),
    pictures: async (words) =>
      words.map(() =>
        ['video-game', 'mountain', 'trophy'].map((object) => ({
          url: pictureAddress({ style: 'podium', objects: [object], seed: 'x' }),
          match: 0.98,
        })),
      ),
  };
  const { info } = await draftFilm(listicleDraft, about('greece', {}), known, { signal });
  expect(info.items?.[0]?.objects).toEqual(['trophy', 'mountain']);
});

it.each([
  ['3 skateboard moves to learn in order', true],
  ['3 steps to fluffy pancakes', true],
  ['3 best pancakes', undefined],
])('%s: counts up %s', async (idea, countUp) => {
  expect((await listed(idea)).theme?.countUp).toBe(countUp);
});

it('a product that gets another name shows that, and its old name shows what it did before', async () => {
  const shown = async (name: string) => {
    const products = [{ id: 'a', text: name, slug: 'a' }];
    const begun = about('instrument', { products });
    return (await draftFilm(comparisonDraft, begun, ask, { signal })).info.products?.[0]?.objects;
  };
  expect(await shown('Piano')).toEqual(['musical-keyboard']);
  expect(await shown('City bike')).toEqual(['bicycle']);
  expect(await shown('Piano')).toEqual(['musical-keyboard']);
});

it('blank rows stay where they are when nothing is known: somebody may be typing into one', async () => {
  const products = [{ id: 'a', text: '' }, { id: 'b' }];
  const { info } = await draftFilm(comparisonDraft, about('teapot', { products }), ask, { signal });
  expect(info.products?.map(({ id }) => id)).toEqual(['a', 'b']);
});

it('a quiz shows what its topic means, and a question only what it names', async () => {
  const text = 'Which capital has a kangaroo?';
  const questions = [{ id: 'q', type: 'single' as const, text }];
  const { info } = await draftFilm(quizDraft, about('world capitals', { questions }), ask, {
    signal,
  });
  expect(info.objects).toEqual(['classical-building']);
  expect(info.questions?.[0]?.objects).toEqual([]);
});
