import { describe, expect, it } from 'vitest';
import { createEmbeddedKnowledge } from './embedded-knowledge.ts';
import { readTopicShelf } from './topic-shelf.ts';
import { understandKeyword } from './understand-keyword.ts';
import { WordNet } from './wordnet.ts';

const knowledge = createEmbeddedKnowledge();
const ask = { signal: new AbortController().signal, asker: 'test' };

/** Common and odd ones, singular and plural, two words, with and without a topic of ours. */
const known = [
  'coffee',
  'dogs',
  'planets',
  'guitar',
  'laptop',
  'beaches',
  'football',
  'tea',
  'yoga',
  'SEO',
  'hat',
  'owls',
  'knife',
  'sandwich',
  'bridge',
  'boat',
  'sofa',
  'tent',
  'bicycle',
  'whale',
  'composer',
  'poets',
  'pirates',
  'penguin',
  'spider',
  'truck',
  'chair',
  'beard',
  'cactus',
  'shark',
  'violin',
  'parrot',
  'cake',
  'lizard',
  'hot dog',
  'electric cars',
  'drum',
  'affiliate marketing',
  'Personal Finance',
  'cofee',
  'guitr',
  'photograhpy',
  'food',
  'lamp',
  'snakes',
  'painter',
  'ship',
  'monkey',
  'butterfly',
  'shirt',
  'clock',
  'philosopher',
];
const unknown = ['qwzzrt', 'asdfgh jkl', '12345', '!!!', 'the', 'zumbrix'];

const listsOf = async (keyword: string) =>
  Promise.all(
    (await knowledge.ideas(keyword, ask)).map(async ({ text, kind }) => ({
      text,
      kind,
      items: await knowledge.items(text, ask),
    })),
  );

describe('what we know by ourselves', () => {
  it.each(known)('%s: ideas with items, and sentences about them', async (keyword) => {
    const lists = await listsOf(keyword);
    expect(lists).not.toEqual([]);
    const texts = lists.map(({ text }) => text.toLowerCase());
    expect(new Set(texts).size).toBe(texts.length);
    for (const { text, items } of lists) {
      const promised = Number(/\d+/.exec(text)?.[0]);
      expect(items.length, text).toBeGreaterThanOrEqual(promised);
      expect(new Set(items.map((item) => item.toLowerCase())).size, text).toBe(items.length);
    }
    const { text = '', items = [] } = lists[0] ?? {};
    for (const term of items.slice(0, 10)) {
      const facts = await knowledge.facts({ term, keyword: text, unit: '' }, ask);
      expect(facts.length, `${keyword}: ${term}`).toBeGreaterThan(0);
      for (const fact of facts) expect(fact).toMatch(/^["\p{Lu}\d].+[.!?]$/u);
    }
  });

  it.each(unknown)('%s: nothing, and nothing made up', async (keyword) => {
    expect(await knowledge.ideas(keyword, ask)).toEqual([]);
    expect(await knowledge.items(`top 10 ${keyword}`, ask)).toEqual([]);
    expect(await knowledge.quizQuestions(keyword, ask)).toEqual([]);
  });

  it('a and an, one and many are told apart in every sentence', async () => {
    const facts: string[] = [];
    for (const keyword of known) {
      for (const { text, items } of await listsOf(keyword)) {
        for (const term of items) {
          facts.push(...(await knowledge.facts({ term, keyword: text, unit: '' }, ask)));
        }
      }
    }
    expect(facts.length).toBeGreaterThan(1000);
    const wrong = facts.filter((sentence) =>
      /\b(?:[Aa] (?:[aei]\w+|one of)|[Aa]n [bcdfgjklmnpqrstvwxyz]|[Aa]n? (?:an?|the) |It are|They is|is are)\b/.test(
        // They begin like 'you' and 'one'.
        sentence.replace(/\b(?:eu\w+|Eu\w+|ewe)\b/g, 'X').replace(/[GD], A and|A is set/, ''),
      ),
    );
    expect(wrong).toEqual([]);
    const unfit = facts.filter((sentence) =>
      /\b(?:sexual|slur|penis|vagina|rape|nigger|whore|bitch|obscene|vulgar)\b/i.test(sentence),
    );
    expect(unfit).toEqual([]);
  });

  it('a topic is found by everything it is called', async () => {
    const [shelf, wordnet] = [await readTopicShelf(), await WordNet.read()];
    for (const { title, keywords } of shelf.packs) {
      for (const name of [title, ...keywords]) {
        // Some words are claimed by two topics: the first has them.
        const { pack, wider } = understandKeyword(shelf, wordnet, name);
        // What is only one of what the topic tells of is asked about: mozzarella, of cheese.
        const found = pack ?? wider?.[0]?.pack;
        expect(found?.title, name).toBe(shelf.topicOf(name)?.title);
      }
    }
    const [first] = await knowledge.ideas('time management', ask);
    expect(first?.text).toContain('time management');
  });

  it('a keyword alone says what its topic shows, for films that are no lists', async () => {
    expect((await knowledge.aboutList('world capitals', ask))?.objects).toContain('cityscape');
    expect(await knowledge.aboutList('zorbing', ask)).toBeUndefined();
  });

  it('an idea never borrows the items of another list', async () => {
    expect(await knowledge.items('Top 10 laptops', ask)).toEqual([]);
    expect(await knowledge.items('10 guitars under 500 dollars', ask)).toEqual([]);
    expect(await knowledge.items('top 10 coffee shops', ask)).toEqual([]);
    const myths = await knowledge.items('5 planet myths you should stop believing', ask);
    expect(myths[0]).toBe('Myth: Mercury is the hottest planet');
  });

  it('a word of many meanings is told as what it is one of, or not at all', async () => {
    const facts = (keyword: string, unit: string) =>
      knowledge.facts({ term: 'Mercury', keyword, unit }, ask).then((facts) => facts.join(' '));
    expect(await facts('planets', 'planet')).toContain('88 Earth days');
    expect(await facts('chemistry', 'element')).toContain('quicksilver');
    const car = { term: 'Jaguar', keyword: 'cars', unit: 'car' };
    expect((await knowledge.facts(car, ask)).join(' ')).not.toMatch(/cat|feline|animal/);
  });

  it.each([
    ['world war 2', 'World War II'],
    ['human body', 'the human body'],
    ['solar system', 'the solar system'],
    ['iphone', 'the iPhone'],
    ['ancient rome', 'ancient Rome'],
    ['dog', 'dogs'],
    ['coffee', 'coffee'],
    ['japan', 'Japan'],
    ['ww2', 'WW2'],
  ])('writes %s as %s', async (keyword, name) => {
    expect((await knowledge.topic(keyword, ask)).topic?.name).toBe(name);
  });

  it('adds no definition of a dictionary to what people wrote', async () => {
    const reefs = { term: 'Coral reefs', keyword: '8 things to know about crochet', unit: 'thing' };
    expect(await knowledge.facts(reefs, ask)).toEqual([
      'Thousands of people have crocheted woolly reefs for exhibitions.',
    ]);
  });

  it('suggests what people may mean, and nothing for noise', async () => {
    const words = (text: string, most: number) => knowledge.suggestions({ text, words: most }, ask);
    expect((await words('cof', 1))[0]).toBe('coffee');
    expect(await words('electric', 2)).toContain('electric car');
    expect(await words('xqz', 1)).toEqual([]);
    expect((await words('do', 1)).every((word) => !word.includes(' '))).toBe(true);
  });
});
