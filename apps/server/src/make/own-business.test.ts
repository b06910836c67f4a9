import { loadWizard } from '@reelwright/wizards/list';
import { expect, it } from 'vitest';
import { createDraftAsk } from '../features/knowledge/answer-drafts.ts';
import { createKnowledge } from '../providers/knowledge/create-knowledge.ts';
import { createBuiltInPictures } from '../providers/media-search/built-in/built-in-pictures.ts';
import { draftAnswers } from './draft-answers.ts';
import { NothingKnown } from './nothing-known.ts';

const signal = new AbortController().signal;
const ask = createDraftAsk(createKnowledge(), createBuiltInPictures(), { signal, asker: 'test' });

async function filmOf(id: string, keyword: string, seed = '') {
  const wizard = await loadWizard(id);
  const request = { answers: undefined, keyword, seed, count: undefined, ask, signal };
  const data = await draftAnswers(wizard, request);
  const { parts } = wizard.writeScript(data);
  const part = (name: string) => parts.find((each) => each.id === name);
  const textOf = (name: string) =>
    [part(name)?.heading, part(name)?.note, ...(part(name)?.lines ?? []).map(({ text }) => text)]
      .filter(Boolean)
      .join(' ');
  const spoken = parts.flatMap(({ lines }) => lines.map((line) => line.spoken)).join(' ');
  return { data, parts, textOf, spoken };
}

it.each(['', '1', '2', '3'])(
  'an offer of a bakery names it first, last and in between (%s)',
  async (seed) => {
    const { textOf, spoken, data } = await filmOf('affiliate', 'my bakery Kneadful in Leeds', seed);
    expect(textOf('title')).toMatch(/Kneadful/);
    expect(textOf('call-to-action')).toMatch(/Kneadful in Leeds$/);
    expect(textOf('product')).toBe('Kneadful');
    // What every bakery does, and where this one is.
    expect(spoken).toMatch(/A bakery in Leeds: .*bread/);
    expect(textOf('benefits-1')).toMatch(/bread and rolls/i);
    // What its owner never said: how it bakes.
    expect(spoken).not.toMatch(/our own oven|every morning|dough that gets/i);
    expect(spoken).not.toMatch(/\bmy bakery/i);
    expect(data.info.business).toEqual({ kind: 'bakery', place: 'Leeds' });
  },
);

it.each([
  ['promote my dog walking service', 'dog walking service', /your dog is picked up, walked/],
  ['my Italian restaurant in Leeds', 'Italian restaurant in Leeds', /dinner for two/],
  ['emergency plumber Leeds', 'emergency plumber in Leeds', /Leaks stopped, drains cleared/],
])('an offer of “%s” without a name tells what such a business does', async (wish, who, about) => {
  const { textOf, spoken } = await filmOf('affiliate', wish);
  expect(textOf('title')).toContain(`your ${who}`);
  expect(textOf('product')).toBe(`Your ${who}`);
  expect(spoken).toMatch(about);
  expect(spoken).not.toMatch(/promote|\bmy\b/i);
});

it('an offer of a business of which only the name is known says what is true of all', async () => {
  const { textOf, spoken } = await filmOf('affiliate', 'Kneadful in Leeds');
  expect(textOf('title')).toBe('Kneadful in Leeds');
  expect(spoken).toContain('You find Kneadful in Leeds.');
});

it('whoever says what kind of business it is gets the offer of that kind', async () => {
  const wizard = await loadWizard('affiliate');
  const { data } = await filmOf('affiliate', 'Kneadful in Leeds');
  const told = { ...data, info: { ...data.info, business: { kind: 'bakery', place: 'Leeds' } } };
  const draft = wizard.draft;
  let now = told;
  for (let steps = 0; steps < 20 && draft; steps++) {
    const step = draft.nextStep(now, {});
    if (!step) break;
    const begun = step.begin ? step.begin(now) : now;
    now = (await step.answer(ask, begun))(begun) as typeof now;
  }
  expect(now.info.desired).toMatch(/bread/);
  expect(now.product?.text).toBe('Kneadful');
});

it.each([
  ['listicle', 'our dental practice Smile & Co in Austin', /teeth/i, 'Smile & Co, Austin'],
  ['quiz', 'Anna’s yoga studio', /yoga/i, "Anna's Yoga Studio"],
  ['comparison', 'coffee or tea for my cafe Bean There in Leeds', /coffee/i, 'Bean There, Leeds'],
])(
  '%s of “%s” is signed on its first slide and on its last',
  async (id, keyword, about, signature) => {
    const { textOf, parts } = await filmOf(id, keyword);
    expect(textOf('title')).toMatch(about);
    expect(textOf('title')).toContain(`By ${signature}`);
    expect(parts.at(-1)?.heading).toBe(signature.split(', ')[0]);
  },
);

it('offers comparisons of its trade where two things are missing', async () => {
  const error = await filmOf('comparison', 'my cafe Bean There in Leeds').catch(
    (one: unknown) => one,
  );
  expect(error).toBeInstanceOf(NothingKnown);
  expect(String(error)).toMatch(/try coffee or tea for my cafe Bean There in Leeds/);
});

it('sells nothing that is called “my”', async () => {
  const { spoken } = await filmOf('affiliate', 'my zumbrix');
  expect(spoken).not.toMatch(/\bmy zumbrix/i);
});
