import type { TopicPack } from '@reelwright/wizards';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMeaningsInDatabase } from '../src/features/knowledge/own/meanings-in-database.ts';
import { createEmbeddedKnowledge } from '../src/providers/knowledge/embedded/embedded-knowledge.ts';
import { MeaningShelf, packMeanings } from '../src/providers/knowledge/embedded/meaning-shelf.ts';
import { shippedLibrary } from '../src/providers/knowledge/embedded/shipped-library.ts';
import { gatherEntries } from '../src/providers/knowledge/own-knowledge.ts';
import type { SentenceMeaning } from '../src/providers/sentence-meaning/sentence-meaning-port.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const nothing = { topics: [], things: [] };
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

/** An engine for which everything that has one of its words means the same, and all else something different. */
function engineFor(words: RegExp): SentenceMeaning & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    prepare: () => {},
    close: async () => {},
    async embed(texts) {
      asked.push(...texts);
      return texts.map((text) => {
        const from = words.test(text) ? 0 : 16;
        return new Float32Array(384).fill(0.25, from, from + 16);
      });
    },
  };
}

const loaf = (name: string) =>
  [
    `# ${name}\n= blimzo ${name.toLowerCase()}\n> A crust that sings.`,
    ...Array.from({ length: 5 }, (_, at) => `Point ${at + 1} | It crackles ${at + 1} times.`),
  ].join('\n');
/** Nothing ships but a dictionary: the rest is beside the point, and takes long to read. */
const dictionaryOnly = {
  ...shippedLibrary,
  loadTopics: async () => nothing,
  loadComparisons: async () => [],
  loadOffers: async () => [],
  loadMeanings: async () => new MeaningShelf([], Buffer.alloc(0)),
};
const asking = { signal: new AbortController().signal, asker: 'test' };

async function openProcess(names: readonly string[], engine: SentenceMeaning) {
  const entries = await gatherEntries(names.map((name) => ({ kind: 'things', text: loaf(name) })));
  const knowledge = createEmbeddedKnowledge({
    meaning: engine,
    own: { read: async () => entries },
    library: dictionaryOnly,
    keptMeanings: createMeaningsInDatabase(database.db),
  });
  return async (keyword: string) => {
    const meaning = await knowledge.understand(keyword, asking, 'listicle');
    if (meaning.kind === 'known') return [meaning.title];
    return meaning.choices.map(({ keyword: offered }) => offered);
  };
}

it('an own entry is offered for a word that means it, and no process works out its place again', async () => {
  const words = /blimzo|qwurble/;
  const first = engineFor(words);
  const offered = await openProcess(['Zumbrix', 'Farmolo'], first);
  expect(await offered('qwurble')).toEqual(['Zumbrix', 'Farmolo']);
  expect(await offered('qwurble')).toEqual(['Zumbrix', 'Farmolo']);
  expect(first.asked.filter((text) => text.includes('blimzo'))).toHaveLength(2);
  const afterStart = engineFor(words);
  // One was renamed, one is new.
  const later = await openProcess(['Zumbrix', 'Farmolat', 'Ryelo'], afterStart);
  expect(await later('qwurble')).toEqual(['Zumbrix', 'Farmolat', 'Ryelo']);
  expect(afterStart.asked).toEqual([
    'qwurble',
    expect.stringContaining('Farmolat'),
    expect.stringContaining('Ryelo'),
  ]);
});

it('of two that lie equally near, the owner’s comes first', async () => {
  const engine = engineFor(/blimzo|qwurble/);
  const shipped = { title: 'Blimzo', keywords: ['blimzo'], related: [] } as unknown as TopicPack;
  const packs = [shipped];
  const library = {
    ...dictionaryOnly,
    loadMeanings: async () => new MeaningShelf(packs, await packMeanings(packs, engine)),
  };
  const entries = await gatherEntries([{ kind: 'things', text: loaf('Zumbrix') }]);
  const knowledge = createEmbeddedKnowledge({
    meaning: engine,
    own: { read: async () => entries },
    library,
  });
  const { choices } = (await knowledge.understand('qwurble', asking, 'listicle')) as {
    choices: readonly { keyword: string }[];
  };
  expect(choices.map(({ keyword }) => keyword)).toEqual(['Zumbrix', 'Blimzo']);
});

it('without an engine, own entries are found by their names', async () => {
  const broken = { ...engineFor(/./), embed: () => Promise.reject(new Error('gone')) };
  const offered = await openProcess(['Zumbrix'], broken);
  expect(await offered('qwurble')).toEqual([]);
  expect(await offered('zumbrix')).toEqual(['Zumbrix']);
});
