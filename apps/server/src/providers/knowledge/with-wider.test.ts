import { expect, it } from 'vitest';
import { createKnowledge } from './create-knowledge.ts';

const asking = { signal: new AbortController().signal, asker: 'test' };
const knowledge = createKnowledge();

it.each([
  ['houseplants that cats leave alone', /houseplants?\b/i],
  ['castles you can sleep in', /castles?\b/i],
  ['dog breeds that do not shed', /\bdogs?\b/i],
  ['70s movies', /\bmovies?\b/i],
  ['museums you can visit for free', /\bmuseums?\b/i],
  ['board games that teach kids math', /\bboard games?\b/i],
  ['octopus tips', /octopus/i],
  ['Mediterranean diet foods', /mediterranean diet/i],
  ['winter camping photography tips', /\bphotography\b|\bcamping\b/i],
  ['mistakes first-time beekeepers make', /\bbeekeepers?\b/i],
])('“%s” becomes a film of what it is one of, and is called so', async (keyword, named) => {
  const [idea] = await knowledge.ideas(keyword, asking);
  expect(idea?.text).toMatch(named);
  // Never what was asked for, of which nothing is known.
  expect(idea?.text).not.toMatch(
    /leave alone|sleep|shed|70s|free|math|octopus tips|winter|first-time/i,
  );
  const { topic } = await knowledge.topic(keyword, asking);
  expect(topic?.name).toMatch(named);
  const meaning = await knowledge.understand(keyword, asking, 'listicle');
  expect(meaning).toMatchObject({ kind: 'wider', told: expect.stringMatching(named) });
});

it.each([
  ['quick vegetarian lunches for work', 'Vegetarian recipes'],
  ['easy gluten-free dinners for two', 'Dinner ideas'],
  ['heavy duty work boots for winter', 'Shoes'],
  ['emergency plumber Leeds', 'Plumber'],
  ['affordable wedding photographer Austin', 'Photographer'],
])('“%s” is told of what it is a kind of, and where', async (keyword, told) => {
  const meaning = await knowledge.understand(keyword, asking, 'listicle');
  expect(meaning).toMatchObject({ kind: 'wider', told, leftOut: expect.any(String) });
  expect((await knowledge.ideas(keyword, asking)).length).toBeGreaterThan(0);
});

it.each([
  'stain removers',
  'Greek heroes for kids',
  'sports bras for runners',
  'weather instruments',
  'chicken recipes',
])('“%s” is no kind of what only its last word means elsewhere', async (keyword) => {
  expect((await knowledge.understand(keyword, asking, 'listicle')).kind).toBe('unknown');
});

it.each([
  ['the human body for kids', 'the human body', 'for kids'],
  ['a quiz about space', 'space', undefined],
  ['fun animal trivia for children', 'animals', 'for children'],
  ['TOP 10 FACTS ABOUT SHARKS', 'sharks', undefined],
  ['cheap electric bikes for students', 'electric bikes', 'cheap … for students'],
])('a quiz of “%s” is about %s, and leaves out %s', async (keyword, name, leftOut) => {
  expect((await knowledge.topic(keyword, asking)).topic?.name).toBe(name);
  const meaning = await knowledge.understand(keyword, asking, 'quiz');
  expect('leftOut' in meaning ? meaning.leftOut : undefined).toBe(leftOut);
});

it.each([
  ['make me a fun quiz about dinosaurs', 'dinosaurs'],
  ['test your knowledge of Japan', 'Japan'],
  ['10 trivia questions about movies', 'movies'],
  ['how well do you know Harry Potter', 'Harry Potter'],
  ['mythology quiz for teenagers', 'mythology'],
])('how a film is asked for is no part of it: %s', async (keyword, name) => {
  expect((await knowledge.topic(keyword, asking)).topic?.name).toBe(name);
});

it('of several that are wider, tells of the one that says most of the wish', async () => {
  const meaning = await knowledge.understand('90s pop music', asking, 'listicle');
  expect(meaning).toMatchObject({ kind: 'wider', told: '90s music', leftOut: 'pop' });
});

it('takes what somebody typed for the list of that very name', async () => {
  const [idea] = await knowledge.ideas('houseplants that are hard to kill', asking);
  expect(idea?.text).toMatch(/houseplants that are hard to kill$/);
});

it.each([
  ['best breakfast foods for energy', /breakfast/i],
  ['fun facts about Japan', /about Japan$/],
  ['budget travel tips for europe', /for Europe on a budget$/],
])('“%s” is known, and its title is whole', async (keyword, title) => {
  expect(await knowledge.understand(keyword, asking, 'listicle')).toMatchObject({ kind: 'known' });
  expect((await knowledge.ideas(keyword, asking))[0]?.text).toMatch(title);
});

it('sells a product by its own name, whatever it is one of', async () => {
  const meaning = await knowledge.understand('meal planning app', asking, 'affiliate');
  expect(meaning).not.toHaveProperty('told');
});

it('asks about what a quiz is widened to', async () => {
  const questions = await knowledge.quizQuestions('70s movies quiz', asking);
  expect(questions.length).toBeGreaterThan(4);
  expect((await knowledge.topic('70s movies quiz', asking)).topic?.name).toMatch(/^movies$/i);
});

it('compares what is done by its verbs', async () => {
  const { comparison } = await knowledge.comparison('renting vs buying a house', asking);
  expect(comparison?.topic).toMatch(/rent or buy/i);
});

it.each(['zumbrix', 'how to groom a dog'])('“%s” is widened to nothing', async (keyword) => {
  expect(await knowledge.ideas(keyword, asking)).toEqual([]);
  const meaning = await knowledge.understand(keyword, asking, 'listicle');
  expect(meaning).not.toHaveProperty('told');
});

it('tells what is known exactly as before', async () => {
  expect(await knowledge.understand('octopus', asking, 'listicle')).toMatchObject({
    kind: 'known',
  });
});
