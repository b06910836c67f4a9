import { singular } from '@reelwright/english';
import type { TopicList, TopicPack } from '@reelwright/wizards';
import { parseThings } from '../../../knowledge-files/parse-things.ts';
import { parseTopics } from '../../../knowledge-files/parse-topics.ts';
import { readKnowledgeFiles } from '../../../knowledge-files/read-knowledge-files.ts';
import type { Thing } from '../../../knowledge-files/thing.ts';
import type { Idea } from '../knowledge-port.ts';
import { kept } from './kept.ts';
import { shortened, withoutPraise } from './qualifiers.ts';
import { packOfThing, type ShelfPack } from './thing-pack.ts';
import { topicListIdeas } from './topic-list-ideas.ts';
import { plainWords } from './words.ts';

/** One list of a topic, with every idea that announces it. */
export interface ShelfList {
  readonly pack: ShelfPack;
  readonly list: TopicList;
  readonly ideas: readonly Idea[];
}

/** What we know by heart, topics and single things, found by what people call them. */
export class TopicShelf {
  readonly packs: readonly ShelfPack[];
  readonly lists: readonly ShelfList[];
  readonly #byKeyword = new Map<string, ShelfPack[]>();
  readonly #byIdea = new Map<string, ShelfList>();
  readonly #byPlainIdea = new Map<string, ShelfList>();

  constructor(topics: readonly TopicPack[], things: readonly Thing[] = []) {
    const ofThings = things.map(packOfThing);
    const titles = new Map(topics.map((pack) => [keywordKey(pack.title), pack]));
    // What is a topic and a thing is one topic with the lists of both.
    const doubles = new Map(
      ofThings.flatMap((pack) => {
        const topic = titles.get(keywordKey(pack.title));
        return topic ? [[topic, pack] as const] : [];
      }),
    );
    const joined = topics.map((pack) => withListsOf(pack, doubles.get(pack)));
    const apart = ofThings.filter((pack) => !titles.has(keywordKey(pack.title)));
    this.packs = [...joined, ...apart];
    this.lists = this.packs.flatMap((pack) =>
      pack.lists.map((list) => ({ pack, list, ideas: topicListIdeas(list) })),
    );
    // A thing is meant rather than a topic that only lists its name among others: Egypt, not Africa.
    for (const pack of joined) this.#call(pack, [pack.title, pack.id.replaceAll('-', ' ')]);
    for (const pack of apart) this.#call(pack, pack.keywords);
    for (const pack of joined) this.#callUnlessTaken(pack, pack.keywords);
    for (const [key, packs] of [...this.#byKeyword]) {
      if (packs.length < 2) continue;
      for (const pack of packs) this.#callUnlessTaken(pack, [`${key} ${kindOf(pack)}`]);
    }
    for (const entry of this.lists) {
      for (const { text } of entry.ideas) {
        this.#byIdea.set(ideaKey(text), entry);
        this.#byPlainIdea.set(ideaKey(withoutPraise(plainWords(text)).join(' ')), entry);
      }
    }
  }

  #call(pack: ShelfPack, names: readonly string[]): void {
    for (const key of new Set(names.map(keywordKey))) {
      const called = this.#byKeyword.get(key);
      if (called) called.push(pack);
      else this.#byKeyword.set(key, [pack]);
    }
  }

  #callUnlessTaken(pack: ShelfPack, names: readonly string[]): void {
    this.#call(
      pack,
      names.filter((name) => !this.#byKeyword.has(keywordKey(name))),
    );
  }

  /** The topic or thing that somebody means with a keyword, in singular or plural. */
  topicOf(keyword: string): ShelfPack | undefined {
    return this.meaningsOf(keyword)[0];
  }

  /** All that are called so: 'jaguar' is an animal and a car. */
  meaningsOf(keyword: string): readonly ShelfPack[] {
    return this.#byKeyword.get(keywordKey(keyword)) ?? [];
  }

  listsOf(pack: TopicPack): readonly ShelfList[] {
    return this.lists.filter((entry) => entry.pack === pack);
  }

  /** The list that an idea of ours announces, whatever number it says. */
  listOfIdea(idea: string): ShelfList | undefined {
    const known = this.#byIdea.get(ideaKey(idea));
    if (known) return known;
    // "10 cheap electric bike tips for students" is the list of electric bike tips.
    return shortened(plainWords(idea))
      .map((words) => this.#byPlainIdea.get(ideaKey(withoutPraise(words).join(' '))))
      .find((entry) => entry !== undefined);
  }
}

/** What tells a thing from others of its name: the narrowest kind that it is one of. */
export function kindOf({ kinds = [], title }: ShelfPack): string {
  return kinds.at(-1) ?? title;
}

function withListsOf(pack: TopicPack, thing: ShelfPack | undefined): ShelfPack {
  if (!thing) return pack;
  return {
    ...pack,
    ...(thing.kinds && { kinds: thing.kinds }),
    keywords: [...new Set([...pack.keywords, ...thing.keywords])],
    lists: [...pack.lists, ...thing.lists],
    quiz: [...pack.quiz, ...thing.quiz],
  };
}

export async function readTopicShelf(): Promise<TopicShelf> {
  const [topics, things] = await Promise.all([
    readTopicPacks(),
    readKnowledgeFiles('things', parseThings),
  ]);
  return new TopicShelf(topics, things);
}

/** After this long without a question, it is let go. */
const idleMs = 10 * 60_000;

/** One shelf for everybody in this process who asks: wizards, and articles made of what we know. */
export const loadTopicShelf = kept(readTopicShelf, { idleMs });

/** Not held against the schema again: a test does that for every file that ships. */
export function readTopicPacks(): Promise<readonly TopicPack[]> {
  return readKnowledgeFiles('topics', parseTopics);
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
