import { ReadyOffer } from '@reelwright/wizards/affiliate';
import { ReadyComparison } from '@reelwright/wizards/comparison';
import { describe, expect, it } from 'vitest';
import { problemsOfThings } from '../src/knowledge-files/check-things.ts';
import { parseThings } from '../src/knowledge-files/parse-things.ts';
import { readKnowledgeFiles } from '../src/knowledge-files/read-knowledge-files.ts';
import { hasObject } from '../src/library/built-in/object-drawing.ts';
import { readArt } from '../src/library/built-in/read-art.ts';
import { createEmbeddedKnowledge } from '../src/providers/knowledge/embedded/embedded-knowledge.ts';
import { readMeanings } from '../src/providers/knowledge/embedded/meaning-shelf.ts';
import { readComparisons, readOffers } from '../src/providers/knowledge/embedded/ready-answers.ts';
import { readTopicShelf } from '../src/providers/knowledge/embedded/topic-shelf.ts';
import { createEmbeddedMeaning } from '../src/providers/sentence-meaning/embedded/embedded-meaning.ts';

const ask = { signal: new AbortController().signal, asker: 'test' };
const knowledge = createEmbeddedKnowledge();

describe('things that we know by heart', () => {
  it('are at least 1,200, and nothing is wrong with them that a program can see', async () => {
    const things = await readKnowledgeFiles('things', parseThings);
    expect(things.length).toBeGreaterThanOrEqual(1200);
    const hasPlace = async (name: string) =>
      (await readArt(`/library/places/${name}-3.webp`)) !== undefined;
    const thisYear = new Date().getFullYear();
    expect(await problemsOfThings(things, { hasObject, hasPlace, thisYear })).toEqual([]);
  });

  it.each([
    ['octopus', '9 things to know about octopuses'],
    ['Octopuses', '9 things to know about octopuses'],
    ['egypt', 'Egypt'],
    ['sharks', 'sharks'],
    ['air fryers', 'air fryer'],
    ['cheap air fryers for students', 'cheap air fryer tips'],
  ])('“%s” brings a film about it, never a neighbour’s', async (keyword, title) => {
    const [first] = await knowledge.ideas(keyword, ask);
    expect(first?.text).toContain(title);
    const names = await knowledge.items(first?.text ?? '', ask);
    expect(names.length).toBeGreaterThanOrEqual(7);
    for (const term of names.slice(0, 3)) {
      const about = { term, keyword: first?.text ?? '', unit: '' };
      expect(await knowledge.facts(about, ask), term).not.toEqual([]);
    }
  });

  it('are asked about when several are called so, and a neighbour is only offered', async () => {
    const python = await knowledge.understand('python', ask);
    expect(python).toMatchObject({ kind: 'which' });
    if (python.kind === 'which') {
      for (const { keyword } of python.choices) {
        expect((await knowledge.understand(keyword, ask)).kind, keyword).toBe('known');
      }
    }
    expect(await knowledge.understand('vegan burgers', ask)).toMatchObject({ kind: 'wider' });
    expect(await knowledge.ideas('vegan burgers', ask)).toEqual([]);
    expect(await knowledge.understand('qwzzrt', ask)).toMatchObject({ kind: 'unknown' });
  });

  it('are compared by what we know of both', async () => {
    const { comparison } = await knowledge.comparison('Labrador vs poodle', ask);
    expect(comparison?.products.map(({ name }) => name)).toEqual(['Labrador', 'Poodle']);
    expect(comparison?.features.length).toBeGreaterThanOrEqual(4);
  });

  it('lie where they were worked out to lie in meaning', async () => {
    const meaning = createEmbeddedMeaning();
    try {
      const [direction] = await meaning.embed(['home loan']);
      const { packs } = await readTopicShelf();
      const near = (await readMeanings(packs)).near(direction ?? new Float32Array(), 3);
      expect(near.map(({ title }) => title)).toContain('Mortgage');
    } finally {
      await meaning.close();
    }
  });
});

it('comparisons and offers are true to their schema', async () => {
  const comparisons = await readComparisons();
  expect(comparisons.length).toBeGreaterThanOrEqual(90);
  for (const one of comparisons) {
    expect(ReadyComparison.safeParse(one).error, one.topic).toBeUndefined();
  }
  for (const one of await readOffers()) {
    expect(ReadyOffer.safeParse(one).error, one.keyword).toBeUndefined();
  }
});
