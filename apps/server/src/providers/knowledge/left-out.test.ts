import { expect, it } from 'vitest';
import { createKnowledge } from './create-knowledge.ts';

const asking = { signal: new AbortController().signal, asker: 'test' };
const knowledge = createKnowledge();

it.each([
  ['dog breeds that do not shed', 'Dogs', 'that do not shed'],
  ['flowers for wet soil', 'Flowers', 'for wet soil'],
  ['70s movies', 'Movies', '70s'],
  ['books about war', 'Books', 'about war'],
  ['breakfast ideas with mushrooms', 'Breakfast foods', 'with mushrooms'],
  ['trees for small gardens', 'Trees', 'for small gardens'],
  ['vegetables rich in iron', 'Vegetables', 'rich in iron'],
])('says what a film of “%s” does not speak of', async (keyword, told, leftOut) => {
  const meaning = await knowledge.understand(keyword, asking, 'listicle');
  expect(meaning).toMatchObject({ told, leftOut });
  const [idea] = await knowledge.ideas(keyword, asking);
  expect(idea?.text).not.toContain(leftOut);
});

it.each([
  ['healthy desserts', 'healthy'],
  ['dog breeds for families with children', 'families'],
  ['cheap snacks', 'cheap'],
])('makes no list of “%s” of what nobody chose for it', async (keyword, claimed) => {
  const ideas = await knowledge.ideas(keyword, asking);
  expect(ideas[0]?.text).toMatch(/\d/);
  for (const { text } of ideas.slice(0, 3)) expect(text).not.toMatch(new RegExp(claimed, 'i'));
  const meaning = await knowledge.understand(keyword, asking, 'listicle');
  expect(meaning).toMatchObject({ leftOut: expect.stringContaining(claimed) });
});

it('tells by what somebody guesses', async () => {
  const meaning = await knowledge.understand('guess the country by its flag', asking, 'quiz');
  expect(meaning).toMatchObject({ kind: 'known', title: expect.stringMatching(/flag/i) });
  expect(meaning).not.toHaveProperty('leftOut');
});

it('tells of animals who guesses them by something that is a topic of its own', async () => {
  const meaning = await knowledge.understand('guess the bird by its feather', asking, 'quiz');
  expect(meaning).toMatchObject({ told: 'Birds', leftOut: 'by its feather' });
});

it.each([
  ['houseplants for low light', 'low light houseplants'],
  ['food for dogs', 'dog food'],
])('“%s” is “%s”', async (asked, plain) => {
  const [one, other] = await Promise.all(
    [asked, plain].map((keyword) => knowledge.understand(keyword, asking, 'listicle')),
  );
  expect(one).toEqual(other);
  expect(one).toMatchObject({ kind: 'known' });
});

it.each([
  ['breakfast foods with eggs', /\begg/i, 'Top 10 breakfast foods'],
  ['coffee drinks with espresso', /espresso/i, 'Top 10 coffee drinks'],
])('makes a list of “%s” alone', async (keyword, said, whole) => {
  const [idea] = await knowledge.ideas(keyword, asking);
  expect(idea?.text).toMatch(new RegExp(`^\\d+ ${keyword}$`));
  const names = await knowledge.items(idea?.text ?? '', asking);
  expect(names).toHaveLength(Number.parseInt(idea?.text ?? '', 10));
  const facts = await Promise.all(
    names.map((term) => knowledge.facts({ term, keyword: idea?.text ?? '', unit: '' }, asking)),
  );
  for (const [at, sentences] of facts.entries())
    expect([names[at], ...sentences].join(' ')).toMatch(said);
  expect((await knowledge.items(whole, asking)).length).toBeGreaterThan(names.length);
});

it.each([
  'electric cars vs hybrid cars',
  'hybrid vs electric car',
  'gas stove vs electric stove',
  'induction stoves vs gas stoves',
  'hardwood floors vs laminate floors',
  'gel nails vs acrylic nails',
  'new car or used car',
  'manual cars vs automatic cars',
  'compare netflix and disney plus',
  'pros and cons of remote work vs office work',
  'difference between coffee and tea',
  'which is better cats or dogs',
  'tea & coffee',
])('compares “%s”', async (keyword) => {
  expect((await knowledge.comparison(keyword, asking)).comparison).toBeDefined();
});

it('compares no hybrid cars with electric bikes', async () => {
  const { comparison } = await knowledge.comparison('hybrid vs electric bikes', asking);
  expect(comparison).toBeUndefined();
});

it('says for whom a comparison was not made', async () => {
  const meaning = await knowledge.understand(
    'python vs javascript for beginners',
    asking,
    'comparison',
  );
  expect(meaning).toMatchObject({ kind: 'known', leftOut: 'for beginners' });
});
