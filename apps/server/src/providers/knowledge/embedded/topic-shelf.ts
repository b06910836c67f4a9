import { readdir, readFile } from 'node:fs/promises';
import { singular } from '@reelwright/english';
import type { TopicList, TopicPack } from '@reelwright/wizards';
import type { Idea } from '../knowledge-port.ts';
import { topicListIdeas } from './topic-list-ideas.ts';
import { plainWords } from './words.ts';

const folder = new URL('../../../../../../library/topics/', import.meta.url);

/** One list of a topic, with every idea that announces it. */
export interface ShelfList {
  readonly pack: TopicPack;
  readonly list: TopicList;
  readonly ideas: readonly Idea[];
}

/** The topics that we know by heart, found by what people call them. */
export class TopicShelf {
  readonly packs: readonly TopicPack[];
  readonly lists: readonly ShelfList[];
  readonly #byKeyword = new Map<string, TopicPack>();
  readonly #byIdea = new Map<string, ShelfList>();

  constructor(packs: readonly TopicPack[]) {
    this.packs = packs;
    this.lists = packs.flatMap((pack) =>
      pack.lists.map((list) => ({ pack, list, ideas: topicListIdeas(list) })),
    );
    for (const pack of packs) {
      for (const name of [pack.title, pack.id.replaceAll('-', ' '), ...pack.keywords]) {
        const key = keywordKey(name);
        if (!this.#byKeyword.has(key)) this.#byKeyword.set(key, pack);
      }
    }
    for (const entry of this.lists) {
      for (const { text } of entry.ideas) this.#byIdea.set(ideaKey(text), entry);
    }
  }

  /** The topic that somebody means with a keyword, in singular or plural. */
  topicOf(keyword: string): TopicPack | undefined {
    return this.#byKeyword.get(keywordKey(keyword));
  }

  listsOf(pack: TopicPack): readonly ShelfList[] {
    return this.lists.filter((entry) => entry.pack === pack);
  }

  /** The list that an idea of ours announces, whatever number it says. */
  listOfIdea(idea: string): ShelfList | undefined {
    return this.#byIdea.get(ideaKey(idea));
  }
}

export async function readTopicShelf(): Promise<TopicShelf> {
  return new TopicShelf(await readTopicPacks());
}

/** Not held against the schema again: a test does that for every file that ships. */
export async function readTopicPacks(): Promise<readonly TopicPack[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(new URL(name, folder), 'utf8'))),
  );
}

/** 'The Coffee Drinks!' and 'coffee drink' are the same keyword. */
function keywordKey(keyword: string): string {
  const words = plainWords(keyword);
  const from = words[0] === 'the' && words.length > 1 ? 1 : 0;
  return words
    .slice(from)
    .map((word, at, all) => (at === all.length - 1 ? singular(word) : word))
    .join(' ');
}

function ideaKey(idea: string): string {
  return plainWords(idea)
    .map((word) => (/^\d+$/.test(word) ? '#' : word))
    .join(' ');
}
