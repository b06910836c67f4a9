import { loadWizard } from '@reelwright/wizards/list';
import { expect, it } from 'vitest';
import { createDraftAsk } from '../features/knowledge/answer-drafts.ts';
import { createKnowledge } from '../providers/knowledge/create-knowledge.ts';
import { createBuiltInPictures } from '../providers/media-search/built-in/built-in-pictures.ts';
import { draftAnswers } from './draft-answers.ts';
import { NothingKnown } from './nothing-known.ts';

const signal = new AbortController().signal;
const ask = createDraftAsk(createKnowledge(), createBuiltInPictures(), { signal, asker: 'test' });
const make = async (wizard: string, keyword: string) =>
  draftAnswers(await loadWizard(wizard), {
    answers: undefined,
    keyword,
    seed: '',
    count: undefined,
    ask,
    signal,
  });

it.each([
  ['listicle', 'zumbrix'],
  ['quiz', 'zumbrix'],
  ['comparison', 'octopus or gravity'],
])('%s: of “%s” there is no film, but one sentence and code 2', async (wizard, keyword) => {
  const error = await make(wizard, keyword).catch((problem: unknown) => problem);
  expect(error).toBeInstanceOf(NothingKnown);
  expect(error).toMatchObject({ exitCode: 2 });
  expect(String(error)).toContain(`too little is known about “${keyword}”`);
});

it('a quiz about one thing says in its title what else it asks about', async () => {
  const { info } = await make('quiz', 'octopus');
  expect(info.questions).toHaveLength(5);
  expect(info.headline?.text).toMatch(/octopuses and other sea animals/i);
  expect(info.questions?.[0]?.text).toMatch(/octopus/i);
});

it('a list of a kind is drafted with two facts and a picture of each', async () => {
  const { info } = await make('listicle', 'mammals');
  expect(info.idea?.text).toBe('10 mammals worth knowing');
  for (const { text, trivia = [], objects } of info.items ?? []) {
    expect(trivia.length, text).toBe(2);
    expect(objects, text).toEqual(expect.arrayContaining([expect.any(String)]));
  }
});
