import { describe, expect, it } from 'vitest';
import { createEmbeddedKnowledge } from './embedded-knowledge.ts';

/** Without an engine: what is found by meaning is tested where the engine is. */
const knowledge = createEmbeddedKnowledge({
  meaning: { embed: async () => [], prepare: () => {}, close: async () => {} },
});
const ask = { signal: new AbortController().signal, asker: 'test' };
const understood = async (keyword: string) => {
  const meaning = await knowledge.understand(keyword, ask, 'listicle');
  return meaning.kind === 'known'
    ? `known ${meaning.title}`
    : [meaning.kind, ...meaning.choices.map(({ label }) => label)].join(' | ');
};
const titleOf = async (keyword: string) => (await knowledge.ideas(keyword, ask))[0]?.text;

describe('a keyword is asked about only where it means several things', () => {
  it.each([
    ['Olympics', 'known Olympics'],
    ['Singapore', 'known Singapore'],
    ['credit card', 'known Credit card'],
    ['movies', 'known Movies'],
    ['Chile', 'known Chile'],
    ['python', 'which | Python (programming language) | Python snake'],
    ['turkey', 'which | Turkey (Asian country) | Turkey bird (farm animal)'],
    ['Amazon', 'which | Amazon (online store) | Amazon River | Amazon rainforest'],
  ])('%s: %s', async (keyword, expected) => {
    expect(await understood(keyword)).toBe(expected);
  });

  it('two films are never called the same', async () => {
    expect(await titleOf('Singapore')).toBe('7 things to know about Singapore');
    expect(await titleOf('Singapore city')).toBe('8 things to know about Singapore, the city');
  });
});

describe('what is wrongly spelled is understood', () => {
  it.each([
    ['octopuss', 'known Octopus'],
    ['girafe', 'known Giraffe'],
    ['resturant', 'known Restaurant'],
    ['mathmatics for kids', 'known Mathematics'],
    ['vegitarian recipes', 'known Vegetarian recipes'],
  ])('%s: %s', async (keyword, expected) => {
    expect(await understood(keyword)).toBe(expected);
  });
});

describe('what is asked for in other words is understood', () => {
  it.each([
    ['what to see in Rome', 'known Things to do in Rome'],
    ['3 days in Rome', 'known Things to do in Rome'],
    ['Italy travel guide', 'known Visiting Italy'],
    ['how to cook lasagna', 'known Lasagna recipe'],
    ['easy pancakes recipe', 'known Pancake recipe'],
    ['how to unclog a drain', 'known Clogged drain'],
    ['things to do in Nairobi', 'wider | Nairobi'],
    ['paella recipe', 'wider | Paella'],
    ['SAT tips', 'known SAT'],
    ['puppies', 'known Puppy care'],
    ['roofing', 'known Roofer'],
  ])('%s: %s', async (keyword, expected) => {
    expect(await understood(keyword)).toBe(expected);
  });

  it('steps are called steps, and gifts gifts', async () => {
    expect(await titleOf('clogged sink')).toBe('8 steps to clear a clogged drain');
    expect(await titleOf('teacher gifts')).toBe('8 gift ideas for teachers');
  });
});

describe('words for a search engine do not hide what somebody means', () => {
  it.each([
    ['houseplants for beginners 2026', '12 houseplants for beginners'],
    ['dentist near me', '8 things to know about dentists'],
    ['yoga at home', '10 yoga poses at home'],
    ['meal prep for the week', '10 meal prep tips for the week'],
    ['skincare routine for teens', '10 skincare steps for teens'],
    ['running for beginners over 50', '10 running tips for beginners over 50'],
    ['how vaccines work', '9 things to know about vaccines'],
    ['how to whiten teeth at home', '8 things to know about teeth whitening at home'],
    ['how to grow a youtube channel in 2026', '9 things to know about YouTube channels'],
    ['world cup 2026', '9 things to know about the World Cup'],
    ['dinner ideas easy', '10 easy dinner ideas for busy weeknights'],
  ])('%s: %s', async (keyword, title) => {
    expect(await titleOf(keyword)).toBe(title);
    expect((await knowledge.items(title, ask)).length).toBeGreaterThanOrEqual(7);
  });

  it.each([
    ['sourdough baking at home', 'wider | Sourdough'],
    ['pet grooming at home', 'wider | Pet groomer'],
    ['how to groom a dog', 'wider | Pet groomer'],
    ['home workout without equipment', 'wider | Home workouts'],
    ['octopus tips for beginners', 'wider | Octopus'],
    ['how do airplanes fly', 'unknown'],
    ['laptops under 500', 'wider | Laptops'],
  ])('%s is asked about: %s', async (keyword, expected) => {
    expect(await understood(keyword)).toBe(expected);
  });

  it('the year and whom it is for are not said of what a film is about', async () => {
    const { topic } = await knowledge.topic('houseplants for beginners 2026', ask);
    expect(topic?.name).toBe('houseplants');
  });

  it('a business near somebody is offered as that business', async () => {
    expect((await knowledge.offer('dentist near me', ask))?.keyword).toBe('dentist');
  });

  it('two names of this year are a comparison', async () => {
    const { comparison } = await knowledge.comparison('coffee vs tea 2026', ask);
    expect(comparison?.topic).toBe('coffee or tea');
  });
});

describe('a neighbour is offered and never told', () => {
  it.each([
    ['mozzarella', 'wider | Cheese, Mozzarella among them'],
    ['Atacama', 'wider | Deserts, Atacama among them'],
    ['electric guitars', 'wider | Guitar'],
    ['tabby cats', 'wider | Cats'],
    ['yoga for sciatica', 'wider | Yoga'],
    ['zumbrix', 'unknown'],
  ])('%s: %s', async (keyword, expected) => {
    expect(await understood(keyword)).toBe(expected);
    expect(await knowledge.ideas(keyword, ask)).toEqual([]);
    expect(await knowledge.quizQuestions(keyword, ask)).toEqual([]);
  });

  it('an idea that would fit many topics is none: "Top 10 dishes" for Thai food', async () => {
    for (const keyword of ['Thai food', 'Chinese food', 'Greek food']) {
      for (const { text } of await knowledge.ideas(keyword, ask)) {
        expect(text).not.toMatch(/^Top \d+ \w+$/);
      }
    }
  });

  it('the dictionary never speaks louder than what people wrote', async () => {
    expect(await titleOf('sharks')).toBe('9 things to know about sharks');
    const ideas = (await knowledge.ideas('sharks', ask)).map(({ text }) => text);
    expect(ideas.filter((text) => text.startsWith('Top'))).toEqual([]);
  });
});

describe('what is said around a topic stays, in its words and order', () => {
  it.each([
    ['cheap electric scooters for students', '10 cheap electric scooter tips for students'],
    ['best laptop for students', '10 laptop tips for students'],
    ['small business ideas for women', '10 small business ideas for women'],
    ['healthy snacks for kids', '10 healthy snacks for kids'],
  ])('%s: %s', async (keyword, title) => {
    expect(await titleOf(keyword)).toBe(title);
    expect((await knowledge.items(title, ask)).length).toBeGreaterThanOrEqual(10);
  });
});

describe('what is asked of a topic is told of it, or asked about', () => {
  it.each([
    ['how to start a podcast', '10 podcasting tips for beginners'],
    ['cheese types', '12 cheeses everyone should know'],
    ['human body facts', '9 things to know about the human body'],
    ['what is a black hole?', '9 things to know about black holes'],
    ['how do vaccines work', '9 things to know about vaccines'],
    ['learn piano', '10 piano tips for beginners'],
    ['travel hacks', '10 travel tips that make every trip easier'],
  ])('%s: %s', async (keyword, title) => {
    expect(await titleOf(keyword)).toBe(title);
    expect((await knowledge.items(title, ask)).length).toBeGreaterThanOrEqual(7);
  });

  it('mistakes come first where somebody asks for mistakes', async () => {
    expect(await titleOf('travel mistakes')).toMatch(/mistakes/);
  });

  it.each([
    ['golf swing', 'wider | Golf'],
    ['octopus tips', 'wider | Octopus'],
  ])('%s is nothing that we tell: %s', async (keyword, expected) => {
    expect(await understood(keyword)).toBe(expected);
  });

  it('a word of another name or another spelling is no wider topic', async () => {
    expect(await understood('cake decorating')).toBe('unknown');
    expect(await understood('house hacking')).toBe('unknown');
  });
});

describe('famous ones are people, and neither their game nor the places they play in', () => {
  it.each(['famous footballers', 'famous soccer players'])('%s', async (keyword) => {
    expect(await understood(keyword)).toBe('unknown');
    expect(await titleOf(keyword)).toBeUndefined();
    expect(await knowledge.quizQuestions(keyword, ask)).toEqual([]);
  });

  it('a dictionary that names some is asked, and its kinds of other things are still told', async () => {
    expect(await titleOf('famous conductors')).toMatch(/conductors$/);
    expect(await titleOf('famous hats')).toMatch(/kinds of hat$/);
  });
});

describe('a kind of things is a list of them', () => {
  it.each([
    ['mammals', '10 mammals worth knowing', 'Lion'],
    ['European country', '10 European countries worth knowing', 'France'],
    ['African countries', '10 African countries worth knowing', 'Egypt'],
    ['rodents', '9 rodents worth knowing', 'Squirrel'],
    ['famous people', '10 famous people worth knowing', 'Albert Einstein'],
  ])('%s: %s', async (keyword, title, item) => {
    expect(await titleOf(keyword)).toBe(title);
    const names = await knowledge.items(title, ask);
    expect(names.slice(0, 10)).toContain(item);
    for (const term of names.slice(0, 10)) {
      const facts = await knowledge.facts({ term, keyword: title, unit: '' }, ask);
      expect(facts.length, term).toBeGreaterThanOrEqual(3);
      expect((await knowledge.itemHints(title, term, ask)).objects, term).not.toEqual([]);
    }
    expect((await knowledge.quizQuestions(keyword, ask)).length).toBeGreaterThanOrEqual(5);
  });

  it('a point that needs its headline is told with it', async () => {
    const question = { term: 'Octopus', keyword: '10 sea animals worth knowing', unit: '' };
    const facts = await knowledge.facts(question, ask);
    expect(facts[0]).toBe('Three hearts, blue blood, and not a single bone.');
    expect(facts).toContain('Three hearts. Two pump blood to the gills, one to the body.');
    expect(facts).toContain('Some octopuses carry coconut shells around and hide inside.');
  });
});

describe('two names are a comparison', () => {
  it.each([
    'coffee or tea',
    'tea vs coffee',
    'Teas versus coffees',
    'difference between tea and coffee?',
  ])('%s', async (keyword) => {
    expect((await knowledge.comparison(keyword, ask)).comparison?.topic).toBe('coffee or tea');
    expect((await knowledge.understand(keyword, ask, 'comparison')).kind).toBe('known');
  });

  it('of things with the same checks, in the plural and wrongly spelled', async () => {
    const { comparison } = await knowledge.comparison('poodles vs beagels', ask);
    expect(comparison?.products.map(({ name }) => name)).toEqual(['Poodle', 'Beagle']);
  });

  it.each([
    ['paris or rome', 'Paris or Rome'],
    ['Which is better, Spain or Portugal?', 'Spain or Portugal'],
    ['is tea better than coffee', 'coffee or tea'],
    ['should I rent or buy?', 'rent or buy'],
    ['best laptop for students', 'laptops'],
    ['tent', 'tents'],
    ['gold or silver', 'gold or silver'],
    ['laptop or tablet', 'laptop or tablet'],
  ])('%s: %s', async (keyword, topic) => {
    expect((await knowledge.comparison(keyword, ask)).comparison?.topic).toBe(topic);
  });

  it('nothing is made up for what has no checks in common', async () => {
    expect((await knowledge.understand('octopus or gravity', ask, 'comparison')).kind).toBe(
      'unknown',
    );
    expect((await knowledge.understand('octopus', ask, 'comparison')).kind).toBe('unknown');
  });
});
